#include "tools/train/StopSignal.h"

#include <csignal>

namespace gc {

static volatile std::sig_atomic_t stopSignal = 0;
static struct sigaction previous[2];
static constexpr int kSignals[] = {SIGINT, SIGTERM};

static void onSignal(int signal) {
  stopSignal = signal;
  sigaction(SIGINT, &previous[0], nullptr);
  sigaction(SIGTERM, &previous[1], nullptr);
}

StopSignal::StopSignal() {
  stopSignal = 0;
  struct sigaction action = {};
  action.sa_handler = onSignal;
  action.sa_flags = SA_RESTART;
  for (int i = 0; i < 2; ++i)
    sigaction(kSignals[i], &action, &previous[i]);
}

StopSignal::~StopSignal() {
  for (int i = 0; i < 2; ++i)
    sigaction(kSignals[i], &previous[i], nullptr);
}

int StopSignal::received() {
  return stopSignal;
}

} // namespace gc
