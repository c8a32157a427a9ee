#include "tools/driver/Inputs.h"

#include "tools/driver/Engine.h"
#include "tools/driver/ExitCode.h"

#include <cstring>
#include <fstream>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace gc {
namespace {

using testing::HasSubstr;

// x: f32[2, 2] named "weight", tokens: s32[3], and one result f32[2, 2].
Signature sample() {
  Signature signature;
  signature.arguments = {{"weight", "param", gcrt::DType::f32, {2, 2}}, {"", "none", gcrt::DType::s32, {3}}};
  signature.results = {{"updated", "param", gcrt::DType::f32, {2, 2}}};
  return signature;
}

std::string inTemp(const std::string &name) {
  return testing::TempDir() + name;
}

std::string writeText(const std::string &name, const std::string &text) {
  std::ofstream(inTemp(name)) << text;
  return inTemp(name);
}

HostArray floats(std::vector<float> values) {
  HostArray array(values.size() * sizeof(float));
  std::memcpy(array.data(), values.data(), array.size());
  return array;
}

float floatAt(const HostArray &array, int i) {
  float value;
  std::memcpy(&value, array.data() + i * sizeof value, sizeof value);
  return value;
}

TEST(Inputs, MissingArgumentsAreListedWithNameAndType) {
  absl::Status status = gatherInputs(sample(), {}).status();
  EXPECT_EQ(exitCodeOf(status), ExitCode::User);
  EXPECT_THAT(std::string(status.message()), HasSubstr("in_000 (weight): f32[2, 2]"));
  EXPECT_THAT(std::string(status.message()), HasSubstr("in_001: i32[3]"));
}

TEST(Inputs, RulesByNumberAndByName) {
  std::string path = writeText("rules.json", R"({"weight": {"kind": "value", "value": 2.5},
                                                 "in_001": {"kind": "randint", "seed": 1, "low": 4, "high": 5}})");
  auto inputs = gatherInputs(sample(), {"", path});
  ASSERT_TRUE(inputs.ok()) << inputs.status();
  EXPECT_EQ(floatAt((*inputs)[0], 3), 2.5f);
  int32_t last;
  std::memcpy(&last, (*inputs)[1].data() + 8, 4);
  EXPECT_EQ(last, 4);
}

TEST(Inputs, ShortRuleGivesEachArgumentItsOwnSeed) {
  Signature signature = sample();
  signature.arguments[1] = signature.arguments[0];
  auto inputs = gatherInputs(signature, {"", "normal:7"});
  auto shifted = gatherInputs(signature, {"", "normal:8"});
  ASSERT_TRUE(inputs.ok() && shifted.ok());
  EXPECT_NE(floatAt((*inputs)[0], 0), floatAt((*inputs)[1], 0));
  EXPECT_EQ(floatAt((*inputs)[1], 0), floatAt((*shifted)[0], 0));
}

TEST(Inputs, UnknownKeysNameTheNearest) {
  std::string path = writeText("unknown.json", R"({"wieght": {"kind": "zeros"}})");
  absl::Status status = gatherInputs(sample(), {"", path}).status();
  EXPECT_THAT(std::string(status.message()), HasSubstr("did you mean 'weight'?"));
}

TEST(Inputs, FilesWinOverRules) {
  std::vector<HostArray> stored;
  stored.push_back(floats({1, 2, 3, 4}));
  Signature signature = sample();
  ASSERT_TRUE(
      writeArrays(inTemp("in.safetensors"), absl::MakeSpan(signature.arguments).first(1), stored, "in", true).ok());
  auto inputs = gatherInputs(signature, {inTemp("in.safetensors"), "uniform:1"});
  ASSERT_TRUE(inputs.ok()) << inputs.status();
  EXPECT_EQ(floatAt((*inputs)[0], 2), 3.0f);
}

TEST(Inputs, ComparisonFailsWithItsOwnCode) {
  Signature signature = sample();
  std::vector<HostArray> results;
  results.push_back(floats({1, 2, 3, 4}));
  std::string path = inTemp("out.safetensors");
  ASSERT_TRUE(writeArrays(path, signature.results, results, "out", false).ok());
  EXPECT_TRUE(compareResults(path, signature, results, {}).ok());
  results[0] = floats({1, 2, 3.5f, 4});
  absl::Status status = compareResults(path, signature, results, {});
  EXPECT_EQ(exitCodeOf(status), ExitCode::CheckFailed);
  EXPECT_THAT(std::string(status.message()), HasSubstr("updated"));
  gcrt::Tolerance loose;
  loose.rtol = 0.2;
  EXPECT_TRUE(compareResults(path, signature, results, loose).ok());
}

TEST(Buffers, DonatedArgumentsShareTheirResult) {
  Signature signature = sample();
  signature.arguments[0].donated = true;
  signature.arguments[0].alias = 0;
  std::vector<HostArray> arguments;
  arguments.push_back(floats({1, 2, 3, 4}));
  arguments.emplace_back(12);
  Buffers buffers(signature, std::move(arguments));
  EXPECT_EQ(buffers.argumentPointers[0], buffers.resultPointers[0]);
  EXPECT_EQ(floatAt(buffers.takeResults()[0], 1), 2.0f);
}

} // namespace
} // namespace gc
