"""An artifact made by one program runs in another that links the runtime alone, and a changed one never loads.

artifact_test.py GCOMPILE RUNTIME_ONLY
"""
import json
import os
import pathlib
import random
import struct
import subprocess
import sys
import tempfile

PROGRAM = """
func.func public @main(%arg0: tensor<64x96xf32>, %arg1: tensor<96x32xf32>) -> (tensor<64x32xf32>, tensor<64xf32>) {
  %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0] : (tensor<64x96xf32>, tensor<96x32xf32>) -> tensor<64x32xf32>
  %1 = stablehlo.tanh %0 : tensor<64x32xf32>
  %2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %3 = stablehlo.reduce(%1 init: %2) applies stablehlo.add across dimensions = [1] : (tensor<64x32xf32>, tensor<f32>) -> tensor<64xf32>
  return %1, %3 : tensor<64x32xf32>, tensor<64xf32>
}
"""


def save(path, shapes):
    """Random floats, as a safetensors file."""
    random.seed(1)
    header, data = {}, b""
    for name, shape in shapes.items():
        count = shape[0] * shape[1]
        packed = struct.pack(f"<{count}f", *[random.gauss(0, 0.1) for _ in range(count)])
        header[name] = {"dtype": "F32", "shape": shape, "data_offsets": [len(data), len(data) + len(packed)]}
        data += packed
    text = json.dumps(header).encode()
    pathlib.Path(path).write_bytes(struct.pack("<Q", len(text)) + text + data)


gcompile, runtime_only = [os.path.abspath(p) for p in sys.argv[1:]]
with tempfile.TemporaryDirectory() as folder:
    def run(*command):
        subprocess.run(command, cwd=folder, check=True)

    pathlib.Path(folder, "p.mlir").write_text(PROGRAM)
    save(folder + "/in.safetensors", {"in_000": (64, 96), "in_001": (96, 32)})
    run(gcompile, "compile", "p.mlir", "-o", "p.gcx")
    run(gcompile, "run", "p.mlir", "--inputs", "in.safetensors", "--outputs", "want.safetensors")
    run(runtime_only, "run", "p.gcx", "in.safetensors", "want.safetensors")
    run(runtime_only, "flip", "p.gcx")
