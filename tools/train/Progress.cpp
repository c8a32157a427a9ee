#include "tools/train/Progress.h"

#include "tools/driver/ProcessMemory.h"
#include "tools/train/Units.h"

#include "absl/strings/str_cat.h"
#include "absl/strings/str_format.h"

#include <algorithm>
#include <chrono>
#include <fstream>
#include <iostream>
#include <unistd.h>

namespace gc {

double now() {
  return std::chrono::duration<double>(std::chrono::steady_clock::now().time_since_epoch()).count();
}

Progress::Progress(int64_t firstStep, int64_t steps, const char *unit, int64_t units, double flops, double peak)
    : unit(unit), steps(steps), units(units), done(firstStep), flops(flops), peak(peak), bar(isatty(STDERR_FILENO)),
      last(now()) {}

void Progress::pause() {
  last = now();
}

void Progress::step(int64_t doneNow, double loss) {
  constexpr double kKept = 0.95; // a step's part in the mean halves in 14 steps
  double time = now();
  seconds = kKept * seconds + (1 - kKept) * (time - last);
  weight = kKept * weight + (1 - kKept);
  last = time;
  done = doneNow;
  double perStep = std::max(seconds / weight, 1e-9);
  thePace = {units / perStep, peak > 0 ? flops / perStep / peak : 0, (steps - done) * perStep};
  if (!bar || (time - shown < 0.1 && done != steps))
    return;
  shown = time;
  open = true;
  int filled = static_cast<int>(24 * done / std::max<int64_t>(steps, 1));
  std::cerr << absl::StreamFormat("\r[%s%s] %d/%d  loss %.4f  %s %s/s%s  %s left  %s \033[K", std::string(filled, '#'),
                                  std::string(24 - filled, '.'), done, steps, loss, countText(thePace.unitsPerSecond),
                                  unit, thePace.mfu > 0 ? absl::StrFormat("  MFU %.1f%%", 100 * thePace.mfu) : "",
                                  durationText(thePace.secondsLeft),
                                  absl::StrFormat("%.2f GiB", peakMemory() / 1073741824.0))
            << std::flush;
}

void Progress::clearLine() {
  if (open)
    std::cerr << "\r\033[K" << std::flush;
  open = false;
}

void Progress::endLine() {
  if (open)
    std::cerr << std::endl;
  open = false;
}

} // namespace gc
