#include "frontend/models/Experts.h"

using namespace gc::builder;

namespace gc::models {

namespace {
// Where a group's choices go. Rows are places in blocks, `rows` for each group; choices are numbered token · top +
// rank.
struct Dispatch {
  Tensor token;  // [groups, rows] of each row; what it is of a row that no choice fills does not matter
  Tensor expert; // [groups, blocks] of each block
  Tensor row;    // [groups, choices] of each choice
  Tensor counts; // [groups, experts], choices of each
};
} // namespace

// choice [groups, choices]: the expert of each.
static Dispatch dispatch(Graph &g, const Experts &how, const Tensor &choice) {
  if (!choice)
    return {};
  Dim groups = choice.dim(0), each("experts", how.count);
  int64_t choices = choice.dim(1).size, blocks = (choices + how.count * (how.block - 1)) / how.block;
  auto whole = [&](int64_t value) { return g.constant(double(value), g.i32()); };
  Tensor order = sortWithPlaces(choice).second, place = sortWithPlaces(order).second;
  Tensor isOf = compare(Direction::EQ, newDim(choice, -1), g.iota({1, 1, each}, 2));
  Tensor counts = sum(convert(isOf, g.i32()), {1});
  Tensor padded = (counts + whole(how.block - 1)) / whole(how.block) * whole(how.block);
  Tensor end = cumulativeSum(padded, 1), start = end - padded, sorted = cumulativeSum(counts, 1, true);

  Tensor first = g.iota({1, blocks}, 1) * whole(how.block);
  Tensor before = compare(Direction::LE, newDim(end, 1), newDim(first, -1));
  Tensor expert = minimum(sum(convert(before, g.i32()), {2}), whole(how.count - 1));
  // A row's place among the sorted choices; past an expert's last one it is any.
  Tensor shift = takeAlong(sorted, expert, 1) - takeAlong(start, expert, 1) + first;
  Tensor at = minimum(newDim(shift, -1) + g.iota({1, 1, how.block}, 2), whole(choices - 1));
  at = reshape(at, {groups, blocks * how.block});
  Tensor token = takeAlong(order, at, 1) / whole(how.top);
  return {token, expert, place + takeAlong(start - sorted, choice, 1), counts};
}

// rows [groups, rows, width], a block of them by one expert each.
static Tensor compute(Graph &g, const Experts &how, const Tensor &rows, const Tensor &expert) {
  Graph::Scope scope(g, "experts");
  if (!rows || !expert)
    return {};
  Dim each("experts", how.count), width = rows.dim(2), mlp("mlp", how.mlp);
  Tensor gate = g.param("gate", {each, width, mlp}, how.weight), up = g.param("up", {each, width, mlp}, how.weight),
         down = g.param("down", {each, mlp, width}, how.weight);
  int64_t blocks = expert.dim(0).size * expert.dim(1).size;
  Tensor inputs = reshape(rows, {blocks, how.block, width}), numbers = reshape(expert, {blocks});
  auto body = [&](llvm::ArrayRef<Tensor>, llvm::ArrayRef<Tensor> now) -> Graph::Tensors {
    Tensor gated =
        silu(einsum("bd,df->bf", now[0], pick(gate, now[1]))) * einsum("bd,df->bf", now[0], pick(up, now[1]));
    return {einsum("bf,fd->bd", gated, pick(down, now[1]))};
  };
  Graph::Tensors made = g.scan(blocks, {}, {inputs, numbers}, body);
  return made.empty() ? Tensor() : reshape(made.back(), rows.dims());
}

std::pair<Tensor, Tensor> experts(Graph &g, const Experts &how, const Tensor &x) {
  if (!x)
    return {};
  Dim groups = x.dim(0), tokens = x.dim(1), each("experts", how.count);
  int64_t choices = tokens.size * how.top;
  Tensor probabilities = softmax(linear(g, "router", x, each, how.weight, std::nullopt));
  auto [scale, chosen] = topK(probabilities, how.top);
  if (how.normalize)
    scale = scale / sum(scale, {-1}, true);
  Tensor choice = reshape(chosen, {groups, choices});
  Dispatch to = dispatch(g, how, choice);
  Tensor made = compute(g, how, take(x, to.token, 1), to.expert);
  Tensor back = reshape(take(made, to.row, 1), {groups, tokens, how.top, x.dim(2)});
  Tensor share = convert(to.counts, x.type()) / double(choices);
  if (how.report) {
    Graph::Scope scope(g, "router");
    g.result("load", Role::metric, share);
  }
  Tensor balance = mean(sum(share * mean(probabilities, {1}), {1}) * double(how.count), {0});
  return {einsum("gnkd,gnk->gnd", back, scale), balance};
}

} // namespace gc::models
