"""IREE on a program's StableHLO text: peer_iree.py NAME FOLDER. See peers.py."""
import json
import pathlib
import sys
import time

from fills import fill
from peers import serve


def prepare(name, folder):
    try:
        import iree.compiler
        import iree.runtime
    except ImportError as error:
        raise RuntimeError(f"not installed ({error})") from error
    text = pathlib.Path(folder, f"{name}.mlir").read_text()
    start = time.perf_counter()
    try:
        binary = iree.compiler.compile_str(text, target_backends=["llvm-cpu"], input_type="stablehlo",
                                           extra_args=["--iree-llvmcpu-target-cpu=host"])
    except iree.compiler.CompilerToolError as error:
        # Its text is the command and all diagnostics; the first error says it.
        said = [line.split("error:", 1)[1].split(": %")[0].strip() for line in str(error).splitlines() if "error:" in line]
        raise RuntimeError(f"refused: {said[0] if said else error}") from error
    compile_s = time.perf_counter() - start
    config = iree.runtime.Config("local-task")
    module = iree.runtime.load_vm_flatbuffer(binary, driver="local-task")
    fills = json.loads(pathlib.Path(folder, f"{name}.fills.json").read_text())
    arrays = [fill(rule, *type_) for rule, type_ in zip(fills["args"], fills["types"])]
    device = config.device

    def before():
        return [iree.runtime.asdevicearray(device, a) for a in arrays]

    kept = before()
    # Donated arguments may be overwritten, so those runs get new ones.
    donated = "tf.aliasing_output" in text or "jax.buffer_donor" in text
    return module.main, before if donated else lambda: kept, compile_s


if __name__ == "__main__":
    serve(lambda: prepare(sys.argv[1], sys.argv[2]))
