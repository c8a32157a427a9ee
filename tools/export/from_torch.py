"""A PyTorch module as a program that gcompile reads, with what lowering would erase.

    python tools/export/from_torch.py module.py:function --out P

calls function(), which returns the module and its example inputs, and writes P.mlir (StableHLO), P.roles.json (names and
roles) and P.init.safetensors (parameters and buffers). From Python:

    from from_torch import export
    export(model, tokens, targets, out="P")

Parameters are arguments under their names, tied ones once; buffers are state, and those that the model changes are results
too. detach, no_grad, frozen parameters, and functions of torch.autograd.Function become markers. Refused by name: random
draws, changed inputs, hooks, dynamic shapes, and what torch.export or torch-mlir refuse.
"""
import contextlib
import inspect
import pathlib
import re
import sys

import torch
import torch.utils._pytree as pytree
from torch.export.graph_signature import InputKind, OutputKind
from torch.utils._python_dispatch import _disable_current_modes
from torch_mlir import ir
from torch_mlir._mlir_libs import _stablehlo
from torch_mlir.dialects import func as func_dialect
from torch_mlir.dialects import torch as torch_dialect
from torch_mlir.extras.fx_decomp_util import get_decomposition_table
from torch_mlir.extras.fx_importer import FxImporter
from torch_mlir.passmanager import PassManager

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent))
from exporting import Refused, Value, describe_main, run, write  # noqa: E402

# --- Marker operators --------------------------------------------------------------------------------------------------

LIBRARY = torch.library.Library("gc", "DEF")
LIBRARY.define("stop_gradient(Tensor x) -> Tensor")
LIBRARY.impl("stop_gradient", lambda x: x.clone(), "CompositeExplicitAutograd")
torch.library.register_fake("gc::stop_gradient", torch.empty_like, lib=LIBRARY)
STOP_GRADIENT = torch.ops.gc.stop_gradient.default


class Context:
    """What a torch.autograd.Function keeps between forward and backward."""

    def __init__(self):
        self.saved_tensors = ()

    def save_for_backward(self, *tensors):
        self.saved_tensors = tensors

    def mark_dirty(self, *_):
        raise Refused("mark_dirty: a function that changes its input in place cannot be carried: return a new tensor")

    def mark_non_differentiable(self, *_):
        pass  # its cotangents are zeros then, as everywhere

    def set_materialize_grads(self, value):
        if not value:
            raise Refused("set_materialize_grads(False): cotangents that are None cannot be carried: take zeros")


class CustomFunction:
    """One torch.autograd.Function with its arguments: tensors by their shape, all else by value."""
    count = 0

    def __init__(self, cls, args):
        self.cls, self.args = cls, list(args)
        self.slots = [i for i, a in enumerate(args) if isinstance(a, torch.Tensor)]
        self.inputs = [(tuple(args[i].shape), args[i].dtype) for i in self.slots]
        with _disable_current_modes(), torch.no_grad():
            out = self.call(Context(), [torch.empty(s, dtype=t, device="meta") for s, t in self.inputs])
        self.single = isinstance(out, torch.Tensor)
        outputs = [out] if self.single else list(out)
        if not all(isinstance(o, torch.Tensor) for o in outputs):
            raise Refused(f"{cls.__qualname__} gives something else than tensors: give tensors only")
        self.outputs = [(tuple(o.shape), o.dtype) for o in outputs]
        self.name = f"{re.sub('[^A-Za-z0-9_]', '_', cls.__qualname__)}_{CustomFunction.count}"
        CustomFunction.count += 1
        arguments = ", ".join(f"Tensor a{i}" for i in range(len(self.slots)))
        LIBRARY.define(f"{self.name}({arguments}) -> ({', '.join(['Tensor'] * len(outputs))})")
        torch.library.register_fake(f"gc::{self.name}", self.empty, lib=LIBRARY)

    def empty(self, *tensors):
        made = [torch.empty(s, dtype=t, device=tensors[0].device) for s, t in self.outputs]
        return made[0] if len(made) == 1 else tuple(made)

    def bind(self, args):
        out = getattr(torch.ops.gc, self.name).default(*[args[i] for i in self.slots])
        return out if self.single else (out,) if isinstance(out, torch.Tensor) else tuple(out)

    def call(self, context, tensors):
        args = list(self.args)
        for slot, tensor in zip(self.slots, tensors):
            args[slot] = tensor
        context.needs_input_grad = tuple(isinstance(a, torch.Tensor) and a.is_floating_point() for a in args)
        if self.cls.setup_context is torch.autograd.function._SingleLevelFunction.setup_context:
            return self.cls.forward(context, *args)
        out = self.cls.forward(*args)
        self.cls.setup_context(context, tuple(args), out)
        return out

    def modules(self):
        """(part, module, example inputs) of primal, forward and backward; backward's inputs are known last."""
        zeros = lambda described: [torch.zeros(s, dtype=t) for s, t in described]
        as_tuple = lambda out: (out,) if isinstance(out, torch.Tensor) else tuple(out)
        function, held = self, {}

        class Primal(torch.nn.Module):
            def forward(self, *tensors):
                return as_tuple(function.call(Context(), tensors))

        class Forward(torch.nn.Module):
            def forward(self, *tensors):
                context = Context()
                out = as_tuple(function.call(context, tensors))
                # Tensors travel as values, the rest of the context stays in Python.
                values, held["spec"] = pytree.tree_flatten(vars(context))
                held["values"] = [None if isinstance(v, torch.Tensor) else v for v in values]
                kept = [v for v in values if isinstance(v, torch.Tensor)]
                held["slots"] = [i for i, v in enumerate(values) if isinstance(v, torch.Tensor)]
                held["kept"] = [(tuple(k.shape), k.dtype) for k in kept]
                return out + tuple(k.clone() for k in kept)

        class Backward(torch.nn.Module):
            def forward(self, *given):
                kept, cotangents = given[:len(held["kept"])], iter(given[len(held["kept"]):])
                values = list(held["values"])
                for slot, value in zip(held["slots"], kept):
                    values[slot] = value
                context = Context()
                vars(context).update(pytree.tree_unflatten(values, held["spec"]))
                whole = [next(cotangents) if t.is_floating_point else torch.zeros(s, dtype=t)
                         for s, t in function.outputs]
                grads = function.cls.backward(context, *whole)
                grads = list(grads) if isinstance(grads, (tuple, list)) else [grads]
                out = []
                for slot, (shape, dtype) in zip(function.slots, function.inputs):
                    if dtype.is_floating_point:
                        grad = grads[slot] if slot < len(grads) else None
                        out.append(torch.zeros(shape, dtype=dtype) if grad is None else grad.to(dtype).clone())
                return tuple(out)

        yield "primal", Primal(), zeros(self.inputs)
        yield "forward", Forward(), zeros(self.inputs)
        yield "backward", Backward(), zeros(held["kept"]) + zeros([o for o in self.outputs if o[1].is_floating_point])


@contextlib.contextmanager
def intercepted(functions):
    """While it lasts, calls of torch.autograd.Function become operators, listed in `functions`; hooks are refused."""
    apply, hook = torch.autograd.Function.__dict__["apply"], torch.Tensor.register_hook

    def marked(cls, *args, **kwargs):
        if cls.__name__ == "CheckpointFunction":  # torch.utils.checkpoint: what it computes again is ours to choose
            return args[0](*args[2:])
        if kwargs:
            raise Refused(f"{cls.__qualname__}.apply has keyword arguments, which cannot be carried: pass them by place")
        function = CustomFunction(cls, args)
        functions.append(function)
        return function.bind(args)

    def refuse(self, *_):
        raise Refused("register_hook: a hook on a gradient cannot be carried: write a torch.autograd.Function")

    torch.autograd.Function.apply = classmethod(marked)
    torch.Tensor.register_hook = refuse
    try:
        yield
    finally:
        torch.autograd.Function.apply = apply
        torch.Tensor.register_hook = hook


# --- Exported graphs ---------------------------------------------------------------------------------------------------

def _first_line(error):
    lines = [line for line in str(error).splitlines() if line.strip()]
    return lines[0][:400] if lines else type(error).__name__


def _is_float(node):
    value = node.meta.get("val")
    return isinstance(value, torch.Tensor) and value.is_floating_point()


def _mark(module):
    """detach, and what leaves no_grad, as stop_gradient."""
    graph = module.graph
    for node in list(graph.nodes):
        if node.op != "call_function":
            continue
        if node.target in (torch.ops.aten.detach.default, torch.ops.aten.detach_.default) and _is_float(node):
            node.target = STOP_GRADIENT
        elif node.target is torch.ops.higher_order.wrap_with_set_grad_enabled and not node.args[0]:
            for value in list(node.users):
                if not _is_float(value):
                    continue
                with graph.inserting_after(value):
                    stopped = graph.call_function(STOP_GRADIENT, (value,))
                stopped.meta["val"] = value.meta["val"]
                value.replace_all_uses_with(stopped, delete_user_cb=lambda user, s=stopped: user is not s)
    for child in module.children():
        if isinstance(child, torch.fx.GraphModule):
            _mark(child)
    module.recompile()


def _freeze(program):
    """Parameters without gradients are stopped where they enter."""
    graph = program.graph
    frozen = {s.arg.name for s in program.graph_signature.input_specs
              if s.kind == InputKind.PARAMETER and not program.state_dict[s.target].requires_grad}
    for node in list(graph.nodes):
        if node.op == "placeholder" and node.name in frozen and node.users:
            after = [n for n in graph.nodes if n.op == "placeholder"][-1]
            with graph.inserting_after(after):
                stopped = graph.call_function(STOP_GRADIENT, (node,))
            stopped.meta["val"] = node.meta["val"]
            node.replace_all_uses_with(stopped, delete_user_cb=lambda user, s=stopped: user is not s)
    program.graph_module.recompile()


def _trace(module, inputs, kwargs=None):
    try:
        program = torch.export.export(module, tuple(inputs), kwargs or {}, strict=False)
    except Refused:
        raise
    except Exception as error:  # torch.export has no one type for what it refuses
        cause = error
        while cause is not None and not isinstance(cause, Refused):
            cause = cause.__cause__ or cause.__context__
        if cause is not None:
            raise cause
        hint = " (x.data? take x.detach())" if "fake tensor" in str(error) else ""
        raise Refused(f"torch.export refuses {type(module).__name__}{hint}: {_first_line(error)}") from error
    _mark(program.graph_module)
    _freeze(program)
    program = program.run_decompositions(get_decomposition_table())
    for node in program.graph.nodes:
        tags = getattr(node.target, "tags", ())
        if node.op == "call_function" and torch.Tag.nondeterministic_seeded in tags:
            raise Refused(f"{_where(node)}{node.target}: random draws cannot be carried: call model.eval(), or pass the "
                          "random tensor as an input")
        value = node.meta.get("val")
        if isinstance(value, torch.Tensor) and not all(isinstance(s, int) for s in value.shape):
            raise Refused(f"{_where(node)}{node.target} has the dynamic shape {tuple(value.shape)}: export with fixed sizes")
    return program


def _where(node):
    frames = re.findall(r'File "([^"]+)", line (\d+)', node.meta.get("stack_trace") or "")
    frames = [f for f in frames if not f[0].startswith(str(pathlib.Path(torch.__file__).parent))] or frames
    return f"{frames[-1][0]}:{frames[-1][1]}: " if frames else ""


# --- To StableHLO ------------------------------------------------------------------------------------------------------

def _walk(op):
    for region in op.regions:
        for block in region:
            for inner in list(block):
                yield inner.operation
                yield from _walk(inner.operation)


def _run(module, context, pipeline):
    with context:
        try:
            PassManager.parse(f"builtin.module({pipeline})").run(module.operation)
        except Exception as error:
            found = re.search(r"failed to legalize (?:unresolved )?operation '([^']+)'[^:]*:?", str(error))
            name = re.search(r'torch\.operator"[^{]*<?\{name = "([^"]+)"', str(error))
            what = name.group(1) if name else found.group(1) if found else None
            raise Refused(f"torch-mlir does not lower {what}: write it with other operators" if what else
                          f"torch-mlir refuses the program: {_first_line(error)}") from error


def _function(module, name):
    return next(op for op in module.body if op.operation.name == "func.func" and
                ir.StringAttr(op.operation.attributes["sym_name"]).value == name)


def _marker_calls(module, context, functions):
    """Marker operators as calls of functions without a body: torch-mlir types those as all else."""
    known = {f"torch.gc.{f.name}": f for f in functions}
    markers = {}
    with context, ir.Location.unknown():
        for op in list(_walk(module.operation)):
            if op.name != "torch.operator":
                continue
            target = ir.StringAttr(op.attributes["name"]).value
            if target != "torch.gc.stop_gradient" and target not in known:
                raise Refused(f"the operator {target} cannot be carried: write it with PyTorch's own")
            name = f"gc.marker.{len(markers)}"
            markers[name] = known.get(target)
            results = [r.type for r in op.results]
            func_dialect.FuncOp(name, ir.FunctionType.get([o.type for o in op.operands], results), visibility="private",
                                ip=ir.InsertionPoint(module.body))
            call = func_dialect.CallOp(results, name, list(op.operands), ip=ir.InsertionPoint(op))
            for old, new in zip(op.results, call.operation.results):
                old.replace_all_uses_with(new)
            op.erase()
    return markers


def _composites(module, context, markers):
    """Those calls as composites: the identity, or the function's own parts."""
    with context, ir.Location.unknown():
        for op in list(_walk(module.operation)):
            if op.name != "func.call" or ir.FlatSymbolRefAttr(op.attributes["callee"]).value not in markers:
                continue
            name = ir.FlatSymbolRefAttr(op.attributes["callee"]).value
            function = markers[name]
            attributes = {"name": ir.StringAttr.get("gc.custom_vjp" if function else "gc.stop_gradient"),
                          "decomposition": ir.FlatSymbolRefAttr.get(f"{function.name}.primal" if function else name)}
            if function:
                attributes["composite_attributes"] = ir.DictAttr.get(
                    {"name": ir.StringAttr.get(function.cls.__name__)} |
                    {part: ir.FlatSymbolRefAttr.get(f"{function.name}.{part}") for part in ("forward", "backward")})
                _function(module, name).operation.erase()
            else:
                body = _function(module, name).add_entry_block()
                func_dialect.ReturnOp(list(body.arguments), ip=ir.InsertionPoint(body))
            made = ir.Operation.create("stablehlo.composite", results=[r.type for r in op.results],
                                       operands=list(op.operands), attributes=attributes, ip=ir.InsertionPoint(op))
            for old, new in zip(op.results, made.results):
                old.replace_all_uses_with(new)
            op.erase()


def _constants(module, context):
    """Constants of the arith dialect as StableHLO's."""
    with context, ir.Location.unknown():
        for op in list(_walk(module.operation)):
            if op.name == "arith.constant" and str(op.results[0].type).startswith("tensor<"):
                made = ir.Operation.create("stablehlo.constant", results=[op.results[0].type],
                                           attributes={"value": op.attributes["value"]}, ip=ir.InsertionPoint(op))
                op.results[0].replace_all_uses_with(made.results[0])
                op.erase()


def _lower(graphs, functions):
    """The module of these graphs by name, in StableHLO."""
    context = ir.Context()
    torch_dialect.register_dialect(context)
    _stablehlo.register_dialect(context)
    context.load_all_available_dialects()
    importer = FxImporter(context=context)
    for name, graph in graphs.items():
        importer.import_stateless_graph(graph, func_name=name)
    module = importer.module
    markers = _marker_calls(module, context, functions)
    _run(module, context, "func.func(torch-match-quantized-custom-ops), "
                          "torchdynamo-export-to-torch-backend-pipeline{extra-library=}")
    _run(module, context, "torch-func-backend-type-conversion-for-stablehlo")
    _composites(module, context, markers)
    with context:
        for name in graphs:
            if name != "main":
                _function(module, name).operation.attributes["sym_visibility"] = ir.StringAttr.get("private")
    _run(module, context, "torch-backend-to-stablehlo-backend-pipeline{allow-non-finites=true}")
    _constants(module, context)
    return module, context


# --- Names, roles, values ----------------------------------------------------------------------------------------------

SAFETENSORS = {torch.bool: "BOOL", torch.int8: "I8", torch.int16: "I16", torch.int32: "I32", torch.int64: "I64",
               torch.uint8: "U8", torch.float16: "F16", torch.bfloat16: "BF16", torch.float32: "F32",
               torch.float64: "F64", torch.complex64: "C64"}


def _data(tensor):
    kind = SAFETENSORS.get(tensor.dtype)
    flat = tensor.detach().cpu().contiguous().reshape(-1)
    return (kind, flat.view(torch.uint8).numpy().tobytes() if flat.numel() else b"") if kind else None


def _path(prefix, path):
    return "/".join(([prefix] if prefix else []) +
                    [str(getattr(k, "key", getattr(k, "name", getattr(k, "idx", k)))) for k in path])


def _input_names(model, inputs, kwargs, given):
    names = given or [p.name for p in inspect.signature(model.forward).parameters.values()]
    out = []
    for i, value in enumerate(inputs):
        name = names[i] if i < len(names) else f"arg{i}"
        out += [_path(name, path) for path, _ in pytree.tree_leaves_with_path(value)]
    for name, value in (kwargs or {}).items():
        out += [_path(name, path) for path, _ in pytree.tree_leaves_with_path(value)]
    return out


def _untie(program, values):
    """Tied parameters are one argument: the placeholders of the others go."""
    first = {}
    for node, value, tensor in values:
        if tensor is None or value.role == "batch" or not tensor.numel():
            yield node, value, tensor
            continue
        key = (tensor.data_ptr(), tuple(tensor.shape), tuple(tensor.stride()), tensor.dtype)
        if key not in first:
            first[key] = (node, value)
            yield node, value, tensor
            continue
        node.replace_all_uses_with(first[key][0])
        program.graph.erase_node(node)
        first[key][1].tied.append(value.name)


def _arguments(program, model, inputs, kwargs, names):
    placeholders = [n for n in program.graph.nodes if n.op == "placeholder"]
    user = iter(_input_names(model, inputs, kwargs, names))
    tied = {}  # names of one tensor that torch.export has merged itself
    for kind, named in ((InputKind.PARAMETER, model.named_parameters(remove_duplicate=False)),
                        (InputKind.BUFFER, model.named_buffers(remove_duplicate=False))):
        for name, tensor in named:
            tied.setdefault(id(tensor), []).append(name)
    tensors = dict(model.named_parameters(remove_duplicate=False)) | dict(model.named_buffers(remove_duplicate=False))
    values = []
    for node, spec in zip(placeholders, program.graph_signature.input_specs):
        if spec.kind in (InputKind.PARAMETER, InputKind.BUFFER):
            tensor = tensors[spec.target]
            value = Value(spec.target, "param" if spec.kind == InputKind.PARAMETER else "state")
        elif spec.kind == InputKind.CONSTANT_TENSOR:
            tensor, value = program.constants[spec.target], Value(spec.target, "state")
        elif spec.kind == InputKind.USER_INPUT:
            tensor, value = None, Value(next(user), "batch")
            if not isinstance(node.meta.get("val"), torch.Tensor):
                raise Refused(f"the input '{value.name}' is no tensor: build it into the model")
        else:
            raise Refused(f"an input of kind {spec.kind.name} cannot be carried")
        values.append((node, value, tensor))
    kept = list(_untie(program, values))
    present = {v.name for _, v, _ in kept} | {n for _, v, _ in kept for n in v.tied}
    for _, value, tensor in kept:
        if tensor is not None:
            value.tied += [n for n in tied.get(id(tensor), []) if n not in present]
            value.data, value.shape = _data(tensor), tuple(tensor.shape)
    return kept


def _results(program, arguments, names, roles):
    """The model's own results first, then the buffers that it changes; their memory is the buffers'."""
    output = next(n for n in program.graph.nodes if n.op == "output")
    specs = list(zip(output.args[0], program.graph_signature.output_specs))
    own, changed = [], []
    for node, spec in specs:
        if spec.kind == OutputKind.USER_OUTPUT:
            own.append(node)
        elif spec.kind == OutputKind.BUFFER_MUTATION:
            changed.append((node, spec.target))
        else:
            raise Refused(f"the model changes its input in place ({spec.kind.name} of '{spec.target}'): change a copy")
    tree = pytree.tree_unflatten(list(range(len(own))), program.call_spec.out_spec)
    values = []
    for i, (path, _) in enumerate(pytree.tree_leaves_with_path(tree)):
        if not isinstance(own[i], torch.fx.Node):
            raise Refused(f"result {i} is {own[i]!r} and no tensor: return tensors")
        scalar = i == 0 and own[i].meta["val"].dim() == 0 and _is_float(own[i])
        role = roles[i] if roles else ("loss" if scalar else None)
        name = names[i] if names else _path("", path) or ("loss" if scalar else "result")
        values.append(Value(f"result/{name}" if name.isdigit() and not (scalar and not names) else
                            "loss" if name.isdigit() else name, role))
    by_name = {v.name: v for _, v, _ in arguments} | {n: v for _, v, _ in arguments for n in v.tied}
    for node, target in changed:
        by_name[target].alias = f"out_{len(values):03}"
        values.append(Value(target, "state"))
    output.args = (tuple(own) + tuple(node for node, _ in changed),)
    return values


# --- The export --------------------------------------------------------------------------------------------------------

def export(model, *inputs, out, kwargs=None, names=None, result_names=None, result_roles=None):
    """Writes the module, called with inputs like these, as P.mlir, P.roles.json and P.init.safetensors for out="P".

    names: of the inputs; without them forward's parameter names are taken. result_names, result_roles: per result;
    without them a leading float scalar is the loss. The module is exported as it is: in training or evaluation mode.
    """
    if not isinstance(model, torch.nn.Module):
        raise Refused(f"{type(model).__name__} is no torch.nn.Module: wrap the function in one")
    for name, module in model.named_modules():
        for kind in ("_backward_hooks", "_backward_pre_hooks"):
            if getattr(module, kind, None):
                raise Refused(f"module '{name}' has backward hooks, which cannot be carried: write a "
                              "torch.autograd.Function")
    functions, graphs, held = [], {}, []
    with intercepted(functions):
        program = _trace(model, inputs, kwargs)
        at = 0
        while at < len(functions):  # the parts may call further ones
            for part, module, example in functions[at].modules():
                held.append(_trace(module, example))
                graphs[f"{functions[at].name}.{part}"] = held[-1].graph
            at += 1
    arguments = _arguments(program, model, inputs, kwargs, names)
    results = _results(program, arguments, result_names, result_roles)
    module, context = _lower({"main": program.graph} | graphs, functions)
    values = [value for _, value, _ in arguments]
    with context, ir.Location.unknown():
        describe_main(ir, _function(module, "main"), values, results)
    return write(out, str(module), values, results)


if __name__ == "__main__":
    sys.exit(run(__doc__.splitlines()[0], export))
