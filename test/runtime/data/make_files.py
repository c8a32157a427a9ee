"""Prints what numpy.save writes (2.4.6 at the time), as TokenFileTest.cpp holds it: make_files.py"""
import io

import numpy as np

for array in (np.array([7, 65535, 1], "<u2"), np.array([[1, 2, 3], [4, 5, 100000]], "<i4")):
    out = io.BytesIO()
    np.save(out, array)
    print(out.getvalue())
