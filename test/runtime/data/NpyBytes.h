// Bytes of .npy files for tests.
#ifndef GC_TEST_RUNTIME_DATA_NPYBYTES_H
#define GC_TEST_RUNTIME_DATA_NPYBYTES_H

#include <string>

namespace gcrt {

template <typename... T> std::string packed(T... values) {
  std::string out;
  (out.append(reinterpret_cast<const char *>(&values), sizeof values), ...);
  return out;
}

// As make_files.py prints it: the header that NumPy writes, 128 bytes with the padding.
inline std::string npy(const std::string &descr, const std::string &shape, const std::string &data,
                       const std::string &order = "False") {
  std::string header = "{'descr': '" + descr + "', 'fortran_order': " + order + ", 'shape': " + shape + ", }";
  header.resize(117, ' ');
  return std::string("\x93NUMPY\x01\x00\x76\x00", 10) + header + "\n" + data;
}

} // namespace gcrt

#endif
