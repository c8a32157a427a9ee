"""Peers that compare.py times beside JAX, each in a process of its own with its own Python environment.

A peer is a script that takes the program's name and folder. It prepares the program, answers one line of JSON
({"compile_s": …}, or {"error": why not}), and then answers each line `SECONDS` with {"ms": fastest run}, until its input
ends. Between the turns it sleeps, so that compiling is paid once and the rounds alternate.
"""
import dataclasses
import json
import pathlib
import subprocess
import sys
import time

HERE = pathlib.Path(__file__).resolve().parent


@dataclasses.dataclass
class Peer:
    name: str
    script: str
    options: tuple = ()


PEERS = (Peer("torch", "peer_torch.py"), Peer("torch.compile", "peer_torch.py", ("--compile",)),
         Peer("IREE", "peer_iree.py"))


class Running:
    """One peer on one program. `error` says why there is no figure."""

    def __init__(self, peer, python, program, folder):
        self.peer, self.error, self.ms, self.compile_s = peer, None, float("inf"), None
        self.process = subprocess.Popen([python, HERE / peer.script, program, folder, *peer.options], text=True,
                                        stdin=subprocess.PIPE, stdout=subprocess.PIPE,
                                        stderr=open(f"{folder}/{program}.{peer.name}.log", "w", encoding="utf-8"))
        ready = self.answer()
        self.compile_s = ready.get("compile_s")

    def answer(self):
        line = self.process.stdout.readline()
        reply = json.loads(line) if line else {"error": f"ended with exit code {self.process.wait()}"}
        self.error = reply.get("error", self.error)
        return reply

    def turn(self, seconds):
        if self.error is None:
            self.process.stdin.write(f"{seconds}\n")
            self.process.stdin.flush()
            self.ms = min(self.ms, self.answer().get("ms", float("inf")))

    def close(self):
        self.process.stdin.close()
        self.process.wait()


def fastest(run, seconds, before=lambda: ()):
    """Milliseconds of the fastest of at least 5 runs. What `before` gives are the run's arguments; it is not timed."""
    times, end = [], time.perf_counter() + seconds
    while len(times) < 5 or time.perf_counter() < end:
        arguments = before()
        start = time.perf_counter()
        run(*arguments)
        times.append(time.perf_counter() - start)
    return min(times) * 1e3


def serve(prepare):
    """A peer's main function: `prepare()` gives (run, before, compile_s), or raises with the reason."""
    answers, sys.stdout = sys.stdout, sys.stderr  # libraries print too
    try:
        run, before, compile_s = prepare()
        run(*before())
    except Exception as error:  # whatever the peer refuses is its answer
        first = (str(error).strip() or type(error).__name__).splitlines()[0]
        print(json.dumps({"error": f"{first[:160]}"}), file=answers, flush=True)
        return
    print(json.dumps({"compile_s": compile_s}), file=answers, flush=True)
    for line in sys.stdin:
        print(json.dumps({"ms": fastest(run, float(line), before)}), file=answers, flush=True)
