// Optimizers, their hyperparameters and schedules: one table each, from which come parsing, defaults, messages and
// docs/reference/optimizers.md. As text:
//
//   adamw(lr=cosine(3e-4, warmup=100, steps=1000), b2=0.95, decay=0.1, no_decay=*/bias|norm/*,
//         groups=[group(head/*, lr_scale=0.1), group(embed, optimizer=sgd(lr=0.1))])
#ifndef GC_PASSES_TRAINING_OPTIMIZER_H
#define GC_PASSES_TRAINING_OPTIMIZER_H

#include "ir/analysis/Expression.h"
#include "ir/ops/TensorBuilder.h"

#include <optional>

namespace gc {

// A name, what it is when it is not given, and what it is for.
struct Hyperparameter {
  const char *name;
  std::optional<double> standard; // none: must be given
  const char *doc;
  bool flag = false; // true or false, stored as 1 or 0
};

struct Settings;

// One parameter's update: everything in the type that it is computed in.
struct UpdateStep {
  TensorBuilder &x;
  mlir::Value gradient, parameter;
  llvm::ArrayRef<mlir::Value> slots; // as OptimizerInfo::slots
  mlir::Value rate;                  // scalar: the learning rate of this step
  mlir::Value count;                 // scalar: steps with this one, from 1
  double decay;
  const Settings &settings;
};
struct Updated {
  mlir::Value parameter;
  llvm::SmallVector<mlir::Value> slots;
};

// A tensor of an optimizer's state.
struct Slot {
  std::string name;
  llvm::SmallVector<int64_t> shape;
};

struct OptimizerInfo {
  const char *name, *summary;
  const char *formula; // in g, p, t (from 1), lr and the names of slots and hyperparameters
  const char *source;  // whose formula it is, with the version
  double decay;        // unless decay= says otherwise
  std::vector<Hyperparameter> hyperparameters;
  // Its state of a parameter of this shape, zero at first.
  llvm::SmallVector<Slot> (*slots)(llvm::ArrayRef<int64_t> shape, const Settings &settings);
  Updated (*update)(const UpdateStep &);
};
llvm::ArrayRef<OptimizerInfo> optimizers();

// A number that follows the steps done before this one.
struct ScheduleInfo {
  const char *name, *summary, *formula, *source;
  std::vector<Hyperparameter> parameters; // the first one by place
  mlir::Value (*value)(TensorBuilder &, mlir::Value count, llvm::ArrayRef<double> parameters);
};
llvm::ArrayRef<ScheduleInfo> schedules();

struct Schedule {
  const ScheduleInfo *info = nullptr;
  llvm::SmallVector<double> parameters;

  // `count` is a scalar of the float type that the value is computed in.
  mlir::Value value(TensorBuilder &x, mlir::Value count) const { return info->value(x, count, parameters); }
};

// An optimizer with its numbers.
struct Settings {
  const OptimizerInfo *info = nullptr;
  Schedule rate;
  double decay = 0;
  llvm::SmallVector<double> numbers; // as info->hyperparameters

  double number(llvm::StringRef name) const;
};

// Parameters with settings of their own; a parameter belongs to the first group that names it.
struct ParameterGroup {
  std::vector<std::string> patterns;
  double rateScale = 1;
  std::optional<double> decay;
  std::optional<Settings> settings;
};

struct Optimizer {
  Settings settings;
  std::vector<std::string> noDecay;
  std::vector<ParameterGroup> groups;
};

mlir::FailureOr<Optimizer> parseOptimizer(const Expression &expression, ExpressionText &text);

// docs/reference/optimizers.md.
void writeOptimizerReference(llvm::raw_ostream &out);

} // namespace gc

#endif
