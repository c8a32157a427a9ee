#include "tools/driver/Suggest.h"

#include <gtest/gtest.h>

namespace gc {
namespace {

TEST(Suggest, NamesTheNearest) {
  std::vector<std::string> known = {"--inputs", "--outputs", "--expect", "--device", "--devices"};
  EXPECT_EQ(suggestion("--input", known), ": did you mean '--inputs'?");
  EXPECT_EQ(suggestion("--devcie", known), ": did you mean '--device'?");
  EXPECT_EQ(suggestion("--outptus", known), ": did you mean '--outputs'?");
}

TEST(Suggest, SaysNothingWhereNothingIsNear) {
  std::vector<std::string> known = {"--inputs", "--outputs"};
  EXPECT_EQ(suggestion("--verbosity", known), "");
  EXPECT_EQ(suggestion("x", {}), "");
}

} // namespace
} // namespace gc
