// Edits of a program's text, near its grammar: most of what comes out is malformed.
#ifndef GC_TEST_FUZZ_TEXT_MUTATETEXT_H
#define GC_TEST_FUZZ_TEXT_MUTATETEXT_H

#include <random>
#include <string>
#include <vector>

namespace gc::test {

// Words, numbers and single characters; joined they are the text again.
std::vector<std::string> tokensOf(const std::string &text);

// One to three tokens deleted, replaced, inserted from the donor, swapped or changed as numbers; now and then bytes
// that are no text at all, or a cut.
std::string mutateText(const std::vector<std::string> &source, const std::vector<std::string> &donor,
                       std::mt19937_64 &random);

} // namespace gc::test

#endif
