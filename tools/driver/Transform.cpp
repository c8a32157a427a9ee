#include "tools/driver/Transform.h"

#include "tools/driver/HostArray.h"
#include "tools/driver/Suggest.h"

#include "passes/autodiff/Compose.h"
#include "passes/autodiff/Passes.h"
#include "passes/canonical/Passes.h"
#include "runtime/base/Status.h"

#include "absl/strings/ascii.h"
#include "absl/strings/numbers.h"
#include "absl/strings/str_cat.h"
#include "mlir/Pass/PassManager.h"

using namespace mlir;

namespace gc {

namespace {

// A word of a value and where it stands.
struct Item {
  std::string text;
  size_t at;
  bool quoted = false;
};

struct Words {
  std::vector<Item> items;
  size_t at = 0;
  bool list = false;
};

struct Node {
  std::string name;
  size_t at = 0;
  std::unique_ptr<Node> of; // null: a function
  struct Keyword {
    std::string key;
    size_t at;
    Words value;
  };
  std::vector<Keyword> keywords;

  const Words *find(std::string_view key) const {
    for (const Keyword &keyword : keywords)
      if (keyword.key == key)
        return &keyword.value;
    return nullptr;
  }
};

const std::vector<std::string> kTransforms = {"grad", "hessian",        "jacfwd", "jacrev",
                                              "jvp",  "value_and_grad", "vjp",    "vmap"};

bool isTransform(const std::string &name) {
  return std::find(kTransforms.begin(), kTransforms.end(), name) != kTransforms.end();
}
std::vector<std::string> keysOf(const std::string &name) {
  return name == "vmap" ? std::vector<std::string>{"in_axes", "out_axes", "axis_size"}
                        : std::vector<std::string>{"wrt"};
}

// Where an error's text points.
struct Text {
  std::string text;
  std::string source = "expression";

  absl::Status error(size_t at, const std::string &message) const {
    return absl::InvalidArgumentError(
        absl::StrCat(source, ":", at + 1, ": ", message, "\n  ", text, "\n  ", std::string(at, ' '), "^"));
  }
};

class Parser {
public:
  explicit Parser(const Text &text) : in(text), text(text.text) {}

  absl::StatusOr<std::unique_ptr<Node>> parse() {
    GC_ASSIGN_OR_RETURN(std::unique_ptr<Node> node, expression());
    skipSpace();
    if (at < text.size())
      return in.error(at, absl::StrCat("'", text.substr(at), "' follows what is complete"));
    return node;
  }

  // A value alone, as --wrt has it.
  absl::StatusOr<Words> parseValue() {
    GC_ASSIGN_OR_RETURN(Words parsed, value());
    skipSpace();
    if (at < text.size())
      return in.error(at, absl::StrCat("'", text.substr(at), "' follows what is complete"));
    return parsed;
  }

private:
  void skipSpace() {
    while (at < text.size() && absl::ascii_isspace(text[at]))
      ++at;
  }
  bool take(char c) {
    skipSpace();
    if (at >= text.size() || text[at] != c)
      return false;
    ++at;
    return true;
  }
  absl::Status expect(char c, const std::string &why) {
    if (take(c))
      return absl::OkStatus();
    return in.error(at, absl::StrCat("'", std::string(1, c), "' is missing ", why));
  }
  std::string word() {
    skipSpace();
    size_t start = at;
    while (at < text.size() && (absl::ascii_isalnum(text[at]) || text[at] == '_' || text[at] == '.' || text[at] == '-'))
      ++at;
    return text.substr(start, at - start);
  }

  absl::StatusOr<std::unique_ptr<Node>> expression() {
    if (++depth > 64)
      return in.error(at, "more than 64 transformations lie in each other");
    auto node = std::make_unique<Node>();
    skipSpace();
    node->at = at;
    node->name = word();
    if (node->name.empty())
      return in.error(at, "a transformation or a function's name is missing");
    if (!take('('))
      return node;
    if (!isTransform(node->name))
      return in.error(node->at, absl::StrCat("no transformation is called '", node->name, "'",
                                             suggestion(node->name, kTransforms)));
    GC_ASSIGN_OR_RETURN(node->of, expression());
    while (take(','))
      GC_RETURN_IF_ERROR(keyword(*node));
    GC_RETURN_IF_ERROR(expect(')', absl::StrCat("after the arguments of ", node->name)));
    return node;
  }

  absl::Status keyword(Node &node) {
    skipSpace();
    size_t start = at;
    std::string key = word();
    std::vector<std::string> known = keysOf(node.name);
    if (std::find(known.begin(), known.end(), key) == known.end())
      return in.error(start, absl::StrCat(node.name, " has no argument '", key, "'", suggestion(key, known)));
    if (node.find(key))
      return in.error(start, absl::StrCat("'", key, "' is given twice"));
    GC_RETURN_IF_ERROR(expect('=', absl::StrCat("after ", key)));
    GC_ASSIGN_OR_RETURN(Words parsed, value());
    node.keywords.push_back({key, start, std::move(parsed)});
    return absl::OkStatus();
  }

  absl::StatusOr<Words> value() {
    Words out;
    skipSpace();
    out.at = at;
    out.list = take('[');
    if (out.list && take(']'))
      return out;
    do {
      GC_ASSIGN_OR_RETURN(Item found, item());
      out.items.push_back(std::move(found));
    } while (take('|') || (out.list && take(',')));
    if (out.list)
      GC_RETURN_IF_ERROR(expect(']', "at the end of the list"));
    return out;
  }

  absl::StatusOr<Item> item() {
    skipSpace();
    Item out{"", at};
    if (at < text.size() && (text[at] == '\'' || text[at] == '"')) {
      size_t end = text.find(text[at], at + 1);
      if (end == std::string::npos)
        return in.error(at, "the quote is not closed");
      out.text = text.substr(at + 1, end - at - 1);
      out.quoted = true;
      at = end + 1;
      return out;
    }
    while (at < text.size() && !absl::ascii_isspace(text[at]) &&
           std::string_view("|,()[]=").find(text[at]) == std::string_view::npos)
      out.text += text[at++];
    if (out.text.empty())
      return in.error(at, "a value is missing");
    return out;
  }

  const Text &in;
  const std::string &text;
  size_t at = 0;
  int depth = 0;
};

// * stands for any text, ? for any character.
bool matches(std::string_view pattern, std::string_view name) {
  if (pattern.empty())
    return name.empty();
  if (pattern[0] == '*') {
    for (size_t skip = 0; skip <= name.size(); ++skip)
      if (matches(pattern.substr(1), name.substr(skip)))
        return true;
    return false;
  }
  return !name.empty() && (pattern[0] == '?' || pattern[0] == name[0]) && matches(pattern.substr(1), name.substr(1));
}

std::vector<std::string> namesOf(func::FuncOp function) {
  std::vector<std::string> names;
  for (unsigned i = 0; i < function.getNumArguments(); ++i) {
    auto name = function.getArgAttrOfType<StringAttr>(i, "gc.name");
    names.push_back(name ? name.str() : numberedName("in", i));
  }
  return names;
}

// Names, and their folders as patterns: what a pattern that matches nothing may have meant.
std::vector<std::string> patternsOf(const std::vector<std::string> &names) {
  std::vector<std::string> out = names;
  for (const std::string &name : names)
    for (size_t i = name.find('/'); i != std::string::npos; i = name.find('/', i + 1))
      if (std::string folder = name.substr(0, i + 1) + "*"; !llvm::is_contained(out, folder))
        out.push_back(folder);
  return out;
}

class Transformer {
public:
  Transformer(ModuleOp module, const Text &text, const TransformDefaults &defaults)
      : module(module), text(text), defaults(defaults), defaultText{defaults.wrt, "--wrt"} {}

  absl::StatusOr<func::FuncOp> apply(const Node &node) {
    if (!node.of)
      return functionOf(node);
    GC_ASSIGN_OR_RETURN(func::FuncOp function, apply(*node.of));
    Composed made = failure();
    if (node.name == "vmap") {
      GC_ASSIGN_OR_RETURN(made, applyVmap(node, function));
    } else {
      GC_ASSIGN_OR_RETURN(SmallVector<int64_t> wrt, wrtOf(node, function));
      made = node.name == "grad"             ? composeGrad(function, wrt)
             : node.name == "value_and_grad" ? composeGrad(function, wrt, /*value=*/true)
             : node.name == "jvp"            ? composeJvp(function, wrt)
             : node.name == "vjp"            ? composeVjp(function, wrt)
             : node.name == "jacfwd"         ? composeJacfwd(function, wrt)
             : node.name == "jacrev"         ? composeJacrev(function, wrt)
                                             : composeHessian(function, wrt);
    }
    if (failed(made))
      return text.error(node.at, absl::StrCat("the function cannot be transformed by ", node.name));
    return *made;
  }

private:
  absl::StatusOr<func::FuncOp> functionOf(const Node &node) {
    if (auto function = module.lookupSymbol<func::FuncOp>(node.name); function && !function.isExternal())
      return function;
    std::vector<std::string> known = kTransforms;
    for (auto function : module.getOps<func::FuncOp>())
      known.push_back(function.getName().str());
    if (isTransform(node.name))
      return text.error(node.at, absl::StrCat(node.name, " transforms a function: write ", node.name, "(main)"));
    return text.error(node.at,
                      absl::StrCat("the program has no function '", node.name, "'", suggestion(node.name, known)));
  }

  absl::StatusOr<SmallVector<int64_t>> wrtOf(const Node &node, func::FuncOp function) {
    bool innermost = !usedDefault;
    usedDefault = true;
    if (const Words *value = node.find("wrt"))
      return numbersOf(*value, function, text);
    if (!innermost || defaults.wrt.empty()) {
      if (function.getNumArguments() == 0)
        return text.error(node.at, "the function has no arguments to differentiate for");
      return SmallVector<int64_t>{0};
    }
    GC_ASSIGN_OR_RETURN(Words value, Parser(defaultText).parseValue());
    return numbersOf(value, function, defaultText);
  }

  static absl::StatusOr<SmallVector<int64_t>> numbersOf(const Words &value, func::FuncOp function, const Text &text) {
    SmallVector<int64_t> out;
    std::vector<std::string> names = namesOf(function);
    for (const Item &item : value.items) {
      int64_t number;
      if (!item.quoted && absl::SimpleAtoi(item.text, &number)) {
        if (number < 0 || number >= int64_t(names.size()))
          return text.error(item.at,
                            absl::StrCat("there is no argument ", number, "; the function has ", names.size()));
        if (!llvm::is_contained(out, number))
          out.push_back(number);
        continue;
      }
      bool any = false;
      for (auto [i, name] : llvm::enumerate(names)) {
        if (!matches(item.text, name))
          continue;
        any = true;
        if (!llvm::is_contained(out, int64_t(i)))
          out.push_back(i);
      }
      if (!any)
        return text.error(item.at, absl::StrCat("'", item.text, "' matches no argument's name",
                                                suggestion(item.text, patternsOf(names))));
    }
    if (out.empty())
      return text.error(value.at, "wrt names no argument");
    return out;
  }

  absl::StatusOr<Composed> applyVmap(const Node &node, func::FuncOp function) {
    int64_t size = defaults.axisSize;
    if (const Words *value = node.find("axis_size"))
      if (value->list || value->items.size() != 1 || !absl::SimpleAtoi(value->items[0].text, &size) || size < 1)
        return text.error(value->at, "axis_size is a number of examples, at least 1");
    if (size < 1)
      return text.error(node.at, "vmap needs axis_size=N, or --axis-size N: shapes are static, and the program's are "
                                 "those of one example");
    GC_ASSIGN_OR_RETURN(SmallVector<int64_t> in, axesOf(node.find("in_axes"), function.getArgumentTypes(), "argument"));
    GC_ASSIGN_OR_RETURN(SmallVector<int64_t> out, axesOf(node.find("out_axes"), function.getResultTypes(), "result"));
    if (llvm::all_of(in, [](int64_t axis) { return axis < 0; }))
      return text.error(node.at, "vmap batches no argument: give one a dimension in in_axes");
    return composeVmap(function, in, out, size);
  }

  absl::StatusOr<SmallVector<int64_t>> axesOf(const Words *value, ArrayRef<Type> types, const char *what) {
    if (!value)
      return SmallVector<int64_t>(types.size(), 0);
    if (value->list ? value->items.size() != types.size() : value->items.size() != 1)
      return text.error(value->at, absl::StrCat("there are ", value->items.size(), " axes for ", types.size(), " ",
                                                what, "s; give one each, or one for all"));
    SmallVector<int64_t> out;
    for (auto [i, type] : llvm::enumerate(types)) {
      const Item &item = value->items[value->list ? i : 0];
      std::string word = absl::AsciiStrToLower(item.text);
      if (word == "null" || word == "none") {
        out.push_back(-1);
        continue;
      }
      int64_t axis, rank = cast<RankedTensorType>(type).getRank() + 1;
      if (!absl::SimpleAtoi(word, &axis) || axis < -rank || axis >= rank)
        return text.error(item.at, absl::StrCat("'", item.text, "' is no dimension of ", what, " ", i, ", of rank ",
                                                rank, " with the examples; null: not batched"));
      out.push_back(axis < 0 ? axis + rank : axis);
    }
    return out;
  }

  ModuleOp module;
  const Text &text;
  const TransformDefaults &defaults;
  Text defaultText;
  bool usedDefault = false; // by the innermost, which comes first
};

} // namespace

absl::Status transformProgram(ModuleOp module, const std::string &expression, const TransformDefaults &defaults) {
  Text text{expression};
  GC_ASSIGN_OR_RETURN(std::unique_ptr<Node> node, Parser(text).parse());
  GC_ASSIGN_OR_RETURN(func::FuncOp function, Transformer(module, text, defaults).apply(*node));
  makeMain(function);
  PassManager manager(module.getContext());
  manager.addPass(createExpandTransformsPass());
  manager.addPass(createInlineCallsPass());
  manager.addNestedPass<func::FuncOp>(createSimplifyPass());
  return succeeded(manager.run(module))
             ? absl::OkStatus()
             : absl::InvalidArgumentError(absl::StrCat("the program cannot be transformed by ", expression));
}

} // namespace gc
