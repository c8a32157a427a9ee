// The corpus' texts: all parse, our prints parse again, the pretty form is JAX's own text and the generic form equals
// the one that JAX prints beside it.
#include "frontend/stablehlo/Dialects.h"
#include "test/frontend/stablehlo/CorpusFiles.h"

#include "mlir/IR/AsmState.h"
#include "mlir/IR/MLIRContext.h"
#include "mlir/IR/OwningOpRef.h"
#include "mlir/Parser/Parser.h"
#include "gtest/gtest.h"

#include <regex>

using namespace mlir;
namespace fs = std::filesystem;

namespace {

struct Text : testing::Test {
  Text() : context(registry()) { context.loadAllAvailableDialects(); }
  static DialectRegistry registry() {
    DialectRegistry registry;
    gc::registerInputDialects(registry);
    return registry;
  }
  OwningOpRef<ModuleOp> parse(const std::string &text, const std::string &name) {
    return parseSourceString<ModuleOp>(text, ParserConfig(&context), name);
  }
  static std::string print(ModuleOp module, bool generic, bool locations = false) {
    std::string out;
    llvm::raw_string_ostream stream(out);
    OpPrintingFlags flags;
    if (generic)
      flags.printGenericOpForm();
    if (locations)
      flags.enableDebugInfo();
    module.print(stream, flags);
    return out;
  }
  MLIRContext context;
};

// JAX sets arg_attrs and res_attrs on most functions, also where every dictionary is empty: the pretty form does not
// tell.
std::string withoutEmptyAttrs(const std::string &text) {
  static const std::regex arguments("arg_attrs = \\[\\{\\}(, \\{\\})*\\], "),
      results(", res_attrs = \\[\\{\\}(, \\{\\})*\\]");
  return std::regex_replace(std::regex_replace(text, arguments, ""), results, "");
}

std::string trimmed(const std::string &text) {
  return StringRef(text).trim().str();
}

TEST_F(Text, EveryTextParsesAndItsPrintsParseToTheSame) {
  size_t count = 0;
  for (const fs::path &path : gc::test::corpusTexts()) {
    if (gc::test::isRejected(path))
      continue;
    SCOPED_TRACE(path.string());
    ++count;
    OwningOpRef<ModuleOp> module = parse(gc::test::readFile(path), path.string());
    EXPECT_TRUE(module);
    if (!module)
      continue;
    std::string generic = print(*module, true), pretty = print(*module, false);
    OwningOpRef<ModuleOp> again = parse(generic, "generic"), fromPretty = parse(pretty, "pretty");
    EXPECT_TRUE(again);
    EXPECT_TRUE(fromPretty);
    if (!again || !fromPretty)
      continue;
    EXPECT_EQ(print(*again, true), generic);
    // Attributes that have their default are not in the pretty form.
    EXPECT_EQ(print(*fromPretty, false), pretty);
  }
  EXPECT_GT(count, 20u);
}

// JAX names the module; texts without such a header were written by hand, in forms of their own.
TEST_F(Text, PrettyFormIsTheTextOfJax) {
  size_t count = 0;
  for (const fs::path &path : gc::test::corpusTexts()) {
    std::string text = gc::test::readFile(path);
    if (gc::test::isRejected(path) || !StringRef(text).starts_with("module @jit"))
      continue;
    SCOPED_TRACE(path.string());
    ++count;
    OwningOpRef<ModuleOp> module = parse(text, path.string());
    ASSERT_TRUE(module);
    EXPECT_EQ(trimmed(print(*module, false)), trimmed(text));
  }
  EXPECT_GT(count, 10u);
}

TEST_F(Text, GenericFormEqualsJax) {
  size_t count = 0;
  for (const fs::path &path : gc::test::corpusTexts()) {
    std::string name = path.filename().string();
    if (!StringRef(name).ends_with(".generic.mlir"))
      continue;
    SCOPED_TRACE(path.string());
    ++count;
    fs::path pretty = path;
    pretty.replace_filename(StringRef(name).drop_back(strlen(".generic.mlir")).str() + ".mlir");
    OwningOpRef<ModuleOp> module = parse(gc::test::readFile(pretty), pretty.string());
    ASSERT_TRUE(module);
    std::string expected = gc::test::readFile(path);
    EXPECT_EQ(trimmed(withoutEmptyAttrs(print(*module, true))), trimmed(withoutEmptyAttrs(expected)));
    // Read from the generic form, nothing is missing.
    OwningOpRef<ModuleOp> same = parse(expected, path.string());
    ASSERT_TRUE(same);
    EXPECT_EQ(trimmed(print(*same, true)), trimmed(expected));
  }
  EXPECT_EQ(count, 6u);
}

TEST_F(Text, LocationsSurvive) {
  for (const fs::path &path : gc::test::corpusTexts()) {
    if (path.parent_path().filename() != "form_locations")
      continue;
    OwningOpRef<ModuleOp> module = parse(gc::test::readFile(path), path.string());
    ASSERT_TRUE(module);
    std::string text = print(*module, false, /*locations=*/true);
    OwningOpRef<ModuleOp> again = parse(text, "locations");
    ASSERT_TRUE(again);
    EXPECT_EQ(print(*again, false, /*locations=*/true), text);
    EXPECT_NE(text.find("loc(\"p['l0']['w']\")"), std::string::npos);
  }
}

} // namespace
