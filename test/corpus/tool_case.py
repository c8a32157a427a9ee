"""A test of the tool in a folder of its own; the class that derives from it says which binary."""
import pathlib
import subprocess
import tempfile
import unittest


class ToolCase(unittest.TestCase):
    gcompile = None

    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = pathlib.Path(folder.name)

    def run_it(self, *arguments, code=0):
        done = subprocess.run([self.gcompile, *map(str, arguments)], cwd=self.folder, capture_output=True, text=True, timeout=600)
        self.assertEqual(done.returncode, code, done.stdout + done.stderr)
        return done.stdout + done.stderr
