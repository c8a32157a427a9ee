#include "runtime/base/MappedFile.h"

#include <array>
#include <fcntl.h>
#include <gtest/gtest.h>
#include <string>
#include <sys/stat.h>
#include <unistd.h>

namespace gcrt {
namespace {

TEST(WriteFile, TakesTheNameWhole) {
  std::string path = testing::TempDir() + "/write_file_whole";
  ASSERT_TRUE(writeFile(path, {absl::MakeConstSpan("first", 5)}).ok());
  ASSERT_TRUE(writeFile(path, {absl::MakeConstSpan("se", 2), absl::MakeConstSpan("cond", 4)}).ok());
  auto file = MappedFile::open(path);
  ASSERT_TRUE(file.ok());
  EXPECT_EQ(std::string((*file)->bytes().begin(), (*file)->bytes().end()), "second");
  ::unlink(path.c_str());
}

TEST(WriteFile, LeavesAPipeAPipe) {
  std::string path = testing::TempDir() + "/write_file_pipe";
  ::unlink(path.c_str());
  ASSERT_EQ(::mkfifo(path.c_str(), 0600), 0);
  int reader = ::open(path.c_str(), O_RDONLY | O_NONBLOCK);
  ASSERT_GE(reader, 0);
  ASSERT_TRUE(writeFile(path, {absl::MakeConstSpan("through", 7)}).ok());
  std::array<char, 16> got;
  EXPECT_EQ(::read(reader, got.data(), got.size()), 7);
  EXPECT_EQ(std::string(got.data(), 7), "through");
  struct stat info;
  ASSERT_EQ(::stat(path.c_str(), &info), 0);
  EXPECT_TRUE(S_ISFIFO(info.st_mode));
  ::close(reader);
  ::unlink(path.c_str());
}

} // namespace
} // namespace gcrt
