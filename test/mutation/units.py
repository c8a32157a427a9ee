"""The project's tests in pieces small enough to run one by one: a lit file, a GoogleTest program or test, a corpus case on
one engine, any other ctest entry. `run(unit, environment, limit)` gives whether it failed, and how."""
import json
import os
import pathlib
import signal
import subprocess
import sys
import time

# Tests of the sources' text and of the tools, which no planted bug can change.
LEFT_OUT = {"dev_check", "layering_self", "layering_symbols", "runtime_standalone", "mutation_self"}
# A GoogleTest program that takes longer than this is run test by test.
LONG_SECONDS = 1.5


class Units:
    def __init__(self, root, build):
        self.root, self.build = root, build
        sys.path.insert(0, str(root / "test/corpus"))
        sys.dont_write_bytecode = True
        import conformance
        self.corpus = conformance
        listed = [line.split() for line in conformance.LIST.read_text().splitlines() if line and not line.startswith("#")]
        self.refused = {(device, name) for device, name in listed}
        shown = subprocess.run(["ctest", "--show-only=json-v1"], cwd=build, capture_output=True, text=True, check=True)
        self.commands = {t["name"]: t["command"] for t in json.loads(shown.stdout)["tests"] if t["name"] not in LEFT_OUT}

    def all(self):
        """Names, which `run` understands."""
        names = []
        for name, command in self.commands.items():
            if name.startswith("lit_"):
                folder = pathlib.Path(command[-1])
                names += [f"lit {p.relative_to(self.root)}" for p in sorted([*folder.rglob("*.mlir"), *folder.rglob("*.test")])
                          if "Inputs" not in p.parts and "corpus" not in p.parts]
            elif any(word.endswith("conformance.py") for word in command):
                cases = sorted(str(p.parent.relative_to(self.corpus.FOLDER)) for p in self.corpus.FOLDER.rglob("meta.json"))
                if name == "corpus_exported":
                    # As conformance.py: what the interpreter refuses is not asked of the export.
                    cases = [case for case in cases if ("interpreter", case) not in self.refused]
                names += [f"{name} {case}" for case in cases]
            else:
                names.append(f"ctest {name}")
        return sorted(dict.fromkeys(names), key=lambda n: 0 if n.startswith("ctest") else 1 if n.startswith("lit") else 2)

    def tests_of(self, unit):
        """A GoogleTest program's tests as units."""
        name = unit.split()[1]
        listed = subprocess.run([*self.commands[name], "--gtest_list_tests"], capture_output=True, text=True)
        found, suite = [], ""
        if listed.returncode == 0 and "graph_fuzz" not in self.commands[name][0] and listed.stdout.startswith("Running main"):
            for line in listed.stdout.splitlines()[1:]:
                if line.startswith("  "):
                    found.append(f"gtest {name} {suite}{line.split('#')[0].strip()}")
                else:
                    suite = line.split("#")[0].strip()
        return found

    def run(self, unit, environment, limit):
        """(failed, seconds, words)"""
        start = time.monotonic()
        kind, _, rest = unit.partition(" ")
        if kind.startswith("corpus_"):
            failed, words = self.run_case(kind, rest, environment)
        else:
            failed, words = self.run_command(kind, rest, environment, limit)
        return failed, time.monotonic() - start, words

    def run_case(self, kind, case, environment):
        os.environ.update(environment)
        folder, device = self.corpus.FOLDER / case, kind.removeprefix("corpus_").replace("_", "-")
        try:
            if device == "exported":
                state, words = self.corpus.run(str(self.build / "bin/gcompile"), "interpreter", folder, "fuse")
            else:
                state, words = self.corpus.run(str(self.build / "bin/gcompile"), device, folder)
        except Exception as error:  # no output, a time limit
            state, words = "failed", repr(error)
        finally:
            for key in environment:
                os.environ.pop(key, None)
        allowed = device != "exported" and (device, case) in self.refused
        return state == "failed" or state == "refused" and not allowed or state == "ok" and allowed, words[-300:]

    def run_command(self, kind, rest, environment, limit):
        if kind == "lit":
            command = [self.commands[next(n for n in self.commands if n.startswith("lit_"))][0], "-sv", "--param",
                       f"build={self.build}", *self.llvm(), str(self.root / rest)]
        elif kind == "gtest":
            program, test = rest.split(" ", 1)
            command = [*self.commands[program], f"--gtest_filter={test}"]
        else:
            command = list(self.commands[rest])
            if self.is_gtest(rest):
                command.append("--gtest_fail_fast")
        # A session of its own: what a test has started goes with it when it does not end.
        with subprocess.Popen(command, cwd=self.build, env={**os.environ, **environment}, stdout=subprocess.PIPE,
                              stderr=subprocess.STDOUT, start_new_session=True) as process:
            try:
                output, _ = process.communicate(timeout=limit)
                return process.returncode != 0, output[-300:].decode(errors="replace")
            except subprocess.TimeoutExpired:
                os.killpg(process.pid, signal.SIGKILL)
                process.communicate()
                return True, f"no end after {limit:.0f} s"

    def llvm(self):
        command = self.commands[next(n for n in self.commands if n.startswith("lit_"))]
        found = [word for word in command if word.startswith("llvm=")]
        return ["--param", found[0]] if found else []

    def is_gtest(self, name):
        program = self.commands[name]
        return len(program) == 1 and (name.endswith("_test") or name.startswith("gc_test") or name == "ExecTest")
