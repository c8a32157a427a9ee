"""Structured ops on every element type, from NumPy on Python numbers: values that each type holds, results rounded once."""
import functools
import itertools
import math
import random

import numpy as np

from numbers_ import *
from program import Program
from structured import arrays, check, put, sig

TYPES = [BOOL] + INTS + FLOATS
I32 = Int(32)


def of(t, x):
    """The number in the type: integers wrap, floats round."""
    if t is BOOL:
        return int(x != 0)
    return t.wrap(int(x)) if isinstance(t, Int) else t.round(float(x))


def sample(t, shape, seed=0, choices=(-1, 0, 1, 1)):
    """Small enough that sums of five need no rounding; only powers of two for the type that has nothing else."""
    if isinstance(t, Float) and t.kind == "scale":
        choices = (0.5, 1, 2, 4)
    rng = random.Random(str((t.name, shape, seed)))
    a = np.empty(shape, object)
    for i in np.ndindex(*a.shape):
        a[i] = of(t, rng.choice(choices))
    return a


def edges(t, shape, seed=0):
    """All that a type has: limits, infinities, NaN, subnormals, in an order by the seed."""
    every = [0, 1] if t is BOOL else int_edges(t) if isinstance(t, Int) else float_edges(t)
    rng = random.Random(str((t.name, seed)))
    a = np.empty(shape, object)
    for n, i in enumerate(np.ndindex(*a.shape)):
        a[i] = every[n % len(every)] if n < 2 * len(every) else rng.choice(every)
    return a


def unary(p, text, t, a, expected, result=None):
    check(p, p.op("gc.%s : %s" % (text.replace("%a", put(p, t, a)), sig([(t, a)], [(result or t, expected)]))), result or t, expected)


def movement():
    p = Program("types/movement.mlir", "Movement carries every element of every type as it is.")
    for t in TYPES:
        p.comment(t.name)
        a = edges(t, (2, 3, 5))
        unary(p, "reshape %a", t, a, a.reshape(6, 5))
        unary(p, "transpose %a permutation [2, 0, 1]", t, a, a.transpose(2, 0, 1))
        unary(p, "slice %a start [0, 1, 0] limit [2, 3, 5] stride [1, 1, 2]", t, a, a[:, 1:3, 0:5:2])
        unary(p, "reverse %a dims [0, 2]", t, a, a[::-1, :, ::-1])
        unary(p, "broadcast %a dims [2, 0, 1]", t, a, a.transpose(1, 2, 0))
        b = edges(t, (2, 1, 5), 1)
        both = np.concatenate([a, b], 1)
        check(p, p.op("gc.concatenate %s, %s dim 1 : %s" % (put(p, t, a), put(p, t, b), sig([(t, a), (t, b)], [(t, both)]))), t, both)
        c, fill = a[0], edges(t, (), 2)
        padded = np.full((5, 7), fill[()], object)
        padded[0:5:2, 1:6] = c
        check(p, p.op("gc.pad %s, %s low [0, 1] high [0, 1] interior [1, 0] : %s" % (
            put(p, t, c), put(p, t, fill), sig([(t, c), (t, fill)], [(t, padded)]))), t, padded)
        u = edges(t, (2, 2), 3)
        one, two = put(p, I32, np.int32(1)), put(p, I32, np.int32(2))
        cut = c[1:3, 2:4]
        starts = "tensor<i32>, tensor<i32>) -> "
        value = p.op("gc.dynamic_slice %s[%s, %s] sizes [2, 2] : %s" % (
            put(p, t, c), one, two, sig([(t, c)], [(t, cut)]).replace(") -> ", ", " + starts)))
        check(p, value, t, cut)
        new = c.copy()
        new[1:3, 2:4] = u
        value = p.op("gc.dynamic_update_slice %s, %s[%s, %s] : %s" % (
            put(p, t, c), put(p, t, u), one, two, sig([(t, c), (t, u)], [(t, new)]).replace(") -> ", ", " + starts)))
        check(p, value, t, new)
        if t is not BOOL:
            counted = np.array([[of(t, i)] * 2 for i in range(4)], object)
            check(p, p.op("gc.iota dim 0 : %s" % sig([], [(t, counted)])[6:]), t, counted)
    p.write()


def monoids(t):
    if t is BOOL:
        return {"add": max, "mul": min, "min": min, "max": max, "and": min, "or": max, "xor": lambda a, b: a ^ b}
    named = {"add": lambda a, b: a + b, "mul": lambda a, b: a * b, "min": min, "max": max}
    if isinstance(t, Int):
        named.update({"and": lambda a, b: a & b, "or": lambda a, b: a | b, "xor": lambda a, b: a ^ b})
    return named


def reduction():
    p = Program("types/reduce.mlir", "Reductions by name in every type, over rows, columns and all, with and without an initial value.")
    for t in TYPES:
        p.comment(t.name)
        a, init = sample(t, (4, 5)), sample(t, (), 1)
        for kind, f in monoids(t).items():
            for dims in ([0], [1], [0, 1]):
                lines = a.T if dims == [0] else a if dims == [1] else a.reshape(1, 20)
                lines = lines if len(dims) == 1 else lines[:, :20]
                if isinstance(t, Float) and len(dims) == 2 and kind in ("add", "mul") and t.p < 6:
                    continue  # a sum of twenty may need rounding, and where is an engine's choice
                expected = np.array([of(t, functools.reduce(f, line)) for line in lines], object)
                expected = expected.reshape(() if len(dims) == 2 else -1)
                check(p, p.op("gc.reduce %s(%s) dims %s : %s" % (kind, put(p, t, a), dims, sig([(t, a)], [(t, expected)]))), t, expected)
            expected = np.array([of(t, functools.reduce(f, line, init[()])) for line in a], object)
            check(p, p.op("gc.reduce %s(%s) init(%s) dims [1] : %s" % (
                kind, put(p, t, a), put(p, t, init), sig([(t, a), (t, init)], [(t, expected)]))), t, expected)
    p.write()

    p = Program("types/cumulative.mlir", "Running sums, products, minima and maxima in every type, both ways.")
    for t in [x for x in TYPES if x is not BOOL]:
        p.comment(t.name)
        a = sample(t, (3, 5), 2)
        for kind in ("add", "mul", "min", "max"):
            if isinstance(t, Float) and t.kind == "scale" and kind == "add":
                continue  # holds no sum but of equal numbers
            f = monoids(t)[kind]
            for dim, reverse in itertools.product((0, 1), (False, True)):
                lines = (np.flip(a, dim) if reverse else a).swapaxes(dim, 1)
                r = np.array([[of(t, x) for x in itertools.accumulate(line, f)] for line in lines], object).swapaxes(dim, 1)
                r = np.flip(r, dim) if reverse else r
                value = p.op("gc.cumulative %s %s dim %d%s : %s" % (kind, put(p, t, a), dim, " reverse" if reverse else "",
                                                                  sig([], [(t, a)])[6:]))
                check(p, value, t, r)
    p.write()


def order_key(x):
    """NaN last, -0 before +0."""
    return (1, 0, 0) if x != x else (0, x, 0 if math.copysign(1, x) < 0 else 1)


def sorting():
    p = Program("types/sort.mlir", "A stable sort in every type by total order, places along with it.")
    for t in TYPES:
        p.comment(t.name)
        a, place = edges(t, (2, 19), 4), np.broadcast_to(np.arange(19), (2, 19)).astype(object)
        order = np.array([sorted(range(19), key=lambda i: order_key(line[i])) for line in a])
        both = [(t, a), (I32, place)]
        total = " total_order" if isinstance(t, Float) else ""
        r = p.op("""gc.sort %s, %s dim 1 stable {
  ^bb0(%%l: tensor<%s>, %%r: tensor<%s>, %%m: tensor<i32>, %%n: tensor<i32>):
    %%p = gc.compare LT %%l, %%r%s : (tensor<%s>, tensor<%s>) -> tensor<i1>
    gc.yield %%p : tensor<i1>
  } : %s""" % (put(p, t, a), put(p, I32, place), t.name, t.name, total, t.name, t.name, sig(both, both)), 2)
        check(p, r[0], t, np.take_along_axis(a, order, 1))
        check(p, r[1], I32, order)
    p.write()

    p = Program("types/top_k.mlir", "The largest four in every type: NaN first, ties by lower index.")
    for t in TYPES:
        p.comment(t.name)
        a = edges(t, (2, 19), 5)
        order = np.array([sorted(range(19), key=lambda i: (0, 0, i) if x[i] != x[i] else (1, -x[i], i))[:4] for x in a])
        values = np.take_along_axis(a, order, 1)
        r = p.op("gc.top_k %s k 4 : %s" % (put(p, t, a), sig([(t, a)], [(t, values), (I32, order)])), 2)
        check(p, r[1], I32, order)
        check(p, r[0], t, values)
    p.write()


def contraction():
    p = Program("types/dot.mlir", "Products of matrices in every type: sums wrap, round once, or say whether any product is true.")
    for t in TYPES:
        p.comment(t.name)
        for m, k, n in ((2, 5, 3), (1, 5, 4), (5, 1, 3)):
            a, b = sample(t, (m, k), 6), sample(t, (k, n), 7)
            products = [[[x * y for x, y in zip(row, column)] for column in b.T] for row in a]
            # One product is the sum, the sign of a zero too.
            total = max if t is BOOL else lambda v: sum(v[1:], v[0])
            expected = np.array([[of(t, total(v)) for v in row] for row in products], object)
            value = p.op("gc.dot %s, %s batch [] x [] contract [1] x [0] : %s" % (
                put(p, t, a), put(p, t, b), sig([(t, a), (t, b)], [(t, expected)])))
            check(p, value, t, expected)
    p.write()


def indexing():
    p = Program("types/gather.mlir", "Rows of a table of every type; indices of every integer type, clamped.")
    rows = dict(offset_dims=[1], collapsed_slice_dims=[0], operand_batching_dims=[], indices_batching_dims=[],
                start_index_map=[0], index_vector_dim=1, slice_sizes=[1, 3])

    def gather(t, table, index, ids):
        expected = table[np.clip(ids.astype(object), 0, len(table) - 1).astype(int)]
        value = p.op("gc.gather %s[%s] %s : %s" % (put(p, t, table), put(p, index, ids), arrays(**rows),
                                                 sig([(t, table), (index, ids)], [(t, expected)])))
        check(p, value, t, expected)
    for t in TYPES:
        p.comment(t.name)
        gather(t, edges(t, (7, 3), 8), I32, np.array([0, 6, -1, 3, 99], object))
    for index in INTS:
        p.comment("indices " + index.name)
        gather(F32, sample(F32, (3, 3), 9), index, np.array(int_edges(index), object))
    p.write()

    p = Program("types/scatter.mlir", "Scatters of every kind in every type; several updates of one place, some outside.")
    attributes = arrays(update_window_dims=[1], inserted_window_dims=[0], input_batching_dims=[], indices_batching_dims=[],
                        scatter_dims_to_operand_dims=[0], index_vector_dim=1)
    ids = np.array([0, 2, 0, 5, -1, 3], object)
    for t in TYPES:
        p.comment(t.name)
        a, u = sample(t, (4, 3), 10), sample(t, (6, 3), 11)
        for kind, f in monoids(t).items():
            if isinstance(t, Float) and t.kind == "scale" and kind == "add":
                continue
            expected = a.copy()
            for k, row in enumerate(ids):
                for c in range(3):
                    if 0 <= row < 4:
                        expected[row, c] = of(t, f(expected[row, c], u[k, c]))
            value = p.op("gc.scatter %s(%s) [%s] (%s) %s : %s" % (kind, put(p, t, a), put(p, I32, ids), put(p, t, u), attributes, sig(
                [(t, a), (I32, ids), (t, u)], [(t, expected)])))
            check(p, value, t, expected)
    p.write()


def main():
    movement()
    reduction()
    sorting()
    contraction()
    indexing()
