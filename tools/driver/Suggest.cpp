#include "tools/driver/Suggest.h"

#include "absl/strings/str_cat.h"
#include <algorithm>
#include <numeric>
#include <vector>

namespace gc {

static size_t editDistance(std::string_view a, std::string_view b) {
  std::vector<size_t> row(b.size() + 1);
  std::iota(row.begin(), row.end(), size_t{0});
  for (size_t i = 1; i <= a.size(); ++i) {
    size_t diagonal = row[0];
    row[0] = i;
    for (size_t j = 1; j <= b.size(); ++j) {
      size_t above = row[j];
      row[j] = std::min({above + 1, row[j - 1] + 1, diagonal + (a[i - 1] != b[j - 1])});
      diagonal = above;
    }
  }
  return row[b.size()];
}

std::string suggestion(std::string_view word, absl::Span<const std::string> known) {
  const std::string *nearest = nullptr;
  size_t least = std::max<size_t>(2, word.size() / 2) + 1;
  for (const std::string &candidate : known)
    if (size_t distance = editDistance(word, candidate); distance < least) {
      least = distance;
      nearest = &candidate;
    }
  return nearest ? absl::StrCat(": did you mean '", *nearest, "'?") : "";
}

} // namespace gc
