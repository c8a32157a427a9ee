#include "ir/analysis/IndexExpr.h"

#include "llvm/Support/MathExtras.h"
#include <numeric>

using namespace gc;

int64_t IndexExpr::coefficient(unsigned atom) const {
  for (auto [id, c] : terms)
    if (id == atom)
      return c;
  return 0;
}

void IndexExpr::appendKey(std::vector<int64_t> &key) const {
  key.push_back(constant);
  key.push_back(terms.size());
  for (auto [id, c] : terms) {
    key.push_back(id);
    key.push_back(c);
  }
}

static IndexExpr combine(const IndexExpr &a, const IndexExpr &b, int64_t by) {
  IndexExpr r(a.constant + by * b.constant);
  auto i = a.terms.begin(), ie = a.terms.end();
  auto j = b.terms.begin(), je = b.terms.end();
  while (i != ie || j != je) {
    if (j == je || (i != ie && i->first < j->first)) {
      r.terms.push_back(*i++);
      continue;
    }
    if (i == ie || j->first < i->first) {
      r.terms.push_back({j->first, by * j->second});
      ++j;
      continue;
    }
    if (int64_t c = i->second + by * j->second)
      r.terms.push_back({i->first, c});
    ++i;
    ++j;
  }
  return r;
}

IndexExpr gc::add(const IndexExpr &a, const IndexExpr &b) {
  return combine(a, b, 1);
}
IndexExpr gc::sub(const IndexExpr &a, const IndexExpr &b) {
  return combine(a, b, -1);
}
IndexExpr gc::scale(const IndexExpr &a, int64_t by) {
  return by == 0 ? IndexExpr(0) : combine(IndexExpr(0), a, by);
}

IndexExpr gc::linearize(llvm::ArrayRef<IndexExpr> index, llvm::ArrayRef<int64_t> shape) {
  IndexExpr r;
  for (auto [e, size] : llvm::zip_equal(index, shape))
    r = add(scale(r, size), e);
  return r;
}

unsigned IndexSpace::addVariable(int64_t size) {
  Atom a;
  a.kind = AtomKind::Variable;
  a.high = std::max<int64_t>(size - 1, 0);
  atoms.push_back(std::move(a));
  return atoms.size() - 1;
}

IndexExpr IndexSpace::variable(unsigned id) const {
  IndexExpr e;
  if (atoms[id].low == atoms[id].high)
    return IndexExpr(atoms[id].low);
  e.terms.push_back({id, 1});
  return e;
}

unsigned IndexSpace::intern(std::vector<int64_t> key, Atom atom) {
  auto [it, inserted] = interned.try_emplace(std::move(key), atoms.size());
  if (inserted)
    atoms.push_back(std::move(atom));
  return it->second;
}

IndexExpr IndexSpace::read(mlir::Value source, llvm::ArrayRef<IndexExpr> index, int64_t low, int64_t high) {
  if (low == high)
    return IndexExpr(low);
  Atom a;
  a.kind = AtomKind::Read;
  a.low = low;
  a.high = high;
  a.source = source;
  a.index.assign(index.begin(), index.end());
  std::vector<int64_t> key{1, reinterpret_cast<intptr_t>(source.getAsOpaquePointer()), low, high};
  for (const IndexExpr &e : index)
    e.appendKey(key);
  IndexExpr r;
  r.terms.push_back({intern(std::move(key), std::move(a)), 1});
  return r;
}

std::pair<int64_t, int64_t> IndexSpace::range(const IndexExpr &e) const {
  int64_t low = 0, high = 0;
  IndexExpr rest = e;
  // m·a - m·c·floor(a / c) is m·(a mod c): its parts' ranges alone would say far less.
  for (auto [id, c] : e.terms) {
    const Atom &a = atoms[id];
    if (a.kind != AtomKind::FloorDiv || c % a.divisor != 0)
      continue;
    int64_t m = -c / a.divisor;
    bool found = m != 0 && !a.argument.terms.empty();
    for (auto [inner, k] : a.argument.terms)
      found &= rest.coefficient(inner) == m * k;
    if (!found)
      continue;
    IndexExpr taken = scale(a.argument, m);
    taken.terms.push_back({id, c}); // a later atom than those of its argument
    llvm::sort(taken.terms);
    rest = sub(rest, taken);
    (m > 0 ? high : low) += m * (a.divisor - 1);
  }
  low += rest.constant;
  high += rest.constant;
  for (auto [id, c] : rest.terms) {
    low += c * (c > 0 ? atoms[id].low : atoms[id].high);
    high += c * (c > 0 ? atoms[id].high : atoms[id].low);
  }
  return {low, high};
}

static int64_t floorDivInt(int64_t a, int64_t b) {
  return llvm::divideFloorSigned(a, b);
}

IndexExpr IndexSpace::floorDiv(const IndexExpr &e, int64_t by) {
  if (by == 1)
    return e;
  auto whole = range(e);
  if (floorDivInt(whole.first, by) == floorDivInt(whole.second, by))
    return IndexExpr(floorDivInt(whole.first, by));
  // e = by·quotient + rest.
  IndexExpr quotient(floorDivInt(e.constant, by)), rest(e.constant - by * floorDivInt(e.constant, by));
  for (auto term : e.terms)
    (term.second % by == 0 ? quotient : rest)
        .terms.push_back(term.second % by == 0 ? std::pair<unsigned, int64_t>{term.first, term.second / by} : term);
  auto r = range(rest);
  if (floorDivInt(r.first, by) == floorDivInt(r.second, by))
    return add(quotient, IndexExpr(floorDivInt(r.first, by)));
  // floor((g·x + c) / (g·d)) = floor(x / d) for 0 <= c < g.
  int64_t g = by;
  for (auto [id, c] : rest.terms)
    g = std::gcd(g, c);
  if (g > 1) {
    IndexExpr reduced(floorDivInt(rest.constant, g));
    for (auto [id, c] : rest.terms)
      reduced.terms.push_back({id, c / g});
    return add(quotient, floorDiv(reduced, by / g));
  }
  if (rest.terms.size() == 1 && rest.constant == 0 && rest.terms[0].second == 1) {
    const Atom &inner = atoms[rest.terms[0].first];
    if (inner.kind == AtomKind::FloorDiv)
      return add(quotient, floorDiv(IndexExpr(inner.argument), inner.divisor * by));
  }
  Atom a;
  a.kind = AtomKind::FloorDiv;
  a.low = floorDivInt(r.first, by);
  a.high = floorDivInt(r.second, by);
  a.argument = rest;
  a.divisor = by;
  std::vector<int64_t> key{0, by};
  rest.appendKey(key);
  IndexExpr result;
  result.terms.push_back({intern(std::move(key), std::move(a)), 1});
  return add(quotient, result);
}

IndexExpr IndexSpace::mod(const IndexExpr &e, int64_t by) {
  return sub(e, scale(floorDiv(e, by), by));
}

IndexTuple IndexSpace::delinearize(IndexExpr e, llvm::ArrayRef<int64_t> shape) {
  IndexTuple r(shape.size());
  for (size_t d = shape.size(); d-- > 0;) {
    if (d == 0) {
      r[d] = shape[d] == 1 ? IndexExpr(0) : e;
      break;
    }
    r[d] = mod(e, shape[d]);
    e = floorDiv(e, shape[d]);
  }
  return r;
}

void IndexSpace::walkAtoms(const IndexExpr &e, llvm::function_ref<void(unsigned)> fn) const {
  for (auto [id, c] : e.terms) {
    fn(id);
    if (atoms[id].kind == AtomKind::FloorDiv)
      walkAtoms(atoms[id].argument, fn);
    for (const IndexExpr &i : atoms[id].index)
      walkAtoms(i, fn);
  }
}

bool IndexSpace::dependsOn(const IndexExpr &e, unsigned variable) const {
  bool found = false;
  walkAtoms(e, [&](unsigned id) { found |= id == variable; });
  return found;
}
