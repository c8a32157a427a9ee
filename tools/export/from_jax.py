"""A JAX function as a program that gcompile reads, with what lowering would erase.

    python tools/export/from_jax.py module.py:function --out P

calls function(), which returns the function to export and its example arguments, and writes P.mlir (StableHLO),
P.roles.json (names and roles) and P.init.safetensors (the arguments' values but for batches). From Python:

    from from_jax import export
    export(loss, params, batch, out="P")

stop_gradient, checkpoint_name, and functions with custom_jvp or custom_vjp become markers. Refused by name: callbacks and
other effects, dynamic shapes, large arrays that the function captures.
"""
import inspect
import pathlib
import sys

import jax
import jax.numpy as jnp
import numpy as np
from jax.extend import core as jex
from jax.interpreters import mlir
from jax._src import core, source_info_util
from jax._src.interpreters import mlir as mlir_internal
from jax._src.lib.mlir import ir
from jax._src.lib.mlir.dialects import hlo

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent))
from exporting import Refused, Value, describe_main, run, write  # noqa: E402

# An array that the function captures is a constant of the program; a larger one belongs among the arguments.
MOST_CAPTURED = 1 << 20
# Rules inside rules that are marked: a rule may call its own function, again and again.
DEEPEST = 4
COLLECTIONS = ("params", "batch_stats", "cache", "state")


# --- Marker primitives: the identity to JAX, composites in the text ----------------------------------------------------

def _composite(name, decomposition, args, attributes):
    return hlo.CompositeOp(decomposition.type.results, list(args), name=ir.StringAttr.get(name),
                           decomposition=ir.FlatSymbolRefAttr.get(decomposition.name.value),
                           composite_attributes=ir.DictAttr.get(attributes)).results


def _function(ctx, name, closed):
    """Lowers to a private function."""
    if closed.consts:
        raise Refused(f"{name} captures arrays: pass them as arguments")
    return mlir_internal.lower_jaxpr_to_fun(ctx.module_context, name, closed, [], num_const_args=0,
                                            in_avals=closed.in_avals)


def _identity(name):
    primitive = jex.Primitive(name)
    primitive.def_impl(lambda x, **_: x)
    primitive.def_abstract_eval(lambda x, **_: x)

    def lower(ctx, x, **attributes):
        closed = jax.make_jaxpr(lambda a: a)(*ctx.avals_in)
        return _composite(name, _function(ctx, name, closed), [x],
                          {key: ir.StringAttr.get(value) for key, value in attributes.items()})

    mlir.register_lowering(primitive, lower)
    return primitive


stop_gradient_p = _identity("gc.stop_gradient")
checkpoint_name_p = _identity("gc.checkpoint_name")

custom_vjp_p = jex.Primitive("gc.custom_vjp")
custom_vjp_p.multiple_results = True
custom_vjp_p.def_impl(lambda *args, primal, **_: core.jaxpr_as_fun(primal)(*args))
custom_vjp_p.def_abstract_eval(lambda *avals, primal, **_: primal.out_avals)


def _lower_custom_vjp(ctx, *args, primal, forward, backward, name):
    attributes = {part: ir.FlatSymbolRefAttr.get(_function(ctx, f"{name}.{part}", closed).name.value)
                  for part, closed in (("forward", forward), ("backward", backward))}
    attributes["name"] = ir.StringAttr.get(name)
    return _composite("gc.custom_vjp", _function(ctx, f"{name}.primal", primal), args, attributes)


mlir.register_lowering(custom_vjp_p, _lower_custom_vjp)


# --- From jaxprs to jaxprs with markers --------------------------------------------------------------------------------

REFUSED = {
    "pure_callback": "a Python function cannot be carried: write it with jax.numpy",
    "io_callback": "a Python function cannot be carried: write it with jax.numpy",
    "debug_callback": "a Python function cannot be carried: remove jax.debug calls",
    "debug_print": "a Python function cannot be carried: remove jax.debug calls",
    "infeed": "host transfers cannot be carried: pass the value as an argument",
    "outfeed": "host transfers cannot be carried: return the value",
    "ffi_call": "foreign functions cannot be carried: write it with jax.numpy",
    "pallas_call": "a kernel written by hand cannot be carried: give the same function in jax.numpy",
    "custom_partitioning": "partitioning rules in Python cannot be carried: use shardings",
}


def _where(eqn):
    return source_info_util.summarize(eqn.source_info)


MARKED = ("stop_gradient", "name", "custom_jvp_call", "custom_vjp_call")


def _inner(eqn):
    """The jaxprs among an equation's parameters."""
    given = [x for p in eqn.params.values() for x in (p if isinstance(p, (tuple, list)) else [p])]
    return [x.jaxpr if isinstance(x, jex.ClosedJaxpr) else x for x in given if isinstance(x, (jex.Jaxpr, jex.ClosedJaxpr))]


def _equations(jaxpr):
    for eqn in jaxpr.eqns:
        yield eqn
        for inner in _inner(eqn):
            yield from _equations(inner)


def _check(eqn):
    name = eqn.primitive.name
    if name.startswith("custom_lin"):
        raise Refused(f"{_where(eqn)}: {name} cannot be carried: export the function before its gradient is taken")
    if name in REFUSED:
        raise Refused(f"{_where(eqn)}: {name}: {REFUSED[name]}")
    for var in eqn.outvars:
        if any(not isinstance(size, int) for size in getattr(var.aval, "shape", ())):
            raise Refused(f"{_where(eqn)}: {name} has the dynamic shape {var.aval.shape}: export with fixed sizes")
    # That an axis has a name is no effect on anything.
    effects = [e for e in eqn.effects if type(e).__name__ != "NamedAxisEffect"]
    if effects and not _inner(eqn):
        raise Refused(f"{_where(eqn)}: {name} has the effect {effects[0]}, which cannot be carried: make "
                      "it a value that the function returns")


def _bind(eqn, params, args):
    given = eqn.primitive.get_bind_params(params)
    with source_info_util.user_context(eqn.source_info.traceback), eqn.ctx.manager:
        return eqn.primitive.bind(*args, **given)


def _is_float(aval):
    return jnp.issubdtype(aval.dtype, jnp.inexact)


class Marking:
    """Evaluates a jaxpr, binding markers where JAX's lowering would erase something."""

    def __init__(self):
        self.inside = []  # the custom functions that this one is the rule of: a rule may call its own function

    def closed(self, closed):
        """The same function with markers, as a jaxpr."""
        avals = [jax.ShapeDtypeStruct(a.shape, a.dtype) for a in closed.in_avals]
        return jax.make_jaxpr(lambda *args: self.run(closed.jaxpr, closed.consts, args))(*avals)

    def convert(self, value):
        """Jaxprs among an equation's parameters, in lists too; what has nothing to mark stays as it is."""
        if isinstance(value, jex.ClosedJaxpr):
            return self.closed(value)
        if isinstance(value, jex.Jaxpr):
            marked = self.closed(jex.ClosedJaxpr(value, ()))
            if marked.consts:
                raise Refused("a function inside the program captures arrays: pass them as arguments")
            return marked.jaxpr
        if isinstance(value, (tuple, list)):
            return type(value)(self.convert(v) for v in value) if type(value) in (tuple, list) else value
        return value

    def run(self, jaxpr, consts, args):
        values = dict(zip(jaxpr.constvars, consts)) | dict(zip(jaxpr.invars, args))
        read = lambda v: v.val if isinstance(v, jex.Literal) else values[v]
        for eqn in jaxpr.eqns:
            out = self.bind(eqn, [read(v) for v in eqn.invars])
            values.update(zip(eqn.outvars, out))
        return [read(v) for v in jaxpr.outvars]

    def bind(self, eqn, args):
        name = eqn.primitive.name
        if name == "stop_gradient":
            return [stop_gradient_p.bind(args[0]) if _is_float(eqn.invars[0].aval) else args[0]]
        if name == "name":
            return [checkpoint_name_p.bind(args[0], name=eqn.params["name"])]
        if name in ("custom_jvp_call", "custom_vjp_call"):
            return self.custom(eqn, args)
        params = eqn.params
        marked = next((e for inner in _inner(eqn) for e in _equations(inner) if e.primitive.name in MARKED), None)
        if marked is not None:
            if name == "shard_map":
                raise Refused(f"{_where(marked)}: {marked.primitive.name} under shard_map cannot be carried: export the "
                              "function for one device")
            params = {key: self.convert(value) for key, value in params.items()}
        out = _bind(eqn, params, args)
        return out if eqn.primitive.multiple_results else [out]

    def custom(self, eqn, args):
        call = eqn.params["call_jaxpr"]
        key = str(call)
        if key in self.inside or len(self.inside) >= DEEPEST:
            return self.run(call.jaxpr, call.consts, args)
        avals = [jax.ShapeDtypeStruct(v.aval.shape, v.aval.dtype) for v in eqn.invars]
        held = {}

        def function(*xs):
            return _bind(eqn, eqn.params, xs)

        # JAX itself says what the rule computes and keeps: its residuals are the leaves of the transposed function.
        def forward(*xs):
            out, transposed = jax.vjp(function, *xs)
            kept, held["tree"] = jax.tree_util.tree_flatten(transposed)
            held["count"] = len(kept)
            return [*out, *kept]

        def backward(*given):
            kept, cotangents = given[:held["count"]], iter(given[held["count"]:])
            whole = [next(cotangents) if _is_float(v.aval) else np.zeros(v.aval.shape, jax.dtypes.float0)
                     for v in eqn.outvars]
            out = jax.tree_util.tree_unflatten(held["tree"], kept)(whole)
            return [c for c, v in zip(out, eqn.invars) if _is_float(v.aval)]

        fwd = jax.make_jaxpr(forward)(*avals)
        kept = [jax.ShapeDtypeStruct(a.shape, a.dtype) for a in fwd.out_avals[len(eqn.outvars):]]
        bwd = jax.make_jaxpr(backward)(*kept, *[jax.ShapeDtypeStruct(v.aval.shape, v.aval.dtype)
                                                for v in eqn.outvars if _is_float(v.aval)])
        self.inside.append(key)
        try:
            parts = [_without_consts(self.closed(c), _where(eqn)) for c in (call, fwd, bwd)]
        finally:
            self.inside.pop()
        label = eqn.params.get("name") or getattr(call.jaxpr.debug_info, "func_name", "") or "custom"
        return custom_vjp_p.bind(*args, primal=parts[0], forward=parts[1], backward=parts[2], name=label.split(" ")[0])


def _without_consts(closed, where):
    """Captured arrays as literals of the function itself."""
    if not closed.consts:
        return closed
    if sum(np.size(c) for c in closed.consts) > MOST_CAPTURED:
        raise Refused(f"{where}: a custom function captures large arrays: pass them as arguments")
    consts = [np.asarray(c) for c in closed.consts]
    made = jax.make_jaxpr(lambda *args: core.eval_jaxpr(closed.jaxpr, [_literal(c) for c in consts], *args))(
        *[jax.ShapeDtypeStruct(a.shape, a.dtype) for a in closed.in_avals])
    if made.consts:
        raise Refused(f"{where}: a custom function captures an array of shape {np.shape(made.consts[0])}: pass it as an "
                      "argument")
    return made


def _literal(array):
    """A constant made by an op, so that no jaxpr captures it."""
    flat = [jnp.full((1,), x, array.dtype) for x in array.reshape(-1).tolist()]
    return jnp.concatenate(flat).reshape(array.shape) if flat else jnp.zeros(array.shape, array.dtype)


# --- Names, roles, values ----------------------------------------------------------------------------------------------

def _path(prefix, path):
    parts = [str(getattr(k, "key", getattr(k, "name", getattr(k, "idx", k)))) for k in path]
    return "/".join(([prefix] if prefix else []) + parts)


def _role(name):
    for key, role in (("opt_state", "opt_state"), ("param", "param"), ("variable", "param"), ("weight", "param"),
                      ("batch_stats", "state"), ("cache", "state"), ("state", "state"), ("rng", "rng"), ("key", "rng"),
                      ("step", "step")):
        if name == key or name == key + "s" or name.startswith(key + "_"):
            return role
    return "batch"


def _name_arguments(fn, args, names, roles):
    """Every leaf of the arguments with its path and role."""
    try:
        given = [p.name for p in inspect.signature(fn).parameters.values()]
    except ValueError:
        given = []
    named, leaves = [], []
    for i, arg in enumerate(args):
        name = (names or given)[i] if i < len(names or given) else f"arg{i}"
        role = roles[i] if roles else ("param" if i == 0 and len(args) > 1 and _role(name) == "batch" else _role(name))
        # Flax's variables name their collections themselves.
        flax = isinstance(arg, dict) and "params" in arg and all(k in COLLECTIONS for k in arg)
        for path, leaf in jax.tree_util.tree_leaves_with_path(arg):
            where = _path("" if flax else name, path)
            own = _role(where.partition("/")[0]) if flax else role
            named.append(Value(where, own))
            leaves.append(leaf)
    return named, leaves


SAFETENSORS = {"bool": "BOOL", "int8": "I8", "int16": "I16", "int32": "I32", "int64": "I64", "uint8": "U8",
               "uint16": "U16", "uint32": "U32", "uint64": "U64", "float16": "F16", "bfloat16": "BF16",
               "float32": "F32", "float64": "F64", "complex64": "C64", "float8_e4m3fn": "F8_E4M3",
               "float8_e5m2": "F8_E5M2"}


def _data(leaf):
    if isinstance(leaf, jax.ShapeDtypeStruct):
        return None
    array = np.asarray(leaf)
    kind = SAFETENSORS.get(array.dtype.name)
    return (kind, array.tobytes()) if kind else None


def _unique(values, leaves):
    """Tied parameters are one argument: the same array in two places of the tree."""
    first, kept, index = {}, [], []
    for value, leaf in zip(values, leaves):
        known = first.get(id(leaf)) if isinstance(leaf, (jax.Array, np.ndarray)) and value.role == "param" else None
        if known is None:
            first[id(leaf)] = len(kept)
            index.append(len(kept))
            kept.append((value, leaf))
        else:
            kept[known][0].tied.append(value.name)
            index.append(known)
    return [v for v, _ in kept], [leaf for _, leaf in kept], index


def _name_results(tree, avals, names, roles):
    values = []
    for i, (path, aval) in enumerate(zip([p for p, _ in jax.tree_util.tree_leaves_with_path(tree)], avals)):
        scalar = aval.shape == () and _is_float(aval)
        name = names[i] if names else (_path("", path) if path else ("loss" if scalar else "result"))
        role = roles[i] if roles else ("loss" if i == 0 and scalar else None)
        values.append(Value(name if not name.isdigit() else ("loss" if role == "loss" else f"result/{name}"), role))
    return values


# --- The export --------------------------------------------------------------------------------------------------------

def export(fn, *args, out, names=None, roles=None, result_names=None, result_roles=None, donate=()):
    """Writes fn, called with arguments like these, as P.mlir, P.roles.json and P.init.safetensors for out="P".

    names, roles: per argument of fn (a pytree each); without them fn's parameter names are taken, and a role that fits
    the name: params, opt_state, state, rng and step; a first argument of another name is params, the rest is batch.
    result_names, result_roles: per result; without them a leading float scalar is the loss. donate: numbers of
    arguments whose memory results may take.
    """
    for key, given in (("names", names), ("roles", roles)):
        if given is not None and len(given) != len(args):
            raise Refused(f"{key} has {len(given)} entries for {len(args)} arguments")
    tree = jax.tree_util.tree_structure(args)
    values, leaves = _name_arguments(fn, args, names, roles)
    kept, unique, index = _unique(values, leaves)
    shape = {}

    def flat(*xs):
        result = fn(*jax.tree_util.tree_unflatten(tree, [xs[i] for i in index]))
        shape["tree"] = result
        return jax.tree_util.tree_leaves(result)

    closed = jax.make_jaxpr(flat)(*unique)
    for const in closed.consts:
        if np.size(const) > MOST_CAPTURED:
            raise Refused(f"the function captures an array of shape {np.shape(const)}: pass it as an argument")
    for eqn in _equations(closed.jaxpr):
        _check(eqn)
    marked = Marking()
    starts = np.cumsum([0] + [len(jax.tree_util.tree_leaves(a)) for a in args])
    donated = tuple(sorted({index[j] for i in donate for j in range(starts[i], starts[i + 1])}))
    jitted = jax.jit(lambda *xs: marked.run(closed.jaxpr, closed.consts, xs), keep_unused=True, donate_argnums=donated)
    module = jitted.lower(*unique).compiler_ir("stablehlo")
    results = _name_results(shape["tree"], closed.out_avals, result_names, result_roles)
    main = next(op for op in module.body.operations
                if op.operation.name == "func.func" and ir.StringAttr(op.operation.attributes["sym_name"]).value == "main")
    for value, leaf in zip(kept, unique):
        value.data = _data(leaf) if value.role != "batch" else None
        value.shape = np.shape(leaf)
    with module.context, ir.Location.unknown():
        describe_main(ir, main, kept, results)
    return write(out, str(module), kept, results)


if __name__ == "__main__":
    sys.exit(run(__doc__.splitlines()[0], export))
