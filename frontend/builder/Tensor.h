// Values of a graph that is being built: typed, with a logical name for each dimension that has one.
//
//   Tensor y = gelu(einsum("bsd,df->bsf", x, w) + b) * 0.5;
//
// A call that does not fit is an error of the graph (Graph.h) at the caller's line, naming both shapes; its result, and
// what is made of that, are invalid tensors, which every function passes on in silence. Shapes meet as NumPy's do:
// aligned at the last dimension, missing ones and those of size 1 are repeated; where both have a name it is the same.
// Negative dimensions count from the end.
#ifndef GC_FRONTEND_BUILDER_TENSOR_H
#define GC_FRONTEND_BUILDER_TENSOR_H

#include "ir/dialect/Gc.h"

namespace gc::builder {

class Graph;

// Where a call stands, as std::source_location; who hands on another's calls makes them of what it was told.
struct Site {
  const char *file = "";
  uint32_t line = 0, column = 0;
  static constexpr Site current(const char *file = __builtin_FILE(), uint32_t line = __builtin_LINE(),
                                uint32_t column = __builtin_COLUMN()) {
    return {file, line, column};
  }
};

struct Dim {
  Dim(int64_t size) : size(size) {}
  Dim(int size) : size(size) {}
  Dim(llvm::StringRef name, int64_t size) : name(name.str()), size(size) {}
  std::string name; // empty: none
  int64_t size;
};
using Dims = llvm::SmallVector<Dim, 4>;

class Tensor {
public:
  Tensor() = default; // invalid
  Tensor(Graph &graph, mlir::Value value, Dims dims) : graph(&graph), theValue(value), theDims(std::move(dims)) {}

  // Valid: made by calls that fit, of a graph without an error.
  explicit operator bool() const;
  mlir::Value value() const { return theValue; }
  Graph *getGraph() const { return graph; }
  llvm::ArrayRef<Dim> dims() const { return theDims; }
  int64_t rank() const { return theDims.size(); }
  // Of an invalid tensor, or of a dimension that is not there, Dim(1).
  Dim dim(int64_t at) const;
  mlir::Type type() const;      // of the elements; null where invalid
  std::string describe() const; // "f32[batch=8, seq=128, 64]"

private:
  Graph *graph = nullptr;
  mlir::Value theValue;
  Dims theDims;
};

std::string describe(llvm::ArrayRef<Dim> dims);

// An operand with the line that it stands in: operators have no other way to learn of it.
struct At {
  At(const Tensor &tensor, Site site = Site::current()) : tensor(tensor), site(site) {}
  const Tensor &tensor;
  Site site;
};

Tensor operator+(At a, const Tensor &b);
Tensor operator-(At a, const Tensor &b);
Tensor operator*(At a, const Tensor &b);
Tensor operator/(At a, const Tensor &b);
Tensor operator+(At a, double b);
Tensor operator-(At a, double b);
Tensor operator*(At a, double b);
Tensor operator/(At a, double b);
Tensor operator-(At a);

// Functions of each element.
Tensor abs(At x);
Tensor exp(At x);
Tensor log(At x);
Tensor sqrt(At x);
Tensor rsqrt(At x);
Tensor tanh(At x);
Tensor erf(At x);
Tensor sin(At x);
Tensor cos(At x);
Tensor sigmoid(At x);
Tensor maximum(At a, const Tensor &b);
Tensor minimum(At a, const Tensor &b);
Tensor compare(Direction direction, At a, const Tensor &b);
Tensor both(At a, const Tensor &b); // of truth values or of bits
Tensor where(At pred, const Tensor &a, const Tensor &b);
Tensor convert(At x, mlir::Type to);
Tensor stopGradient(At x);

// Shapes.
Tensor reshape(At x, llvm::ArrayRef<Dim> to);
Tensor transpose(At x, llvm::ArrayRef<int64_t> permutation);
Tensor broadcast(At x, llvm::ArrayRef<Dim> to);
Tensor slice(At x, int64_t dim, int64_t start, int64_t limit);
llvm::SmallVector<Tensor> split(At x, int64_t parts, int64_t dim); // equal ones
Tensor concatenate(llvm::ArrayRef<Tensor> parts, int64_t dim, Site site = Site::current());
// Of size 1, in front of `dim`.
Tensor newDim(At x, int64_t dim);

// Reductions; kept dimensions have size 1.
Tensor sum(At x, llvm::ArrayRef<int64_t> dims, bool keep = false);
Tensor mean(At x, llvm::ArrayRef<int64_t> dims, bool keep = false);
Tensor max(At x, llvm::ArrayRef<int64_t> dims, bool keep = false);
Tensor cumulativeSum(At x, int64_t dim, bool exclusive = false);

// One letter per dimension; sums over the letters that the result lacks. A letter's sizes and names agree.
Tensor einsum(llvm::StringRef spec, const Tensor &a, const Tensor &b, Site site = Site::current());

// Rows: table[indices[…]], of shape [indices…, rest of the table]; the first `shared` dimensions are the same ones in
// both: table[i…, indices[i…, …]].
Tensor take(At table, const Tensor &indices, int64_t shared = 0);
// Slice `at`, a scalar, along dimension 0, of what is there the nearest.
Tensor pick(At x, const Tensor &at);
// x[…, indices[…], …] along `dim`; all other dimensions are the same ones.
Tensor takeAlong(At x, const Tensor &indices, int64_t dim);
// Zeros of `rows` rows, with row updates[i] added at at[i].
Tensor addRows(At updates, const Tensor &at, Dim rows);
// x with a window replaced, from `start` along `dim`.
Tensor update(At x, const Tensor &window, int64_t dim, const Tensor &start);
// Along the last dimension: the k largest, and where they were (i32).
std::pair<Tensor, Tensor> topK(At x, Dim k);
// Ascending by `keys`, stable: the keys, and where they were (i32), along the last dimension.
std::pair<Tensor, Tensor> sortWithPlaces(At keys);

// u32 bits that depend on the key (u32[2]), the stream (a u32 scalar) and an element's index in the whole tensor alone:
// the first word of Threefry-2x32 of (stream, index in row-major order).
Tensor randomBits(At key, const Tensor &stream, llvm::ArrayRef<Dim> dims);

// Windows over the two dimensions 1 and 2 of x [batch, height, width, channels].
struct Window {
  int64_t size, stride = 1, padding = 0;
};
Tensor conv2d(At x, const Tensor &kernel, int64_t stride, int64_t padding); // kernel [height, width, in, out]
Tensor maxPool2d(At x, Window window);

} // namespace gc::builder

#endif
