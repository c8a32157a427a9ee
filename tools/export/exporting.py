"""What both exporters write: P.mlir, P.roles.json beside it, and P.init.safetensors; and how they refuse."""
import argparse
import dataclasses
import importlib.util
import json
import pathlib
import struct
import sys

ROLES = ("param", "opt_state", "state", "batch", "rng", "step", "loss", "metric")


class Refused(Exception):
    """What a program has no way to carry; the message names it, where it is, and what would help."""


@dataclasses.dataclass
class Value:
    """An argument or a result. `data` is its first value: (safetensors type, bytes)."""
    name: str
    role: str | None = None
    tied: list[str] = dataclasses.field(default_factory=list)
    alias: str | None = None
    type: str | None = None
    shape: tuple = ()
    data: tuple | None = None

    def entry(self):
        fields = {"name": self.name, "role": self.role, "type": self.type, "alias": self.alias,
                  "tied": self.tied or None}
        return {key: value for key, value in fields.items() if value is not None}


def check(values, what):
    seen = set()
    for value in values:
        if value.role is not None and value.role not in ROLES:
            raise Refused(f"{what} '{value.name}' has role '{value.role}': roles are {', '.join(ROLES)}")
        if value.name in seen:
            raise Refused(f"two {what}s are named '{value.name}': give each a name of its own")
        seen.add(value.name)


def write_safetensors(path, values):
    """Tensors in the order given, each one's bytes as they are."""
    header, offset = {}, 0
    for value in values:
        kind, data = value.data
        header[value.name] = {"dtype": kind, "shape": list(value.shape), "data_offsets": [offset, offset + len(data)]}
        offset += len(data)
    text = json.dumps(header).encode()
    text += b" " * (-len(text) % 8)
    with open(path, "wb") as out:
        out.write(struct.pack("<Q", len(text)) + text)
        for value in values:
            out.write(value.data[1])


def write(out, text, arguments, results):
    """Writes the files and returns their paths."""
    check(arguments, "argument")
    check(results, "result")
    roles = {"arguments": {f"in_{i:03}": a.entry() for i, a in enumerate(arguments)},
             "results": {f"out_{i:03}": r.entry() for i, r in enumerate(results)}}
    paths = [pathlib.Path(f"{out}.mlir"), pathlib.Path(f"{out}.roles.json")]
    paths[0].parent.mkdir(parents=True, exist_ok=True)
    paths[0].write_text(text)
    paths[1].write_text(json.dumps(roles, indent=1) + "\n")
    known = [a for a in arguments if a.data is not None]
    if known:
        paths.append(pathlib.Path(f"{out}.init.safetensors"))
        write_safetensors(paths[2], known)
    return paths


def describe_main(ir, main, arguments, results):
    """Puts names and roles on @main's arguments and results, and their types on the values. `ir`: MLIR's Python API."""
    def attributes(old, value):
        kept = {a.name: a.attr for a in old if a.name not in ("jax.result_info", "gc.name", "gc.role")} if old else {}
        kept["gc.name"] = ir.StringAttr.get(value.name)
        if value.role is not None:
            kept["gc.role"] = ir.StringAttr.get(value.role)
        return ir.DictAttr.get(kept)

    def text(type):
        tensor = ir.RankedTensorType(type)
        return f"{tensor.element_type}[{', '.join(map(str, tensor.shape))}]"

    type = main.type
    for key, types, values in (("arg_attrs", type.inputs, arguments), ("res_attrs", type.results, results)):
        if len(types) != len(values):
            raise Refused(f"the program has {len(types)} values where {len(values)} are described")
        old = list(ir.ArrayAttr(main.attributes[key])) if key in main.attributes else [None] * len(values)
        main.attributes[key] = ir.ArrayAttr.get([attributes(o, v) for o, v in zip(old, values)])
        for value, t in zip(values, types):
            value.type = text(t)


def load_function(text):
    """The function in 'path/module.py:name'."""
    path, colon, name = text.rpartition(":")
    if not colon:
        raise Refused(f"'{text}' names no function: give module.py:function")
    if not pathlib.Path(path).is_file():
        raise Refused(f"cannot open {path}")
    spec = importlib.util.spec_from_file_location(pathlib.Path(path).stem, path)
    module = importlib.util.module_from_spec(spec)
    sys.path.insert(0, str(pathlib.Path(path).resolve().parent))
    sys.modules[spec.name] = module
    spec.loader.exec_module(module)
    if not callable(getattr(module, name, None)):
        names = [n for n, v in vars(module).items() if callable(v) and not n.startswith("_")]
        raise Refused(f"{path} has no function '{name}'; it has {', '.join(sorted(names))}")
    return getattr(module, name)


def run(description, export):
    """The command line of an exporter; returns the exit code."""
    parser = argparse.ArgumentParser(description=description)
    parser.add_argument("function", help="module.py:function; called without arguments it returns what export() takes")
    parser.add_argument("--out", default=None, help="P: writes P.mlir, P.roles.json, P.init.safetensors (default: the "
                                                    "function's name)")
    options = parser.parse_args()
    try:
        given = load_function(options.function)()
        if not isinstance(given, tuple) or not given:
            raise Refused(f"{options.function}() returns {type(given).__name__}: return a tuple, the model and then its "
                          "arguments")
        for path in export(*given, out=options.out or options.function.rpartition(":")[2]):
            print(path)
    except Refused as refused:
        print(f"{parser.prog}: {refused}", file=sys.stderr)
        return 2
    return 0
