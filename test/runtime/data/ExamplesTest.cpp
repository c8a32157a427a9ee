#include "runtime/data/Examples.h"
#include "test/runtime/data/NpyBytes.h"

#include <filesystem>
#include <fstream>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <map>
#include <numeric>

namespace gcrt {
namespace {

using testing::ElementsAre;
using testing::ElementsAreArray;
using testing::HasSubstr;

class ExamplesTest : public testing::Test {
protected:
  void SetUp() override {
    const testing::TestInfo *test = testing::UnitTest::GetInstance()->current_test_info();
    directory = absl::StrCat(testing::TempDir(), "examples_", test->name(), "/");
    std::filesystem::remove_all(directory);
    std::filesystem::create_directories(directory);
  }
  std::string put(const std::string &name, const std::string &bytes) {
    std::ofstream(directory + name, std::ios::binary) << bytes;
    return directory + name;
  }
  // `count` examples of two f32 that are their own places, and labels that are so modulo 7.
  ExampleStream counting(int64_t count, float from = 0) {
    std::string x, y, name = absl::StrCat(count, "_", from);
    for (int64_t i = 0; i < count; ++i) {
      x += packed(from + static_cast<float>(i), -1.f);
      y += packed(static_cast<int16_t>(i % 7));
    }
    return *ExampleStream::open(put("x" + name, npy("<f4", absl::StrCat("(", count, ", 2)"), x)),
                                put("y" + name, npy("<i2", absl::StrCat("(", count, ",)"), y)), form({2}));
  }
  static ExampleForm form(std::vector<int64_t> shape, int64_t classes = 0) {
    ExampleForm out;
    out.shape = std::move(shape);
    out.classes = classes;
    return out;
  }
  std::string error(const std::string &x, const std::string &y, const ExampleForm &form) {
    return std::string(ExampleStream::open(put("x.npy", x), put("y.npy", y), form).status().message());
  }
  // Example `index` of one file with this type.
  template <typename Number>
  std::vector<Number> given(const std::string &x, ExampleForm how, DType type, int64_t index = 0) {
    how.type = type;
    auto stream = ExampleStream::open(put("x.npy", x), put("y.npy", npy("|u1", "(2,)", std::string("\x03\x05"))), how);
    EXPECT_TRUE(stream.ok()) << stream.status();
    std::vector<Number> out(2);
    int64_t label = -1;
    if (stream.ok())
      stream->read(index, {reinterpret_cast<char *>(out.data()), &label});
    EXPECT_EQ(label, index ? 5 : 3);
    return out;
  }
  std::string directory;
};

TEST_F(ExamplesTest, NumbersAreScaledAndShifted) {
  std::string bytes = npy("|u1", "(2, 2)", std::string("\x00\x33\xff\x66", 4)); // 0, 51, 255, 102
  EXPECT_THAT(given<float>(bytes, form({2}), DType::f32), ElementsAre(0.f, 0.2f));
  EXPECT_THAT(given<double>(bytes, form({2}), DType::f64, 1), ElementsAre(1.0, testing::DoubleEq(0.4)));
  ExampleForm how = form({2});
  how.normalization = {2, {1}, {}};
  EXPECT_THAT(given<float>(bytes, how, DType::f32), ElementsAre(-1.f, 101.f));
  how.normalization = {1, {1, 50}, {4}};
  EXPECT_THAT(given<float>(bytes, how, DType::f32, 1), ElementsAre(63.5f, 13.f));
  how.normalization = {1, {}, {1, 0.5}};
  EXPECT_THAT(given<float>(bytes, how, DType::f32, 1), ElementsAre(255.f, 204.f));
  EXPECT_THAT(given<uint8_t>(bytes, form({2}), DType::u8, 1), ElementsAre(255, 102));
  // 0.2 as bf16, rounded once: 0x3E4D.
  EXPECT_THAT(given<uint16_t>(bytes, form({2}), DType::bf16), ElementsAre(0, 0x3E4D));
}

TEST_F(ExamplesTest, RealsOfEachTypeAreTaken) {
  std::string halves = npy("<f2", "(2, 2)", packed(uint16_t(0x3C00), uint16_t(0xC000), uint16_t(0), uint16_t(0x3555)));
  std::string singles = npy("<f4", "(2, 2)", packed(1.f, -2.f, 0.f, 0.1f));
  std::string doubles = npy("<f8", "(2, 2)", packed(1.0, -2.0, 0.0, 0.1));
  for (const std::string &file : {halves, singles, doubles}) {
    EXPECT_THAT(given<float>(file, form({2}), DType::f32), ElementsAre(1.f, -2.f));
    EXPECT_THAT(given<double>(file, form({2}), DType::f64), ElementsAre(1.0, -2.0));
  }
  EXPECT_THAT(given<double>(halves, form({2}), DType::f64, 1), ElementsAre(0.0, 0.333251953125));
  EXPECT_THAT(given<float>(doubles, form({2}), DType::f32, 1), ElementsAre(0.f, 0.1f));
  EXPECT_THAT(given<double>(singles, form({2}), DType::f64, 1), ElementsAre(0.0, static_cast<double>(0.1f)));
  EXPECT_THAT(given<double>(doubles, form({2}), DType::f64, 1), ElementsAre(0.0, 0.1));
  ExampleForm how = form({2});
  how.normalization = {0, {1, 2}, {2, 4}};
  EXPECT_THAT(given<double>(singles, how, DType::f64), ElementsAre(0.0, -1.0));
}

TEST_F(ExamplesTest, FilesAreOneAfterTheOther) {
  put("x1.npy", npy("|u1", "(1, 1)", "\x01"));
  put("x2.npy", npy("<f4", "(2, 1)", packed(2.f, 3.f)));
  put("y1.npy", npy("<u8", "(1,)", packed(uint64_t(10))));
  put("y2.npy", npy("|i1", "(2,)", "\x14\x1e"));
  ExampleForm how = form({1}, 31);
  how.normalization.scale = 1;
  auto stream = ExampleStream::open(directory + "x?.npy", directory + "y?.npy", how);
  ASSERT_TRUE(stream.ok()) << stream.status();
  EXPECT_EQ(stream->size(), 3);
  EXPECT_EQ(stream->fileCount(), 2u);
  ExampleStream part = stream->part(1, 3).part(0, 1);
  EXPECT_EQ(part.size(), 1);
  for (auto [from, index, number, label] : {std::tuple(&*stream, 0, 1.f, 10), std::tuple(&*stream, 1, 2.f, 20),
                                            std::tuple(&*stream, 2, 3.f, 30), std::tuple(&part, 0, 2.f, 20)}) {
    float read = 0;
    int64_t readLabel = 0;
    from->read(index, {reinterpret_cast<char *>(&read), &readLabel});
    EXPECT_EQ(read, number);
    EXPECT_EQ(readLabel, label);
    EXPECT_EQ(from->label(index), label);
  }
  put("y3.npy", npy("|i1", "(0,)", ""));
  EXPECT_THAT(std::string(ExampleStream::open(directory + "x?.npy", directory + "y?.npy", how).status().message()),
              HasSubstr("y?.npy' 3: each file of examples has one of labels"));
}

TEST_F(ExamplesTest, AnEpochTakesEachExampleOnceInAnOrderOfItsOwn) {
  auto samples = ExampleSamples::create({counting(23)}, {1.0}, 5);
  ASSERT_TRUE(samples.ok()) << samples.status();
  std::vector<std::vector<float>> orders;
  for (int64_t epoch = 0; epoch < 3; ++epoch) {
    orders.emplace_back();
    for (int64_t i = 0; i < 23; ++i) {
      float x[2];
      int64_t label;
      samples->read(epoch * 23 + i, {reinterpret_cast<char *>(x), &label});
      EXPECT_EQ(label, static_cast<int64_t>(x[0]) % 7);
      orders.back().push_back(x[0]);
    }
    std::vector<float> sorted = orders.back(), all(23);
    std::sort(sorted.begin(), sorted.end());
    std::iota(all.begin(), all.end(), 0.f);
    EXPECT_THAT(sorted, ElementsAreArray(all));
    EXPECT_NE(orders.back(), all);
  }
  EXPECT_NE(orders[0], orders[1]);
  EXPECT_NE(orders[1], orders[2]);
}

TEST_F(ExamplesTest, SourcesTakeTurnsByWeight) {
  auto samples = ExampleSamples::create({counting(30), counting(10, 100)}, {3.0, 1.0}, 5);
  std::map<float, int> read;
  for (int64_t i = 0; i < 40; ++i) {
    float x[2];
    int64_t label;
    samples->read(i, {reinterpret_cast<char *>(x), &label});
    ++read[x[0]];
  }
  EXPECT_EQ(read.size(), 40u);
  EXPECT_EQ(std::distance(read.lower_bound(100.f), read.end()), 10);
}

TEST_F(ExamplesTest, WhatIsWrongInAFileIsSaid) {
  std::string y = npy("|u1", "(2,)", std::string("\x00\x01", 2)), x = npy("|u1", "(2, 2)", "abcd");
  EXPECT_EQ(error(x, y, form({2}, 2)), "");
  EXPECT_THAT(error(npy("<i4", "(0, 2)", ""), y, form({2})),
              HasSubstr("x.npy: its descr '<i4' is not uint8, float16, float32 or float64"));
  EXPECT_THAT(error(npy("|b1", "(2, 2)", "abcd"), y, form({2})), HasSubstr("its descr '|b1' is not uint8"));
  EXPECT_THAT(error(npy(">f4", "(0, 2)", ""), y, form({2})), HasSubstr("its descr '>f4' is no little-endian"));
  for (const char *shape : {"(4,)", "(1, 2, 2)", "()"})
    EXPECT_THAT(error(npy("|u1", shape, std::string(shape == std::string("()") ? 1 : 4, 'a')), y, form({2})),
                HasSubstr("] is not [N, 2], which the program takes"));
  EXPECT_THAT(error(npy("|u1", "(2, 2, 3)", "abcdefghijkl"), y, form({3, 2})),
              HasSubstr("x.npy: its shape [2, 2, 3] is not [N, 3, 2], which the program takes"));
  EXPECT_THAT(error(npy("|u1", "(2, 2)", "abcd", "True"), y, form({2})), HasSubstr("its fortran_order is not False"));
  EXPECT_THAT(error(npy("|u1", "(0, 2)", ""), y, form({2})), HasSubstr("x.npy: it holds no examples"));
  EXPECT_THAT(error(npy("|u1", "(2, 2)", "abc"), y, form({2})),
              HasSubstr("x.npy: its shape has 2 x 2 elements of 1 bytes, its data has 3 bytes: it is damaged, or cut"));
  EXPECT_THAT(error(npy("|u1", "(2, 2)", "abcde"), y, form({2})), HasSubstr("its data has 5 bytes"));
  EXPECT_THAT(error(x.substr(0, 50), y, form({2})), HasSubstr("x.npy: it ends within the header"));
  EXPECT_THAT(error("", y, form({2})), HasSubstr("x.npy: it does not start with"));
  EXPECT_THAT(error(x, npy("|u1", "(3,)", std::string(3, '\0')), form({2})), HasSubstr("y.npy: it has 3 labels, and "));
  EXPECT_THAT(error(x, npy("<f4", "(2,)", packed(0.f, 1.f)), form({2})),
              HasSubstr("y.npy: its descr '<f4' is no integer: labels are numbers of classes"));
  EXPECT_THAT(error(x, npy("|b1", "(2,)", "ab"), form({2})), HasSubstr("its descr '|b1' is no integer"));
  EXPECT_THAT(error(x, npy("|u1", "(2, 1)", "ab"), form({2})), HasSubstr("y.npy: its shape [2, 1] is not [N]"));
  EXPECT_THAT(error(x, y, form({2}, 1)), HasSubstr("y.npy: label 1 is 1, and there are 1 classes, from 0 on"));
  EXPECT_THAT(error(x, npy("<i8", "(2,)", packed(int64_t(0), int64_t(-1))), form({2})),
              HasSubstr("y.npy: label 1 is -1, which is no number of a class"));
  EXPECT_THAT(error(x, npy("<u8", "(2,)", packed(uint64_t(0), ~uint64_t(0))), form({2})),
              HasSubstr("label 1 is 18446744073709551615, which is no number of a class"));
  EXPECT_THAT(error(x, npy("<i8", "(2,)", packed(int64_t(0), int64_t(1) << 32)), form({2}, 5)),
              HasSubstr("label 1 is 4294967296, and there are 5 classes"));
  ExampleForm raw = form({2});
  raw.type = DType::u8;
  EXPECT_THAT(error(npy("<f4", "(2, 2)", packed(0.f, 1.f, 2.f, 3.f)), y, raw),
              HasSubstr("its descr '<f4' is not the uint8 that the program takes"));
  EXPECT_THAT(std::string(ExampleStream::open(directory + "none", directory + "y.npy", raw).status().message()),
              HasSubstr("none"));
  EXPECT_THAT(std::string(ExampleSamples::create({}, {}, 1).status().message()), HasSubstr("0 weights for 0 sources"));
}

} // namespace
} // namespace gcrt
