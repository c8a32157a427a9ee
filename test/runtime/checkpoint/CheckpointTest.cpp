#include "runtime/abi/Checksum.h"
#include "runtime/checkpoint/CheckpointWriter.h"

#include <filesystem>
#include <fstream>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace gcrt {
namespace {

namespace fs = std::filesystem;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;

class CheckpointTest : public testing::Test {
protected:
  void SetUp() override {
    const testing::TestInfo *test = testing::UnitTest::GetInstance()->current_test_info();
    directory = absl::StrCat(testing::TempDir(), "checkpoint_", test->name());
    fs::remove_all(directory);
  }

  // A state whose values say which step it is of.
  std::vector<TensorToStore> state(int64_t step) {
    weights = {float(step), 1.5f, -2.f};
    count = step;
    return {{"w", DType::f32, {3}, {reinterpret_cast<char *>(weights.data()), 12}},
            {"count", DType::s64, {}, {reinterpret_cast<char *>(&count), 8}}};
  }
  absl::Status write(int64_t step) {
    return writeCheckpoint(directory, {step, 7, "abc", {{"tokens", step * 10}}}, state(step));
  }
  std::string file(int64_t step, const char *name) { return checkpointPath(directory, step) + "/" + name; }

  static std::string read(const std::string &path) {
    std::ifstream in(path, std::ios::binary);
    return std::string(std::istreambuf_iterator<char>(in), {});
  }
  static void put(const std::string &path, const std::string &bytes) {
    std::ofstream(path, std::ios::binary | std::ios::trunc) << bytes;
  }
  std::string errorOf(int64_t step) {
    absl::StatusOr<Checkpoint> read = readCheckpoint(checkpointPath(directory, step));
    return read.ok() ? "" : std::string(read.status().message());
  }
  int64_t newest() {
    rejected.clear();
    auto found = newestCheckpoint(directory, rejected);
    return found.ok() && *found ? (*found)->info.step : -1;
  }

  std::string directory;
  std::vector<float> weights;
  int64_t count = 0;
  std::vector<absl::Status> rejected;
};

TEST_F(CheckpointTest, ReadsBackWhatWasWritten) {
  ASSERT_TRUE(write(12).ok());
  EXPECT_EQ(checkpointPath(directory, 12), directory + "/step_00000012");
  auto back = readCheckpoint(checkpointPath(directory, 12));
  ASSERT_TRUE(back.ok()) << back.status();
  EXPECT_EQ(back->info.step, 12);
  EXPECT_EQ(back->info.seed, 7u);
  EXPECT_EQ(back->info.config, "abc");
  EXPECT_EQ(back->info.facts["tokens"], 120);
  float w[3];
  ASSERT_TRUE(back->state->read(*back->state->find("w"), DType::f32, {3}, {reinterpret_cast<char *>(w), 12}).ok());
  EXPECT_THAT(w, ElementsAre(12.f, 1.5f, -2.f));
}

TEST_F(CheckpointTest, EveryChangedByteOfEveryFileIsFound) {
  ASSERT_TRUE(write(1).ok());
  for (const char *name : {"manifest.json", "state.safetensors"}) {
    std::string path = file(1, name), good = read(path);
    ASSERT_GT(good.size(), 80u);
    for (size_t i = 0; i < good.size(); ++i) {
      std::string bad = good;
      bad[i] ^= "\x01\x20\x80"[i % 3];
      put(path, bad);
      EXPECT_NE(errorOf(1), "") << name << " byte " << i;
    }
    put(path, good);
    EXPECT_EQ(errorOf(1), "");
  }
}

TEST_F(CheckpointTest, CutLongerAndMissingFilesAreFound) {
  ASSERT_TRUE(write(1).ok());
  for (const char *name : {"manifest.json", "state.safetensors"}) {
    std::string path = file(1, name), good = read(path);
    for (size_t size : {size_t(0), good.size() / 2, good.size() - 1}) {
      put(path, good.substr(0, size));
      EXPECT_THAT(errorOf(1), HasSubstr(name));
    }
    put(path, good + "x");
    EXPECT_THAT(errorOf(1), HasSubstr(name));
    fs::remove(path);
    EXPECT_THAT(errorOf(1), HasSubstr(name));
    put(path, good);
  }
  EXPECT_EQ(errorOf(1), "");
}

// Manifests that are whole, as a later version or another writer would write them.
TEST_F(CheckpointTest, OtherManifestsAreRefusedByField) {
  ASSERT_TRUE(write(1).ok());
  nlohmann::json good = nlohmann::json::parse(read(file(1, "manifest.json")))["manifest"];
  auto errorWith = [&](const char *field, const nlohmann::json &value) {
    nlohmann::json manifest = good;
    manifest[nlohmann::json::json_pointer(field)] = value;
    std::string plain = manifest.dump();
    nlohmann::json whole = {{"checksum", absl::StrFormat("%016x", checksum(plain.data(), plain.size()))},
                            {"manifest", manifest}};
    put(file(1, "manifest.json"), whole.dump(1) + "\n");
    return errorOf(1);
  };
  EXPECT_EQ(errorWith("/step", 1), "");
  EXPECT_THAT(errorWith("/format", 2), HasSubstr("format is 2, this program reads 1"));
  EXPECT_THAT(errorWith("/step", "1"), HasSubstr("lacks a field or has one of a wrong type"));
  EXPECT_THAT(errorWith("/seed", -1), HasSubstr("lacks a field or has one of a wrong type"));
  EXPECT_THAT(errorWith("/files/0/name", 3), HasSubstr("has a file without name or checksum"));
  EXPECT_THAT(errorWith("/files/0", 3), HasSubstr("has a file without name or checksum"));
  EXPECT_THAT(errorWith("/files", nlohmann::json::array()), HasSubstr("does not name state.safetensors"));
  EXPECT_THAT(errorWith("/files/0/bytes", "many"), HasSubstr("the manifest says \"many\""));
}

TEST_F(CheckpointTest, TheNewestValidOneIsTakenAndTheRestIsSaid) {
  EXPECT_EQ(newest(), -1);
  for (int64_t step : {10, 20, 30})
    ASSERT_TRUE(write(step).ok());
  EXPECT_EQ(newest(), 30);
  put(file(30, "state.safetensors"), "");
  fs::remove(file(20, "manifest.json"));
  EXPECT_EQ(newest(), 10);
  ASSERT_EQ(rejected.size(), 2u);
  EXPECT_THAT(std::string(rejected[0].message()), HasSubstr("step_00000030: state.safetensors has 0 bytes"));
  EXPECT_THAT(std::string(rejected[1].message()), HasSubstr("step_00000020/manifest.json"));
  // A writer that was killed leaves a folder that is no checkpoint.
  fs::copy(checkpointPath(directory, 10), checkpointPath(directory, 40) + ".unfinished");
  EXPECT_EQ(newest(), 10);
}

TEST_F(CheckpointTest, PruneKeepsTheNewest) {
  for (int64_t step : {5, 100, 20, 3})
    ASSERT_TRUE(write(step).ok());
  fs::create_directory(checkpointPath(directory, 7) + ".unfinished");
  put(directory + "/notes.txt", "mine");
  ASSERT_TRUE(pruneCheckpoints(directory, 2).ok());
  EXPECT_THAT(*checkpointSteps(directory), ElementsAre(20, 100));
  EXPECT_FALSE(fs::exists(checkpointPath(directory, 7) + ".unfinished"));
  EXPECT_TRUE(fs::exists(directory + "/notes.txt"));
  ASSERT_TRUE(pruneCheckpoints(directory, 0).ok());
  EXPECT_THAT(*checkpointSteps(directory), ElementsAre(20, 100));
}

TEST_F(CheckpointTest, TheSameStepIsReplaced) {
  ASSERT_TRUE(write(1).ok());
  ASSERT_TRUE(writeCheckpoint(directory, {1, 8, "other"}, state(1)).ok());
  EXPECT_EQ(readCheckpoint(checkpointPath(directory, 1))->info.seed, 8u);
}

TEST_F(CheckpointTest, TheWriterCopiesAndKeepsN) {
  auto writer = CheckpointWriter::create({directory, 2});
  ASSERT_TRUE(writer.ok()) << writer.status();
  for (int64_t step = 1; step <= 5; ++step) {
    std::vector<TensorToStore> tensors = state(step);
    ASSERT_TRUE((*writer)->write({step, 7, "abc"}, tensors).ok());
    weights.assign(3, -1.f); // as the next step would: the copy is what counts
  }
  ASSERT_TRUE((*writer)->finish().ok());
  EXPECT_THAT(*checkpointSteps(directory), ElementsAre(4, 5));
  auto back = readCheckpoint(checkpointPath(directory, 5));
  ASSERT_TRUE(back.ok()) << back.status();
  float w[3];
  ASSERT_TRUE(back->state->read(*back->state->find("w"), DType::f32, {3}, {reinterpret_cast<char *>(w), 12}).ok());
  EXPECT_THAT(w, ElementsAre(5.f, 1.5f, -2.f));
}

TEST_F(CheckpointTest, AnErrorOfTheThreadComesWithTheNextCallOnce) {
  auto writer = CheckpointWriter::create({directory, 2});
  ASSERT_TRUE(writer.ok());
  std::vector<TensorToStore> twice = state(1);
  twice.push_back(twice[0]); // two tensors of one name are refused
  ASSERT_TRUE((*writer)->write({1}, twice).ok());
  absl::Status status = (*writer)->write({2}, state(2));
  EXPECT_THAT(std::string(status.message()), HasSubstr("checkpoint of step 1: two tensors are named 'w'"));
  EXPECT_TRUE((*writer)->finish().ok());
  EXPECT_TRUE((*writer)->poll().ok());
  EXPECT_THAT(*checkpointSteps(directory), IsEmpty());
  ASSERT_TRUE((*writer)->write({2}, state(2)).ok());
  EXPECT_TRUE((*writer)->finish().ok());
  EXPECT_EQ(newest(), 2);
}

TEST_F(CheckpointTest, ASecondWriterIsRefused) {
  auto first = CheckpointWriter::create({directory, 0});
  ASSERT_TRUE(first.ok());
  auto second = CheckpointWriter::create({directory, 0});
  EXPECT_THAT(std::string(second.status().message()), HasSubstr("another run writes checkpoints to"));
  first->reset();
  EXPECT_TRUE(CheckpointWriter::create({directory, 0}).ok());
}

} // namespace
} // namespace gcrt
