// What import refuses. What it means is test/corpus' question: conformance.py runs all cases on every engine.
#include "frontend/stablehlo/Import.h"
#include "test/frontend/stablehlo/CorpusFiles.h"

#include "gtest/gtest.h"

#include <nlohmann/json.hpp>

using namespace mlir;
namespace fs = std::filesystem;
using nlohmann::json;

// What must be refused is, with the words that its meta.json asks for.
TEST(ImportRefuses, RejectedCases) {
  size_t count = 0;
  for (const fs::path &path : gc::test::corpusTexts()) {
    if (!gc::test::isRejected(path))
      continue;
    SCOPED_TRACE(path.string());
    ++count;
    MLIRContext context;
    std::string messages;
    ScopedDiagnosticHandler handler(&context, [&](Diagnostic &diagnostic) {
      llvm::raw_string_ostream(messages) << diagnostic.getLocation() << ": " << diagnostic.str();
      return success();
    });
    EXPECT_FALSE(gc::importStableHlo(gc::test::readFile(path), path.string(), context));
    json meta = json::parse(gc::test::readFile(path.parent_path() / "meta.json"));
    for (const std::string word : meta["message_should_mention"])
      EXPECT_NE(StringRef(messages).lower().find(word), std::string::npos) << word << " is not in " << messages;
    EXPECT_NE(messages.find("program.mlir\":"), std::string::npos) << "no line in " << messages;
  }
  EXPECT_EQ(count, 3u);
}
