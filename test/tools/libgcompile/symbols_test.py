"""What libgcompile.so shows and what it asks for: symbols_test.py LIBRARY HEADERS

It shows the functions of gcompile.h and graph.h and no others. It asks for nothing that ends the program, takes its signals, reads
its environment or writes to its streams: what is not among its undefined symbols no code of it can call. What it could change of itself, its own variables in
writable memory, is in a list with the reason for each."""
import pathlib
import re
import subprocess
import sys

library, headers = sys.argv[1:]
# C's names, and C++'s streams. LLVM's, errs() and the like, are in inline functions of its headers: tools/dev/check looks
# for them in the sources.
NEVER = {"exit", "_exit", "_Exit", "quick_exit", "atexit", "at_quick_exit", "abort", "raise", "kill", "signal",
         "sigaction", "sigaltstack", "sigprocmask", "pthread_sigmask", "getenv", "secure_getenv", "setenv", "putenv",
         "unsetenv", "environ", "stdin", "stdout", "stderr", "puts", "printf", "perror", "system", "fork", "execve",
         "chdir", "setlocale", "srand", "rand", "umask",
         "_ZSt3cin", "_ZSt4cout", "_ZSt4cerr", "_ZSt4clog",
         "_ZN4llvm27install_fatal_error_handlerEPFvPvPKcbES0_"}

# Parts of the names of variables that outlive a call.
ONCE = "a table, made at its first use and never changed"
ONE_DNN = "oneDNN, opened once a process"
VARIABLES = {
    "kTransforms": ONCE, "optimizers()::table": ONCE, "schedules()::table": ONCE, "lossScales()::infos": ONCE,
    "declarations(": ONCE, "precisionClassOf(": ONCE, "parseRematPolicy(": ONCE, "storageBytes(": ONCE,
    "hostCpuFeatures": ONCE, "pathOf(": ONCE, "createTargetMachine(": "LLVM's list of targets, filled once a process",
    "CachePool::get()": ONE_DNN, "Library::get()": ONE_DNN, "Library::level": ONE_DNN, "Library::fix(": ONE_DNN,
    "gemmOneDnn(": ONE_DNN + "; what a thread uses of it", "inSection": "whether a thread compiles with others now"}
# Of MLIR, LLVM and other libraries' headers, the compiler, and what MLIR generates for ops.
NOT_OURS = re.compile(r"guard variable|(llvm|mlir|flatbuffers|std|nlohmann|absl|__gnu_cxx)::|TypeID|completed\.|__dso_handle|DW\.ref|"
                      r".*::(id|attrNames)$")


def variables():
    """Of all functions' names the last part alone is the variable: templates' arguments name ours as well."""
    lines = subprocess.run(["nm", "-C", "-f", "sysv", library], capture_output=True, text=True, check=True).stdout
    for line in lines.splitlines():
        fields = [field.strip() for field in line.split("|")]
        if len(fields) == 7 and fields[6] in (".bss", ".data", ".tbss", ".tdata") and not NOT_OURS.match(fields[0]):
            yield fields[0]


def symbols(which):
    lines = subprocess.run(["nm", "-D", which, library], capture_output=True, text=True, check=True).stdout.splitlines()
    return {line.split()[-1].split("@")[0] for line in lines if line.split()}


text = "".join(path.read_text() for path in pathlib.Path(headers).glob("*.h"))
declared = set(re.findall(r"GCOMPILE_API[^;]*?\b(gcompile_\w+)\(", text))
shown = symbols("--defined-only") - {"GCOMPILE"}
asked = symbols("--undefined-only")
errors = [f"{name} is in a header and not in the library" for name in sorted(declared - shown)]
errors += [f"{name} is in the library and in no header" for name in sorted(shown - declared)]
errors += [f"the library asks for {name}" for name in sorted(asked & NEVER)]
own = list(variables())
errors += [f"the library has a variable {name}" for name in own if not any(part in name for part in VARIABLES)]
if not any("optimizers()" in name for name in own) or len(declared) < 20 or "malloc" not in asked:
    errors.append("the test does not read symbols as it should")
print(f"{len(declared)} functions, {len(asked)} symbols asked for, {len(own)} variables", *errors, sep="\n")
sys.exit(bool(errors))
