// The ops of gcompile_graph_op: the builder's functions by name.
#ifndef GC_TOOLS_LIBGCOMPILE_GRAPHOPS_H
#define GC_TOOLS_LIBGCOMPILE_GRAPHOPS_H

#include "frontend/builder/Graph.h"

namespace gc::embed {

struct OpCall {
  builder::Graph &graph;
  llvm::ArrayRef<builder::Tensor> operands;
  llvm::ArrayRef<int64_t> numbers;
  llvm::ArrayRef<builder::Dim> dims;
  double value;
  llvm::StringRef text;
  builder::Site site;
};

// What does not fit is the graph's error; then nothing comes back.
builder::Graph::Tensors makeOp(llvm::StringRef name, const OpCall &call);

// A dtype's type: null for an empty text, and after an error, which is the graph's.
mlir::Type typeNamed(builder::Graph &graph, llvm::StringRef dtype, builder::Site site);

} // namespace gc::embed

#endif
