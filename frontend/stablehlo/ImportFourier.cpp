// Rows of Fourier transforms: products with small matrices of roots of unity and twiddle factors between them.
#include "frontend/stablehlo/Expand.h"

using namespace mlir;

namespace gc {

namespace {

// Transforms the last dimension of complex tensors in parts.
class Fourier {
public:
  Fourier(Expand &x, bool inverse) : x(x), inverse(inverse) {}
  ComplexParts run(ComplexParts v);

private:
  // cos and sin of ±2π (i·j mod n) / n as [rows, columns].
  ComplexParts roots(int64_t rows, int64_t columns, int64_t n, Type element);
  ComplexParts small(ComplexParts v);

  Expand &x;
  bool inverse;
};

} // namespace

ComplexParts Fourier::roots(int64_t rows, int64_t columns, int64_t n, Type element) {
  constexpr double pi = 3.14159265358979323846;
  auto type = RankedTensorType::get({rows, columns}, x.b.getF64Type());
  constexpr int64_t stored = 1 << 16;
  if (rows * columns <= stored) {
    SmallVector<double> cosines, sines;
    for (int64_t i = 0; i < rows; ++i)
      for (int64_t j = 0; j < columns; ++j) {
        double angle = 2 * pi * static_cast<double>(i * j % n) / static_cast<double>(n);
        cosines.push_back(std::cos(angle));
        sines.push_back(inverse ? std::sin(angle) : -std::sin(angle));
      }
    auto constant = [&](ArrayRef<double> values) {
      return x.convert(ConstantOp::create(x.b, x.loc, ElementsAttr(DenseElementsAttr::get(type, values))), element);
    };
    return {constant(cosines), constant(sines)};
  }
  Type i64 = x.b.getI64Type();
  Value product = x.mul(x.iota({rows, columns}, 0, i64), x.iota({rows, columns}, 1, i64));
  Value angle = x.convert(x.binary<RemOp>(product, x.fill(double(n), product)), x.b.getF64Type());
  angle = x.mul(angle, x.fill((inverse ? 2 : -2) * pi / static_cast<double>(n), angle));
  return {x.convert(x.unary<CosOp>(angle), element), x.convert(x.unary<SinOp>(angle), element)};
}

// [.., n] by the n x n matrix.
ComplexParts Fourier::small(ComplexParts v) {
  int64_t n = x.shape(v.real).back();
  Type element = x.element(v.real);
  ComplexParts w = roots(n, n, n, element);
  SmallVector<int64_t> labels(llvm::to_vector(llvm::seq<int64_t>(0, x.shape(v.real).size()))), out(labels);
  int64_t k = labels.size();
  out.back() = k;
  auto product = [&](Value a, Value c) { return x.contract(a, labels, c, {labels.back(), k}, out, element); };
  return {x.sub(product(v.real, w.real), product(v.imaginary, w.imaginary)),
          x.add(product(v.real, w.imaginary), product(v.imaginary, w.real))};
}

// Cooley and Tukey: n = p q, element q i + j of the input, frequency k + p l.
ComplexParts Fourier::run(ComplexParts v) {
  SmallVector<int64_t> shape(x.shape(v.real));
  int64_t n = shape.back(), p = 0;
  constexpr int64_t direct = 32;
  for (int64_t f = 2; f <= direct && n > direct; ++f)
    if (n % f == 0)
      p = f;
  if (p == 0)
    return small(v);
  int64_t q = n / p;
  Type element = x.element(v.real);
  SmallVector<int64_t> apart(shape);
  apart.back() = p;
  apart.push_back(q);
  auto open = [&](Value part) { return x.reshape(part, apart); };
  v = {open(v.real), open(v.imaginary)};
  // Over i, giving k in its place.
  SmallVector<int64_t> swap(llvm::to_vector(llvm::seq<int64_t>(0, apart.size())));
  std::swap(swap[apart.size() - 1], swap[apart.size() - 2]);
  v = small({x.transpose(v.real, swap), x.transpose(v.imaginary, swap)}); // [.., j, k]
  ComplexParts t = roots(q, p, n, element);
  int64_t rank = apart.size();
  auto spread = [&](Value w) { return x.broadcast(w, x.shape(v.real), {rank - 2, rank - 1}); };
  t = {spread(t.real), spread(t.imaginary)};
  v = {x.sub(x.mul(v.real, t.real), x.mul(v.imaginary, t.imaginary)),
       x.add(x.mul(v.real, t.imaginary), x.mul(v.imaginary, t.real))};
  // Over j, giving l: [.., k, l], in memory as l, k.
  v = run({x.transpose(v.real, swap), x.transpose(v.imaginary, swap)});
  auto close = [&](Value part) { return x.reshape(x.transpose(part, swap), shape); };
  return {close(v.real), close(v.imaginary)};
}

static LogicalResult importFft(Operation *op, Importer &importer) {
  auto fft = cast<stablehlo::FftOp>(op);
  Expand x(importer, op);
  stablehlo::FftType kind = fft.getFftType();
  ArrayRef<int64_t> length = fft.getFftLength();
  auto from = cast<RankedTensorType>(fft.getOperand().getType()), to = cast<RankedTensorType>(fft.getType());
  bool real = kind == stablehlo::FftType::RFFT, toReal = kind == stablehlo::FftType::IRFFT;
  int64_t rank = from.getRank(), dims = length.size();
  if (dims < 1 || dims > 3 || dims > rank)
    return op->emitOpError("transforms ")
           << dims << " dimensions of a tensor of rank " << rank << "; transform one to three of its last";
  if (isa<ComplexType>(from.getElementType()) == real || isa<ComplexType>(to.getElementType()) == toReal)
    return op->emitOpError("of this type takes ")
           << (real ? "real" : "complex") << " and gives " << (toReal ? "real" : "complex") << " elements";
  SmallVector<int64_t> inShape(from.getShape()), outShape(from.getShape());
  for (int64_t d = 0; d < dims; ++d)
    inShape[rank - dims + d] = outShape[rank - dims + d] = length[d];
  if (toReal)
    inShape.back() = length.back() / 2 + 1;
  if (real)
    outShape.back() = length.back() / 2 + 1;
  if (from.getShape() != ArrayRef(inShape) || to.getShape() != ArrayRef(outShape))
    return op->emitOpError("makes ") << to << " of " << from << "; the last sizes must follow from fft_length";
  if (to.getNumElements() == 0 || from.getNumElements() == 0) {
    Value zero = x.splat(0, toReal ? to : Importer::realType(to));
    importer.set(op, toReal ? SmallVector<Value>{zero} : SmallVector<Value>{zero, zero});
    return success();
  }
  bool inverse = kind == stablehlo::FftType::IFFT || toReal;
  Fourier fourier(x, inverse);
  ComplexParts v = importer.getParts(fft.getOperand());
  if (real) {
    Value given = importer.get(fft.getOperand());
    v = {given, x.fill(0, given)};
  }
  // Rounded once: every element of the result is a sum of all others.
  Type element = x.element(v.real), f64 = x.b.getF64Type();
  v = {x.convert(v.real, f64), x.convert(v.imaginary, f64)};
  auto along = [&](int64_t dim) {
    SmallVector<int64_t> swap(llvm::to_vector(llvm::seq<int64_t>(0, rank)));
    std::swap(swap[dim], swap[rank - 1]);
    v = fourier.run({x.transpose(v.real, swap), x.transpose(v.imaginary, swap)});
    v = {x.transpose(v.real, swap), x.transpose(v.imaginary, swap)};
  };
  if (real) {
    along(rank - 1);
    v = {x.slice(v.real, rank - 1, 0, outShape.back()), x.slice(v.imaginary, rank - 1, 0, outShape.back())};
  }
  for (int64_t d = rank - dims; d < rank - 1; ++d)
    along(d);
  if (toReal) {
    // The other half is the conjugate of this one, backwards.
    int64_t n = length.back(), half = n / 2 + 1, rest = n - half;
    if (rest > 0) {
      Value more = x.reverse(x.slice(v.real, rank - 1, 1, 1 + rest), {rank - 1});
      Value moreImaginary = x.neg(x.reverse(x.slice(v.imaginary, rank - 1, 1, 1 + rest), {rank - 1}));
      v = {x.concatenate({v.real, more}, rank - 1), x.concatenate({v.imaginary, moreImaginary}, rank - 1)};
    }
  }
  if (!real)
    along(rank - 1);
  if (inverse) {
    int64_t n = 1;
    for (int64_t size : length)
      n *= size;
    auto scale = [&](Value part) { return x.div(part, x.fill(double(n), part)); };
    v = {scale(v.real), scale(v.imaginary)};
  }
  if (toReal)
    importer.set(op->getResult(0), x.convert(v.real, element));
  else
    importer.setParts(op->getResult(0), {x.convert(v.real, element), x.convert(v.imaginary, element)});
  return success();
}

std::vector<ImportRow> fourierRows() {
  return {{"stablehlo.fft", "", {}, importFft}};
}

} // namespace gc
