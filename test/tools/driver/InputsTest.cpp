#include "tools/driver/Case.h"

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
  auto inputs = gatherInputs(sample(), {{}, path});
  ASSERT_TRUE(inputs.ok()) << inputs.status();
  EXPECT_EQ(floatAt((*inputs)[0], 3), 2.5f);
  int32_t last;
  std::memcpy(&last, (*inputs)[1].data() + 8, 4);
  EXPECT_EQ(last, 4);
}

TEST(Inputs, ShortRuleGivesEachArgumentItsOwnSeed) {
  Signature signature = sample();
  signature.arguments[1] = signature.arguments[0];
  auto inputs = gatherInputs(signature, {{}, "normal:7"});
  auto shifted = gatherInputs(signature, {{}, "normal:8"});
  ASSERT_TRUE(inputs.ok() && shifted.ok());
  EXPECT_NE(floatAt((*inputs)[0], 0), floatAt((*inputs)[1], 0));
  EXPECT_EQ(floatAt((*inputs)[1], 0), floatAt((*shifted)[0], 0));
}

TEST(Inputs, UnknownKeysNameTheNearest) {
  std::string path = writeText("unknown.json", R"({"wieght": {"kind": "zeros"}})");
  absl::Status status = gatherInputs(sample(), {{}, path}).status();
  EXPECT_THAT(std::string(status.message()), HasSubstr("did you mean 'weight'?"));
}

TEST(Inputs, FilesWinOverRules) {
  std::vector<HostArray> stored;
  stored.push_back(floats({1, 2, 3, 4}));
  Signature signature = sample();
  ASSERT_TRUE(
      writeArrays(inTemp("in.safetensors"), absl::MakeSpan(signature.arguments).first(1), stored, "in", true).ok());
  auto inputs = gatherInputs(signature, {{inTemp("in.safetensors")}, "uniform:1"});
  ASSERT_TRUE(inputs.ok()) << inputs.status();
  EXPECT_EQ(floatAt((*inputs)[0], 2), 3.0f);
}

TEST(Inputs, SeveralFilesHoldOneValueEach) {
  Signature signature = sample();
  std::vector<HostArray> weight, both;
  weight.push_back(floats({1, 2, 3, 4}));
  both.push_back(floats({5, 6, 7, 8}));
  both.push_back(floats({0, 0, 0}));
  ASSERT_TRUE(
      writeArrays(inTemp("a.safetensors"), absl::MakeSpan(signature.arguments).first(1), weight, "in", true).ok());
  ASSERT_TRUE(writeArrays(inTemp("b.safetensors"), signature.arguments, both, "in", false).ok());
  absl::Status status = gatherInputs(signature, {{inTemp("a.safetensors"), inTemp("b.safetensors")}, ""}).status();
  EXPECT_THAT(std::string(status.message()),
              HasSubstr("b.safetensors both have a value for in_000 (weight): f32[2, 2]"));
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

TEST(Inputs, EachResultHasItsTolerance) {
  Signature signature = sample();
  signature.results.push_back({"", "none", gcrt::DType::f32, {2, 2}});
  std::vector<HostArray> results;
  results.push_back(floats({1, 2, 3, 4}));
  results.push_back(floats({10, 20, 30, 40}));
  std::string path = inTemp("two.safetensors");
  ASSERT_TRUE(writeArrays(path, signature.results, results, "out", false).ok());
  results[0] = floats({1.5f, 2, 3, 4});
  results[1] = floats({13, 20, 30, 44}); // the difference's norm is 5
  Tolerances tolerances;
  EXPECT_EQ(exitCodeOf(compareResults(path, signature, results, tolerances)), ExitCode::CheckFailed);
  tolerances.byResult["updated"].atol = 0.5;
  tolerances.byResult["out_001"].norm = 5;
  EXPECT_TRUE(compareResults(path, signature, results, tolerances).ok());
  tolerances.byResult["out_001"].norm = 4.9;
  absl::Status status = compareResults(path, signature, results, tolerances);
  EXPECT_EQ(exitCodeOf(status), ExitCode::CheckFailed);
  EXPECT_THAT(std::string(status.message()), HasSubstr("out_001: the 2-norm of the difference is 5"));
  tolerances.byResult["out_002"].norm = 1;
  status = compareResults(path, signature, results, tolerances);
  EXPECT_EQ(exitCodeOf(status), ExitCode::User);
  EXPECT_THAT(std::string(status.message()), HasSubstr("'out_002', which is no result"));
}

TEST(Case, MetaSaysHowNearAndWhatIsFilled) {
  std::string path = writeText("meta.json", R"({"rtol": 0.5, "atol": 0.25, "nan_equal": false, "signed_zero": true,
      "devices": 4, "note": "for people", "per_output": {"out_001": [1e-3, 0]}, "norm_tolerance": {"out_000": 2},
      "fill": {"in_001": {"kind": "value", "value": 3}}})");
  auto stored = readCase(path);
  ASSERT_TRUE(stored.ok()) << stored.status();
  EXPECT_EQ(stored->tolerances.rest.rtol, 0.5);
  EXPECT_EQ(stored->tolerances.rest.atol, 0.25);
  EXPECT_FALSE(stored->tolerances.rest.nanEqual);
  EXPECT_TRUE(stored->tolerances.rest.signedZero);
  EXPECT_EQ(stored->tolerances.byResult["out_001"].rtol, 1e-3);
  EXPECT_EQ(stored->tolerances.byResult["out_001"].atol, 0);
  EXPECT_TRUE(stored->tolerances.byResult["out_001"].signedZero);
  EXPECT_EQ(stored->tolerances.byResult["out_000"].norm, 2);
  EXPECT_EQ(stored->devices, 4);
  EXPECT_EQ(stored->expected, inTemp("outputs.safetensors"));
  Signature signature = sample();
  signature.arguments.erase(signature.arguments.begin());
  signature.arguments.insert(signature.arguments.begin(), {"", "none", gcrt::DType::f32, {0}});
  std::string inputs = inTemp("empty.safetensors");
  std::vector<HostArray> none;
  none.push_back(HostArray(0));
  ASSERT_TRUE(writeArrays(inputs, {&signature.arguments[0], 1}, none, "in", false).ok());
  auto filled = gatherInputs(signature, {{inputs}, stored->sources.fill});
  ASSERT_TRUE(filled.ok()) << filled.status();
  EXPECT_EQ(reinterpret_cast<const int32_t *>((*filled)[1].data())[2], 3);
}

TEST(Case, WrongFieldsAreNamed) {
  auto fieldOf = [](const std::string &text) {
    return std::string(readCase(writeText("wrong.json", text)).status().message());
  };
  EXPECT_THAT(fieldOf(R"({"rtol": "1"})"), HasSubstr("\"rtol\" must be a number"));
  EXPECT_THAT(fieldOf(R"({"signed_zero": 1})"), HasSubstr("\"signed_zero\" must be true or false"));
  EXPECT_THAT(fieldOf(R"({"per_output": {"out_000": 1}})"), HasSubstr("\"per_output.out_000\" must be [rtol, atol]"));
  EXPECT_THAT(fieldOf(R"({"norm_tolerance": {"out_000": []}})"),
              HasSubstr("\"norm_tolerance.out_000\" must be a number"));
  EXPECT_THAT(fieldOf(R"({"norm_tolerance": 1})"), HasSubstr("\"norm_tolerance\" must be an object"));
  EXPECT_THAT(fieldOf("[]"), HasSubstr("is not a JSON object"));
  EXPECT_THAT(std::string(readCase(inTemp("nowhere.json")).status().message()), HasSubstr("cannot open"));
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
