#include "test/fuzz/graph/Child.h"

#include <csignal>
#include <sys/mman.h>
#include <sys/time.h>
#include <sys/wait.h>
#include <unistd.h>

using namespace gc::fuzz;

// Their default action ends the process; which signal it was says why.
static void startLimit(int seconds) {
  itimerval used = {};
  used.it_value.tv_sec = seconds;
  setitimer(ITIMER_PROF, &used, nullptr);
  alarm(10 * seconds);
}

static std::string deathText(int signal, int seconds) {
  if (signal == SIGPROF)
    return "hang: more than " + std::to_string(seconds) + " s of processor time";
  if (signal == SIGALRM)
    return "hang: more than " + std::to_string(10 * seconds) + " s, waiting";
  return "crash: signal " + std::to_string(signal);
}

ChildResult gc::fuzz::inChild(llvm::function_ref<std::string(llvm::function_ref<void(uint64_t)> mark)> body,
                              int seconds) {
  int ends[2];
  auto *at = static_cast<uint64_t *>(
      mmap(nullptr, sizeof(uint64_t), PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0));
  if (at == MAP_FAILED || pipe(ends))
    return {"no memory or pipe for a process", 0, true};
  pid_t child = fork();
  if (child == 0) {
    close(ends[0]);
    startLimit(seconds);
    std::string text = body([&](uint64_t number) {
      *at = number;
      startLimit(seconds);
    });
    for (size_t sent = 0; sent < text.size();) {
      ssize_t n = write(ends[1], text.data() + sent, text.size() - sent);
      if (n <= 0)
        break;
      sent += n;
    }
    _exit(0);
  }
  close(ends[1]);
  ChildResult result;
  char buffer[4096];
  for (ssize_t n; (n = read(ends[0], buffer, sizeof buffer)) > 0;)
    result.text.append(buffer, n);
  close(ends[0]);
  int status = 0;
  waitpid(child, &status, 0);
  result.at = *at;
  munmap(at, sizeof(uint64_t));
  if (WIFSIGNALED(status)) {
    result.died = true;
    result.text = deathText(WTERMSIG(status), seconds);
  } else if (WEXITSTATUS(status) != 0) {
    result.died = true;
    result.text = "crash: exit code " + std::to_string(WEXITSTATUS(status));
  }
  return result;
}
