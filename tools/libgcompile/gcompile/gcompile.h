/* gcompile within a program of your own: read or make a program, transform it, compile it, run it, read and write its
   parameters. C11; for C++ there is gcompile.hpp over it.

     gcompile_program *program = NULL;
     gcompile_status *status = gcompile_program_open(context, "loss.mlir", NULL, &program);
     if (!status)
       status = gcompile_program_transform(program, "step(main, optimizer=adamw(lr=3e-4))", NULL);
     gcompile_artifact *artifact = NULL;
     if (!status)
       status = gcompile_program_compile(program, NULL, &artifact);
     gcompile_session *session = NULL;
     if (!status)
       status = gcompile_session_create(artifact, NULL, &session);
     if (!status)
       status = gcompile_session_initialize(session, NULL);
     for (int i = 0; !status && i < steps; ++i) {
       status = gcompile_session_write(session, "tokens", tokens, sizeof tokens);
       if (!status)
         status = gcompile_session_run(session);
     }
     if (status)
       fprintf(stderr, "%s\n", gcompile_status_message(status));
     gcompile_status_free(status);

   Errors. A function that may fail returns NULL, or a status that the caller frees; what it would have made is then
   left alone, but for sessions, see gcompile_session_run. The library ends no program, installs no signal handler,
   reads no environment and writes to no stream: what there is to say goes into the status and to the context's sink.

   Handles are freed by their _free, which takes NULL too, in any order: what one needs of another it keeps. A handle is
   used by one thread at a time; different ones may be used at once. Strings and structs that a function returns belong
   to the handle that they were asked of, and live as it does.

   Options are structs that start from NAME_default(); NULL means just that. They grow at the end, and the library takes
   those of older programs. */
#ifndef GCOMPILE_GCOMPILE_H
#define GCOMPILE_GCOMPILE_H

#include <stddef.h>
#include <stdint.h>
#include <string.h>

#ifdef __cplusplus
extern "C" {
#endif

#define GCOMPILE_VERSION_MAJOR 0
#define GCOMPILE_VERSION_MINOR 1

#define GCOMPILE_API __attribute__((visibility("default")))
#define GCOMPILE_DEFAULT(name)                                                                                         \
  static inline name name##_default(void) {                                                                            \
    name options;                                                                                                      \
    memset(&options, 0, sizeof options);                                                                               \
    options.struct_size = sizeof options;                                                                              \
    return options;                                                                                                    \
  }

typedef struct gcompile_status gcompile_status;
typedef struct gcompile_context gcompile_context;
typedef struct gcompile_program gcompile_program;
typedef struct gcompile_artifact gcompile_artifact;
typedef struct gcompile_session gcompile_session;
typedef struct gcompile_signature gcompile_signature;
typedef struct gcompile_cancel gcompile_cancel;

/* ---- status ---- */

typedef enum gcompile_code {
  GCOMPILE_OK = 0,
  GCOMPILE_INVALID = 1,   /* a call, a program, a file or a machine that does not fit: the message says what to do */
  GCOMPILE_NOT_FOUND = 2, /* a file or a name */
  GCOMPILE_OUT_OF_MEMORY = 3,
  GCOMPILE_CHECK_FAILED = 4, /* a check that the program itself makes */
  GCOMPILE_CANCELLED = 5,    /* by gcompile_cancel_request */
  GCOMPILE_INTERNAL = 6      /* an error of the library's own */
} gcompile_code;

GCOMPILE_API gcompile_code gcompile_status_code(const gcompile_status *status); /* GCOMPILE_OK of NULL */
/* One or several lines; errors in a program's text come with file, line and column. "" of NULL. */
GCOMPILE_API const char *gcompile_status_message(const gcompile_status *status);
GCOMPILE_API void gcompile_status_free(gcompile_status *status);

/* ---- context ---- */

/* Hears of what programs of the context say: errors, which are in a status too, warnings, remarks and reports. One call
   at a time, but maybe of another thread than that which called the library. It may not call the library. */
typedef void (*gcompile_log)(void *user, const char *message);

typedef struct gcompile_context_options {
  size_t struct_size;
  gcompile_log log; /* NULL: nobody hears */
  void *log_user;
  uint32_t compile_threads; /* that compile one program; 0: as many as the thread may use CPUs */
} gcompile_context_options;
GCOMPILE_DEFAULT(gcompile_context_options)

GCOMPILE_API gcompile_status *gcompile_context_create(const gcompile_context_options *options, gcompile_context **out);
GCOMPILE_API void gcompile_context_free(gcompile_context *context);

/* ---- cancellation ---- */

/* A wish to end early, which what was given it looks at: transforming and compiling between passes, a run between its
   kernels. Requests may come from any thread and from a signal's handler, and stay until a reset. */
GCOMPILE_API gcompile_status *gcompile_cancel_create(gcompile_cancel **out);
GCOMPILE_API void gcompile_cancel_request(gcompile_cancel *cancel);
GCOMPILE_API void gcompile_cancel_reset(gcompile_cancel *cancel);
GCOMPILE_API void gcompile_cancel_free(gcompile_cancel *cancel);

/* ---- what a program takes and gives ---- */

typedef struct gcompile_value {
  const char *name;     /* "layers/0/w", or "" */
  const char *numbered; /* "in_003", "out_000": a name that there always is */
  const char *role;     /* "param", "opt_state", "state", "step", "batch", "rng", "loss", "metric", or "none" */
  const char *dtype;    /* of an element: "f32", "bf16", "i32", "ui8", "i1", … */
  const char *type;     /* "f32[8, 128]" */
  const char *init;     /* the rule for a value where none is given: "normal:7:0.02", or "" */
  size_t rank;
  const int64_t *shape;
  uint64_t elements, bytes; /* row-major, without padding; i1 is a byte, 0 or 1 */
  int64_t alias;            /* of an argument: the number of the result that takes its memory, or -1 */
  int donated;              /* of an argument: a run leaves other contents in its memory */
} gcompile_value;

GCOMPILE_API size_t gcompile_signature_argument_count(const gcompile_signature *signature);
GCOMPILE_API size_t gcompile_signature_result_count(const gcompile_signature *signature);
/* NULL past the last. */
GCOMPILE_API const gcompile_value *gcompile_signature_argument(const gcompile_signature *signature, size_t number);
GCOMPILE_API const gcompile_value *gcompile_signature_result(const gcompile_signature *signature, size_t number);

/* ---- programs ---- */

typedef struct gcompile_program_options {
  size_t struct_size;
  const char *name; /* of a text, in messages; NULL: "program" */
  const char
      *roles; /* a file of names and roles; NULL: of a file the one beside it, FILE.roles.json, if there is one */
} gcompile_program_options;
GCOMPILE_DEFAULT(gcompile_program_options)

/* StableHLO as text, or as MLIR's bytecode. The text is copied. */
GCOMPILE_API gcompile_status *gcompile_program_parse(gcompile_context *context, const char *text, size_t length,
                                                     const gcompile_program_options *options, gcompile_program **out);
GCOMPILE_API gcompile_status *gcompile_program_open(gcompile_context *context, const char *path,
                                                    const gcompile_program_options *options, gcompile_program **out);
/* A network of the zoo as `gcompile model` makes it: settings are pairs of key and value, {"width", "64", "batch",
   "8"}; the key "size" names one of its sizes. */
GCOMPILE_API gcompile_status *gcompile_program_model(gcompile_context *context, const char *model,
                                                     const char *const *settings, size_t setting_count,
                                                     gcompile_program **out);
GCOMPILE_API void gcompile_program_free(gcompile_program *program);

/* Until the next transformation. */
GCOMPILE_API const gcompile_signature *gcompile_program_signature(const gcompile_program *program);

typedef struct gcompile_transform_options {
  size_t struct_size;
  const char *wrt;               /* of the innermost derivative, where the expression does not say */
  int64_t axis_size;             /* of each vmap without one; 0: none */
  int64_t memory;                /* bytes that remat=auto has to keep to; 0: none are given */
  const gcompile_cancel *cancel; /* NULL: it goes to its end */
} gcompile_transform_options;
GCOMPILE_DEFAULT(gcompile_transform_options)

/* The program becomes what the expression says, as `gcompile transform` reads it: "grad(main, wrt=params/w)",
   "vmap(main, axis_size=8)", "step(main, optimizer=sgd(lr=0.1))". */
GCOMPILE_API gcompile_status *gcompile_program_transform(gcompile_program *program, const char *expression,
                                                         const gcompile_transform_options *options);
/* The program as StableHLO text, ended by a 0 that `length` does not count; freed by gcompile_text_free. */
GCOMPILE_API gcompile_status *gcompile_program_print(const gcompile_program *program, char **text, size_t *length);
GCOMPILE_API void gcompile_text_free(char *text);

/* ---- artifacts ---- */

typedef struct gcompile_compile_options {
  size_t struct_size;
  const char *target_cpu;          /* NULL: "native"; or a list: "x86-64-v3,x86-64-v4" */
  const char *precision;           /* NULL: "keep"; or "bf16", "f16", "f32" */
  const char *mesh;                /* with devices: "data=4" in place of the sizes in the program */
  uint32_t devices;                /* local devices that one run takes part on; 0: one */
  const char *cache;               /* a folder of artifacts compiled before; NULL: none */
  uint64_t cache_limit;            /* bytes of all files in it; 0: 1 GiB */
  const gcompile_cancel *cancel;   /* NULL: it goes to its end */
  int64_t accumulate, micro_batch; /* of a train step: micro-batches, or examples in one; 0: as the program is */
  const char *batch_norm;          /* NULL: "sync"; or "local:G", over each of G groups of the batch */
  const char *tuning;              /* a file of measured tiles, as gcompile tune writes it; NULL: the cost model's */
} gcompile_compile_options;
GCOMPILE_DEFAULT(gcompile_compile_options)

/* The program stays as it is. */
GCOMPILE_API gcompile_status *
gcompile_program_compile(gcompile_program *program, const gcompile_compile_options *options, gcompile_artifact **out);
/* A file stays mapped; bytes are copied. Both are checked. */
GCOMPILE_API gcompile_status *gcompile_artifact_open(const char *path, gcompile_artifact **out);
GCOMPILE_API gcompile_status *gcompile_artifact_load(const void *bytes, size_t size, gcompile_artifact **out);
GCOMPILE_API const void *gcompile_artifact_bytes(const gcompile_artifact *artifact, size_t *size);
GCOMPILE_API gcompile_status *gcompile_artifact_save(const gcompile_artifact *artifact, const char *path);
GCOMPILE_API const gcompile_signature *gcompile_artifact_signature(const gcompile_artifact *artifact);
GCOMPILE_API void gcompile_artifact_free(gcompile_artifact *artifact);

/* ---- sessions ---- */

/* Threads of the caller's, to run kernels. */
typedef void (*gcompile_tiles)(void *state, int64_t begin, int64_t end, uint32_t worker);
typedef struct gcompile_thread_pool {
  size_t struct_size;
  void *user;
  uint32_t threads; /* that may call at the same time, at least 1 */
  /* Calls run(state, begin, end, worker), begin < end, on any threads until [0, tiles) is covered once, and returns
     when all calls have. Calls at the same time have different workers, below `threads`. */
  void (*parallel_for)(void *user, int64_t tiles, gcompile_tiles run, void *state);
} gcompile_thread_pool;
GCOMPILE_DEFAULT(gcompile_thread_pool)

typedef struct gcompile_session_options {
  size_t struct_size;
  uint32_t threads; /* that run kernels, the caller's among them; 0: as many as the thread may use CPUs */
  const gcompile_thread_pool *pool; /* in their place; the struct is copied, the user outlives the session */
  const gcompile_cancel *cancel;    /* of its runs; NULL: they go to their ends */
} gcompile_session_options;
GCOMPILE_DEFAULT(gcompile_session_options)

/* A program with memory for its arguments and results, ready to run. A session's state are its arguments of the roles
   param, opt_state, state and step. Names in what follows are a value's name or its in_NNN, out_NNN. */
GCOMPILE_API gcompile_status *gcompile_session_create(const gcompile_artifact *artifact,
                                                      const gcompile_session_options *options, gcompile_session **out);
GCOMPILE_API const gcompile_signature *gcompile_session_signature(const gcompile_session *session);
GCOMPILE_API void gcompile_session_free(gcompile_session *session);

typedef struct gcompile_initialize_options {
  size_t struct_size;
  const char *const *files; /* safetensors; a tensor is found by its argument's name */
  size_t file_count;
  const char *fill; /* "normal:SEED", … or a file of rules, for what has neither a tensor nor a rule of its own */
} gcompile_initialize_options;
GCOMPILE_DEFAULT(gcompile_initialize_options)

/* First values for the whole state: from the files, and where they have none by the program's own rules. */
GCOMPILE_API gcompile_status *gcompile_session_initialize(gcompile_session *session,
                                                          const gcompile_initialize_options *options);

/* Writes the state as safetensors by its names, which gcompile_session_initialize reads again. */
GCOMPILE_API gcompile_status *gcompile_session_save(const gcompile_session *session, const char *path);

/* Copies an argument's value in or out, a result's value out; the size must be the value's. An argument keeps its value
   over runs unless it is donated: with an alias it then has the result's (a train step's state moves on), else none. */
GCOMPILE_API gcompile_status *gcompile_session_write(gcompile_session *session, const char *argument, const void *data,
                                                     size_t bytes);
GCOMPILE_API gcompile_status *gcompile_session_read(const gcompile_session *session, const char *argument, void *data,
                                                    size_t bytes);
GCOMPILE_API gcompile_status *gcompile_session_result(const gcompile_session *session, const char *result, void *data,
                                                      size_t bytes);

/* Memory of the caller's for an argument or a result, without copies, until other memory is bound, or NULL, which is
   the session's own, or the session is freed. It is aligned to its elements, and what a run writes, results and donated
   arguments, overlaps with nothing. A bound argument has the value that is there. A result that takes an argument's
   memory has none to bind. */
GCOMPILE_API gcompile_status *gcompile_session_bind_argument(gcompile_session *session, const char *argument,
                                                             void *data, size_t bytes);
GCOMPILE_API gcompile_status *gcompile_session_bind_result(gcompile_session *session, const char *result, void *data,
                                                           size_t bytes);

/* One run. Every argument must have a value. After an error donated arguments have none, but where the run was
   cancelled before it began: write, initialize or bind them. */
GCOMPILE_API gcompile_status *gcompile_session_run(gcompile_session *session);

#ifdef __cplusplus
}
#endif

#endif
