#include "runtime/data/Samples.h"

#include <fstream>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <map>

namespace gcrt {
namespace {

using testing::Each;
using testing::ElementsAre;
using testing::HasSubstr;

struct Row {
  explicit Row(int64_t context)
      : tokens(context, -1), targets(context, -1), segments(context, -1), weights(context, -1) {}
  std::vector<int32_t> tokens, targets, segments;
  std::vector<float> weights;
  SampleRow row() {
    return {absl::MakeSpan(tokens), absl::MakeSpan(targets), absl::MakeSpan(segments), absl::MakeSpan(weights)};
  }
};

// Tokens that are their own places: a file of u32 0, 1, 2, …
TokenStream counting(int64_t tokens, uint32_t from = 0) {
  std::string path = absl::StrCat(testing::TempDir(), "counting_", tokens, "_", from);
  std::ofstream file(path, std::ios::binary);
  for (uint32_t i = 0; i < tokens; ++i) {
    uint32_t token = from + i;
    file.write(reinterpret_cast<char *>(&token), 4);
  }
  file.close();
  return *TokenStream::open(path, TokenFormat::UInt32);
}

// One file of text per document.
TokenStream documents(const std::vector<std::string> &texts) {
  const testing::TestInfo *test = testing::UnitTest::GetInstance()->current_test_info();
  std::string prefix = absl::StrCat(testing::TempDir(), "document_", test->name(), "_");
  for (size_t i = 0; i < texts.size(); ++i)
    std::ofstream(absl::StrCat(prefix, i, ".txt"), std::ios::binary) << texts[i];
  return *TokenStream::open(prefix + "*.txt", TokenFormat::Bytes);
}

std::string text(const std::vector<int32_t> &tokens) {
  std::string out;
  for (int32_t token : tokens)
    out += token ? static_cast<char>(token) : '.';
  return out;
}

TEST(Samples, AnEpochReadsEveryTokenOnce) {
  const int64_t context = 8, tokens = 8 * 25 + 1 + 5;
  std::vector<Windows> streams = {*Windows::create(counting(tokens), Packing::Concatenate, context)};
  EXPECT_EQ(streams[0].count(), 25);
  EXPECT_EQ(streams[0].shifts(), 6);
  auto samples = Samples::create(std::move(streams), {1.0}, 3);
  ASSERT_TRUE(samples.ok()) << samples.status();
  std::vector<std::vector<int32_t>> orders;
  for (int64_t epoch = 0; epoch < 6; ++epoch) {
    std::map<int32_t, int> read;
    orders.emplace_back();
    for (int64_t i = 0; i < 25; ++i) {
      Row row(context);
      ASSERT_TRUE(samples->read(epoch * 25 + i, row.row()).ok());
      for (int64_t k = 0; k < context; ++k) {
        ++read[row.tokens[k]];
        EXPECT_EQ(row.tokens[k], row.tokens[0] + k);
        EXPECT_EQ(row.targets[k], row.tokens[k] + 1);
      }
      EXPECT_THAT(row.segments, Each(1));
      EXPECT_THAT(row.weights, Each(1.f));
      orders.back().push_back(row.tokens[0] / context);
    }
    ASSERT_EQ(read.size(), 200u); // consecutive, each once, a shift of 0 … 5 at the start
    EXPECT_EQ(read.rbegin()->first - read.begin()->first, 199);
    EXPECT_LE(read.begin()->first, 5);
    for (auto [token, count] : read)
      EXPECT_EQ(count, 1) << token;
  }
  EXPECT_NE(orders[0], orders[1]);
}

TEST(Samples, ASampleIsAFunctionOfSeedAndNumber) {
  auto make = [](uint64_t seed) {
    return *Samples::create({*Windows::create(counting(1000), Packing::Concatenate, 7)}, {1.0}, seed);
  };
  Samples first = make(1), again = make(1), other = make(2);
  int same = 0;
  for (int64_t i : {400, 3, 77, 250}) { // in any order
    Row a(7), b(7), c(7);
    ASSERT_TRUE(first.read(i, a.row()).ok());
    ASSERT_TRUE(again.read(i, b.row()).ok());
    ASSERT_TRUE(other.read(i, c.row()).ok());
    EXPECT_EQ(a.tokens, b.tokens);
    same += a.tokens == c.tokens;
  }
  EXPECT_LT(same, 2);
}

TEST(Samples, SourcesTakeTurnsByWeight) {
  std::vector<Windows> streams = {*Windows::create(counting(4 * 30 + 1), Packing::Concatenate, 4),
                                  *Windows::create(counting(4 * 10 + 1, 1000), Packing::Concatenate, 4)};
  auto samples = Samples::create(std::move(streams), {3.0, 1.0}, 5);
  std::map<int32_t, int> read;
  for (int64_t i = 0; i < 40; ++i) { // one epoch of each
    Row row(4);
    ASSERT_TRUE(samples->read(i, row.row()).ok());
    ++read[row.tokens[0]];
  }
  EXPECT_EQ(read.size(), 40u);
  EXPECT_EQ(std::distance(read.lower_bound(1000), read.end()), 10);
  EXPECT_THAT(samples->epochs(40), ElementsAre(1.0, 1.0));
  EXPECT_THAT(samples->epochs(20), ElementsAre(0.5, 0.5));
  // Two periods on, from the closed form alone.
  EXPECT_THAT(samples->epochs(8192 + 40), ElementsAre((3 * 2048 + 30) / 30.0, (2048 + 10) / 10.0));
}

TEST(Samples, DocumentsArePackedWhole) {
  // 3, 2 and 6 pairs; a context of 5: the first two share a window, the third is cut into 5 and 1.
  Windows windows = *Windows::create(documents({"abcd", "xyz", "0123456", "q"}), Packing::Document, 5);
  ASSERT_EQ(windows.count(), 3);
  EXPECT_EQ(windows.shifts(), 1);
  EXPECT_EQ(windows.tokens(), 11);
  Row a(5), b(5), c(5);
  ASSERT_TRUE(windows.read(0, 0, a.row()).ok());
  ASSERT_TRUE(windows.read(1, 0, b.row()).ok());
  ASSERT_TRUE(windows.read(2, 0, c.row()).ok());
  EXPECT_EQ(text(a.tokens), "abcxy");
  EXPECT_EQ(text(a.targets), "bcdyz");
  EXPECT_THAT(a.segments, ElementsAre(1, 1, 1, 2, 2));
  EXPECT_THAT(a.weights, Each(1.f));
  EXPECT_EQ(text(b.tokens), "01234");
  EXPECT_EQ(text(b.targets), "12345");
  EXPECT_EQ(text(c.tokens), "5....");
  EXPECT_EQ(text(c.targets), "6....");
  EXPECT_THAT(c.segments, ElementsAre(1, 0, 0, 0, 0));
  EXPECT_THAT(c.weights, ElementsAre(1, 0, 0, 0, 0));
}

TEST(Samples, WhatCannotBeReadIsSaid) {
  auto message = [](const absl::Status &status) { return std::string(status.message()); };
  EXPECT_THAT(message(Windows::create(counting(8), Packing::Concatenate, 8).status()),
              HasSubstr("the data has 8 tokens; a sample needs 9"));
  EXPECT_THAT(message(Windows::create(documents({"a", "b"}), Packing::Document, 8).status()),
              HasSubstr("no document of two"));
  Windows windows = *Windows::create(counting(50), Packing::Concatenate, 8, 20);
  Row row(8);
  EXPECT_TRUE(windows.read(0, 0, row.row()).ok());
  EXPECT_THAT(message(windows.read(2, 0, row.row())), HasSubstr("token 20 is 20, and the vocabulary has 20"));
  EXPECT_THAT(message(Samples::create({windows}, {1.0, 2.0}, 1).status()), HasSubstr("2 weights for 1 sources"));
  EXPECT_THAT(message(Samples::create({windows}, {-1.0}, 1).status()), HasSubstr("above 0, and not -1"));
  EXPECT_THAT(message(Samples::create({windows, windows}, {1.0, 1e-6}, 1).status()),
              HasSubstr("less than one sample in 4096"));
}

} // namespace
} // namespace gcrt
