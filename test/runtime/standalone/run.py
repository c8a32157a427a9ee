"""A program linked with the runtime alone runs an artifact that another process wrote, and refuses a damaged one.

  run.py WRITE_SAMPLE RUN_ARTIFACT
"""
import pathlib
import struct
import subprocess
import sys
import tempfile
import json

write_sample, run_artifact = sys.argv[1:3]


def run(*args):
    return subprocess.run([str(a) for a in args], capture_output=True, text=True)


with tempfile.TemporaryDirectory() as folder:
    folder = pathlib.Path(folder)
    artifact, inputs, outputs = folder / "s.gcx", folder / "in.safetensors", folder / "out.safetensors"
    subprocess.run([write_sample, artifact, inputs], check=True)
    done = run(run_artifact, artifact, "--inputs", inputs, "--outputs", outputs)
    assert done.returncode == 0, done.stderr
    raw = outputs.read_bytes()
    size = struct.unpack("<Q", raw[:8])[0]
    entry = json.loads(raw[8:8 + size])["out_000"]
    assert entry["dtype"] == "F32" and entry["shape"] == [256], entry
    values = struct.unpack("<256f", raw[8 + size:])
    assert values == tuple(2 * (i + 0.5) for i in range(256)), values[:4]

    whole = artifact.read_bytes()
    for at in range(0, len(whole), max(1, len(whole) // 97)):
        damaged = bytearray(whole)
        damaged[at] ^= 0x20
        (folder / "d.gcx").write_bytes(damaged)
        done = run(run_artifact, folder / "d.gcx", "--inputs", inputs)
        assert done.returncode == 2 and done.stderr.startswith("run_artifact: "), (at, done)
print("ok")
