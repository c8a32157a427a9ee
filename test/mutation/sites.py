"""Where a bug can be planted in a C++ file: `sites(path, text)` gives Site objects, each with its possible mutations.

No compiler is asked: the sources are as clang-format writes them, so `a < b`, `a & b` with spaces are operators while
`T<U>`, `T &x` are not, and a place that is misread does not compile and is left out when the mutated copy is built.
A mutation is the text [begin, end) replaced by another expression; plant.py writes `(gcMutant(ID) ? other : text)`.
"""
import dataclasses
import re

TOKEN = re.compile(r"""
    (?P<comment>//[^\n]*|/\*.*?\*/)
  | (?P<directive>^[ \t]*\#(?:[^\n\\]|\\.|\\\n)*)
  | (?P<string>R"\((?:.|\n)*?\)"|"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*')
  | (?P<number>(?:0x[0-9a-fA-F.]+(?:p[+-]?\d+)?|\d[\d']*(?:\.\d*)?(?:e[+-]?\d+)?)[uUlLfF]*)
  | (?P<name>[A-Za-z_]\w*)
  | (?P<op><<=|>>=|<=>|->|::|\+\+|--|<<|<=|>=|==|!=|&&|\|\||[-+*/%&|^]=|[-+*/%&|^~!<>=?:;,.(){}\[\]])
""", re.X | re.S | re.M)

PRECEDENCE = {"||": 1, "&&": 2, "|": 3, "^": 4, "&": 5, "==": 6, "!=": 6, "<": 7, ">": 7, "<=": 7, ">=": 7,
              "<<": 9, ">>": 9, "+": 10, "-": 10, "*": 11, "/": 11, "%": 11}
OTHER_OPERATOR = {"+": ["-"], "-": ["+"], "*": ["+"], "/": ["*"], "%": ["/"], "<<": [">>"], ">>": ["<<"], "&": ["|"],
                  "|": ["&"], "^": ["|"], "<": ["<=", ">"], "<=": ["<"], ">": [">=", "<"], ">=": [">"], "==": ["!="],
                  "!=": ["=="], "&&": ["||"], "||": ["&&"]}
KIND = {**dict.fromkeys("+ - * / % << >> & | ^".split(), "operator"), **dict.fromkeys("&& ||".split(), "operator"),
        **dict.fromkeys("< > <= >= == !=".split(), "operator")}
ASSIGN = {"=", "+=", "-=", "*=", "/=", "%=", "&=", "|=", "^=", "<<=", ">>="}
STOP = {",", ";", "?", ":", "(", "[", "{", "return", "case", "else", "do"} | ASSIGN
CONTROL = {"if", "for", "while", "switch", "catch"}

# Names that stand for each other's mistake: rounding, sign, order.
_PAIRS = """
  AddFOp SubFOp; AddIOp SubIOp; MulFOp AddFOp; MulIOp AddIOp; DivFOp MulFOp; DivSIOp DivUIOp; RemSIOp RemUIOp;
  ShRSIOp ShRUIOp; ExtSIOp ExtUIOp; SIToFPOp UIToFPOp; FPToSIOp FPToUIOp; AndIOp OrIOp; XOrIOp OrIOp;
  MaxSIOp MaxUIOp; MinSIOp MinUIOp; MaximumFOp MaxNumFOp; MinimumFOp MinNumFOp; FloorOp CeilOp; RoundEvenOp RoundOp;
  TruncOp FloorOp; CeilDivSIOp FloorDivSIOp; slt sle; sgt sge; ult ule; ugt uge; slt ult; sge uge; sle ule; sgt ugt;
  eq ne; OLT OLE; OGT OGE; OEQ UEQ; UNE ONE; UNO ORD; OLT ULT; OGT UGT; OLE ULE; OGE UGE;
  rmNearestTiesToEven rmTowardZero; floor ceil; nearbyint trunc; round nearbyint; rint trunc; min max; any_of all_of;
  sextOrTrunc zextOrTrunc; sext zext; smax umax; smin umin; slt_ ult_; atMost atLeast; shrArith shrLogical;
  getSExtValue getZExtValue; getMinSignedBits getActiveBits; getSignedMinValue getSignedMaxValue;
  lower_bound upper_bound; divideCeil divideFloorSigned; AlignTo AlignDown"""
OTHER_NAME = {}
for _pair in _PAIRS.split(";"):
    _a, _b = _pair.split()
    OTHER_NAME.setdefault(_a, []).append(_b)
    OTHER_NAME.setdefault(_b, []).append(_a)
ROUNDING = set("FloorOp CeilOp RoundEvenOp RoundOp TruncOp rmNearestTiesToEven rmTowardZero floor ceil nearbyint trunc "
               "round rint CeilDivSIOp FloorDivSIOp".split())

# Calls whose last two arguments may change places without changing the value.
COMMUTES = set("""max min AddFOp AddIOp MulFOp MulIOp AndIOp OrIOp XOrIOp MaximumFOp MinimumFOp MaxSIOp MaxUIOp MinSIOp
  MinUIOp MaxNumFOp MinNumFOp add mul bitAnd bitOr bitXor equal swap gcd isEqual is_contained""".split())

# Ops whose create() ends with two values that may not change places.
ORDERED = set("SubFOp SubIOp DivFOp DivSIOp DivUIOp RemFOp RemSIOp RemUIOp CmpIOp CmpFOp SelectOp ShLIOp ShRSIOp ShRUIOp "
              "PowFOp Atan2Op CopySignOp SubOp DivOp RemOp PowOp CompareOp".split())

MESSAGES = {"emitOpError", "emitError", "emitRemark", "notifyMatchFailure", "llvm_unreachable", "assert", "attachNote",
            "emitWarning", "static_assert", "report_fatal_error", "InvalidArgumentError", "InternalError"}


@dataclasses.dataclass
class Token:
    kind: str
    text: str
    begin: int
    end: int


@dataclasses.dataclass
class Mutation:
    kind: str
    other: str


@dataclasses.dataclass
class Site:
    file: str
    begin: int
    end: int
    function: str
    mutations: list
    wrap: str = ""  # both sides are converted to this type


class Source:
    def __init__(self, text):
        self.text = text
        self.tokens = [Token(m.lastgroup, m.group(), m.start(), m.end()) for m in TOKEN.finditer(text)
                       if m.lastgroup not in ("comment", "directive")]
        self.match = self._brackets()
        self.function = self._functions()
        self.words = self._messages() | self._fixed()

    def spaced(self, i):
        t = self.tokens[i]
        return self.text[t.begin - 1] in " \n" and self.text[t.end:t.end + 1] in (" ", "\n")

    def _brackets(self):
        match, stack = {}, []
        for i, t in enumerate(self.tokens):
            if t.kind != "op":
                continue
            if t.text in "([{":
                stack.append(i)
            elif t.text in ")]}":
                while stack and self.tokens[stack[-1]].text == "<":
                    stack.pop()
                if stack:
                    j = stack.pop()
                    match[i], match[j] = j, i
            elif t.text == "<" and self.text[t.begin - 1] not in " \n" and self.text[t.end] not in " \n":
                stack.append(i)
            elif t.text == ">" and stack and self.tokens[stack[-1]].text == "<" and not self.spaced(i):
                j = stack.pop()
                match[i], match[j] = j, i
        return match

    def _functions(self):
        """For each token the name of the function whose body it lies in."""
        names, stack = [], []
        for i, t in enumerate(self.tokens):
            if t.text == "{" and t.kind == "op":
                stack.append(self._opened(i) or (stack[-1] if stack else ""))
            elif t.text == "}" and t.kind == "op" and stack:
                stack.pop()
            names.append(stack[-1] if stack else "")
        return names

    def _opened(self, i):
        """The name of the function that the brace at token i opens, if it opens one."""
        j = i - 1
        while j >= 0 and self.tokens[j].text in ("const", "override", "noexcept", "mutable"):
            j -= 1
        if j < 1 or self.tokens[j].text != ")" or j not in self.match:
            return None
        before = self.tokens[self.match[j] - 1]
        return before.text if before.kind == "name" and before.text not in CONTROL else None

    def _messages(self):
        """Token ranges that only make a message."""
        inside = set()
        for i, t in enumerate(self.tokens):
            if t.kind != "name" or t.text not in MESSAGES:
                continue
            k = i
            while k < len(self.tokens) and self.tokens[k].text not in (";", "}"):
                k = self.match.get(k, k) + 1 if self.tokens[k].text in "([{" else k + 1
            inside.update(range(i, k))
        return inside

    def _fixed(self):
        """Token ranges of constant expressions, which no run can change."""
        inside = set()
        for i, t in enumerate(self.tokens):
            if t.text in ("constexpr", "static_assert", "enum", "using") and t.kind == "name":
                k = i
                while k < len(self.tokens) and self.tokens[k].text not in (";", "}", ")"):
                    k = self.match.get(k, k) + 1 if self.tokens[k].text in "([{" else k + 1
                inside.update(range(i, k))
        return inside

    def left(self, i, precedence):
        """The first token of the left operand of the operator at token i."""
        j = i
        while j > 0:
            t, after = self.tokens[j - 1], self.tokens[j]
            if t.text in STOP and t.kind != "string":
                break
            if t.kind == "op" and t.text in PRECEDENCE and self.spaced(j - 1):
                if PRECEDENCE[t.text] < precedence:
                    break
                j -= 1
                continue
            ends = t.kind in ("name", "number", "string") or t.text in ")]}"
            if j < i and ends and (after.kind in ("name", "number") or after.text in "!~"):
                break
            if t.text in ")]}>" and t.kind == "op" and j - 1 in self.match:
                opened = self.match[j - 1]
                if t.text == "}" and self.text[self.tokens[opened].begin - 1] in " \n":
                    break
                if opened > 0 and self.tokens[opened - 1].text in CONTROL:
                    break
                j = opened
                continue
            if t.text == "}" or t.text == ";":
                break
            j -= 1
        return j

    def right(self, i, precedence):
        """One past the last token of the right operand of the operator at token i."""
        k = i + 1
        while k < len(self.tokens):
            t = self.tokens[k]
            if t.text in ("(", "[", "{", "<") and t.kind == "op" and k in self.match:
                if t.text == "{" and self.text[t.begin - 1] in " \n":
                    break
                k = self.match[k] + 1
                continue
            if t.text in (")", "]", "}", ",", ";", "?", ":") or t.text in ASSIGN:
                break
            if t.kind == "op" and t.text in PRECEDENCE and self.spaced(k) and PRECEDENCE[t.text] <= precedence:
                break
            k += 1
        return k

    def span(self, first, last):
        return self.text[self.tokens[first].begin:self.tokens[last - 1].end]

    def arguments(self, opened):
        """Token ranges of the arguments between the parentheses at `opened`."""
        found, first, k, close = [], opened + 1, opened + 1, self.match[opened]
        while k < close:
            if self.tokens[k].text in "([{<" and k in self.match:
                k = self.match[k] + 1
                continue
            if self.tokens[k].text == ",":
                found.append((first, k))
                first = k + 1
            k += 1
        if first < close:
            found.append((first, close))
        return found

    def same_type(self, a, b, i):
        """Two variables whose nearest declarations before token i name one type, or two calls of one function."""
        if re.fullmatch(r"\w+", a) and re.fullmatch(r"\w+", b):
            types = []
            for name in (a, b):
                declared = re.findall(rf"([A-Za-z_][\w:<>]*) [*&]*(?:\w+(?: = [^,;(){{}}]*)?, )*{name}(?= = |[,;)])",
                                      self.text[:self.tokens[i].begin])
                types.append(declared[-1] if declared else None)
            return types[0] == types[1] and types[0] not in (None, "auto", "return", "else")
        return re.match(r"[\w.]+[(\[]", a) and re.sub(r"[(\[].*", "", a) == re.sub(r"[(\[].*", "", b)

    def callee(self, opened):
        """The first token of what is called by the parenthesis at `opened`."""
        j = opened
        while j > 0:
            t = self.tokens[j - 1]
            if t.text == ">" and j - 1 in self.match:
                j = self.match[j - 1]
            elif t.kind == "name" and (j == opened or self.tokens[j].text in ("::", ".", "->", "<") or j == opened):
                j -= 1
            elif t.text in ("::", ".", "->"):
                j -= 1
            elif t.text in ")]" and self.tokens[j].text in (".", "->"):
                j = self.match.get(j - 1, 0)
            else:
                break
        return j


def _operators(source, i):
    t = source.tokens[i]
    if t.text not in PRECEDENCE or not source.spaced(i):
        return None
    first, last = source.left(i, PRECEDENCE[t.text]), source.right(i, PRECEDENCE[t.text])
    if first >= i or last <= i + 1:
        return None
    lhs, rhs = source.span(first, i), source.span(i + 1, last)
    if '"' in lhs + rhs or re.search(r"\bos\b|Twine|stream|diag", lhs):
        return None
    mutations = [Mutation("operator", f"({lhs} {other} {rhs})") for other in OTHER_OPERATOR[t.text]]
    if t.text in ("<", "<=", ">", ">="):
        mutations += [Mutation("bound", f"({lhs} {t.text} ({rhs}) {sign} 1)") for sign in "+-"]
    if t.text in ("-", "/", "%", "<<", ">>"):
        mutations.append(Mutation("order", f"(({rhs}) {t.text} ({lhs}))"))
    return first, last, mutations


def _number(source, i):
    t = source.tokens[i]
    before, after = source.tokens[i - 1].text, source.tokens[i + 1].text if i + 1 < len(source.tokens) else ""
    if before in ("case", "<") and not (before == "<" and source.spaced(i - 1)) or after == ">" and not source.spaced(i + 1):
        return None
    if t.kind == "name":
        return i, i + 1, [Mutation("identity", "false" if t.text == "true" else "true")]
    if re.search(r"[.p]|e[+-]?\d", t.text) and not (t.text.startswith("0x") and not re.search(r"[.p]", t.text)):
        value = t.text.rstrip("fF")
        if re.fullmatch(r"0\.0*", value):
            return i, i + 1, [Mutation("identity", t.text.replace("0.", "1.", 1))]
        kinds = [Mutation("constant", f"({t.text} * 1.0009765625)"), Mutation("constant", f"(-{t.text})")]
        if re.fullmatch(r"1\.0*", value):
            kinds.append(Mutation("identity", t.text.replace("1.", "0.", 1)))
        return i, i + 1, kinds
    digits = t.text.rstrip("uUlL").replace("'", "")
    value = int(digits, 0)
    if value in (0, 1):
        return i, i + 1, [Mutation("identity", str(1 - value) + t.text[len(digits):])]
    return i, i + 1, [Mutation("constant", f"({t.text} + 1)"), Mutation("constant", f"({t.text} - 1)")]


def _guard(source, i):
    opened = i + 1
    if source.tokens[opened].text != "(" or opened not in source.match:
        return None
    first, last = opened + 1, source.match[opened]
    inside = {source.tokens[k].text for k in range(first, last)}
    if ";" in inside or any(source.tokens[k].text == "=" and source.spaced(k) for k in range(first, last)):
        return None
    condition = source.span(first, last)
    return first, last, [Mutation("guard", f"!({condition})"), Mutation("guard", "false")]


def _call(source, i):
    """The call whose parenthesis is token i: last two arguments exchanged."""
    name = source.tokens[i - 1]
    if name.text == "create" and i > 2:
        name = source.tokens[i - 3]
    if name.kind != "name" or name.text in COMMUTES or name.text in CONTROL or i not in source.match:
        return None
    arguments = source.arguments(i)
    if len(arguments) < 2:
        return None
    (a0, a1), (b0, b1) = arguments[-2:]
    a, b = source.span(a0, a1), source.span(b0, b1)
    simple = r"[A-Za-z_][\w.\->\[\]()*+ ]*"
    if a == b or not re.fullmatch(simple, a) or not re.fullmatch(simple, b) or re.match(r"(const )?\w+ [&*]?\w+$", a):
        return None
    if re.fullmatch(r"b|builder|rewriter|loc|type|e|\w+Type\(.*", a) or name.text in ("getType", "get"):
        return None
    first = source.callee(i)
    before = source.tokens[first - 1] if first else None
    if before and (before.kind == "name" and before.text not in ("return", "else") or before.text in (">", "&", "*") and
                   not source.spaced(first - 1)):
        return None
    if re.search(r"Predicate::(eq|ne|OEQ|UEQ|ONE|UNE)\b", source.span(i, source.match[i])):
        return None  # equal either way
    if not (name.text in ORDERED and name is not source.tokens[i - 1]) and not source.same_type(a, b, i):
        return None
    head, tail = source.text[source.tokens[first].begin:source.tokens[a0].begin], source.span(b1, source.match[i] + 1)
    return first, source.match[i] + 1, [Mutation("order", f"{head}{b}, {a}{tail}")]


def _name(source, i):
    t, following = source.tokens[i], source.tokens[i + 1].text if i + 1 < len(source.tokens) else ""
    others = OTHER_NAME[t.text]
    kind = "rounding" if t.text in ROUNDING else "operator"
    first = i
    while first >= 2 and source.tokens[first - 1].text == "::" and source.tokens[first - 2].kind == "name":
        first -= 2
    head = source.text[source.tokens[first].begin:t.begin]
    if t.text.endswith("Op"):
        if following != "::" or source.tokens[i + 2].text != "create" or i + 3 not in source.match:
            return None
        last = source.match[i + 3] + 1
        tail = source.text[t.end:source.tokens[last - 1].end]
        return first, last, [Mutation(kind, head + other + tail) for other in others]
    if re.search(r"Predicate::$|Mode::$|APFloat::$", head) or len(t.text) == 3 and t.text.isupper() and head:
        if "getInf" in head:
            return None
        return first, i + 1, [Mutation(kind, head + other) for other in others]
    if following == "(" and i + 1 in source.match and not re.fullmatch(r"eq|ne|slt|sle|sgt|sge|ult|ule|ugt|uge", t.text):
        first = source.callee(i + 1)
        last = source.match[i + 1] + 1
        head, tail = source.text[source.tokens[first].begin:t.begin], source.text[t.end:source.tokens[last - 1].end]
        return first, last, [Mutation(kind, head + other + tail) for other in others]
    return None


def sites(file, text):
    source, found = Source(text), []
    for i, t in enumerate(source.tokens):
        if i in source.words or not source.function[i]:
            continue
        results = []
        if t.kind == "op" and t.text in PRECEDENCE:
            results.append(_operators(source, i))
        if t.kind == "number" or t.text in ("true", "false"):
            results.append(_number(source, i))
        if t.text == "if" and t.kind == "name":
            results.append(_guard(source, i))
        if t.text == "(":
            results.append(_call(source, i))
        if t.kind == "name" and t.text in OTHER_NAME:
            results.append(_name(source, i))
        for result in filter(None, results):
            first, last, mutations = result
            wrap = "::mlir::Value" if t.kind == "name" and t.text.endswith("Op") else "bool" if t.text == "if" else ""
            found.append(Site(file, source.tokens[first].begin, source.tokens[last - 1].end, source.function[i],
                              mutations, wrap))
    return found


BODY = re.compile(r'"(x\.[^"]*)"')


def body_sites(file, text):
    """The scalar bodies that stand as strings in a definition file."""
    found = []
    others = {"add": "sub", "sub": "add", "mul": "add", "div": "mul", "rem": "div", "max": "min", "min": "max",
              "bitAnd": "bitOr", "bitOr": "bitAnd", "bitXor": "bitOr", "shrArith": "shrLogical", "shl": "shrLogical",
              "shrLogical": "shrArith", "popcount": "clz", "clz": "popcount", "neg": "abs", "abs": "neg",
              "FloorOp": "CeilOp", "CeilOp": "FloorOp", "RoundEvenOp": "RoundOp", "RoundOp": "RoundEvenOp",
              "SinOp": "CosOp", "CosOp": "SinOp", "TanOp": "SinOp", "ExpOp": "ExpM1Op", "ExpM1Op": "ExpOp",
              "LogOp": "Log1pOp", "Log1pOp": "LogOp", "SqrtOp": "CbrtOp", "CbrtOp": "SqrtOp", "TanhOp": "ErfOp",
              "ErfOp": "TanhOp", "sign": "neg"}
    for m in BODY.finditer(text):
        body, mutations = m.group(1), []
        for name in re.finditer(r"\w+", body):
            if name.group() in others:
                kind = "rounding" if name.group() in ROUNDING else "operator"
                mutations.append(Mutation(kind, body[:name.start()] + others[name.group()] + body[name.end():]))
        if "a[0], a[1])" in body and not re.match(r"x\.(add|mul|max|min|bitAnd|bitOr|bitXor)\(", body):
            mutations.append(Mutation("order", body.replace("a[0], a[1])", "a[1], a[0])")))
        if mutations:
            found.append(Site(file, m.start(1), m.end(1), re.sub(r"\W.*", "", text[text.rfind("def ", 0, m.start()) + 4:]),
                              mutations))
    return found
