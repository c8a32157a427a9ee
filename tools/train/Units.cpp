#include "tools/train/Units.h"

#include "runtime/base/Status.h"

#include "absl/strings/ascii.h"
#include "absl/strings/numbers.h"
#include "absl/strings/str_format.h"

#include <algorithm>
#include <cmath>

namespace gc {

namespace {
struct Unit {
  const char *name;
  double factor;
};
constexpr Unit kCounts[] = {{"", 1}, {"k", 1e3}, {"K", 1e3}, {"M", 1e6}, {"B", 1e9}, {"G", 1e9}, {"T", 1e12}};
constexpr Unit kBytes[] = {{"", 1},
                           {"B", 1},
                           {"kB", 1e3},
                           {"KB", 1e3},
                           {"MB", 1e6},
                           {"GB", 1e9},
                           {"TB", 1e12},
                           {"KiB", 1024},
                           {"MiB", 1048576},
                           {"GiB", 1073741824.0},
                           {"TiB", 1099511627776.0}};
constexpr Unit kSeconds[] = {{"", 1}, {"s", 1}, {"sec", 1}, {"min", 60}, {"m", 60}, {"h", 3600}, {"d", 86400}};
} // namespace

// NUMBER UNIT, with or without a space; `what` and the known units go into the message.
static absl::StatusOr<double> parse(const std::string &text, absl::Span<const Unit> units, const char *what) {
  size_t end = 0;
  while (end < text.size() &&
         (absl::ascii_isdigit(text[end]) || text[end] == '.' || text[end] == '_' ||
          (end && absl::ascii_tolower(text[end]) == 'e' && end + 1 < text.size() &&
           (absl::ascii_isdigit(text[end + 1]) || text[end + 1] == '-' || text[end + 1] == '+')) ||
          (end && (text[end] == '-' || text[end] == '+') && absl::ascii_tolower(text[end - 1]) == 'e')))
    ++end;
  std::string digits = text.substr(0, end);
  digits.erase(std::remove(digits.begin(), digits.end(), '_'), digits.end());
  std::string unit(absl::StripAsciiWhitespace(text.substr(end)));
  double number;
  if (absl::SimpleAtod(digits, &number))
    for (const Unit &known : units)
      if (unit == known.name)
        return number * known.factor;
  return absl::InvalidArgumentError(absl::StrCat("'", text, "' is no ", what));
}

static absl::StatusOr<int64_t> whole(double number, const std::string &text) {
  if (number != std::floor(number) || number > 9e15)
    return absl::InvalidArgumentError(absl::StrCat("'", text, "' is no whole number"));
  return static_cast<int64_t>(number);
}

absl::StatusOr<int64_t> parseCount(const std::string &text) {
  std::string bare = text;
  for (const char *word : {"tokens", "steps", "sequences"})
    if (size_t size = std::char_traits<char>::length(word);
        bare.size() > size && bare.compare(bare.size() - size, size, word) == 0)
      bare = std::string(absl::StripAsciiWhitespace(bare.substr(0, bare.size() - size)));
  GC_ASSIGN_OR_RETURN(double number, parse(bare, kCounts, "count: 4000000, 4M, 4M tokens"));
  return whole(number, text);
}

absl::StatusOr<int64_t> parseBytes(const std::string &text) {
  GC_ASSIGN_OR_RETURN(double number, parse(text, kBytes, "size: 1024, 100MB, 16GiB"));
  return whole(number, text);
}

absl::StatusOr<double> parseSeconds(const std::string &text) {
  return parse(text, kSeconds, "time: 45s, 30min, 2h, 1d");
}

std::string durationText(double seconds) {
  int64_t s = std::llround(seconds);
  if (s >= 3600)
    return absl::StrFormat("%dh%02dm", s / 3600, s / 60 % 60);
  return s >= 60 ? absl::StrFormat("%dm%02ds", s / 60, s % 60) : absl::StrFormat("%ds", s);
}

std::string countText(double count) {
  for (auto [factor, name] : {std::pair(1e12, "T"), std::pair(1e9, "G"), std::pair(1e6, "M"), std::pair(1e3, "k")})
    if (count >= factor)
      return absl::StrFormat("%.3g%s", count / factor, name);
  return absl::StrFormat("%.3g", count);
}

} // namespace gc
