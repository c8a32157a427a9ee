"""Values by rule, as runtime/base/Fill.h makes them."""
import numpy as np


def mixed(seed, count):
    with np.errstate(over="ignore"):
        z = np.uint64(seed) + (np.arange(count, dtype=np.uint64) + np.uint64(1)) * np.uint64(0x9E3779B97F4A7C15)
        z = (z ^ (z >> np.uint64(30))) * np.uint64(0xBF58476D1CE4E5B9)
        z = (z ^ (z >> np.uint64(27))) * np.uint64(0x94D049BB133111EB)
    return z ^ (z >> np.uint64(31))


def fill(rule, shape, dtype):
    """An array by the rule: computed in float64, rounded once."""
    kind, count = rule["kind"], int(np.prod(shape, dtype=np.int64))
    if kind in ("zeros", "ones", "value"):
        value = {"zeros": 0, "ones": 1}.get(kind, rule.get("value"))
        return np.full(shape, value, dtype)
    z = mixed(rule["seed"], count)
    if kind == "uniform":
        values = ((z >> np.uint64(40)).astype(np.float64) * 2.0**-23 - 1.0) * rule.get("scale", 1.0)
    elif kind == "normal":
        total = sum(((z >> np.uint64(16 * k)) & np.uint64(0xFFFF)).astype(np.float64) for k in range(4))
        values = (total / 65536.0 - 2.0) * 1.7320508075688772 * rule.get("scale", 1.0)
    elif kind == "randint":
        values = rule["low"] + (z % np.uint64(rule["high"] - rule["low"])).astype(np.int64)
    else:
        raise ValueError(f"unknown kind of fill '{kind}'")
    return values.astype(dtype).reshape(shape)
