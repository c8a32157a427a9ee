#include "test/fuzz/text/MutateText.h"

#include <cctype>
#include <iterator>

namespace gc::test {

std::vector<std::string> tokensOf(const std::string &text) {
  std::vector<std::string> out;
  for (size_t i = 0; i < text.size();) {
    size_t j = i + 1;
    auto word = [](char c) { return isalnum(static_cast<unsigned char>(c)) || c == '_' || c == '.'; };
    if (word(text[i]))
      while (j < text.size() && word(text[j]))
        ++j;
    out.push_back(text.substr(i, j - i));
    i = j;
  }
  return out;
}

// What a parser or verifier may not expect.
static const char *const kOdd[] = {"-1",
                                   "0",
                                   "1",
                                   "9223372036854775807",
                                   "99999999999999999999",
                                   "?",
                                   "*",
                                   "dense<>",
                                   "i1",
                                   "ui8",
                                   "tensor<?xf32>",
                                   "tensor<*xf32>",
                                   "f8E4M3FN",
                                   "complex<f32>",
                                   "[]",
                                   "{}",
                                   "tuple<>",
                                   "-9223372036854775808",
                                   "@",
                                   "%0",
                                   "\"",
                                   "<",
                                   ">",
                                   "none",
                                   "index",
                                   "\\",
                                   "loc(\"",
                                   "0x7FF",
                                   "i16777215",
                                   "ui0",
                                   "1e999",
                                   "dense_resource<a>",
                                   "\"0xDEAD\"",
                                   "vector<4xf32>",
                                   "!gc.x",
                                   "#gc.x",
                                   "array<i64",
                                   "memref<4xf32>",
                                   "{-#",
                                   "^bb9",
                                   "->",
                                   "4294967296"};

static void edit(std::vector<std::string> &text, const std::vector<std::string> &donor, std::mt19937_64 &random) {
  auto pick = [&](size_t n) { return size_t(random() % n); };
  size_t at = pick(text.size());
  switch (pick(6)) {
  case 0:
    text.erase(text.begin() + at);
    return;
  case 1:
    text[at] = kOdd[pick(std::size(kOdd))];
    return;
  case 2:
    text[at] = donor[pick(donor.size())];
    return;
  case 3:
    text.insert(text.begin() + at, donor[pick(donor.size())]);
    return;
  case 4:
    std::swap(text[at], text[pick(text.size())]);
    return;
  default:
    // A small change of a number.
    if (isdigit(static_cast<unsigned char>(text[at][0])))
      text[at] = std::to_string(pick(12));
  }
}

std::string mutateText(const std::vector<std::string> &source, const std::vector<std::string> &donor,
                       std::mt19937_64 &random) {
  std::vector<std::string> text = source;
  for (size_t edits = 1 + random() % 3; edits && !text.empty(); --edits)
    edit(text, donor, random);
  std::string joined;
  for (const std::string &token : text)
    joined += token;
  if (joined.empty())
    return joined;
  size_t kind = random() % 40;
  if (kind == 0)
    joined.resize(random() % joined.size());
  if (kind == 1)
    joined[random() % joined.size()] = static_cast<char>(random());
  return joined;
}

} // namespace gc::test
