// What random programs hold.
#include "test/fuzz/graph/Generator.h"

using namespace mlir;
using namespace gc;
using namespace gc::fuzz;

static std::string classOf(Type element) {
  std::string text;
  llvm::raw_string_ostream(text) << element;
  return text;
}

// What an op's name and type do not show.
void Coverage::addFeatures(Operation *op) {
  auto note = [&](bool holds, const char *feature) {
    if (holds)
      ++features[feature];
  };
  auto shapes = [&](llvm::function_ref<bool(ArrayRef<int64_t>)> holds) {
    return llvm::any_of(op->getResultTypes(), [&](Type type) {
      auto tensor = dyn_cast<RankedTensorType>(type);
      return tensor && holds(tensor.getShape());
    });
  };
  static const std::set<int64_t> primes = {5, 7, 11, 13, 17, 31, 37, 67, 131, 509, 1021, 2053};
  note(shapes([](auto shape) { return llvm::is_contained(shape, 0); }), "size 0");
  note(shapes([](auto shape) { return llvm::any_of(shape, [](int64_t n) { return primes.count(n) > 0; }); }),
       "prime size");
  note(shapes([](auto shape) { return ShapedType::getNumElements(shape) > 20000; }), "large tensor");
  note(isa<func::CallOp>(op), "call");
  note(isa<ConstantOp>(op) && !cast<DenseElementsAttr>(cast<ConstantOp>(op).getValue()).isSplat(),
       "constant of many values");
  if (auto gather = dyn_cast<GatherOp>(op))
    note(!gather.getOperandBatchingDims().empty(), "gather with batching dimensions");
  if (auto scatter = dyn_cast<ScatterOp>(op)) {
    note(!scatter.getInputBatchingDims().empty(), "scatter with batching dimensions");
    note(scatter.getInputs().size() > 1, "scatter of several");
    note(scatter.getKind() == Monoid::region, "scatter by region");
  }
  if (auto reduce = dyn_cast<ReduceOp>(op)) {
    note(reduce.getInputs().size() > 1, "reduction of several");
    note(reduce.getKind() == Monoid::region, "reduction by region");
    note(reduce.getInputs()[0].getDefiningOp<WindowsOp>() != nullptr, "reduction of windows");
  }
  if (auto dot = dyn_cast<DotOp>(op)) {
    note(getElementTypeOrSelf(dot.getLhs()) != getElementTypeOrSelf(dot.getResult()), "contraction into a wider type");
    note(dot.getLhs().getDefiningOp<WindowsOp>() != nullptr, "contraction of windows");
  }
  if (auto sort = dyn_cast<SortOp>(op))
    note(sort.getInputs().size() > 1, "sort of several");
  if (auto compare = dyn_cast<CompareOp>(op))
    note(compare.getTotalOrder(), "comparison in total order");
}

void Coverage::add(ModuleOp module) {
  ++programs;
  module.walk([&](Operation *op) { addFeatures(op); });
  module.walk([&](Operation *op) {
    if (op->getName().getDialectNamespace() != "gc")
      return;
    std::string name = op->getName().getStringRef().str(), form, type = "none";
    for (Operation *parent = op->getParentOp(); parent && !isa<func::FuncOp>(parent); parent = parent->getParentOp())
      form = parent->getName().stripDialect().str() + (form.empty() ? "" : "/" + form);
    form = form.empty() ? "top" : form;
    ++ops[name];
    ++forms[form];
    if (op->getNumResults())
      if (auto tensor = dyn_cast<RankedTensorType>(op->getResult(0).getType())) {
        type = classOf(tensor.getElementType());
        ++types[type];
        ++ranks[std::to_string(tensor.getRank())];
      }
    ++cells[name + " " + type + " " + form];
  });
  for (auto function : module.getOps<func::FuncOp>())
    for (unsigned i = 0; i < function.getNumArguments(); ++i) {
      Type element = getElementTypeOrSelf(function.getArgumentTypes()[i]);
      ++types[classOf(element)];
      auto fill = function.getArgAttrOfType<StringAttr>(i, "fuzz.fill");
      features["argument with NaN, infinities and subnormals"] += fill && fill.getValue() == "special";
      features["argument of reals"] += fill && fill.getValue() == "normal";
      if (auto alias = function.getArgAttrOfType<IntegerAttr>(i, "gc.alias"))
        ++features[alias.getInt() < 0 ? "donated without a result" : "donated to a result"];
    }
}

std::string Coverage::missing(MLIRContext &context, int64_t least) const {
  // Not of one device's programs before fusion: they have tests of their own.
  static const std::set<std::string> elsewhere = {"gc.mesh",           "gc.all_reduce",   "gc.all_gather",
                                                  "gc.reduce_scatter", "gc.device_index", "gc.fusion",
                                                  "gc.grad",           "gc.jvp",          "gc.vmap"};
  std::string text;
  auto need = [&](const std::map<std::string, int64_t> &counts, const std::string &name) {
    auto it = counts.find(name);
    int64_t count = it == counts.end() ? 0 : it->second;
    if (count < least)
      text += name + " was seen " + std::to_string(count) + " times\n";
  };
  for (RegisteredOperationName name : opsOf(context))
    if (!elsewhere.count(name.getStringRef().str()))
      need(ops, name.getStringRef().str());
  for (Type element : Generator(context, 0, true).elementTypes)
    need(types, classOf(element));
  for (const char *form : {"top", "scan", "while", "case", "scan/scan", "scan/while", "scan/case", "while/case"})
    need(forms, form);
  for (Type part : {Type(Float32Type::get(&context)), Type(Float64Type::get(&context))})
    need(types, classOf(ComplexType::get(part)));
  for (const char *feature : {"size 0",
                              "prime size",
                              "large tensor",
                              "call",
                              "constant of many values",
                              "gather with batching dimensions",
                              "scatter with batching dimensions",
                              "scatter of several",
                              "scatter by region",
                              "reduction of several",
                              "reduction by region",
                              "reduction of windows",
                              "contraction into a wider type",
                              "contraction of windows",
                              "sort of several",
                              "comparison in total order",
                              "argument with NaN, infinities and subnormals",
                              "argument of reals",
                              "donated without a result",
                              "donated to a result"})
    need(features, feature);
  for (int rank = 0; rank < 8; ++rank)
    need(ranks, std::to_string(rank));
  return text;
}
