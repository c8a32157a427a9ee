"""Artifacts for lower CPU levels run on an emulated CPU of that level: levels.py GCOMPILE QEMU [--all]

QEMU is qemu-user's qemu-x86_64: an instruction that the emulated CPU lacks ends the process. Each artifact holds code for
x86-64-v3 and, first choice where the CPU has it, for x86-64-v4. --all takes every case that passes here without emulation,
not the chosen ones alone.
"""
import json
import pathlib
import subprocess
import sys
import tempfile

FOLDER = pathlib.Path(__file__).resolve().parent
# Every kernel family and library call: contractions in f32, bf16 and integers, convolutions, rows, columns, scatters,
# sorts, scans, random draws, functions, transforms.
CASES = ["adamw_update", "argmin_argmax", "chlo_ops", "complex_fft", "gpt_train_step", "lstm_forward", "math_f64",
         "newton_while", "pooling_grad", "random_draws", "resnet_train_step", "rng_philox", "sort_3_operands",
         "conv_56_stride2_37", "conv3d", "gpt_train_step_bf16", "convert_f8_kinds"]
# QEMU 7.2 reads all lanes of a masked load, so it faults where masked ones lie on a page that is not there (valgrind, which
# reads the lanes that are asked for, finds nothing).
FAULTS = {"llama_decode_step", "llama_train_20_steps_params"}
# AVX2 and FMA, no AVX-512; transactions and invpcid are features that the emulator says it lacks.
LOWER, LOWEST = "Haswell-noTSX,-invpcid", "Nehalem"


def main():
    arguments = [a for a in sys.argv[1:] if a != "--all"]
    gcompile, qemu = arguments
    names = CASES
    if "--all" in sys.argv:
        names = sorted(p.parent.name for p in FOLDER.glob("*/meta.json")
                       if json.loads(p.read_text()).get("devices", 1) == 1)
    failed = 0
    with tempfile.TemporaryDirectory() as folder:
        artifact = pathlib.Path(folder, "a.gcx")

        def emulated(cpu, name):
            return subprocess.run([qemu, "-cpu", cpu, gcompile, "run", artifact, "--case", FOLDER / name / "meta.json"],
                                  cwd=folder, capture_output=True, text=True, check=False)

        ran = 0
        for name in names:
            if "--all" in sys.argv and (name in FAULTS or subprocess.run(
                    [gcompile, "run", FOLDER / name / "program.mlir", "--case", FOLDER / name / "meta.json"],
                    capture_output=True, check=False).returncode):
                continue
            done = subprocess.run([gcompile, "compile", FOLDER / name / "program.mlir", "--target-cpu",
                                   "x86-64-v3,x86-64-v4", "-o", artifact], capture_output=True, text=True, check=False)
            if done.returncode == 0:
                done = emulated(LOWER, name)
                ran += 1
            if done.returncode:
                failed += 1
                print(f"{name}: {done.returncode}\n{done.stderr[-1500:]}", flush=True)
        refused = emulated(LOWEST, names[0])
        if refused.returncode != 2 or "avx2" not in refused.stderr:
            failed += 1
            print(f"{LOWEST}: {refused.returncode}, not refused by name\n{refused.stderr[-1500:]}")
    print(f"{ran} cases on {LOWER}, {failed} failed")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
