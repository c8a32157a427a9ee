#include "codegen/common/math/Table.h"
#include "codegen/common/math/Functions.h"

using namespace mlir;
using namespace gc;
namespace fn = gc::math_functions;

namespace {

constexpr MathRow unary(StringRef op, Num (*expand)(MathBuilder &, Num), double ulpF32, double ulpF64) {
  return {op, 1, expand, nullptr, ulpF32, ulpF64};
}
constexpr MathRow binary(StringRef op, Num (*expand)(MathBuilder &, Num, Num), double ulpF32, double ulpF64) {
  return {op, 2, nullptr, expand, ulpF32, ulpF64};
}

// op, expansion, bound in f32, bound in f64.
constexpr MathRow kTable[] = {
    unary("math.acos", fn::acos, 1, 2),   unary("math.acosh", fn::acosh, 1, 4),
    unary("math.asin", fn::asin, 1, 3),   unary("math.asinh", fn::asinh, 1, 4),
    unary("math.atan", fn::atan, 1, 2),   binary("math.atan2", fn::atan2, 1, 2),
    unary("math.atanh", fn::atanh, 1, 4), unary("math.cbrt", fn::cbrt, 1, 2),
    unary("math.cos", fn::cos, 2, 2),     unary("math.cosh", fn::cosh, 1, 4),
    unary("math.erf", fn::erf, 2, 2),     unary("math.erfc", fn::erfc, 1, 5),
    unary("math.exp", fn::exp, 2, 2),     unary("math.exp2", fn::exp2, 2, 2),
    unary("math.expm1", fn::expm1, 2, 2), unary("math.log", fn::log, 2, 2),
    unary("math.log10", fn::log10, 1, 2), unary("math.log1p", fn::log1p, 2, 2),
    unary("math.log2", fn::log2, 2, 2),   binary("math.powf", fn::pow, 1, 2),
    unary("math.rsqrt", fn::rsqrt, 2, 2), unary("math.sin", fn::sin, 2, 2),
    unary("math.sinh", fn::sinh, 1, 4),   unary("math.tan", fn::tan, 1, 3),
    unary("math.tanh", fn::tanh, 2, 2),   binary("arith.remf", fn::remainder, 0, 0),
};

constexpr StringRef kHardware[] = {"math.absf",      "math.absi",    "math.ceil",  "math.copysign", "math.ctlz",
                                   "math.cttz",      "math.ctpop",   "math.floor", "math.fma",      "math.round",
                                   "math.roundeven", "math.sqrt",    "math.trunc", "math.isfinite", "math.isinf",
                                   "math.isnan",     "math.isnormal"};

} // namespace

Value MathRow::expand(OpBuilder &builder, Location loc, ValueRange operands) const {
  MathBuilder m(builder, loc, operands.front().getType());
  if (arity == 1)
    return unary(m, m.num(operands[0])).v;
  return binary(m, m.num(operands[0]), m.num(operands[1])).v;
}

ArrayRef<MathRow> gc::mathTable() {
  return kTable;
}

const MathRow *gc::findMathRow(StringRef op) {
  for (const MathRow &row : kTable)
    if (row.op == op)
      return &row;
  return nullptr;
}

bool gc::isHardwareMath(Operation *op) {
  return llvm::is_contained(kHardware, op->getName().getStringRef());
}
