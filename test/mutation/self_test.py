"""What mutate.py finds in a small text, how it is written, and that reviewed.json speaks of the tree as it is."""
import json
import pathlib
import sys
import unittest

sys.dont_write_bytecode = True
HERE = pathlib.Path(__file__).resolve().parent
sys.path.insert(0, str(HERE))
import plant  # noqa: E402
from sites import body_sites, sites  # noqa: E402

TEXT = """\
template <typename T> static int64_t count(SmallVector<T, 4> &rows, int64_t n) {
  if (n < 2 || rows.empty()) // not a < b
    return emitError("n < ") << n + 1;
  for (int64_t i = 0; i < n; ++i)
    rows[i - 1] = arith::SubIOp::create(b, rows[i], lhs);
  return std::floor(x) * 0.5;
}
"""


def found(text):
    return {(text[s.begin:s.end], m.kind, m.other) for s in sites("f.cpp", text) for m in s.mutations}


class Sites(unittest.TestCase):
    def test_finds(self):
        all_ = found(TEXT)
        for want in [
            ("n < 2 || rows.empty()", "guard", "!(n < 2 || rows.empty())"),
            ("n < 2 || rows.empty()", "guard", "false"),
            ("n < 2 || rows.empty()", "operator", "(n < 2 && rows.empty())"),
            ("n < 2", "operator", "(n <= 2)"),
            ("n < 2", "bound", "(n < (2) + 1)"),
            ("i < n", "bound", "(i < (n) - 1)"),
            ("0", "identity", "1"),
            ("i - 1", "order", "((1) - (i))"),
            ("i - 1", "operator", "(i + 1)"),
            ("arith::SubIOp::create(b, rows[i], lhs)", "order", "arith::SubIOp::create(b, lhs, rows[i])"),
            ("arith::SubIOp::create(b, rows[i], lhs)", "operator", "arith::AddIOp::create(b, rows[i], lhs)"),
            ("std::floor(x)", "rounding", "std::ceil(x)"),
            ("std::floor(x) * 0.5", "operator", "(std::floor(x) + 0.5)"),
            ("0.5", "constant", "(-0.5)"),
        ]:
            self.assertIn(want, all_)

    def test_leaves_out(self):
        texts = {text for text, _, _ in found(TEXT)}
        # A template's size, a comment, what a message says.
        self.assertFalse([t for t in texts if t == "4" or t == "a < b" or t == "n + 1"])

    def test_precedence(self):
        self.assertIn(("a * b", "operator", "(a + b)"), found("void f() { x = a * b + c - d; }"))
        self.assertIn(("a * b + c - d", "operator", "(a * b + c + d)"), found("void f() { x = a * b + c - d; }"))
        self.assertIn(("c", "guard", "false"), found("void f() { if (c) a - b; }"))
        self.assertIn(("a - b", "operator", "(a + b)"), found("void f() { if (c) a - b; }"))

    def test_bodies(self):
        text = 'def Gc_SubOp : Gc_BinaryOp<"sub", "Difference", "x.sub(a[0], a[1])", "{0, 1}">;'
        (site,) = body_sites("f.td", text)
        self.assertEqual({m.other for m in site.mutations}, {"x.add(a[0], a[1])", "x.sub(a[1], a[0])"})
        self.assertEqual(site.function, "Gc_SubOp")


class Plant(unittest.TestCase):
    def test_nested(self):
        text = "x = a < b - c;\n"
        outer = {"id": 1, "begin": 4, "end": 13, "wrap": "bool", "text": "a < b - c", "other": "false"}
        inner = {"id": 2, "begin": 8, "end": 13, "wrap": "", "text": "b - c", "other": "(b + c)"}
        written, lines = plant.render(text, [inner, outer])
        self.assertEqual(written, "x = (gcMutant(1) ? bool(false) : !!(a < (::gcMutant(2) ? (b + c) : b - c)));\n")
        self.assertEqual(lines, {1: [2, 1]})

    def test_crossing(self):
        bugs = [{"id": 1, "file": "f", "begin": 0, "end": 5}, {"id": 2, "file": "f", "begin": 3, "end": 9},
                {"id": 3, "file": "f", "begin": 1, "end": 4}]
        self.assertEqual([b["id"] for b in plant.without_crossing(bugs)], [1, 3])

    def test_errors(self):
        output = "../../ir/A.cpp:7:3: error: no\n/r/ir/B.cpp:2:1: note: here\n/r/ir/C.cpp:9:9: error: no\n"
        where = {"ir/B.cpp": {2: [5]}, "ir/A.cpp": {8: [6]}}
        bugs = [{"id": 5, "file": "ir/B.cpp"}, {"id": 7, "file": "ir/C.cpp"}, {"id": 8, "file": "ir/C.cpp"}]
        self.assertEqual(plant.failed_to_compile(output, "/r", where, bugs), {5, 7, 8})


class Reviewed(unittest.TestCase):
    def test_stands_in_the_tree(self):
        for entry in json.loads((HERE / "reviewed.json").read_text()):
            text = (HERE.parent.parent / entry["file"]).read_text()
            self.assertIn(entry["line"], map(str.strip, text.split("\n")), f"{entry['file']}: the line is gone; remove the entry")
            self.assertIn(entry["text"], " ".join(text.split()))
            self.assertGreater(len(entry["reason"].split()), 4, entry)


if __name__ == "__main__":
    unittest.main()
