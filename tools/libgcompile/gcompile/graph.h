/* Programs made op by op, from C (C++: graph.hpp).

     gcompile_graph *graph = NULL;
     gcompile_status *status = gcompile_graph_create(context, NULL, &graph);
     gcompile_dim of_x[] = {{"batch", 8}, {NULL, 4}}, of_w[] = {{NULL, 4}, {NULL, 2}};
     gcompile_tensor x = gcompile_graph_argument(graph, "x", "batch", of_x, 2, NULL, NULL, GCOMPILE_SITE);
     gcompile_tensor w = gcompile_graph_argument(graph, "w", "param", of_w, 2, NULL, "normal:0.02", GCOMPILE_SITE);
     gcompile_tensor product[] = {x, w};
     gcompile_attributes spec = gcompile_attributes_default();
     spec.text = "bi,io->bo";
     gcompile_tensor y = gcompile_graph_op(graph, "einsum", product, 2, &spec, GCOMPILE_SITE);
     …
     gcompile_graph_result(graph, "loss", "loss", loss, GCOMPILE_SITE);
     status = gcompile_graph_finish(graph, &program);

   The first call that does not fit is the graph's error, with its site, both shapes and their names; what is made of
   its result is passed over, and gcompile_graph_finish fails with it. Shapes meet as NumPy's do; negative dimensions
   count from the end. */
#ifndef GCOMPILE_GRAPH_H
#define GCOMPILE_GRAPH_H

#include <gcompile/gcompile.h>

#ifdef __cplusplus
extern "C" {
#endif

typedef struct gcompile_graph gcompile_graph;
/* A value of a graph; 0: of a call that did not fit. */
typedef uint32_t gcompile_tensor;

typedef struct gcompile_dim {
  const char *name; /* a logical name, "batch", "heads"; NULL: none. Where two dimensions meet they agree */
  int64_t size;
} gcompile_dim;

/* Where a call stands. Read during the call alone. */
typedef struct gcompile_site {
  const char *file;
  uint32_t line;
} gcompile_site;
#define GCOMPILE_SITE ((gcompile_site){__FILE__, __LINE__}) /* in C */

typedef struct gcompile_graph_options {
  size_t struct_size;
  const char *real; /* the dtype of parameters and constants; NULL: "f32" */
  uint64_t seed;    /* of the rules for first values; 0: 1 */
} gcompile_graph_options;
GCOMPILE_DEFAULT(gcompile_graph_options)

GCOMPILE_API gcompile_status *gcompile_graph_create(gcompile_context *context, const gcompile_graph_options *options,
                                                    gcompile_graph **out);
GCOMPILE_API void gcompile_graph_free(gcompile_graph *graph);
/* The program, verified. The graph takes no further calls. */
GCOMPILE_API gcompile_status *gcompile_graph_finish(gcompile_graph *graph, gcompile_program **out);

/* An argument of the program. Names are below the open scopes'. `dtype` NULL: the graph's real type. `init`, the rule
   for a first value: NULL, "normal:SCALE", "uniform:SCALE", "randint:LOW:HIGH", "zeros", "ones" or "value:NUMBER";
   seeds come of the name. */
GCOMPILE_API gcompile_tensor gcompile_graph_argument(gcompile_graph *graph, const char *name, const char *role,
                                                     const gcompile_dim *dims, size_t rank, const char *dtype,
                                                     const char *init, gcompile_site site);
/* A result; `role` NULL: none. */
GCOMPILE_API void gcompile_graph_result(gcompile_graph *graph, const char *name, const char *role,
                                        gcompile_tensor value, gcompile_site site);
/* The memory of an argument becomes that of the result of the same name. */
GCOMPILE_API void gcompile_graph_donate(gcompile_graph *graph, gcompile_tensor argument, gcompile_site site);
/* What is made until the scope is closed has names below NAME/. */
GCOMPILE_API void gcompile_graph_open_scope(gcompile_graph *graph, const char *name);
GCOMPILE_API void gcompile_graph_close_scope(gcompile_graph *graph);

typedef struct gcompile_attributes {
  size_t struct_size;
  const int64_t *numbers;
  size_t number_count;
  const gcompile_dim *dims;
  size_t rank;
  double value;
  const char *text;
} gcompile_attributes;
GCOMPILE_DEFAULT(gcompile_attributes)

/* An op by name. In brackets: what it takes of the attributes.

     of each element    abs exp log sqrt rsqrt tanh erf sin cos sigmoid negate relu gelu silu stop_gradient
                        convert[text: a dtype]
     of two values      add subtract multiply divide maximum minimum and compare[text: EQ NE LT LE GT GE]
     of three           where (a truth value, then what it chooses from)
     constants          constant[value, text: a dtype or NULL], fill[value, dims, text], iota[dims, numbers: along;
   text] shapes             reshape[dims] broadcast[dims] transpose[numbers: a permutation] slice[numbers: dim, start,
   limit] new_dim[numbers: before] concatenate[numbers: dim] split[numbers: parts, dim] reductions         sum mean max
   [numbers: the dims; value 1: they stay, of size 1], cumulative_sum[numbers: dim], softmax (the last dim),
   cross_entropy (logits, targets, weights or none) products           einsum[text], conv2d[numbers: stride, padding],
   max_pool2d[numbers: size, stride, padding] places             take pick take_along[numbers: dim] update[numbers: dim;
   x, window, start] add_rows[dims: rows] top_k[dims: k] sort_with_places random_bits[dims; key, stream]

   What each computes: frontend/builder/Tensor.h. split, top_k and sort_with_places give several tensors: the first one,
   and the numbers that follow. */
GCOMPILE_API gcompile_tensor gcompile_graph_op(gcompile_graph *graph, const char *op, const gcompile_tensor *operands,
                                               size_t operand_count, const gcompile_attributes *attributes,
                                               gcompile_site site);

/* `count` equal layers: `layer` makes of the carries the next ones, in the same number; 0 says that it failed, and the
   graph with it. Under NAME/0, NAME/1, …; or, `stacked`, as one loop in which arguments have a first dimension
   "layers", and for which `layer` is called once. `out` takes what comes out. */
typedef int (*gcompile_layer)(void *user, const gcompile_tensor *carries, gcompile_tensor *next);
GCOMPILE_API void gcompile_graph_layers(gcompile_graph *graph, const char *name, int64_t count, int stacked,
                                        const gcompile_tensor *carries, size_t carry_count, gcompile_layer layer,
                                        void *user, gcompile_tensor *out, gcompile_site site);

/* A dimension's size, or -1 where the tensor or the dimension is not there. */
GCOMPILE_API size_t gcompile_graph_rank(const gcompile_graph *graph, gcompile_tensor tensor);
GCOMPILE_API int64_t gcompile_graph_size(const gcompile_graph *graph, gcompile_tensor tensor, size_t dim);

#ifdef __cplusplus
}
#endif

#endif
