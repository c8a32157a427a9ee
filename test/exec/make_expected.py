#!/usr/bin/env python3
"""Writes the self-checking programs of test/exec with expected values from NumPy and mpmath.

    python3 test/exec/make_expected.py [batching|every_type|pointwise|structured|stablehlo]

Needs numpy and mpmath from PyPI. Run it after a change of this folder's scripts and commit what it writes.
"""
import sys

import batching
import every_type
import pointwise
import stablehlo
import stablehlo_ops
import structured

if __name__ == "__main__":
    chosen = sys.argv[1:] or ["batching", "every_type", "pointwise", "stablehlo", "structured"]
    if "batching" in chosen:
        batching.main()
    if "every_type" in chosen:
        every_type.main()
    if "pointwise" in chosen:
        pointwise.main()
    if "structured" in chosen:
        structured.main()
    if "stablehlo" in chosen:
        stablehlo.main()
        stablehlo_ops.main()
