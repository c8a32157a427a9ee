#include "tools/train/Config.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace gc {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;

std::string errorOf(const std::string &text) {
  TrainConfig config;
  return std::string(readToml(text, "run.toml", config).message());
}

TEST(Config, ReadsEveryTypeOfKey) {
  TrainConfig config;
  absl::Status status = readToml(R"(
# comment
[model]
name = "gpt"
layers = 2
scan = true
[data]
files = ["a/*.txt", 'b.bin']
weights = [3, 0.5]
packing = "document"
held_out = 0.05
[train]
tokens = "4M tokens"
batch = 16
clip = 1
memory = "16GiB"
frozen = "embed"
[checkpoint]
every_time = "30min"
)",
                                 "run.toml", config);
  ASSERT_TRUE(status.ok()) << status;
  EXPECT_EQ(config.model.name, "gpt");
  EXPECT_THAT(config.network, ElementsAre(std::pair<std::string, std::string>("layers", "2"),
                                          std::pair<std::string, std::string>("scan", "true")));
  EXPECT_THAT(config.data.files, ElementsAre("a/*.txt", "b.bin"));
  EXPECT_THAT(config.data.weights, ElementsAre(3.0, 0.5));
  EXPECT_EQ(config.data.held_out, 0.05);
  EXPECT_EQ(config.train.tokens, 4000000);
  EXPECT_EQ(config.train.batch, 16);
  EXPECT_EQ(config.train.clip, 1.0);
  EXPECT_EQ(config.train.memory, int64_t(16) << 30);
  EXPECT_THAT(config.train.frozen, ElementsAre("embed"));
  EXPECT_EQ(config.checkpoint.every_time, 1800);
  EXPECT_EQ(config.train.optimizer, "adamw(lr=3e-4)"); // the default
}

TEST(Config, FlagsAreWrittenAsText) {
  TrainConfig config;
  ASSERT_TRUE(setKey(config, "train.steps", {Written::Any, "2k"}).ok());
  ASSERT_TRUE(setKey(config, "data.files", {Written::Any, "a.txt,b.txt"}).ok());
  ASSERT_TRUE(setKey(config, "data.weights", {Written::Any, "1,2.5"}).ok());
  ASSERT_TRUE(setKey(config, "model.layers", {Written::Any, "2"}).ok());
  ASSERT_TRUE(setKey(config, "model.layers", {Written::Any, "3"}).ok());
  EXPECT_EQ(config.train.steps, 2000);
  EXPECT_THAT(config.data.files, ElementsAre("a.txt", "b.txt"));
  EXPECT_THAT(config.data.weights, ElementsAre(1.0, 2.5));
  ASSERT_EQ(config.network.size(), 1u);
  EXPECT_EQ(config.network["layers"], "3");
}

TEST(Config, WhatIsWrittenReadsBack) {
  TrainConfig config, back;
  config.model.name = "gpt";
  config.network = {{"layers", "3"}, {"scan", "true"}, {"rope-scaling", "none"}, {"theta", "1e4"}};
  config.data.files = {"a \"quoted\" \\ name.txt", "tab\t"};
  config.data.weights = {0.1, 1e-30, 2};
  config.train.clip = 1.0 / 3;
  config.train.memory = int64_t(1) << 40;
  std::string text = writeToml(config);
  absl::Status status = readToml(text, "again", back);
  ASSERT_TRUE(status.ok()) << status << "\n" << text;
  EXPECT_EQ(writeToml(back), text);
  EXPECT_THAT(text, HasSubstr("\nlayers = 3\nrope-scaling = \"none\"\nscan = true\ntheta = \"1e4\"\n"));
  EXPECT_EQ(back.network, config.network);
  EXPECT_EQ(back.data.files, config.data.files);
  EXPECT_EQ(back.train.clip, config.train.clip);
  EXPECT_THAT(fixedDifferences(config, back), ElementsAre());
}

TEST(Config, SaysWhatIsFixedAndDiffers) {
  TrainConfig a, b;
  b.train.seed = 2;
  b.train.steps = 7; // free
  a.network = {{"layers", "3"}, {"width", "8"}};
  b.network = {{"width", "8"}, {"layers", "4"}, {"heads", "2"}};
  EXPECT_THAT(fixedDifferences(a, b), ElementsAre("train.seed", "model.layers", "model.heads"));
}

TEST(Config, ErrorsHaveTheirPlaceAndTheNearestName) {
  EXPECT_THAT(errorOf("[train]\nstesp = 3"),
              HasSubstr("run.toml:2:9: train.stesp: there is no such key: did you mean 'train.steps'?"));
  EXPECT_THAT(errorOf("[trian]"), HasSubstr("run.toml:1:1: there is no section [trian]: did you mean 'train'?"));
  EXPECT_THAT(errorOf("steps = 3"), HasSubstr("run.toml:1:9: 'steps' is in no section"));
  EXPECT_THAT(errorOf("[train]\nsteps = "), HasSubstr("run.toml:2:"));
  EXPECT_THAT(errorOf("[train]\nsteps = 'many'"), HasSubstr("train.steps: 'many' is no count"));
  EXPECT_THAT(errorOf("[train]\nsteps = 1.5"), HasSubstr("train.steps: '1.5' is no whole number"));
  EXPECT_THAT(errorOf("[train]\nsteps = [1]"), HasSubstr("train.steps: is no list"));
  EXPECT_THAT(errorOf("[train]\nsteps = true"), HasSubstr("train.steps: is no truth value"));
  EXPECT_THAT(errorOf("[train]\nclip = 'x'"), HasSubstr("train.clip: is a number and not x"));
  EXPECT_THAT(errorOf("[train]\noptimizer = 3"), HasSubstr("train.optimizer: is a text and not 3"));
  EXPECT_THAT(errorOf("[train]\nprecision = 'bf61'"),
              HasSubstr("train.precision: is one of keep, f32, bf16, f16 and not 'bf61': did you mean 'bf16'?"));
  EXPECT_THAT(errorOf("[data]\nfiles = [3]"), HasSubstr("data.files: is a list of texts, and holds 3"));
  EXPECT_THAT(errorOf("[data]\nweights = ['a']"), HasSubstr("data.weights: is a number and not a"));
  EXPECT_THAT(errorOf("[train]\nmemory = '16Gi'"), HasSubstr("train.memory: '16Gi' is no size"));
  EXPECT_THAT(errorOf("[train]\nsteps = 2020-01-01"), HasSubstr("a value is a text, a number, true, false or a list"));
}

TEST(Config, TheReferenceHasEveryKey) {
  TrainConfig config;
  std::string page = trainReference();
  for (const ConfigKey &key : keysOf(config))
    EXPECT_THAT(page, HasSubstr("| `" + key.name + "` |"));
}

} // namespace
} // namespace gc
