// The state of one import, and the tables of its rows.
#ifndef GC_FRONTEND_STABLEHLO_IMPORTER_H
#define GC_FRONTEND_STABLEHLO_IMPORTER_H

#include "frontend/stablehlo/Dialects.h"
#include "ir/dialect/Gc.h"

#include "mlir/IR/Builders.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/StringMap.h"

namespace gc {

class Importer;

struct AttrName {
  llvm::StringRef from, to;
};

// How one op is imported: by `function`, or as the gc op `to` with the same operands and result types and with the
// attributes in `attrs`, renamed (integers and integer lists as they are). `to` beside a function is what that makes,
// with the same operands and results: the export reads rows backwards.
struct ImportRow {
  llvm::StringRef from, to;
  std::vector<AttrName> attrs;
  llvm::LogicalResult (*function)(mlir::Operation *op, Importer &importer) = nullptr;
  // Complex operands and results are taken as two values each; else complexRows() says how they are imported.
  bool takesParts = false;
};

// A complex value: gc computes on real tensors, and only arguments and results of a program are complex.
struct ComplexParts {
  mlir::Value real, imaginary;
};

// Each family's rows (ImportOps.cpp, ImportStructured.cpp, ImportControl.cpp, …).
std::vector<ImportRow> plainRows();
std::vector<ImportRow> structuredRows();
std::vector<ImportRow> controlRows();
std::vector<ImportRow> expansionRows();
std::vector<ImportRow> functionRows();
std::vector<ImportRow> linearAlgebraRows();
std::vector<ImportRow> randomRows();
std::vector<ImportRow> staticRows();
std::vector<ImportRow> windowRows();
// Of ops with complex operands or results.
std::vector<ImportRow> complexRows();
std::vector<ImportRow> fourierRows();

// A composite whose name begins with "gc." (ImportMarkers.cpp).
llvm::LogicalResult importMarker(stablehlo::CompositeOp composite, Importer &importer);

// Erases the ops of a module's body that others have replaced; they may use each other's symbols and values.
void eraseReplaced(llvm::ArrayRef<mlir::Operation *> ops);

// The numbers of an operand that folds.
llvm::FailureOr<llvm::SmallVector<int64_t>> readConstant(mlir::Operation *op, Importer &importer, unsigned operand);
// A constant shape operand must be the result's shape.
llvm::LogicalResult checkShape(mlir::Operation *op, Importer &importer, unsigned operand);

// What is refused (ImportRefusals.cpp): an op without a row, a call of an unknown function. Each says what would help.
llvm::LogicalResult refuseOp(mlir::Operation *op);
llvm::LogicalResult refuseCall(stablehlo::CustomCallOp call);
// Why gc cannot hold values of a type, and what would help; empty if it can.
llvm::StringRef findHelpForType(mlir::Type type);

class Importer {
public:
  Importer(mlir::ModuleOp module);

  // Replaces the module's body.
  llvm::LogicalResult run();
  unsigned getCount() const { return count; }

  // For the rows' functions.
  mlir::OpBuilder builder;
  mlir::Value get(mlir::Value from) const { return values.lookup(from); }
  void set(mlir::Value from, mlir::Value to) { values[from] = to; }
  ComplexParts getParts(mlir::Value from) const { return complex.lookup(from); }
  void setParts(mlir::Value from, ComplexParts to) { complex[from] = to; }
  // Several at once, in pieces: see split().
  llvm::SmallVector<mlir::Value> get(mlir::ValueRange from) const;
  void set(mlir::ValueRange from, mlir::ValueRange to);
  void set(mlir::Operation *from, mlir::ValueRange to) { set(from->getResults(), to); }
  // The types of what values of `types` are in gc: a complex tensor is two real ones, a tuple its elements, a token
  // nothing.
  static llvm::SmallVector<mlir::Type> split(mlir::TypeRange types);
  // The same with complex tensors left whole, as arguments and results of the program have them.
  static llvm::SmallVector<mlir::Type> leaves(mlir::TypeRange types);
  // Where each of `types` lies among their leaves; nothing if it is not one leaf itself.
  static llvm::SmallVector<std::optional<unsigned>> findLeaves(mlir::TypeRange types);
  llvm::SmallVector<mlir::Value> getWhole(mlir::Value from);
  void setWhole(mlir::Value from, mlir::ValueRange to);
  // Whether complex values and tuples pass its calls in pieces; of other functions they are the program's own.
  bool isInner(mlir::func::FuncOp function) const;
  static mlir::RankedTensorType realType(mlir::Type complexTensor);
  // A complex tensor in memory as its parts, and back.
  ComplexParts take(mlir::Value complexTensor);
  mlir::Value join(ComplexParts parts);
  llvm::LogicalResult importOp(mlir::Operation *op);
  // Creates a gc op at the location of `from` and makes its results those of `from`.
  template <typename Op, typename... Args> llvm::LogicalResult replace(mlir::Operation *from, Args &&...args) {
    set(from, Op::create(builder, from->getLoc(), std::forward<Args>(args)...)->getResults());
    return mlir::success();
  }
  // The row for real elements, on complex ones too: its values come in pieces.
  llvm::LogicalResult importInPieces(mlir::Operation *op) {
    return rows.find(op->getName().getStringRef())->second.function(op, *this);
  }
  // Imports what `build` makes in the op's place, in the input dialects; it is thrown away afterwards.
  llvm::LogicalResult importInstead(mlir::Operation *op,
                                    llvm::function_ref<llvm::SmallVector<mlir::Value>(mlir::OpBuilder &)> build);
  // Imports a region of one block into an empty region; its terminator becomes gc.yield. `order`: which argument each
  // piece of the old ones becomes, if not the same.
  llvm::LogicalResult importRegion(mlir::Region &from, mlir::Region &to, llvm::ArrayRef<unsigned> order = {});
  // Imports a region's ops where the builder stands, with `arguments` for its own.
  llvm::LogicalResult inlineRegion(mlir::Region &from, mlir::ValueRange arguments,
                                   llvm::SmallVectorImpl<mlir::Value> &results);
  // The single named combiner that a region of two scalars is, if it is one.
  static std::optional<Monoid> namedCombiner(mlir::Region &region);
  // Draws without a state so far.
  int64_t draws = 0;
  // Devices that the module says it runs on.
  int64_t deviceCount = 1;

private:
  llvm::LogicalResult importFunction(mlir::func::FuncOp function);
  // Of the dialects that exporters compute shapes in.
  llvm::LogicalResult importShapeOp(mlir::Operation *op);
  llvm::LogicalResult importMesh(sdy::MeshOp mesh);
  llvm::LogicalResult importSignature(mlir::func::FuncOp from, mlir::func::FuncOp to);
  llvm::LogicalResult importNames(mlir::func::FuncOp from, mlir::func::FuncOp to);
  // Finds what gc.param composites say of public functions' arguments.
  llvm::LogicalResult collectParams();

  struct Param {
    mlir::StringAttr name;
    Role role;
    mlir::Location loc;
  };

  mlir::ModuleOp module;
  llvm::DenseMap<mlir::BlockArgument, Param> params;
  llvm::StringMap<ImportRow> rows, complexOps;
  llvm::DenseMap<mlir::Value, mlir::Value> values;
  llvm::DenseMap<mlir::Value, ComplexParts> complex;
  llvm::DenseMap<mlir::Value, llvm::SmallVector<mlir::Value>> tuples; // their elements, in pieces
  bool hasMain = false;
  unsigned count = 0;
};

} // namespace gc

#endif
