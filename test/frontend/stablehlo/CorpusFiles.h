// The programs of test/corpus, or of the folder that the environment's GC_CORPUS names.
#ifndef GC_TEST_FRONTEND_STABLEHLO_CORPUSFILES_H
#define GC_TEST_FRONTEND_STABLEHLO_CORPUSFILES_H

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>
#include <vector>

namespace gc::test {

inline std::filesystem::path corpus() {
  const char *given = std::getenv("GC_CORPUS");
  return given ? given : GC_CORPUS;
}

inline std::string readFile(const std::filesystem::path &path) {
  std::ifstream in(path, std::ios::binary);
  return {std::istreambuf_iterator<char>(in), {}};
}

// Every .mlir below the corpus, sorted.
inline std::vector<std::filesystem::path> corpusTexts() {
  std::vector<std::filesystem::path> paths;
  for (const auto &entry : std::filesystem::recursive_directory_iterator(corpus()))
    if (entry.path().extension() == ".mlir")
      paths.push_back(entry.path());
  std::sort(paths.begin(), paths.end());
  return paths;
}

inline bool isRejected(const std::filesystem::path &path) {
  return path.parent_path().filename().string().starts_with("reject_");
}

} // namespace gc::test

#endif
