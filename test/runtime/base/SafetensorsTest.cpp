#include "runtime/base/Safetensors.h"

#include <fstream>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace gcrt {
namespace {

using testing::HasSubstr;

std::string file(std::string header, std::string data) {
  uint64_t size = header.size();
  return std::string(reinterpret_cast<char *>(&size), 8) + header + data;
}

std::string errorOf(const std::string &bytes) {
  auto parsed = Safetensors::fromBytes(bytes, "x");
  return parsed.ok() ? "" : std::string(parsed.status().message());
}

TEST(Safetensors, WritesAndReadsEveryType) {
  std::string path = testing::TempDir() + "every_type.safetensors";
  std::vector<std::vector<char>> data;
  std::vector<TensorToStore> tensors;
  for (int i = 0; i <= static_cast<int>(DType::MAX); ++i) {
    DType type = static_cast<DType>(i);
    data.emplace_back(static_cast<size_t>(6 * byteSize(type)));
    for (int k = 0; k < 6; ++k)
      encode(type, k % 2, data.back().data() + k * byteSize(type));
    tensors.push_back({info(type).name, type, {2, 3}, {}});
  }
  for (size_t i = 0; i < data.size(); ++i)
    tensors[i].bytes = data[i];
  ASSERT_TRUE(writeSafetensors(path, tensors, {{"made", "here"}}).ok());
  auto read = Safetensors::open(path);
  ASSERT_TRUE(read.ok()) << read.status();
  EXPECT_EQ((*read)->metadata().at("made"), "here");
  for (size_t i = 0; i < data.size(); ++i) {
    const StoredTensor *stored = (*read)->find(tensors[i].name);
    ASSERT_NE(stored, nullptr);
    std::vector<char> back(data[i].size());
    ASSERT_TRUE((*read)->read(*stored, tensors[i].type, {2, 3}, absl::MakeSpan(back)).ok()) << tensors[i].name;
    EXPECT_EQ(back, data[i]);
    EXPECT_FALSE((*read)->read(*stored, tensors[i].type, {3, 2}, absl::MakeSpan(back)).ok());
  }
  EXPECT_FALSE(Safetensors::open(path + ".absent").ok());
}

TEST(Safetensors, NarrowIntegersAreRangeChecked) {
  std::string good = file(R"({"a":{"dtype":"U8","shape":[2],"data_offsets":[0,2]}})", std::string("\x0f\x10", 2));
  auto parsed = *Safetensors::fromBytes(good, "x");
  char out[2];
  absl::Status status = parsed->read(*parsed->find("a"), DType::u4, {2}, absl::MakeSpan(out));
  EXPECT_THAT(std::string(status.message()), HasSubstr("element 1 of 'a' is 16"));
}

TEST(Safetensors, RefusesWhatIsWrong) {
  EXPECT_THAT(errorOf("short"), HasSubstr("at least 8 bytes"));
  EXPECT_THAT(errorOf(std::string(8, '\xff')), HasSubstr("header size"));
  EXPECT_THAT(errorOf(file("{", "")), HasSubstr("not a JSON object"));
  EXPECT_THAT(errorOf(file("[]", "")), HasSubstr("not a JSON object"));
  EXPECT_THAT(errorOf(file(std::string(200000, '['), "")), HasSubstr("not a JSON object"));
  auto one = [](const std::string &entry, const std::string &data = "1234") {
    return errorOf(file("{\"a\":" + entry + "}", data));
  };
  EXPECT_EQ(one(R"({"dtype":"F32","shape":[1],"data_offsets":[0,4]})"), "");
  EXPECT_EQ(one(R"({"dtype":"F32","shape":[],"data_offsets":[0,4]})"), "");
  EXPECT_THAT(one(R"({"dtype":"F31","shape":[1],"data_offsets":[0,4]})"), HasSubstr("unknown dtype"));
  EXPECT_THAT(one(R"({"dtype":"F32","shape":[-1],"data_offsets":[0,4]})"), HasSubstr("extent -1"));
  EXPECT_THAT(one(R"({"dtype":"F32","shape":[1.0],"data_offsets":[0,4]})"), HasSubstr("extent 1.0"));
  EXPECT_THAT(one(R"({"dtype":"F32","shape":[2],"data_offsets":[0,4]})"), HasSubstr("8 bytes has data_offsets"));
  EXPECT_THAT(one(R"({"dtype":"F32","shape":[1],"data_offsets":[4,0]})"), HasSubstr("has data_offsets"));
  EXPECT_THAT(one(R"({"dtype":"F32","shape":[1],"data_offsets":[4,8]})"), HasSubstr("after the data's"));
  EXPECT_THAT(one(R"({"dtype":"F32","shape":[1],"data_offsets":[0,4]})", "12345678"), HasSubstr("belong to none"));
  EXPECT_THAT(one(R"({"dtype":"F32","shape":[1],"data_offsets":[4,8]})", "12345678"), HasSubstr("hole"));
  EXPECT_THAT(one(R"({"dtype":"F32","shape":[4611686018427387904,4],"data_offsets":[0,4]})"), HasSubstr("too many"));
  EXPECT_THAT(one(R"({"dtype":"F32","shape":[1]})"), HasSubstr("exactly"));
  EXPECT_THAT(one("3"), HasSubstr("exactly"));
  EXPECT_THAT(errorOf(file(R"({"a":{"dtype":"U8","shape":[2],"data_offsets":[0,2]},)"
                           R"("b":{"dtype":"U8","shape":[2],"data_offsets":[1,3]}})",
                           "123")),
              HasSubstr("overlaps"));
  EXPECT_THAT(errorOf(file(R"({"a":{"dtype":"U8","shape":[0],"data_offsets":[0,0]},)"
                           R"("a":{"dtype":"U8","shape":[0],"data_offsets":[0,0]}})",
                           "")),
              HasSubstr("twice"));
}

} // namespace
} // namespace gcrt
