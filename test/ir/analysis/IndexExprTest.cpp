// Index arithmetic means what it says: random expressions against plain integers, for every value of the variables.
#include "ir/analysis/IndexExpr.h"

#include "llvm/Support/MathExtras.h"
#include "gtest/gtest.h"

#include <random>

using namespace gc;

namespace {

// Atoms are made before those that use them, so their numbers' order is an order of evaluation.
int64_t valueOf(const IndexSpace &space, const IndexExpr &e, llvm::ArrayRef<int64_t> variables) {
  int64_t sum = e.constant;
  for (auto [id, coefficient] : e.terms) {
    const IndexSpace::Atom &atom = space.atom(id);
    int64_t value = atom.kind == IndexSpace::AtomKind::Variable
                        ? variables[id]
                        : llvm::divideFloorSigned(valueOf(space, atom.argument, variables), atom.divisor);
    sum += coefficient * value;
  }
  return sum;
}

// Calls `fn` for every value of the variables, whose sizes are given.
void forAll(llvm::ArrayRef<int64_t> sizes, llvm::function_ref<void(llvm::ArrayRef<int64_t>)> fn) {
  std::vector<int64_t> values(sizes.size(), 0);
  while (true) {
    fn(values);
    size_t i = 0;
    while (i < sizes.size() && ++values[i] == sizes[i])
      values[i++] = 0;
    if (i == sizes.size())
      return;
  }
}

TEST(IndexExpr, RandomExpressionsAgreeWithIntegers) {
  std::mt19937 random(1);
  auto below = [&](int64_t n) { return int64_t(random() % n); };
  for (int round = 0; round < 2000; ++round) {
    IndexSpace space;
    std::vector<int64_t> sizes;
    std::vector<IndexExpr> made;
    for (int v = 0; v < 2; ++v) {
      sizes.push_back(1 + below(12));
      made.push_back(space.variable(space.addVariable(sizes.back())));
    }
    // What each expression is by its making.
    std::vector<std::function<int64_t(llvm::ArrayRef<int64_t>)>> means = {
        [](llvm::ArrayRef<int64_t> x) { return x[0]; }, [](llvm::ArrayRef<int64_t> x) { return x[1]; }};
    for (int step = 0; step < 6; ++step) {
      size_t a = below(made.size()), b = below(made.size());
      int64_t by = 1 + below(6), k = below(9) - 4;
      auto f = means[a], g = means[b];
      switch (below(4)) {
      case 0:
        made.push_back(add(made[a], scale(made[b], k)));
        means.push_back([=](llvm::ArrayRef<int64_t> x) { return f(x) + k * g(x); });
        break;
      case 1:
        made.push_back(space.floorDiv(made[a], by));
        means.push_back([=](llvm::ArrayRef<int64_t> x) { return llvm::divideFloorSigned(f(x), by); });
        break;
      case 2:
        made.push_back(space.mod(made[a], by));
        means.push_back([=](llvm::ArrayRef<int64_t> x) { return f(x) - by * llvm::divideFloorSigned(f(x), by); });
        break;
      default:
        made.push_back(add(sub(made[a], made[b]), IndexExpr(k)));
        means.push_back([=](llvm::ArrayRef<int64_t> x) { return f(x) - g(x) + k; });
      }
    }
    for (size_t e = 0; e < made.size(); ++e) {
      auto [low, high] = space.range(made[e]);
      forAll(sizes, [&, low = low, high = high](llvm::ArrayRef<int64_t> x) {
        int64_t value = means[e](x);
        ASSERT_EQ(valueOf(space, made[e], x), value) << "round " << round << ", expression " << e;
        ASSERT_TRUE(low <= value && value <= high)
            << "round " << round << ", expression " << e << " is " << value << ", not in " << low << " to " << high;
      });
      if (HasFatalFailure())
        return;
    }
  }
}

TEST(IndexExpr, RangesOfRemaindersAreTight) {
  IndexSpace space;
  IndexExpr i = space.variable(space.addVariable(48));
  EXPECT_EQ(space.range(space.mod(i, 6)), (std::pair<int64_t, int64_t>(0, 5)));
  EXPECT_EQ(space.range(scale(space.mod(i, 6), 3)), (std::pair<int64_t, int64_t>(0, 15)));
  EXPECT_EQ(space.range(scale(space.mod(i, 6), -2)), (std::pair<int64_t, int64_t>(-10, 0)));
}

} // namespace
