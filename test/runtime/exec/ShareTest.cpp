#include "runtime/exec/Share.h"

#include <gtest/gtest.h>
#include <numeric>

namespace gcrt {
namespace {

// A module with a mesh and one value on it.
struct Fixture {
  flatbuffers::FlatBufferBuilder builder;
  const fb::Module *module = nullptr;

  Fixture(std::vector<uint32_t> axes, std::vector<int64_t> part, std::vector<fb::Cut> cuts) {
    fb::ModuleT tables;
    tables.meshes.push_back(std::make_unique<fb::MeshT>());
    for (uint32_t size : axes) {
      tables.meshes[0]->axes.push_back(std::make_unique<fb::MeshAxisT>());
      tables.meshes[0]->axes.back()->size = size;
    }
    auto value = std::make_unique<fb::ValueT>();
    value->dtype = fb::DType::s32;
    value->shape = part;
    if (!cuts.empty()) {
      value->layout = std::make_unique<fb::LayoutT>();
      value->layout->cuts = cuts;
    }
    tables.programs.push_back(std::make_unique<fb::ProgramT>());
    tables.programs[0]->arguments.push_back(std::move(value));
    builder.Finish(fb::Module::Pack(builder, &tables));
    module = flatbuffers::GetRoot<fb::Module>(builder.GetBufferPointer());
  }
  Share share() const { return Share::of(*module, *module->programs()->Get(0)->arguments()->Get(0)); }

  // The part of 0, 1, 2, … that a device gets.
  std::vector<int32_t> part(uint32_t device) const {
    std::vector<int32_t> whole(share().wholeBytes() / 4), out(share().partBytes() / 4);
    std::iota(whole.begin(), whole.end(), 0);
    share().cut(whole.data(), device, out.data());
    return out;
  }
};

using Ints = std::vector<int32_t>;

TEST(Share, Replicated) {
  Fixture f({2}, {2, 2}, {});
  EXPECT_TRUE(f.share().isReplicated());
  EXPECT_EQ(f.part(1), (Ints{0, 1, 2, 3}));
}

TEST(Share, RowsAndColumns) {
  // Rows by the first axis, columns by the second; devices are numbered row-major.
  Fixture f({2, 2}, {1, 2}, {fb::Cut(0, 0, 1), fb::Cut(1, 1, 1)});
  EXPECT_EQ(f.share().wholeShape(), (std::vector<int64_t>{2, 4}));
  EXPECT_EQ(f.part(0), (Ints{0, 1}));
  EXPECT_EQ(f.part(1), (Ints{2, 3}));
  EXPECT_EQ(f.part(2), (Ints{4, 5}));
  EXPECT_EQ(f.part(3), (Ints{6, 7}));
}

TEST(Share, AMinorPartOfADimension) {
  // 12 as 3·4 with the 4 cut in two.
  Fixture f({2}, {6}, {fb::Cut(0, 0, 3)});
  EXPECT_EQ(f.part(0), (Ints{0, 1, 4, 5, 8, 9}));
  EXPECT_EQ(f.part(1), (Ints{2, 3, 6, 7, 10, 11}));
}

TEST(Share, TwoAxesOnOneDimension) {
  // The second axis is the major one.
  Fixture f({2, 3}, {2}, {fb::Cut(0, 1, 1), fb::Cut(0, 0, 3)});
  EXPECT_EQ(f.part(0), (Ints{0, 1}));
  EXPECT_EQ(f.part(3), (Ints{2, 3})); // coordinates (1, 0)
  EXPECT_EQ(f.part(1), (Ints{4, 5})); // (0, 1)
}

TEST(Share, JoinIsTheInverse) {
  Fixture f({2, 3}, {4, 1, 2}, {fb::Cut(0, 0, 2), fb::Cut(1, 1, 1)});
  Ints joined(f.share().wholeBytes() / 4, -1), whole(joined.size());
  std::iota(whole.begin(), whole.end(), 0);
  for (uint32_t device = 0; device < 6; ++device)
    f.share().join(f.part(device).data(), device, joined.data());
  EXPECT_EQ(joined, whole);
}

TEST(Share, EmptyAndScalar) {
  EXPECT_EQ(Fixture({2}, {0, 3}, {fb::Cut(1, 0, 1)}).part(1), Ints());
  EXPECT_EQ(Fixture({2}, {}, {}).part(1), (Ints{0}));
}

} // namespace
} // namespace gcrt
