/* gcompile.h as a C program uses it: embed_test LOSS.mlir FOLDER, the loss of example/, and a folder for files. */
#include "expected.h"

#include <gcompile/graph.h>

#include <math.h>
#include <stdio.h>
#include <stdlib.h>

static int failures = 0;
static const char *lossPath, *folder;
static gcompile_context *context;
static char heard[4096];

static void fail(const char *file, int line, const char *what, const char *detail) {
  ++failures;
  fprintf(stderr, "%s:%d: %s %s\n", file, line, what, detail);
}
#define CHECK(condition) ((condition) ? (void)0 : fail(__FILE__, __LINE__, "is false:", #condition))

/* A call that goes well. */
static void well(gcompile_status *status, int line) {
  if (status)
    fail(__FILE__, line, "fails:", gcompile_status_message(status));
  gcompile_status_free(status);
}
#define OK(call) well(call, __LINE__)

/* A call that is refused, with a text in its message. */
static void refused(gcompile_status *status, gcompile_code code, const char *text, int line) {
  if (gcompile_status_code(status) != code || !strstr(gcompile_status_message(status), text)) {
    char got[1024];
    snprintf(got, sizeof got, "code %d, '%s'; expected %d, '%s'", gcompile_status_code(status),
             gcompile_status_message(status), code, text);
    fail(__FILE__, line, "is refused otherwise:", got);
  }
  gcompile_status_free(status);
}
#define REFUSED(call, code, text) refused(call, code, text, __LINE__)

static void listen(void *user, const char *message) {
  strncat((char *)user, message, sizeof heard - strlen(heard) - 1);
}

static int near(const float *actual, const float *expected, size_t count, float tolerance) {
  for (size_t i = 0; i < count; ++i)
    if (!(fabsf(actual[i] - expected[i]) <= tolerance)) {
      fprintf(stderr, "[%zu] is %.9g, expected %.9g\n", i, actual[i], expected[i]);
      return 0;
    }
  return 1;
}

static gcompile_program *openLoss(void) {
  gcompile_program *program = NULL;
  OK(gcompile_program_open(context, lossPath, NULL, &program));
  return program;
}

static const gcompile_value *argumentNamed(const gcompile_signature *signature, const char *name) {
  for (size_t i = 0; i < gcompile_signature_argument_count(signature); ++i)
    if (!strcmp(gcompile_signature_argument(signature, i)->name, name))
      return gcompile_signature_argument(signature, i);
  return NULL;
}

static void testSignatures(void) {
  gcompile_program *program = openLoss();
  const gcompile_signature *signature = gcompile_program_signature(program);
  CHECK(gcompile_signature_argument_count(signature) == 5);
  CHECK(gcompile_signature_result_count(signature) == 1);
  const gcompile_value *first = gcompile_signature_argument(signature, 0);
  CHECK(!strcmp(first->name, "w1") && !strcmp(first->numbered, "in_000") && !strcmp(first->role, "param"));
  CHECK(!strcmp(first->dtype, "f32") && !strcmp(first->type, "f32[3, 4]"));
  CHECK(first->rank == 2 && first->shape[0] == 3 && first->shape[1] == 4);
  CHECK(first->elements == 12 && first->bytes == 48 && first->alias == -1 && !first->donated);
  CHECK(!strcmp(gcompile_signature_result(signature, 0)->role, "loss"));
  CHECK(gcompile_signature_argument(signature, 5) == NULL && gcompile_signature_result(signature, 1) == NULL);
  OK(gcompile_program_transform(program, "step(main, optimizer=adamw(lr=1e-2, decay=0.1))", NULL));
  signature = gcompile_program_signature(program);
  CHECK(argumentNamed(signature, "w1")->donated && argumentNamed(signature, "w1")->alias >= 0);
  gcompile_program_free(program);
}

/* An expression that does not fit leaves the program as it was. */
static void testTransformsThatAreRefused(void) {
  gcompile_program *program = openLoss();
  REFUSED(gcompile_program_transform(program, "grad(man)", NULL), GCOMPILE_INVALID, "did you mean 'main'?");
  REFUSED(gcompile_program_transform(program, "step(main, optimizer=adamv(lr=1))", NULL), GCOMPILE_INVALID, "adamv");
  CHECK(gcompile_signature_argument_count(gcompile_program_signature(program)) == 5);
  gcompile_transform_options options = gcompile_transform_options_default();
  options.wrt = "w2";
  OK(gcompile_program_transform(program, "grad(main)", &options));
  CHECK(!strcmp(gcompile_signature_result(gcompile_program_signature(program), 0)->type, "f32[4, 1]"));
  char *text = NULL;
  size_t length = 0;
  OK(gcompile_program_print(program, &text, &length));
  CHECK(text && strlen(text) == length && strstr(text, "stablehlo.dot_general"));
  gcompile_program *again = NULL;
  gcompile_program_options named = gcompile_program_options_default();
  named.name = "printed.mlir";
  OK(gcompile_program_parse(context, text, length, &named, &again));
  CHECK(gcompile_signature_argument_count(gcompile_program_signature(again)) == 5);
  gcompile_text_free(text);
  gcompile_program_free(again);
  gcompile_program_free(program);
}

static void testErrorsOfPrograms(void) {
  const char *text = "func.func @main(%x: tensor<2xf32>) -> tensor<2xf32> {\n"
                     "  %0 = stablehlo.add %x, %y : tensor<2xf32>\n"
                     "  return %0 : tensor<2xf32>\n}\n";
  gcompile_program *program = NULL;
  heard[0] = 0;
  REFUSED(gcompile_program_parse(context, text, strlen(text), NULL, &program), GCOMPILE_INVALID,
          "program:2:26: error:");
  CHECK(program == NULL);
  CHECK(strstr(heard, "program:2:26: error:") != NULL);
  REFUSED(gcompile_program_open(context, "no/such.mlir", NULL, &program), GCOMPILE_NOT_FOUND, "no/such.mlir");
  REFUSED(gcompile_program_open(NULL, lossPath, NULL, &program), GCOMPILE_INVALID, "'context' is NULL");
  REFUSED(gcompile_program_parse(context, NULL, 0, NULL, &program), GCOMPILE_INVALID, "'text' is NULL");
}

static void testOptionsOfOtherHeaders(void) {
  struct {
    gcompile_program_options known;
    const char *unknown;
  } newer;
  memset(&newer, 0, sizeof newer);
  newer.known.struct_size = sizeof newer;
  gcompile_program *program = NULL;
  OK(gcompile_program_open(context, lossPath, &newer.known, &program));
  gcompile_program_free(program);
  program = NULL;
  newer.unknown = "something";
  REFUSED(gcompile_program_open(context, lossPath, &newer.known, &program), GCOMPILE_INVALID, "newer header");
  struct {
    size_t struct_size;
  } older = {sizeof older};
  OK(gcompile_program_open(context, lossPath, (const gcompile_program_options *)&older, &program));
  gcompile_program_free(program);
  older.struct_size = 0;
  REFUSED(gcompile_program_open(context, lossPath, (const gcompile_program_options *)&older, &program),
          GCOMPILE_INVALID, "gcompile_program_options_default()");
}

static void testModels(void) {
  const char *settings[] = {"inputs", "3", "width", "4", "layers", "1", "classes", "2", "batch", "8"};
  gcompile_program *program = NULL;
  OK(gcompile_program_model(context, "mlp", settings, 10, &program));
  CHECK(!strcmp(argumentNamed(gcompile_program_signature(program), "inputs")->type, "f32[8, 3]"));
  gcompile_program_free(program);
  program = NULL;
  REFUSED(gcompile_program_model(context, "mlpp", NULL, 0, &program), GCOMPILE_NOT_FOUND, "did you mean 'mlp'?");
  REFUSED(gcompile_program_model(context, "mlp", settings, 9, &program), GCOMPILE_INVALID, "pairs");
  const char *unknown[] = {"widht", "4"};
  REFUSED(gcompile_program_model(context, "mlp", unknown, 2, &program), GCOMPILE_INVALID, "widht");
  CHECK(program == NULL);
}

/* The sum over a batch of x w, w = [1, 2]; then the same with a product that does not fit. */
static void testGraphs(void) {
  gcompile_dim ofX[] = {{"batch", 3}, {NULL, 2}}, ofW[] = {{NULL, 2}};
  const float given[] = {1, 2, 3, 4, 5, 6}, weights[] = {1, 2};
  for (int fits = 0; fits < 2; ++fits) {
    gcompile_graph *graph = NULL;
    gcompile_program *program = NULL;
    OK(gcompile_graph_create(context, NULL, &graph));
    gcompile_tensor operands[2];
    operands[0] = gcompile_graph_argument(graph, "x", "batch", ofX, 2, NULL, NULL, GCOMPILE_SITE);
    operands[1] = gcompile_graph_argument(graph, "w", "param", ofW, 1, "f32", "zeros", GCOMPILE_SITE);
    gcompile_attributes spec = gcompile_attributes_default();
    spec.text = fits ? "bi,i->" : "bi,b->";
    gcompile_tensor product = gcompile_graph_op(graph, "einsum", operands, 2, &spec, GCOMPILE_SITE);
    int line = __LINE__ - 1;
    gcompile_graph_result(graph, "y", NULL, product, GCOMPILE_SITE);
    if (!fits) {
      char site[64];
      snprintf(site, sizeof site, "embed_test.c:%d:", line);
      REFUSED(gcompile_graph_finish(graph, &program), GCOMPILE_INVALID, site);
      CHECK(program == NULL);
      gcompile_graph_free(graph);
      continue;
    }
    OK(gcompile_graph_finish(graph, &program));
    gcompile_graph_free(graph);
    gcompile_artifact *artifact = NULL;
    gcompile_session *session = NULL;
    float y = 0;
    OK(gcompile_program_compile(program, NULL, &artifact));
    OK(gcompile_session_create(artifact, NULL, &session));
    OK(gcompile_session_write(session, "x", given, sizeof given));
    OK(gcompile_session_write(session, "w", weights, sizeof weights));
    OK(gcompile_session_run(session));
    OK(gcompile_session_result(session, "y", &y, sizeof y));
    CHECK(y == 1 * (1 + 3 + 5) + 2 * (2 + 4 + 6));
    gcompile_session_free(session);
    gcompile_artifact_free(artifact);
    gcompile_program_free(program);
  }
}

static gcompile_artifact *compileStep(void) {
  gcompile_program *program = openLoss();
  gcompile_artifact *artifact = NULL;
  OK(gcompile_program_transform(program, "step(main, optimizer=adamw(lr=1e-2, decay=0.1))", NULL));
  gcompile_compile_options options = gcompile_compile_options_default();
  options.target_cpu = "8086";
  REFUSED(gcompile_program_compile(program, &options, &artifact), GCOMPILE_INVALID, "unknown target '8086'");
  options.target_cpu = NULL;
  OK(gcompile_program_compile(program, &options, &artifact));
  /* The program is still there, and gives the same bytes. */
  gcompile_artifact *again = NULL;
  OK(gcompile_program_compile(program, NULL, &again));
  size_t size = 0, otherSize = 0;
  const void *bytes = gcompile_artifact_bytes(artifact, &size), *other = gcompile_artifact_bytes(again, &otherSize);
  CHECK(size > 0 && size == otherSize && !memcmp(bytes, other, size));
  gcompile_artifact_free(again);
  gcompile_program_free(program);
  return artifact;
}

static void writeFirstValues(gcompile_session *session) {
  OK(gcompile_session_write(session, "w1", w1, sizeof w1));
  OK(gcompile_session_write(session, "b1", b1, sizeof b1));
  OK(gcompile_session_write(session, "w2", w2, sizeof w2));
}

static void train(gcompile_session *session) {
  OK(gcompile_session_write(session, "x", x, sizeof x));
  OK(gcompile_session_write(session, "y", y, sizeof y));
  for (int i = 0; i < STEPS; ++i) {
    float loss = 0;
    OK(gcompile_session_run(session));
    OK(gcompile_session_result(session, "loss", &loss, sizeof loss));
    CHECK(near(&loss, &losses[i], 1, 2e-6f));
  }
}

static void checkTrained(const gcompile_session *session) {
  float trained[12];
  OK(gcompile_session_read(session, "w1", trained, sizeof trained_w1));
  CHECK(near(trained, trained_w1, 12, 2e-6f));
  OK(gcompile_session_read(session, "b1", trained, sizeof trained_b1));
  CHECK(near(trained, trained_b1, 4, 2e-6f));
  OK(gcompile_session_read(session, "in_002", trained, sizeof trained_w2));
  CHECK(near(trained, trained_w2, 4, 2e-6f));
}

static void testTraining(gcompile_artifact *artifact) {
  gcompile_session *session = NULL;
  gcompile_session_options options = gcompile_session_options_default();
  options.threads = 2;
  OK(gcompile_session_create(artifact, &options, &session));
  float buffer[12];
  REFUSED(gcompile_session_read(session, "w1", buffer, sizeof w1), GCOMPILE_INVALID,
          "in_000 (w1): f32[3, 4] has no value");
  REFUSED(gcompile_session_run(session), GCOMPILE_INVALID, "has no value");
  REFUSED(gcompile_session_initialize(session, NULL), GCOMPILE_INVALID, "give files of values, or a fill");
  gcompile_initialize_options fill = gcompile_initialize_options_default();
  fill.fill = "normal:1";
  OK(gcompile_session_initialize(session, &fill)); /* the optimizer's state by its own rules */
  writeFirstValues(session);
  REFUSED(gcompile_session_run(session), GCOMPILE_INVALID, "(x): f32[8, 3] has no value");
  REFUSED(gcompile_session_write(session, "x", x, sizeof x - 4), GCOMPILE_INVALID, "has 96 bytes, given are 92");
  REFUSED(gcompile_session_write(session, "w3", x, sizeof x), GCOMPILE_NOT_FOUND, "no argument 'w3'");
  REFUSED(gcompile_session_result(session, "loss", buffer, 4), GCOMPILE_INVALID, "run the session first");
  train(session);
  checkTrained(session);
  /* From the start again, with the state that there is: the same numbers. */
  OK(gcompile_session_initialize(session, &fill));
  writeFirstValues(session);
  train(session);
  checkTrained(session);
  gcompile_session_free(session);
}

static void testFiles(gcompile_artifact *artifact) {
  char path[4096];
  snprintf(path, sizeof path, "%s/embed_step.gcx", folder);
  OK(gcompile_artifact_save(artifact, path));
  gcompile_artifact *opened = NULL, *loaded = NULL;
  OK(gcompile_artifact_open(path, &opened));
  size_t size = 0, openedSize = 0;
  const void *bytes = gcompile_artifact_bytes(artifact, &size);
  const void *openedBytes = gcompile_artifact_bytes(opened, &openedSize);
  CHECK(size == openedSize && !memcmp(bytes, openedBytes, size));
  OK(gcompile_artifact_load(bytes, size, &loaded));
  CHECK(!strcmp(gcompile_signature_argument(gcompile_artifact_signature(loaded), 0)->name, "w1"));
  gcompile_session *session = NULL;
  gcompile_initialize_options fill = gcompile_initialize_options_default();
  fill.fill = "normal:1";
  OK(gcompile_session_create(opened, NULL, &session));
  gcompile_artifact_free(opened); /* a session keeps what it needs */
  OK(gcompile_session_initialize(session, &fill));
  writeFirstValues(session);
  train(session);
  checkTrained(session);
  gcompile_session_free(session);
  gcompile_artifact_free(loaded);
  gcompile_artifact *broken = NULL;
  REFUSED(gcompile_artifact_load(bytes, size / 2, &broken), GCOMPILE_INVALID, "");
  REFUSED(gcompile_artifact_open("no/such.gcx", &broken), GCOMPILE_NOT_FOUND, "no/such.gcx");
  CHECK(broken == NULL);
}

int main(int argc, char **argv) {
  if (argc != 3)
    return 2;
  lossPath = argv[1];
  folder = argv[2];
  gcompile_context_options options = gcompile_context_options_default();
  options.log = listen;
  options.log_user = heard;
  options.compile_threads = 2;
  OK(gcompile_context_create(&options, &context));
  testSignatures();
  testTransformsThatAreRefused();
  testErrorsOfPrograms();
  testOptionsOfOtherHeaders();
  testModels();
  testGraphs();
  gcompile_artifact *artifact = compileStep();
  gcompile_context_free(context); /* what was made of it lives on */
  testTraining(artifact);
  testFiles(artifact);
  gcompile_artifact_free(artifact);
  gcompile_status_free(NULL);
  CHECK(gcompile_status_code(NULL) == GCOMPILE_OK && !strcmp(gcompile_status_message(NULL), ""));
  fprintf(stderr, "%d failures\n", failures);
  return failures > 0;
}
