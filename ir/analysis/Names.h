// Names that people write: the nearest known one ("did you mean"), and patterns over names (* and ?).
//
//   "no optimizer is called 'adamv'" + suggestion("adamv", known)    // …: did you mean 'adamw'?
//   matchesPattern("params/*", "params/w")                           // true
//
// The standard library alone: tools that hold no compiler use it too.
#ifndef GC_IR_ANALYSIS_NAMES_H
#define GC_IR_ANALYSIS_NAMES_H

#include <algorithm>
#include <numeric>
#include <string>
#include <string_view>
#include <vector>

namespace gc {

// How many characters must change, come or go.
inline size_t editDistance(std::string_view a, std::string_view b) {
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

// ": did you mean 'WORD'?" for the known word with the fewest edits, empty where none is near.
inline std::string suggestion(std::string_view word, const std::vector<std::string> &known) {
  const std::string *nearest = nullptr;
  size_t least = std::max<size_t>(2, word.size() / 2) + 1;
  for (const std::string &candidate : known)
    if (size_t distance = editDistance(word, candidate); distance < least) {
      least = distance;
      nearest = &candidate;
    }
  return nearest ? ": did you mean '" + *nearest + "'?" : "";
}

// * stands for any text, ? for any character.
inline bool matchesPattern(std::string_view pattern, std::string_view name) {
  // Where to go on when what follows the last * does not match: one more character is the *'s.
  size_t p = 0, n = 0, star = std::string_view::npos, after = 0;
  while (n < name.size()) {
    if (p < pattern.size() && pattern[p] == '*') {
      star = p++;
      after = n;
    } else if (p < pattern.size() && (pattern[p] == '?' || pattern[p] == name[n])) {
      ++p;
      ++n;
    } else if (star != std::string_view::npos) {
      p = star + 1;
      n = ++after;
    } else {
      return false;
    }
  }
  return pattern.find_first_not_of('*', p) == std::string_view::npos;
}

// Names, and their folders as patterns: what a pattern that matches nothing may have meant.
inline std::vector<std::string> patternsOf(const std::vector<std::string> &names) {
  std::vector<std::string> out = names;
  for (const std::string &name : names)
    for (size_t i = name.find('/'); i != std::string::npos; i = name.find('/', i + 1))
      if (std::string folder = name.substr(0, i + 1) + "*"; std::find(out.begin(), out.end(), folder) == out.end())
        out.push_back(folder);
  return out;
}

} // namespace gc

#endif
