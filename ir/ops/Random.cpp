#include "ir/ops/Random.h"

using namespace mlir;

namespace gc {

std::pair<Value, Value> threeFry(TensorBuilder &x, std::pair<Value, Value> key, std::pair<Value, Value> counter) {
  static constexpr unsigned rotations[2][4] = {{13, 15, 26, 6}, {17, 29, 16, 24}};
  auto number = [&](uint32_t value, Value like) { return x.fill(static_cast<double>(value), like); };
  auto all = [&](Value scalar, Value like) { return x.broadcast(scalar, x.shape(like), {}); };
  Value parity = x.binary<XorOp>(x.binary<XorOp>(key.first, key.second), number(0x1bd11bda, key.first));
  Value keys[3] = {key.first, key.second, parity};
  auto [a, c] = counter;
  a = x.add(a, all(keys[0], a));
  c = x.add(c, all(keys[1], c));
  for (unsigned group = 0; group < 5; ++group) {
    for (unsigned by : rotations[group % 2]) {
      a = x.add(a, c);
      Value rotated = x.binary<OrOp>(x.binary<ShlOp>(c, number(by, c)), x.binary<ShrLogicalOp>(c, number(32 - by, c)));
      c = x.binary<XorOp>(rotated, a);
    }
    a = x.add(a, all(keys[(group + 1) % 3], a));
    c = x.add(c, all(x.add(keys[(group + 2) % 3], number(group + 1, keys[0])), c));
  }
  return {a, c};
}

} // namespace gc
