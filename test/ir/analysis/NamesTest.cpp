#include "ir/analysis/Names.h"

#include <gtest/gtest.h>

namespace gc {
namespace {

TEST(Names, SuggestTheNearest) {
  std::vector<std::string> known = {"--inputs", "--outputs", "--expect", "--device", "--devices"};
  EXPECT_EQ(suggestion("--input", known), ": did you mean '--inputs'?");
  EXPECT_EQ(suggestion("--devcie", known), ": did you mean '--device'?");
  EXPECT_EQ(suggestion("--outptus", known), ": did you mean '--outputs'?");
}

TEST(Names, SuggestNothingWhereNothingIsNear) {
  std::vector<std::string> known = {"--inputs", "--outputs"};
  EXPECT_EQ(suggestion("--verbosity", known), "");
  EXPECT_EQ(suggestion("x", {}), "");
}

TEST(Names, MatchPatterns) {
  EXPECT_TRUE(matchesPattern("params/*", "params/w"));
  EXPECT_TRUE(matchesPattern("*/b?as", "l0/norm/bias"));
  EXPECT_TRUE(matchesPattern("*a*b*", "xaab"));
  EXPECT_TRUE(matchesPattern("**", ""));
  EXPECT_FALSE(matchesPattern("params/*", "param/w"));
  EXPECT_FALSE(matchesPattern("*ab", "aba"));
  EXPECT_FALSE(matchesPattern("?", ""));
}

TEST(Names, FoldersAreSuggestedAsPatterns) {
  EXPECT_EQ(patternsOf({"a/b/c", "a/d"}), (std::vector<std::string>{"a/b/c", "a/d", "a/*", "a/b/*"}));
}

} // namespace
} // namespace gc
