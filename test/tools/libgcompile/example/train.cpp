// train LOSS.mlir STEP.gcx: makes the train step of a loss that JAX wrote, trains, and holds losses and parameters
// against what JAX and optax computed. The compiled step stays in STEP.gcx.
#include "expected.h"

#include <gcompile/gcompile.hpp>

#include <cmath>
#include <cstdio>

static bool near(const std::vector<float> &actual, const float *expected, size_t count) {
  if (actual.size() != count)
    return false;
  for (size_t i = 0; i < count; ++i)
    if (!(std::fabs(actual[i] - expected[i]) <= 2e-6f)) {
      std::printf("[%zu] is %.9g, expected %.9g\n", i, actual[i], expected[i]);
      return false;
    }
  return true;
}

static bool train(const char *lossPath, const char *stepPath) {
  gcompile::Context context([](const char *message) { std::printf("%s\n", message); });
  gcompile::Program program = gcompile::Program::open(context, lossPath);
  program.transform("step(main, optimizer=adamw(lr=1e-2, decay=0.1))");
  for (size_t i = 0; i < program.signature().arguments().size(); ++i) {
    const gcompile_value &argument = program.signature().arguments()[i];
    std::printf("%s %s: %s, %s\n", argument.numbered, argument.name, argument.type, argument.role);
  }
  gcompile::Artifact artifact = program.compile();
  artifact.save(stepPath);

  gcompile::Session session(artifact);
  session.initialize({}, "normal:1");
  session.write("w1", w1, 12);
  session.write("b1", b1, 4);
  session.write("w2", w2, 4);
  session.write("x", x, 24);
  session.write("y", y, 8);
  for (int i = 0; i < STEPS; ++i) {
    session.run();
    std::vector<float> loss = session.result<float>("loss");
    std::printf("step %d: loss %g\n", i, loss[0]);
    if (!near(loss, &losses[i], 1))
      return false;
  }
  return near(session.read<float>("w1"), trained_w1, 12) && near(session.read<float>("b1"), trained_b1, 4) &&
         near(session.read<float>("w2"), trained_w2, 4);
}

int main(int argc, char **argv) {
  if (argc != 3)
    return 2;
  try {
    return train(argv[1], argv[2]) ? 0 : 1;
  } catch (const gcompile::Error &error) {
    std::printf("error %d: %s\n", error.code(), error.what());
    return 3;
  }
}
