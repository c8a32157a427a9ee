#include "tools/driver/AutoRemat.h"

#include "ir/gcx/Gcx.h"
#include "passes/phases/Phases.h"
#include "runtime/base/Status.h"

#include "absl/strings/str_cat.h"
#include "absl/strings/str_format.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/Diagnostics.h"
#include <cmath>

using namespace mlir;

namespace gc {

namespace {

struct Measured {
  int64_t bytes = 0, outside = 0; // all; what the caller owns
  double work = 0;
};

int64_t bytesOf(Type type) {
  return gcx::bytesOf(cast<RankedTensorType>(type));
}

double workOfAll(Block &block) {
  double out = 0;
  for (Operation &op : block) {
    out += workOf(&op);
    if (isa<AccessOpInterface>(op))
      continue; // its region is a combiner
    auto scan = dyn_cast<ScanOp>(op);
    for (Region &region : op.getRegions())
      for (Block &inner : region)
        out += workOfAll(inner) * (scan ? static_cast<double>(scan.getTripCount()) : 1);
  }
  return out;
}

// Arguments and results; those that take an argument's place once.
int64_t bytesOutside(func::FuncOp main) {
  int64_t out = 0;
  for (Type type : main.getArgumentTypes())
    out += bytesOf(type);
  llvm::SmallDenseSet<int64_t> inPlace;
  for (unsigned i = 0; i < main.getNumArguments(); ++i)
    if (auto alias = main.getArgAttrOfType<IntegerAttr>(i, "gc.alias"))
      inPlace.insert(alias.getInt());
  for (auto [i, type] : llvm::enumerate(main.getResultTypes()))
    if (!inPlace.contains(i))
      out += bytesOf(type);
  return out;
}

// Consumes the module.
absl::StatusOr<Measured> measure(ModuleOp module) {
  auto main = module.lookupSymbol<func::FuncOp>("main");
  Measured out;
  out.work = workOfAll(main.getBody().front());
  out.outside = bytesOutside(main);
  PhaseOptions options;
  options.stopAfter = Phase::AssignMemory;
  if (failed(runPhases(module, options)))
    return absl::InvalidArgumentError("the program under remat=auto does not compile");
  int64_t arena = 0;
  for (auto program : module.getOps<gcx::ProgramOp>())
    arena = std::max<int64_t>(arena, program.getArenaBytes().value_or(0));
  out.bytes = out.outside + arena;
  return out;
}

std::string megabytes(int64_t bytes) {
  if (bytes < (1 << 16))
    return absl::StrCat(bytes, " bytes");
  return absl::StrFormat("%.1f MiB", static_cast<double>(bytes) / (1 << 20));
}

// Between none and full: what is kept takes at least so much work a byte, each value one of the program's own.
std::vector<RematPolicy> policiesOf(ModuleOp module) {
  std::vector<double> levels;
  module.walk([&](Operation *op) {
    if (isa<AccessOpInterface>(op))
      if (double level = workPerByte(op); level > 0)
        levels.push_back(std::ceil(level * 16) / 16);
  });
  llvm::sort(levels);
  levels.erase(std::unique(levels.begin(), levels.end()), levels.end());
  std::vector<RematPolicy> out(1);
  for (double level : levels) {
    out.emplace_back();
    out.back().kind = RematPolicy::Kind::Work;
    out.back().least = level;
  }
  out.emplace_back();
  out.back().kind = RematPolicy::Kind::Full;
  return out;
}

} // namespace

absl::StatusOr<RematChoice>
chooseRemat(int64_t bytes, const std::function<absl::StatusOr<OwningOpRef<ModuleOp>>(const RematPolicy &)> &make) {
  auto measured = [&](const RematPolicy &policy) -> absl::StatusOr<Measured> {
    GC_ASSIGN_OR_RETURN(OwningOpRef<ModuleOp> module, make(policy));
    return measure(*module);
  };
  GC_ASSIGN_OR_RETURN(OwningOpRef<ModuleOp> whole, make(RematPolicy()));
  std::vector<RematPolicy> policies = policiesOf(*whole);
  GC_ASSIGN_OR_RETURN(Measured none, measure(*whole));
  Measured chosen = none, least = none;
  // The first one that fits: from one to the next less is kept.
  size_t low = 0, high = policies.size() - 1, found = 0;
  if (none.bytes > bytes) {
    GC_ASSIGN_OR_RETURN(chosen, measured(policies[high]));
    if (chosen.bytes < least.bytes)
      least = chosen;
    found = high;
    while (high - low > 1) {
      size_t middle = (low + high) / 2;
      GC_ASSIGN_OR_RETURN(Measured now, measured(policies[middle]));
      if (now.bytes < least.bytes)
        least = now;
      if (now.bytes <= bytes) {
        high = found = middle;
        chosen = now;
      } else {
        low = middle;
      }
    }
  }
  if (chosen.bytes > bytes)
    return absl::InvalidArgumentError(
        absl::StrCat("remat=auto finds no program within ", megabytes(bytes), " of memory: the smallest found takes ",
                     megabytes(least.bytes), ", of which arguments and results alone are ", megabytes(none.outside),
                     "; give more memory, or make the batch smaller"));
  RematChoice out;
  out.policy = policies[found];
  out.report = absl::StrFormat("remat=%s takes %s of %s (remat=none %s) and computes %.1f%% more", out.policy.text(),
                               megabytes(chosen.bytes), megabytes(bytes), megabytes(none.bytes),
                               100 * (chosen.work / none.work - 1));
  return out;
}

} // namespace gc
