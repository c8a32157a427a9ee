#include "runtime/data/TokenStream.h"
#include "test/runtime/data/NpyBytes.h"

#include <filesystem>
#include <fstream>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace gcrt {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;

// Megatron's index of sequences with these sizes and offsets, and of documents by their first sequences.
std::string index(uint8_t code, std::vector<int32_t> sizes, std::vector<int64_t> offsets,
                  std::vector<int64_t> documents, uint64_t version = 1) {
  std::string out("MMIDIDX\0\0", 9);
  out += packed(version, code, uint64_t(sizes.size()), uint64_t(documents.size()));
  for (int32_t size : sizes)
    out += packed(size);
  for (int64_t offset : offsets)
    out += packed(offset);
  for (int64_t first : documents)
    out += packed(first);
  return out;
}

class TokenFileTest : public testing::Test {
protected:
  void SetUp() override {
    const testing::TestInfo *test = testing::UnitTest::GetInstance()->current_test_info();
    directory = absl::StrCat(testing::TempDir(), "tokens_", test->name(), "/");
    std::filesystem::remove_all(directory);
    std::filesystem::create_directories(directory);
  }
  std::string put(const std::string &name, const std::string &bytes) {
    std::ofstream(directory + name, std::ios::binary) << bytes;
    return directory + name;
  }
  std::vector<int32_t> all(const std::string &path, TokenFormat format = TokenFormat::Auto) {
    auto file = TokenFile::open(path, format);
    EXPECT_TRUE(file.ok()) << file.status();
    if (!file.ok())
      return {};
    std::vector<int32_t> out((*file)->size());
    absl::Status status = (*file)->read(0, absl::MakeSpan(out));
    EXPECT_TRUE(status.ok()) << status;
    documents.assign((*file)->documents().begin(), (*file)->documents().end());
    return out;
  }
  std::string openError(const std::string &path, TokenFormat format = TokenFormat::Auto) {
    auto file = TokenFile::open(path, format);
    return file.ok() ? "" : std::string(file.status().message());
  }
  std::string directory;
  std::vector<int64_t> documents;
};

TEST_F(TokenFileTest, BytesAndRawIntegers) {
  EXPECT_THAT(all(put("a.txt", "Az\xff")), ElementsAre(65, 122, 255));
  EXPECT_THAT(documents, ElementsAre(0, 3));
  EXPECT_THAT(all(put("a.u16", packed(uint16_t(1), uint16_t(65535))), TokenFormat::UInt16), ElementsAre(1, 65535));
  EXPECT_THAT(all(put("a.u32", packed(70000u, 2147483647u)), TokenFormat::UInt32), ElementsAre(70000, 2147483647));
  EXPECT_THAT(all(put("empty.txt", "")), ElementsAre());
  EXPECT_THAT(openError(put("odd", "abc"), TokenFormat::UInt16), HasSubstr("odd: it has 3 bytes"));
  EXPECT_THAT(openError(put("x.tok", "abc")), HasSubstr("x.tok: its name does not say the format"));
  EXPECT_THAT(openError(directory + "absent.txt"), HasSubstr("absent.txt"));
  EXPECT_THAT(std::string(parseTokenFormat("uint8").status().message()), HasSubstr("'uint8' is no format"));
}

TEST_F(TokenFileTest, ATokenThatIsNoneIsAnError) {
  auto file = TokenFile::open(put("big", packed(1u, 0x80000000u)), TokenFormat::UInt32);
  int32_t out[2];
  EXPECT_THAT(std::string((*file)->read(0, absl::MakeSpan(out)).message()), HasSubstr("token 1 is 2147483648"));
  file = TokenFile::open(put("minus.npy", npy("<i4", "(2,)", packed(1, -5))), TokenFormat::Auto);
  EXPECT_THAT(std::string((*file)->read(0, absl::MakeSpan(out)).message()), HasSubstr("token 1 is -5"));
}

TEST_F(TokenFileTest, MegatronsSequencesComeInTheIndexsOrder) {
  std::string data;
  for (uint16_t i = 10; i < 20; ++i)
    data += packed(i);
  put("m.bin", data);
  // Three sequences, the first of which lies last; two documents: sequence 0, and 1 with 2.
  put("m.idx", index(8, {3, 4, 3}, {14, 0, 8}, {0, 1, 3}));
  EXPECT_THAT(all(directory + "m.bin"), ElementsAre(17, 18, 19, 10, 11, 12, 13, 14, 15, 16));
  EXPECT_THAT(documents, ElementsAre(0, 3, 10));
  auto file = TokenFile::open(directory + "m.bin", TokenFormat::Megatron);
  int32_t out[4];
  ASSERT_TRUE((*file)->read(1, absl::MakeSpan(out)).ok());
  EXPECT_THAT(out, ElementsAre(18, 19, 10, 11));
}

TEST_F(TokenFileTest, EachFieldOfMegatronsIndexIsChecked) {
  std::string path = put("m.bin", std::string(16, '\0'));
  auto error = [&](const std::string &bytes) {
    put("m.idx", bytes);
    return openError(path);
  };
  std::string good = index(4, {2, 2}, {0, 8}, {0, 1, 2});
  EXPECT_EQ(error(good), "");
  EXPECT_THAT(error("MMIDIDY" + good.substr(7)), HasSubstr("m.idx: it does not start with MMIDIDX"));
  EXPECT_THAT(error(index(4, {2, 2}, {0, 8}, {0, 1, 2}, 2)), HasSubstr("its version is 2"));
  for (int code : {0, 6, 7, 9})
    EXPECT_THAT(error(index(code, {2, 2}, {0, 8}, {0, 1, 2})), HasSubstr(absl::StrCat("its type code ", code)));
  EXPECT_THAT(error(index(4, {2, 3}, {0, 8}, {0, 1, 2})), HasSubstr("sequence 1 of 3 tokens at byte 8"));
  EXPECT_THAT(error(index(4, {2, -1}, {0, 8}, {0, 1, 2})), HasSubstr("sequence 1 of -1 tokens"));
  EXPECT_THAT(error(index(4, {2, 2}, {0, 99}, {0, 1, 2})), HasSubstr("at byte 99"));
  EXPECT_THAT(error(index(4, {2, 2}, {0, 8}, {0, 1})), HasSubstr("do not go from 0 to the 2 sequences"));
  EXPECT_THAT(error(index(4, {2, 2}, {0, 8}, {0, 2, 1, 2})), HasSubstr("its document index 2 falls"));
  for (auto [size, field] :
       {std::pair(5, "the magic"), std::pair(12, "the version"), std::pair(17, "the type code"),
        std::pair(20, "the number of sequences"), std::pair(28, "the number of document indices"),
        std::pair(36, "the sizes"), std::pair(44, "the offsets"), std::pair(60, "the document indices")})
    EXPECT_THAT(error(good.substr(0, size)), HasSubstr(absl::StrCat("it ends within ", field)));
  std::filesystem::remove(directory + "m.idx");
  EXPECT_THAT(openError(path, TokenFormat::Megatron), HasSubstr("m.idx"));
}

TEST_F(TokenFileTest, NumpysArrays) {
  EXPECT_THAT(all(put("a.npy", npy("<u2", "(3,)", packed(uint16_t(7), uint16_t(65535), uint16_t(1))))),
              ElementsAre(7, 65535, 1));
  EXPECT_THAT(documents, ElementsAre(0, 3));
  EXPECT_THAT(all(put("b.npy", npy("<i4", "(2, 3)", packed(1, 2, 3, 4, 5, 100000)))),
              ElementsAre(1, 2, 3, 4, 5, 100000));
  EXPECT_THAT(documents, ElementsAre(0, 3, 6));
  EXPECT_THAT(all(put("c.npy", npy("<i8", "(1,)", packed(int64_t(9))))), ElementsAre(9));
  EXPECT_THAT(all(put("d.npy", npy("|u1", "(2,)", "\x01\xff"))), ElementsAre(1, 255));
}

// Bytes as numpy.save wrote them: np.array([7, 65535, 1], "<u2"), by make_files.py.
TEST_F(TokenFileTest, AFileThatNumpyWrote) {
  std::string written("\x93NUMPY\x01\x00\x76\x00{'descr': '<u2', 'fortran_order': False, 'shape': (3,), }", 10 + 57);
  written.resize(127, ' ');
  written += "\n" + std::string("\x07\x00\xff\xff\x01\x00", 6);
  EXPECT_THAT(all(put("numpy.npy", written)), ElementsAre(7, 65535, 1));
}

TEST_F(TokenFileTest, EachFieldOfAnArrayIsChecked) {
  auto error = [&](const std::string &bytes) { return openError(put("x.npy", bytes)); };
  std::string good = npy("<u2", "(3,)", "abcdef");
  EXPECT_EQ(error(good), "");
  EXPECT_THAT(error("no" + good.substr(2)), HasSubstr("it is no .npy file"));
  EXPECT_THAT(error(npy("<u2", "(1000000000000, 0)", "")), HasSubstr("it holds no tokens"));
  EXPECT_THAT(error(good.substr(0, 6) + "\x09" + good.substr(7)), HasSubstr("its version is 9"));
  EXPECT_THAT(error(good.substr(0, 60)), HasSubstr("it ends within the header"));
  EXPECT_THAT(error(npy("<f4", "(0,)", "")), HasSubstr("its descr '<f4' is no integer, as tokens are"));
  EXPECT_THAT(error(npy(">u2", "(3,)", "")), HasSubstr("its descr '>u2'"));
  EXPECT_THAT(error(npy("<u2", "(3,)", "abcdef", "True")), HasSubstr("its fortran_order is not False"));
  EXPECT_THAT(error(npy("<u2", "(1, 1, 3)", "abcdef")), HasSubstr("its shape has 3 dimensions"));
  EXPECT_THAT(error(npy("<u2", "()", "ab")), HasSubstr("its shape has 0 dimensions"));
  EXPECT_THAT(error(npy("<u2", "(x,)", "abcdef")), HasSubstr("its shape has the extent 'x'"));
  EXPECT_THAT(error(npy("<u2", "3", "abcdef")), HasSubstr("its shape is no tuple"));
  EXPECT_THAT(error(npy("<u2", "(4,)", "abcdef")), HasSubstr("its shape has 4 elements of 2 bytes, its data has 6"));
  EXPECT_THAT(error(npy("<u2", "(9223372036854775807, 2)", "abcdef")), HasSubstr("its data has 6"));
  EXPECT_THAT(error(std::string("\x93NUMPY\x01\x00\x04\x00{  }", 14)), HasSubstr("its header has no descr"));
}

TEST_F(TokenFileTest, StreamsJoinFilesByName) {
  put("b.txt", "cde");
  put("a.txt", "ab");
  put("c.md", "zz");
  auto stream = TokenStream::open(directory + "*.txt", TokenFormat::Auto);
  ASSERT_TRUE(stream.ok()) << stream.status();
  EXPECT_EQ(stream->fileCount(), 2u);
  EXPECT_EQ(stream->size(), 5);
  EXPECT_THAT(stream->documents(), ElementsAre(0, 2, 5));
  std::vector<int32_t> out(4);
  ASSERT_TRUE(stream->read(1, absl::MakeSpan(out)).ok());
  EXPECT_THAT(out, ElementsAre('b', 'c', 'd', 'e'));
  TokenStream part = stream->part(1, 4);
  EXPECT_THAT(part.documents(), ElementsAre(0, 1, 3));
  out.resize(3);
  ASSERT_TRUE(part.read(0, absl::MakeSpan(out)).ok());
  EXPECT_THAT(out, ElementsAre('b', 'c', 'd'));
  EXPECT_THAT(std::string(part.read(0, absl::MakeSpan(out), 100).message()),
              HasSubstr("b.txt: token 1 is 100, and the vocabulary has 100"));
  EXPECT_THAT(std::string(TokenStream::open(directory + "*.bin", TokenFormat::Auto).status().message()),
              HasSubstr("no file is named as"));
}

} // namespace
} // namespace gcrt
