"""For each op of the input dialects and each element type one tiny program.

The ops come from the registered dialects and whether an op takes a type from their verifiers; here is only how to write a
use of an op down. One without a recipe is a finding. In a recipe's text `$x` is a value of its own and {T} the type.
"""
import re

PRED = ["i1"]
SIGNED = ["i2", "i4", "i8", "i16", "i32", "i64"]
UNSIGNED = ["ui2", "ui4", "ui8", "ui16", "ui32", "ui64"]
FLOAT8 = ["f8E3M4", "f8E4M3", "f8E4M3FN", "f8E4M3FNUZ", "f8E4M3B11FNUZ", "f8E5M2", "f8E5M2FNUZ", "f8E8M0FNU"]
FLOAT = ["bf16", "f16", "f32", "f64"]
COMPLEX = ["complex<f32>", "complex<f64>"]
SMALL = ["f4E2M1FN", "f6E2M3FN", "f6E3M2FN", "tf32"]
QUANTIZED = ["!quant.uniform<i8:f32, 1.000000e+00>"]
DYNAMIC = ["?"]  # f32 with a dynamic size
COLUMNS = {"i1": PRED, "i2–i64": SIGNED, "ui2–ui64": UNSIGNED, "f8": FLOAT8, "bf16–f64": FLOAT, "complex": COMPLEX,
           "f4, f6, tf32": SMALL, "quantized": QUANTIZED, "dynamic": DYNAMIC}
TYPES = [t for column in COLUMNS.values() for t in column]


def bits(t):
    if t.startswith("complex"):
        return 2 * bits(t[8:-1])
    return int(re.match(r"[a-z]+(\d+)", t).group(1))


def real(t):
    return t[8:-1] if t.startswith("complex") else t


class Use:
    """Arguments' and results' types and what lies between; `$0`, `$1` … are arguments, `$r0` … results."""

    def __init__(self, arguments, body, results, function=""):
        self.arguments, self.body, self.results, self.function = arguments, body, results, function

    def pieces(self, prefix):
        mark = "%%%s_" % prefix
        return (["%s%d: %s" % (mark, i, t) for i, t in enumerate(self.arguments)], self.body.replace("@$", "@%s_" % prefix).replace("$", mark),
                ["%sr%d" % (mark, i) for i in range(len(self.results))], self.function.replace("$", prefix + "_"))


def program(uses):
    """One @main with all of the uses."""
    arguments, body, values, types, functions = [], [], [], [], []
    for i, use in enumerate(uses):
        a, b, r, f = use.pieces("u%d" % i)
        arguments, body, values, types = arguments + a, body + [b], values + r, types + use.results
        functions.append(f)
    ends = "  return %s : %s" % (", ".join(values), ", ".join(types)) if values else "  return"
    return "func.func @main(%s) -> (%s) {\n%s\n%s\n}\n%s" % (
        ", ".join(arguments), ", ".join(types), "\n".join(body), ends, "".join(functions))


def plain(name, arguments, results, attributes="", regions="", before="", operands=None):
    """The op in MLIR's generic form, which every op has."""
    if operands is None:
        operands = ["$%d" % i for i in range(len(arguments))]
    given = [x.split(": ", 1)[1] if ": " in x else arguments[int(x[1:])] for x in operands]
    left = ""
    if results:
        left = "$r:%d = " % len(results) if len(results) > 1 else "$r0 = "
    text = "%s  %s\"%s\"(%s)%s%s : (%s) -> (%s)" % (
        before, left, name, ", ".join(x.split(": ")[0] for x in operands), " (%s)" % regions if regions else "",
        " {%s}" % attributes if attributes else "", ", ".join(given), ", ".join(results))
    body = text
    if len(results) > 1:
        copies = "".join("\n  $r%d = stablehlo.optimization_barrier $r#%d : %s" % (i, i, t) for i, t in enumerate(results))
        body += copies
    return Use(arguments, body, results)


def t(shape, element):
    return "tensor<%s%s>" % ("".join(d + "x" for d in shape.split("x")) if shape else "", element)


def combiner(element, op="add"):
    s = t("", element)
    return "{\n  ^bb0(%%a: %s, %%b: %s):\n    %%c = stablehlo.%s %%a, %%b : %s\n    stablehlo.return %%c : %s\n  }" % (s, s, op, s, s)


def order(element, direction):
    s = t("", element)
    kind = ""
    return ("{\n  ^bb0(%%a: %s, %%b: %s):\n    %%c = stablehlo.compare %s, %%a, %%b%s : (%s, %s) -> tensor<i1>\n"
            "    stablehlo.return %%c : tensor<i1>\n  }") % (s, s, direction, kind, s, s)


def first(types):
    """A region that gives its argument, or the value above it, back."""
    return "{\n    stablehlo.return %s : %s\n  }" % types


def constant(name, values, element="i64"):
    values = list(values)
    return "  %s = stablehlo.constant dense<%s> : tensor<%dx%s>\n" % (name, values, len(values), element)


GATHER = ("dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], "
          "index_vector_dim = 1>")
CONV = ("dimension_numbers = #stablehlo.conv<[b, 0, f]x[0, i, o]->[b, 0, f]>, feature_group_count = 1 : i64, "
        "batch_group_count = 1 : i64")
GROUPS = "replica_groups = dense<0> : tensor<1x1xi64>"
SHAPE = "$s: tensor<%dxi64>"


def recipes(e):
    """Name to use, for element type `e`; ops that are not here get the same type in all places."""
    v, m, s, pred = t("4", e), t("4x3", e), t("", e), t("4", "i1")
    index = "tensor<i32>"
    other = "tensor<4xf32>"
    h = "stablehlo."
    uses = {}

    def add(name, *args, **kwargs):
        uses[name] = plain(name, *args, **kwargs)

    # Pointwise ops whose operands and result differ.
    for name in ("stablehlo.abs", "stablehlo.real", "stablehlo.imag"):
        add(name, [v], [t("4", real(e))])
    for name in ("stablehlo.is_finite", "chlo.is_inf", "chlo.is_pos_inf", "chlo.is_neg_inf"):
        add(name, [v], [pred])
    add(h + "complex", [v, v], [t("4", "complex<%s>" % e)])
    add(h + "compare", [v, v], [pred], "comparison_direction = #stablehlo<comparison_direction %s>" % (
        "EQ" if e.startswith("complex") else "LT"))
    add(h + "select", [pred, v, v], [v])
    add(h + "reduce_precision", [v], [v], "exponent_bits = 4 : i32, mantissa_bits = 3 : i32")
    uses[h + "convert"] = Use([v], "  $r0 = stablehlo.convert $0 : (%s) -> %s\n  $r1 = stablehlo.convert $r0 : (%s) -> %s" % (
        v, other, other, v), [other, v])
    add(h + "uniform_quantize", [v], [t("4", QUANTIZED[0])])
    add(h + "uniform_dequantize", [v], [other])
    # Movement.
    if e not in QUANTIZED + DYNAMIC:
        value = {"i1": "true"}.get(e, "1" if e.strip("u")[0] == "i" else "(1.0, 2.0)" if "complex" in e else "1.0")
        uses[h + "constant"] = Use([], "  $r0 = stablehlo.constant dense<%s> : %s" % (value, v), [v])
    else:
        uses[h + "constant"] = Use([], "  $r0 = stablehlo.constant() <{value = dense<1.0> : tensor<4xf32>}> : () -> %s" % v, [v])
        uses[h + "constant"] = plain(h + "constant", [], [v], "value = dense<1.0> : tensor<4xf32>")
    add(h + "iota", [], [m], "iota_dimension = 1 : i64")
    add(h + "dynamic_iota", [], [m], "iota_dimension = 1 : i64", before=constant("$s", (4, 3)), operands=[SHAPE % 2])
    add(h + "reshape", [m], [t("3x4", e)])
    add(h + "dynamic_reshape", [m], [t("3x4", e)], before=constant("$s", (3, 4)), operands=["$0", SHAPE % 2])
    add(h + "broadcast", [v], [t("2x4", e)], "broadcast_sizes = array<i64: 2>")
    add(h + "broadcast_in_dim", [v], [m], "broadcast_dimensions = array<i64: 0>")
    add(h + "dynamic_broadcast_in_dim", [v], [m], "broadcast_dimensions = array<i64: 0>", before=constant("$s", (4, 3)),
        operands=["$0", SHAPE % 2])
    add(h + "transpose", [m], [t("3x4", e)], "permutation = array<i64: 1, 0>")
    add(h + "reverse", [m], [m], "dimensions = array<i64: 0>")
    add(h + "slice", [m], [t("2x2", e)],
        "start_indices = array<i64: 1, 0>, limit_indices = array<i64: 4, 2>, strides = array<i64: 2, 1>")
    three = constant("$a", (1, 0)) + constant("$b", (4, 2)) + constant("$c", (2, 1))
    shapes = ["$a: tensor<2xi64>", "$b: tensor<2xi64>", "$c: tensor<2xi64>"]
    add(h + "real_dynamic_slice", [m], [t("2x2", e)], before=three, operands=["$0"] + shapes)
    add(h + "dynamic_slice", [m, index, index], [t("2x3", e)], "slice_sizes = array<i64: 2, 3>")
    add(h + "dynamic_update_slice", [m, t("2x3", e), index, index], [m])
    add(h + "concatenate", [m, t("2x3", e)], [t("6x3", e)], "dimension = 0 : i64")
    add(h + "pad", [m, s], [t("8x5", e)],
        "edge_padding_low = array<i64: 1, 2>, edge_padding_high = array<i64: 0, 0>, interior_padding = array<i64: 1, 0>")
    add(h + "dynamic_pad", [m, s], [t("15x7", e)], before=three, operands=["$0", "$1"] + shapes)
    add(h + "get_dimension_size", [m], [index], "dimension = 1 : i64")
    add(h + "set_dimension_size", [m], [m], "dimension = 1 : i64", before="  $s = stablehlo.constant dense<3> : tensor<i32>\n",
        operands=["$0", "$s: tensor<i32>"])
    add(h + "optimization_barrier", [v], [v])
    add(h + "bitcast_convert", [v], [v])
    if re.match(r"u?i\d|f\d|bf|complex", e) and e not in ("i1", "tf32"):
        n = bits(e)
        if not e.startswith("complex"):
            # The same bits as another type and back, as a row of narrower ones and back.
            other_name = ("ui%d" if e[0] == "i" else "i%d") % n
            lines = ["  $r0 = stablehlo.bitcast_convert $0 : (%s) -> %s" % (v, t("4", other_name))]
            results = [t("4", other_name)]
            if n >= 4 and n not in (6,):
                parts = t("4x2", "ui%d" % (n // 2))
                lines += ["  $r1 = stablehlo.bitcast_convert $0 : (%s) -> %s" % (v, parts),
                          "  $r2 = stablehlo.bitcast_convert $r1 : (%s) -> %s" % (parts, v)]
                results += [parts, v]
            uses[h + "bitcast_convert"] = Use([v], "\n".join(lines), results)
    # Contractions, reductions, windows.
    a, b, c = t("4x3", e), t("3x5", e), t("4x5", e)
    add(h + "dot", [a, b], [c])
    add(h + "dot_general", [a, b], [c], "dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], "
        "rhs_contracting_dimensions = [0]>")
    add(h + "einsum", [a, b], [c], 'einsum_config = "ij,jk->ik"')
    add(h + "unary_einsum", [m], [v], 'einsum_config = "ij->i"')
    add(h + "convolution", [t("4x6x2", e), t("3x2x5", e)], [t("4x4x5", e)], CONV)
    add(h + "dynamic_conv", [t("4x6x2", e), t("3x2x5", e)], [t("4x4x5", e)], CONV,
        before="  $s = stablehlo.constant dense<0> : tensor<1x2xi64>\n", operands=["$0", "$1", "$s: tensor<1x2xi64>"])
    add(h + "reduce", [m, s], [v], "dimensions = array<i64: 1>", combiner(e))
    add(h + "reduce_window", [t("4x6", e), s], [t("4x3", e)], "window_dimensions = array<i64: 1, 2>, window_strides = "
        "array<i64: 1, 2>", combiner(e, "maximum"))
    add(h + "select_and_scatter", [t("4x6", e), m, s], [t("4x6", e)], "window_dimensions = array<i64: 1, 2>, window_strides = "
        "array<i64: 1, 2>", order(e, "GE") + ", " + combiner(e))
    add(h + "map", [v, v], [v], "dimensions = array<i64: 0>", combiner(e, "maximum"))
    add(h + "sort", [m], [m], "dimension = 1 : i64, is_stable = true", order(e, "LT"))
    add(h + "gather", [m, "tensor<5x1xi32>"], [t("5x3", e)], GATHER + ", slice_sizes = array<i64: 1, 3>")
    add(h + "dynamic_gather", [m, "tensor<5x1xi32>"], [t("5x3", e)], GATHER, before=constant("$s", (1, 3), "i32"),
        operands=["$0", "$1", "$s: tensor<2xi32>"])
    add(h + "scatter", [m, "tensor<5x1xi32>", t("5x3", e)], [m], "scatter_dimension_numbers = #stablehlo.scatter<"
        "update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>",
        combiner(e))
    add(h + "torch_index_select", [m, "tensor<5xi32>"], [t("5x3", e)], "dim = 0 : i64, batch_dims = 0 : i64")
    norm = "epsilon = 1.0e-3 : f32, feature_index = 1 : i64"
    f = t("3", e)
    add(h + "batch_norm_training", [m, f, f], [m, f, f], norm)
    add(h + "batch_norm_inference", [m, f, f, f, f], [m], norm)
    add(h + "batch_norm_grad", [m, f, f, f, m], [m, f, f], norm)
    # Linear algebra and random numbers.
    q = t("4x4", e)
    add(h + "cholesky", [q], [q], "lower = true")
    add(h + "triangular_solve", [q, a], [a], "left_side = true, lower = true, unit_diagonal = false, transpose_a = "
        "#stablehlo<transpose NO_TRANSPOSE>")
    kind, n, out = ("FFT", 4, v) if e.startswith("complex") else ("RFFT", 4, t("3", "complex<%s>" % e))
    add(h + "fft", [v], [out], "fft_type = #stablehlo<fft_type %s>, fft_length = array<i64: %d>" % (kind, n))
    add(h + "rng", [s, s], [v], "rng_distribution = #stablehlo<rng_distribution UNIFORM>", before=constant("$s", (4,)),
        operands=["$0", "$1", "$s: tensor<1xi64>"])
    add(h + "rng_bit_generator", ["tensor<2xui64>"], ["tensor<2xui64>", v],
        "rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>")
    # Control flow, calls, tuples, tokens.
    uses[h + "return"] = uses[h + "if"] = Use(
        ["tensor<i1>", v], '  $r0 = "stablehlo.if"($0) ({\n    stablehlo.return $1 : %s\n  }, {\n    stablehlo.return $1 : %s\n  })'
        " : (tensor<i1>) -> %s" % (v, v, v), [v])
    uses[h + "case"] = Use([index, v, v], '  $r0 = "stablehlo.case"($0) ({\n    stablehlo.return $1 : %s\n  }, {\n'
                           "    stablehlo.return $2 : %s\n  }) : (tensor<i32>) -> %s" % (v, v, v), [v])
    uses[h + "while"] = Use([index, v, v], (
        "  $w:2 = stablehlo.while(%%i = $0, %%x = $1) : tensor<i32>, %s\n  cond {\n"
        "    %%n = stablehlo.constant dense<3> : tensor<i32>\n"
        "    %%p = stablehlo.compare LT, %%i, %%n : (tensor<i32>, tensor<i32>) -> tensor<i1>\n"
        "    stablehlo.return %%p : tensor<i1>\n  } do {\n    %%o = stablehlo.constant dense<1> : tensor<i32>\n"
        "    %%j = stablehlo.add %%i, %%o : tensor<i32>\n    stablehlo.return %%j, $2 : tensor<i32>, %s\n  }\n"
        "  $r0 = stablehlo.optimization_barrier $w#1 : %s") % (v, v, v), [v])
    add(h + "custom_call", [v], [], 'call_target_name = "check.expect_eq", has_side_effect = true', operands=["$0", "$0"])
    uses[h + "composite"] = Use([v], '  $r0 = stablehlo.composite "own.same" $0 {decomposition = @$same} : (%s) -> %s' % (v, v), [v],
                                "func.func private @$same(%%a: %s) -> %s {\n  return %%a : %s\n}\n" % (v, v, v))
    pair = "tuple<%s, %s>" % (v, v)
    uses[h + "tuple"] = uses[h + "get_tuple_element"] = Use(
        [v, v], "  $t = stablehlo.tuple $0, $1 : %s\n  $r0 = stablehlo.get_tuple_element $t[1] : (%s) -> %s" % (pair, pair, v), [v])
    token = "!stablehlo.token"
    uses[h + "create_token"] = Use([], "  $t = stablehlo.create_token : %s" % token, [])
    uses[h + "after_all"] = Use([], "  $t = stablehlo.create_token : %s\n  $u = stablehlo.after_all $t, $t : %s" % (token, token), [])
    add(h + "replica_id", [], ["tensor<ui32>"])
    add(h + "partition_id", [], ["tensor<ui32>"])
    make = "  $t = stablehlo.create_token : %s\n" % token
    uses[h + "infeed"] = Use([], make + '  $i:2 = "stablehlo.infeed"($t) : (%s) -> (%s, %s)\n  $r0 = stablehlo.optimization_barrier'
                             " $i#0 : %s" % (token, v, token, v), [v])
    uses[h + "outfeed"] = Use([v], make + '  $o = "stablehlo.outfeed"($0, $t) : (%s, %s) -> %s' % (v, token, token), [])
    channel = "channel_handle = #stablehlo.channel_handle<handle = 1, type = %d>, is_host_transfer = true"
    uses[h + "send"] = Use([v], make + '  $o = "stablehlo.send"($0, $t) {%s} : (%s, %s) -> %s' % (channel % 2, v, token, token), [])
    uses[h + "recv"] = Use([], make + '  $i:2 = "stablehlo.recv"($t) {%s} : (%s) -> (%s, %s)\n  $r0 = '
                           "stablehlo.optimization_barrier $i#0 : %s" % (channel % 3, token, v, token, v), [v])
    future = "!stablehlo.future<%s>" % v
    uses[h + "async_start"] = uses[h + "async_done"] = Use([v], (
        '  $f = "stablehlo.async_start"($0) ({\n  ^bb0(%%x: %s):\n    %%y = "stablehlo.all_gather"(%%x) {all_gather_dim = 0 : i64, %s}'
        ' : (%s) -> %s\n    stablehlo.return %%y : %s\n  }) : (%s) -> %s\n'
        '  $r0 = "stablehlo.async_done"($f) : (%s) -> %s') % (v, GROUPS, v, v, v, v, future, future, v), [v])
    # Collectives of one device.
    add(h + "all_gather", [v], [v], "all_gather_dim = 0 : i64, " + GROUPS)
    add(h + "all_reduce", [v], [v], GROUPS, combiner(e))
    add(h + "collective_reduce", [v], [v], GROUPS, combiner(e))
    add(h + "reduce_scatter", [v], [v], "scatter_dimension = 0 : i64, " + GROUPS, combiner(e))
    add(h + "all_to_all", [v], [v], "split_dimension = 0 : i64, concat_dimension = 0 : i64, split_count = 1 : i64, " + GROUPS)
    add(h + "collective_broadcast", [v], [v], GROUPS)
    add(h + "cross-replica-sum", [v], [v], GROUPS)
    add(h + "collective_permute", [v], [v], "source_target_pairs = dense<0> : tensor<1x2xi64>")
    # chlo.
    add("chlo.top_k", [m], [t("4x2", e), "tensor<4x2xi32>"], "k = 2 : i64")
    add("chlo.ragged_dot", [a, t("2x3x5", e), "tensor<2xi32>"], [c], "ragged_dot_dimension_numbers = #chlo.ragged_dot<"
        "lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1], lhs_ragged_dimensions = [0], rhs_group_dimensions = [0]>")
    add("chlo.broadcast_compare", [v, s], [pred], "comparison_direction = #chlo<comparison_direction %s>" % (
        "EQ" if e.startswith("complex") else "LT"))
    add("chlo.broadcast_complex", [v, v], [t("4", "complex<%s>" % e)])
    add("chlo.broadcast_select", [pred, v, s], [v])
    one = "true" if e == "i1" else "1" if e.strip("u")[0] == "i" else "1.0"
    if e.startswith("complex"):
        add("chlo.constant_like", [v], [v], "value = #complex.number<:%s 1.0, 2.0> : %s" % (real(e), e))
    elif e == "i1":
        add("chlo.constant_like", [v], [v], "value = true")
    else:
        add("chlo.constant_like", [v], [v], "value = %s : %s" % (one, "f32" if e in QUANTIZED else e))
    value = "(1.0, 2.0)" if e.startswith("complex") else one
    add("chlo.constant", [], [v], "value = dense<%s> : %s" % (value, "tensor<4xf32>" if e in QUANTIZED else v))
    return uses


# Ops that have no element type.
UNTYPED = {"stablehlo.create_token", "stablehlo.after_all", "stablehlo.replica_id", "stablehlo.partition_id"}


def use_of(op, operands, element):
    """The use of one op, or None where nobody has written down how to use it."""
    e = "f32" if element == "?" else element
    use = recipes(e).get(op)
    v = t("4", e)
    if use is None and operands > 0:
        use = plain(op, [v] * operands, [v])
    if use is not None and element == "?":
        use = Use([dynamic(x) for x in use.arguments], dynamic(use.body), [dynamic(x) for x in use.results],
                  dynamic(use.function))
    return use


def dynamic(text):
    return text.replace("tensor<4x", "tensor<?x")
