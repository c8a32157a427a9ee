// What makes a function of another one that it transforms.
#ifndef GC_PASSES_AUTODIFF_COMPOSER_H
#define GC_PASSES_AUTODIFF_COMPOSER_H

#include "passes/autodiff/Compose.h"

#include "ir/dialect/Arguments.h"
#include "ir/dialect/Gc.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/SymbolTable.h"

namespace gc {

// A function being made of another one: its arguments, then ops, then the results.
class Composer {
public:
  Composer(mlir::func::FuncOp from, llvm::StringRef suffix)
      : b(from.getContext()), from(from),
        made(mlir::func::FuncOp::create(b, from.getLoc(), (from.getName() + "_" + suffix).str(),
                                        b.getFunctionType({}, {}))) {
    made.setPrivate();
    made.addEntryBlock();
    b.setInsertionPointToStart(&made.getBody().front());
  }

  mlir::Value addArgument(mlir::Type type, llvm::ArrayRef<mlir::NamedAttribute> attributes = {}) {
    mlir::Block &body = made.getBody().front();
    argumentAttrs.push_back(b.getDictionaryAttr(attributes));
    return body.addArgument(type, from.getLoc());
  }
  // One per argument of `from`, of the types that `typeOf` makes of theirs.
  llvm::SmallVector<mlir::Value> addArguments(llvm::function_ref<mlir::Type(unsigned, mlir::Type)> typeOf) {
    llvm::SmallVector<mlir::Value> out;
    for (auto [i, type] : llvm::enumerate(from.getArgumentTypes()))
      out.push_back(addArgument(typeOf(i, type), kept(from.getArgAttrDict(i), typeOf(i, type) == type)));
    return out;
  }
  llvm::SmallVector<mlir::Value> addArguments() {
    return addArguments([](unsigned, mlir::Type type) { return type; });
  }

  void addResult(mlir::Value value, llvm::ArrayRef<mlir::NamedAttribute> attributes = {}) {
    results.push_back(value);
    resultAttrs.push_back(b.getDictionaryAttr(attributes));
  }
  void addOwnResults(mlir::ValueRange values) {
    for (auto [i, value] : llvm::enumerate(values))
      addResult(value, kept(from.getResultAttrDict(i)));
  }

  // PREFIX/NAME, where there is a name and the new one is not taken.
  llvm::SmallVector<mlir::NamedAttribute> named(llvm::StringRef prefix, mlir::DictionaryAttr of) {
    auto name = of ? of.getAs<mlir::StringAttr>("gc.name") : mlir::StringAttr();
    if (!name)
      return {};
    std::string made = (prefix + "/" + name.getValue()).str();
    for (unsigned i = 2; isTaken(made); ++i)
      made = (prefix + "." + llvm::Twine(i) + "/" + name.getValue()).str();
    return {b.getNamedAttr("gc.name", b.getStringAttr(made))};
  }

  Composed finish(mlir::Operation *transform = nullptr) {
    mlir::func::ReturnOp::create(b, from.getLoc(), results);
    made.setFunctionType(
        b.getFunctionType(made.getBody().front().getArgumentTypes(), mlir::ValueRange(results).getTypes()));
    made.setAllArgAttrs(argumentAttrs);
    made.setAllResultAttrs(resultAttrs);
    auto module = from->getParentOfType<mlir::ModuleOp>();
    mlir::SymbolTable(module).insert(made, std::next(mlir::Block::iterator(from)));
    mlir::SymbolTableCollection symbols;
    auto user = llvm::dyn_cast_or_null<mlir::SymbolUserOpInterface>(transform);
    if (!user || mlir::succeeded(user.verifySymbolUses(symbols)))
      return made;
    made.erase();
    return mlir::failure();
  }

  // What still holds: not whose memory is whose, nor how dimensions are sharded; what they are called where the type is
  // the same.
  static llvm::SmallVector<mlir::NamedAttribute> kept(mlir::DictionaryAttr of, bool sameType = true) {
    if (!of)
      return {};
    return llvm::filter_to_vector(of, [sameType](mlir::NamedAttribute attr) {
      llvm::StringRef name = attr.getName().strref();
      return name == "gc.name" || name == "gc.role" ||
             (llvm::is_contained(kArgumentDescriptions, name) && (name != "gc.dims" || sameType));
    });
  }

  llvm::ArrayRef<mlir::NamedAttribute> attributesOf(unsigned argument) const {
    return argumentAttrs[argument].getValue();
  }
  llvm::StringRef callee() { return from.getName(); }

  mlir::OpBuilder b;
  mlir::func::FuncOp from, made;

private:
  bool isTaken(llvm::StringRef name) const {
    return llvm::any_of(llvm::concat<const mlir::DictionaryAttr>(argumentAttrs, resultAttrs),
                        [&](mlir::DictionaryAttr attrs) {
                          auto other = attrs.getAs<mlir::StringAttr>("gc.name");
                          return other && other.getValue() == name;
                        });
  }

  llvm::SmallVector<mlir::DictionaryAttr> argumentAttrs, resultAttrs;
  llvm::SmallVector<mlir::Value> results;
};

} // namespace gc

#endif
