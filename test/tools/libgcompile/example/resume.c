/* resume STEP.gcx: runs what train compiled, without compiling: the first loss is JAX's again. */
#include "expected.h"

#include <gcompile/gcompile.h>

#include <math.h>
#include <stdio.h>

static gcompile_status *firstLoss(const char *path, float *loss) {
  gcompile_artifact *artifact = NULL;
  gcompile_session *session = NULL;
  gcompile_initialize_options fill = gcompile_initialize_options_default();
  fill.fill = "normal:1";
  const struct {
    const char *name;
    const float *data;
    size_t bytes;
  } values[] = {
      {"w1", w1, sizeof w1}, {"b1", b1, sizeof b1}, {"w2", w2, sizeof w2}, {"x", x, sizeof x}, {"y", y, sizeof y}};
  gcompile_status *status = gcompile_artifact_open(path, &artifact);
  if (!status)
    status = gcompile_session_create(artifact, NULL, &session);
  if (!status)
    status = gcompile_session_initialize(session, &fill);
  for (size_t i = 0; !status && i < sizeof values / sizeof *values; ++i)
    status = gcompile_session_write(session, values[i].name, values[i].data, values[i].bytes);
  if (!status)
    status = gcompile_session_run(session);
  if (!status)
    status = gcompile_session_result(session, "loss", loss, sizeof *loss);
  gcompile_session_free(session);
  gcompile_artifact_free(artifact);
  return status;
}

int main(int argc, char **argv) {
  if (argc != 2)
    return 2;
  float loss = 0;
  gcompile_status *status = firstLoss(argv[1], &loss);
  if (status) {
    printf("error %d: %s\n", gcompile_status_code(status), gcompile_status_message(status));
    gcompile_status_free(status);
    return 3;
  }
  printf("loss %g\n", loss);
  return fabsf(loss - losses[0]) <= 2e-6f ? 0 : 1;
}
