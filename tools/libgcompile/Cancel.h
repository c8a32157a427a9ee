// How a compilation comes to an early end.
#ifndef GC_TOOLS_LIBGCOMPILE_CANCEL_H
#define GC_TOOLS_LIBGCOMPILE_CANCEL_H

#include "tools/libgcompile/gcompile/gcompile.h"

#include <atomic>
#include <memory>

namespace mlir {
class MLIRContext;
}

struct gcompile_cancel {
  std::shared_ptr<std::atomic<bool>> asked = std::make_shared<std::atomic<bool>>(false);
};

namespace gc::embed {

inline std::shared_ptr<const std::atomic<bool>> tokenOf(const gcompile_cancel *cancel) {
  return cancel ? cancel->asked : nullptr;
}

// Of one program, one compilation or transformation at a time. Once it has seen the wish it lets nothing more run, also
// if the wish is taken back: passes and steps are skipped. Who needs what they make sees that it is not there.
class CancelWatch {
public:
  // The watch outlives the context.
  void follow(mlir::MLIRContext &context);

  void begin(std::shared_ptr<const std::atomic<bool>> wish) {
    token = std::move(wish);
    seen = false;
  }
  bool isCancelled() {
    if (token && token->load(std::memory_order_relaxed))
      seen = true;
    return seen;
  }
  // Whether something was left out.
  bool wasCancelled() const { return seen; }
  void end() {
    token.reset();
    seen = false;
  }

private:
  std::shared_ptr<const std::atomic<bool>> token;
  std::atomic<bool> seen = false;
};

} // namespace gc::embed

#endif
