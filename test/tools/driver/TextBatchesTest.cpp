// Expected values: tools/quickstart/data.py on the same bytes, so that JAX trains on the same batches.
#include "tools/driver/TextBatches.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace gc {
namespace {

using testing::ElementsAre;

std::string sampleText() {
  std::string text;
  for (int i = 0; i < 1000; ++i)
    text.push_back(static_cast<char>((i * 7 + i / 13) % 251));
  return text;
}

TEST(TextBatches, HoldsOutTheLastTenth) {
  std::string text = sampleText();
  TextSplit split = splitText(text);
  EXPECT_EQ(split.training.size(), 900u);
  EXPECT_EQ(split.heldOut.data(), text.data() + 900);
  EXPECT_EQ(split.heldOut.size(), 100u);
}

TEST(TextBatches, FollowsTheReferenceOverEpochs) {
  std::string text = sampleText();
  TrainingBatches batches(splitText(text).training, 3, 32, 5);
  EXPECT_THAT(batches.next(), ElementsAre(154, 218, 474));
  EXPECT_THAT(batches.next(), ElementsAre(730, 410, 698));
  for (int i = 0; i < 6; ++i)
    batches.next();
  // The first epoch has windows at 26 + 32 * i, the second at 1 + 32 * i.
  EXPECT_THAT(batches.next(), ElementsAre(314, 826, 250));
  EXPECT_THAT(batches.next(), ElementsAre(97, 289, 577));
  batches.next();
  EXPECT_THAT(batches.next(), ElementsAre(865, 257, 1));
}

TEST(TextBatches, ValidationTakesWholeBatchesInOrder) {
  std::string text = sampleText();
  auto batches = validationBatches(splitText(text).heldOut, 2, 16);
  ASSERT_EQ(batches.size(), 3u);
  EXPECT_THAT(batches[0], ElementsAre(0, 16));
  EXPECT_THAT(batches[2], ElementsAre(64, 80));
}

TEST(TextBatches, WritesBytesAsUnsigned) {
  std::string text = "a\xffz";
  int32_t tokens[4];
  size_t starts[2] = {0, 1};
  writeTokens(text, starts, 2, 0, sizeof(int32_t), reinterpret_cast<char *>(tokens));
  EXPECT_THAT(tokens, ElementsAre('a', 255, 255, 'z'));
}

} // namespace
} // namespace gc
