#include "runtime/artifact/Artifact.h"
#include "runtime/abi/Checksum.h"
#include "test/runtime/TestArtifact.h"

#include <fstream>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace gcrt {
namespace {

using namespace test;
using testing::HasSubstr;

constexpr Artifact::Options kVerify = {.verifyData = true};

std::string errorOf(absl::Span<const char> bytes, Artifact::Options options = kVerify) {
  auto artifact = Artifact::fromBytes(bytes, options);
  return artifact.ok() ? "" : std::string(artifact.status().message());
}

TEST(Artifact, LoadsFromBytesAndFile) {
  std::vector<char> bytes = sampleArtifact();
  EXPECT_EQ(errorOf(bytes), "");
  std::string path = testing::TempDir() + "sample.gcx";
  std::ofstream(path, std::ios::binary).write(bytes.data(), static_cast<std::streamsize>(bytes.size()));
  auto artifact = Artifact::open(path, kVerify);
  ASSERT_TRUE(artifact.ok()) << artifact.status();
  EXPECT_EQ((*artifact)->target(), "host");
  EXPECT_NE((*artifact)->findProgram("main"), nullptr);
  EXPECT_EQ((*artifact)->findProgram("other"), nullptr);
  float factor;
  std::memcpy(&factor, (*artifact)->constant(0).data(), 4);
  EXPECT_EQ(factor, 2.0f);
  // The mapped code runs.
  int32_t a = 3, b = 0;
  void *buffers[] = {&a, &b};
  int64_t scalars[] = {0, 4};
  GcKernelArgs args = {buffers, scalars, 0, 1, nullptr, nullptr};
  EXPECT_EQ((*artifact)->kernel(kIncrement)(&args), 0);
  EXPECT_EQ(b, 7);
  EXPECT_FALSE(Artifact::open(path + ".absent", {}).ok());
}

TEST(Artifact, SameInputSameBytes) {
  EXPECT_EQ(sampleArtifact(), sampleArtifact());
}

// Every byte of the file, padding included, in three ways.
TEST(Artifact, AnyFlippedByteIsRefused) {
  std::vector<char> bytes = sampleArtifact();
  for (size_t i = 0; i < bytes.size(); ++i)
    for (unsigned mask : {0x01u, 0x80u, 0xffu}) {
      bytes[i] = static_cast<char>(static_cast<unsigned char>(bytes[i]) ^ mask);
      ASSERT_NE(errorOf(bytes), "") << "byte " << i << " mask " << mask;
      bytes[i] = static_cast<char>(static_cast<unsigned char>(bytes[i]) ^ mask);
    }
}

TEST(Artifact, ConstantsAreCheckedOnDemand) {
  std::vector<char> bytes = sampleArtifact();
  auto artifact = *Artifact::fromBytes(bytes, kVerify);
  for (const SectionView &section : artifact->sections())
    if (section.kind == SectionKind::Constants) {
      // The factor itself, as it lies in the file.
      float two = 2.0f;
      auto at =
          std::search(bytes.begin(), bytes.end(), reinterpret_cast<char *>(&two), reinterpret_cast<char *>(&two) + 4);
      while (at != bytes.end() && (at - bytes.begin()) % 64 != 0)
        at = std::search(at + 1, bytes.end(), reinterpret_cast<char *>(&two), reinterpret_cast<char *>(&two) + 4);
      ASSERT_NE(at, bytes.end());
      at[1] = 1;
    }
  EXPECT_EQ(errorOf(bytes, {.verifyData = false}), "");
  EXPECT_THAT(errorOf(bytes), HasSubstr("section 'constants' is damaged"));
}

TEST(Artifact, EveryTruncationIsRefused) {
  std::vector<char> bytes = sampleArtifact();
  for (size_t size = 0; size < bytes.size(); size += size < 2048 ? 1 : 61)
    ASSERT_NE(errorOf(absl::MakeSpan(bytes).subspan(0, size)), "") << size;
  bytes.resize(bytes.size() + 64);
  EXPECT_THAT(errorOf(bytes), HasSubstr("bytes and has"));
}

// With checksums made right again after the damage, the structural checks alone must hold: nothing crashes, whatever
// the metadata says.
TEST(Artifact, DamagedMetadataWithRightChecksumsDoesNotCrash) {
  std::vector<char> bytes = sampleArtifact();
  SectionEntry entry;
  std::memcpy(&entry, bytes.data() + sizeof(ContainerHeader), sizeof entry);
  ASSERT_EQ(entry.kind, static_cast<uint32_t>(SectionKind::Metadata));
  int accepted = 0, refused = 0;
  for (size_t i = 0; i < entry.size; ++i)
    for (unsigned value : {0x00u, 0x01u, 0x7fu, 0x80u, 0xffu}) {
      std::vector<char> damaged = bytes;
      damaged[entry.offset + i] = static_cast<char>(value);
      SectionEntry fixed = entry;
      fixed.checksum = checksum(damaged.data() + entry.offset, entry.size);
      std::memcpy(damaged.data() + sizeof(ContainerHeader), &fixed, sizeof fixed);
      ContainerHeader header;
      std::memcpy(&header, damaged.data(), sizeof header);
      header.tableChecksum = checksum(damaged.data() + sizeof header, header.sections * sizeof(SectionEntry));
      header.checksum = checksum(&header, offsetof(ContainerHeader, checksum));
      std::memcpy(damaged.data(), &header, sizeof header);
      ++(errorOf(damaged).empty() ? accepted : refused);
    }
  // Names and unused bytes may change; offsets and sizes may not.
  EXPECT_GT(refused, 1000);
  EXPECT_GT(accepted, 100);
}

TEST(Artifact, ChoosesTheBestCode) {
  fb::ModuleT module = moduleWithKernels(64);
  module.programs.push_back(std::make_unique<fb::ProgramT>(ProgramBuilder().program));
  module.images[0]->target = "x86-64-v3";
  module.images[0]->features = {"avx2"};
  module.images.push_back(std::make_unique<fb::CodeImageT>(*module.images[0]));
  module.images[1]->target = "x86-64-v4";
  module.images[1]->features = {"avx2", "avx512f"};
  std::vector<char> bytes = packArtifact(std::move(module));
  auto target = [&](std::vector<std::string> features) {
    return (*Artifact::fromBytes(bytes, {.cpuFeatures = features}))->target();
  };
  EXPECT_EQ(target({"avx2"}), "x86-64-v3");
  EXPECT_EQ(target({"avx512f", "avx2"}), "x86-64-v4");
  EXPECT_THAT(errorOf(bytes, {.cpuFeatures = {{"avx"}}}), HasSubstr("x86-64-v4 needs avx2, avx512f"));
}

} // namespace
} // namespace gcrt
