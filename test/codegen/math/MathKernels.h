// One kernel per row of the math table, precision and shape, compiled together, and references to compare with.
#pragma once

#include "codegen/common/math/Table.h"
#include "test/codegen/KernelRunner.h"

#include <cstdint>
#include <string>

namespace gctest {

/// Adds `void @NAME(x, y, out, n)` over n elements (n a multiple of the lanes; y only for two operands) for a row.
/// lanes 0 means a scalar loop.
void addMathKernel(mlir::ModuleOp module, llvm::StringRef name, const gc::MathRow &row, mlir::FloatType type,
                   int lanes);

/// Name of a row's kernel, e.g. exp_f32_v.
std::string kernelName(const gc::MathRow &row, bool f64, bool vector);

/// All rows, f32 and f64, as vectors and as scalars.
bool compileMathKernels(KernelRunner &runner, const gc::CpuTarget &target);

template <typename T> using MathFn = void (*)(const T *x, const T *y, T *out, int64_t n);

/// The true value to well below half a unit of T: f64 for f32, long double for f64.
double reference32(llvm::StringRef op, float x, float y);
long double reference64(llvm::StringRef op, double x, double y);

/// Distance from the true value in units of the last place of T; infinity where NaN, infinity or the sign of a zero is
/// wrong.
double ulpError(float got, double truth);
double ulpError(double got, long double truth);

/// Values at which functions go wrong: zeros, ones, subnormals, extremes, thresholds, neighbours of each.
std::vector<float> edgeValues32();
std::vector<double> edgeValues64();

} // namespace gctest
