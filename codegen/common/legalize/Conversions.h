// Float conversions by integer operations, for scalars and vectors.
#pragma once

#include "mlir/IR/ImplicitLocOpBuilder.h"

namespace gc {

/// Formats that convert: bf16, f16 and the 8-bit formats.
bool isNarrowFloat(mlir::Type element);

/// f32 of a narrow float, exact. For f16 this is the conversion op, which the hardware does exactly.
mlir::Value widenToF32(mlir::ImplicitLocOpBuilder &b, mlir::Value narrow);

/// A narrow float of an f32, rounded once to nearest even. Overflow gives infinity where the format has one, else NaN.
mlir::Value narrowFromF32(mlir::ImplicitLocOpBuilder &b, mlir::Value wide, mlir::FloatType to);

/// f32 of an f64, rounded to odd: rounding that again to a narrow format rounds as if once.
mlir::Value roundToOdd(mlir::ImplicitLocOpBuilder &b, mlir::Value f64);

} // namespace gc
