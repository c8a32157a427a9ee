#include "test/codegen/math/MathKernels.h"

#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include <cmath>
#include <limits>

using namespace mlir;

namespace gctest {

std::string kernelName(const gc::MathRow &row, bool f64, bool vector) {
  return row.op.split('.').second.str() + (f64 ? "_f64" : "_f32") + (vector ? "_v" : "_s");
}

void addMathKernel(ModuleOp module, llvm::StringRef name, const gc::MathRow &row, FloatType type, int lanes) {
  ImplicitLocOpBuilder b(module.getLoc(), OpBuilder::atBlockEnd(module.getBody()));
  Type pointer = LLVM::LLVMPointerType::get(b.getContext()), i64 = b.getI64Type();
  auto function = func::FuncOp::create(b, name, b.getFunctionType({pointer, pointer, pointer, i64}, {}));
  b.setInsertionPointToStart(function.addEntryBlock());
  Value zero = arith::ConstantIntOp::create(b, 0, 64), step = arith::ConstantIntOp::create(b, lanes ? lanes : 1, 64);
  Type value = lanes ? Type(VectorType::get({lanes}, type)) : type;
  unsigned alignment = type.getWidth() / 8;
  auto loop = scf::ForOp::create(b, zero, function.getArgument(3), step);
  b.setInsertionPointToStart(loop.getBody());
  SmallVector<Value> addresses, operands;
  for (int k = 0; k < 3; ++k)
    addresses.push_back(
        LLVM::GEPOp::create(b, pointer, type, function.getArgument(k), ArrayRef<LLVM::GEPArg>{loop.getInductionVar()}));
  for (int k = 0; k < row.arity; ++k)
    operands.push_back(LLVM::LoadOp::create(b, value, addresses[k], alignment));
  OperationState state(b.getLoc(), row.op, operands, {value});
  Value result = b.create(state)->getResult(0);
  LLVM::StoreOp::create(b, result, addresses[2], alignment);
  b.setInsertionPointAfter(loop);
  func::ReturnOp::create(b);
}

bool compileMathKernels(KernelRunner &runner, const gc::CpuTarget &target) {
  OwningOpRef<ModuleOp> module = ModuleOp::create(UnknownLoc::get(&runner.context()));
  Builder b(&runner.context());
  for (const gc::MathRow &row : gc::mathTable())
    for (bool f64 : {false, true})
      for (bool vector : {false, true}) {
        FloatType type = f64 ? FloatType(b.getF64Type()) : FloatType(b.getF32Type());
        addMathKernel(*module, kernelName(row, f64, vector), row, type, vector ? target.lanes(f64 ? 8 : 4) : 0);
      }
  return runner.compile(*module, target);
}

namespace {

template <typename T> struct Reference {
  llvm::StringRef op;
  T (*unary)(T);
  T (*binary)(T, T);
};

template <typename T> T evaluate(llvm::StringRef op, T x, T y) {
  static const Reference<T> table[] = {
      {"math.acos", std::acos, nullptr},   {"math.acosh", std::acosh, nullptr},
      {"math.asin", std::asin, nullptr},   {"math.asinh", std::asinh, nullptr},
      {"math.atan", std::atan, nullptr},   {"math.atanh", std::atanh, nullptr},
      {"math.cbrt", std::cbrt, nullptr},   {"math.cos", std::cos, nullptr},
      {"math.cosh", std::cosh, nullptr},   {"math.erf", std::erf, nullptr},
      {"math.erfc", std::erfc, nullptr},   {"math.exp", std::exp, nullptr},
      {"math.exp2", std::exp2, nullptr},   {"math.expm1", std::expm1, nullptr},
      {"math.log", std::log, nullptr},     {"math.log10", std::log10, nullptr},
      {"math.log1p", std::log1p, nullptr}, {"math.log2", std::log2, nullptr},
      {"math.sin", std::sin, nullptr},     {"math.sinh", std::sinh, nullptr},
      {"math.tan", std::tan, nullptr},     {"math.tanh", std::tanh, nullptr},
      {"math.atan2", nullptr, std::atan2}, {"math.powf", nullptr, std::pow},
      {"arith.remf", nullptr, std::fmod},  {"math.rsqrt", [](T v) { return 1 / std::sqrt(v); }, nullptr},
  };
  for (const Reference<T> &row : table)
    if (row.op == op)
      return row.unary ? row.unary(x) : row.binary(x, y);
  return std::numeric_limits<T>::signaling_NaN();
}

template <typename T, typename Wide> double error(T got, Wide truth) {
  constexpr double wrong = std::numeric_limits<double>::infinity();
  if (std::isnan(truth) || std::isnan(got))
    return std::isnan(truth) == std::isnan(got) ? 0 : wrong;
  T nearest = T(truth);
  if (got == nearest && (got != 0 || std::signbit(got) == std::signbit(nearest)))
    if (std::isinf(got))
      return 0;
  if (std::isinf(truth))
    return wrong;
  if (got == 0 && std::signbit(got) != std::signbit(truth))
    return wrong;
  // An infinity stands for the next power of two.
  int top = std::numeric_limits<T>::max_exponent;
  Wide value = std::isinf(got) ? std::copysign(std::ldexp(Wide(1), top), Wide(got)) : Wide(got);
  int exponent = truth == 0 ? std::numeric_limits<T>::min_exponent : std::ilogb(truth) + 1;
  exponent = std::min(std::max(exponent, std::numeric_limits<T>::min_exponent), top);
  Wide unit = std::ldexp(Wide(1), exponent - std::numeric_limits<T>::digits);
  return double(std::fabs(value - truth) / unit);
}

template <typename T> std::vector<T> edges() {
  using L = std::numeric_limits<T>;
  std::vector<T> base = {0,
                         1,
                         2,
                         3,
                         0.5,
                         0.25,
                         0.625,
                         0.921875,
                         1.5,
                         4,
                         8,
                         10,
                         20,
                         28,
                         30,
                         40,
                         50,
                         88,
                         89,
                         104,
                         128,
                         150,
                         700,
                         709,
                         710,
                         745,
                         1024,
                         1075,
                         3.9,
                         0.4142135,
                         0.70710678,
                         1.41421356,
                         1.5707963,
                         2097152,
                         T(3.14159265358979),
                         T(6.28318530717959),
                         1048576,
                         16777216,
                         33554432,
                         T(1e10),
                         T(1e20),
                         L::min(),
                         L::max(),
                         L::denorm_min(),
                         L::epsilon(),
                         L::infinity(),
                         L::min() / 2,
                         L::min() * 8};
  std::vector<T> result;
  for (T v : base)
    for (T w : {v, std::nextafter(v, T(0)), std::nextafter(v, L::infinity())}) {
      result.push_back(w);
      result.push_back(-w);
    }
  result.push_back(L::quiet_NaN());
  return result;
}

} // namespace

double reference32(llvm::StringRef op, float x, float y) {
  return evaluate<double>(op, x, y);
}
long double reference64(llvm::StringRef op, double x, double y) {
  return evaluate<long double>(op, x, y);
}
double ulpError(float got, double truth) {
  return error<float, double>(got, truth);
}
double ulpError(double got, long double truth) {
  return error<double, long double>(got, truth);
}
std::vector<float> edgeValues32() {
  return edges<float>();
}
std::vector<double> edgeValues64() {
  return edges<double>();
}

} // namespace gctest
