// The state of one export: gc back to StableHLO.
#ifndef GC_FRONTEND_STABLEHLO_EXPORTER_H
#define GC_FRONTEND_STABLEHLO_EXPORTER_H

#include "frontend/stablehlo/Importer.h"

namespace gc {

class Exporter {
public:
  explicit Exporter(mlir::ModuleOp module);

  // Replaces the module's body.
  llvm::LogicalResult run();
  unsigned getCount() const { return count; }

  using Function = llvm::LogicalResult (*)(mlir::Operation *op, Exporter &exporter);

  // For the functions of ops without a plain row (ExportOps.cpp).
  mlir::OpBuilder builder;
  mlir::Value get(mlir::Value from) const { return values.lookup(from); }
  llvm::SmallVector<mlir::Value> get(mlir::ValueRange from) const;
  void set(mlir::ValueRange from, mlir::ValueRange to);
  mlir::Value constant(mlir::Location loc, mlir::ElementsAttr value);
  // Creates an op at the location of `from` and makes its results those of `from`.
  template <typename Op, typename... Args> llvm::LogicalResult replace(mlir::Operation *from, Args &&...args) {
    set(from->getResults(), Op::create(builder, from->getLoc(), std::forward<Args>(args)...)->getResults());
    return mlir::success();
  }
  // The same for an op whose attributes and regions need a state.
  mlir::Operation *replace(mlir::Operation *from, const mlir::OperationState &state);
  // Exports the ops of a block, not its terminator.
  llvm::LogicalResult exportOps(mlir::Block &from);
  // Exports a region of one block into an empty region; its terminator becomes stablehlo.return.
  llvm::LogicalResult exportRegion(mlir::Region &from, mlir::Region &to);
  // The region of a combiner: the op's own, or one of the named kind's op on scalars.
  llvm::LogicalResult exportCombiner(mlir::Operation *op, Monoid kind, mlir::Region &from, mlir::Region &to);
  // A private function of its own with a region's ops, or where there is none the identity on these types; `op` is what
  // it belongs to.
  llvm::FailureOr<mlir::FlatSymbolRefAttr> exportToFunction(mlir::Operation *op, llvm::StringRef name,
                                                            mlir::Region *region, mlir::TypeRange identity);

private:
  llvm::LogicalResult exportOp(mlir::Operation *op);
  llvm::LogicalResult exportFunction(mlir::func::FuncOp function);

  mlir::ModuleOp module;
  llvm::StringMap<ImportRow> rows; // by the gc op's name: the import's plain rows, read backwards
  llvm::StringMap<Function> functions;
  llvm::DenseMap<mlir::Value, mlir::Value> values;
  unsigned count = 0;
};

struct ExportFunction {
  llvm::StringRef from;
  Exporter::Function function;
};
std::vector<ExportFunction> exportFunctions();
std::vector<ExportFunction> exportMarkerFunctions();
std::vector<ExportFunction> exportWindowFunctions();

// Writes a contraction of windows as a convolution, if it is one.
bool exportConvolution(DotOp dot, Exporter &exporter);

} // namespace gc

#endif
