"""No archive of the runtime or of the collectives names a symbol of LLVM or MLIR: symbols.py ARCHIVE_FOLDER"""
import pathlib
import subprocess
import sys

folder = pathlib.Path(sys.argv[1])
archives = sorted([*folder.glob("libgc_runtime_*.a"), *folder.glob("libgc_collectives_*.a")])
if not any(a.name == "libgc_runtime_base.a" for a in archives):
    sys.exit(f"no runtime archives in {folder}: build first")
found = 0
for archive in archives:
    for line in subprocess.run(["nm", "-C", archive], capture_output=True, text=True, check=True).stdout.splitlines():
        if "llvm::" in line or "mlir::" in line or " LLVM" in line or " mlir" in line:
            found += 1
            print(f"{archive.name}: {line.strip()[:120]}")
print(f"{len(archives)} archives, {found} symbols of LLVM or MLIR")
sys.exit(found > 0)
