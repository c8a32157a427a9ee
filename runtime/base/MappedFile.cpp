#include "runtime/base/MappedFile.h"
#include "absl/cleanup/cleanup.h"
#include "absl/strings/str_cat.h"

#include <cerrno>
#include <cstdio>
#include <fcntl.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

namespace gcrt {

static absl::Status fileError(int error, const std::string &path, const char *doing) {
  return absl::ErrnoToStatus(error, absl::StrCat("cannot ", doing, " '", path, "'"));
}

absl::StatusOr<std::shared_ptr<const MappedFile>> MappedFile::open(const std::string &path) {
  int fd = ::open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK); // a pipe would wait for who writes
  if (fd < 0)
    return fileError(errno, path, "open");
  absl::Cleanup close = [fd] { ::close(fd); };
  struct stat st;
  if (::fstat(fd, &st) != 0)
    return fileError(errno, path, "read the size of");
  if (!S_ISREG(st.st_mode))
    return absl::InvalidArgumentError(absl::StrCat("'", path, "' is not a regular file"));
  std::shared_ptr<MappedFile> file(new MappedFile);
  file->size = static_cast<size_t>(st.st_size);
  if (file->size > 0) {
    void *map = ::mmap(nullptr, file->size, PROT_READ, MAP_PRIVATE, fd, 0);
    if (map == MAP_FAILED)
      return fileError(errno, path, "map");
    file->data = static_cast<const char *>(map);
  }
  return file;
}

MappedFile::~MappedFile() {
  if (data)
    ::munmap(const_cast<char *>(data), size);
}

static absl::Status writeAll(int fd, const std::string &path, absl::Span<const char> bytes) {
  while (!bytes.empty()) {
    ssize_t n = ::write(fd, bytes.data(), bytes.size());
    if (n < 0 && errno == EINTR)
      continue;
    if (n < 0)
      return fileError(errno, path, "write");
    bytes.remove_prefix(static_cast<size_t>(n));
  }
  return absl::OkStatus();
}

absl::Status writeFile(const std::string &path, absl::Span<const absl::Span<const char>> pieces) {
  // A device or a pipe is written in its place: renaming a file onto it would take it away.
  struct stat info;
  bool inPlace = ::stat(path.c_str(), &info) == 0 && !S_ISREG(info.st_mode);
  std::string part = inPlace ? path : absl::StrCat(path, ".part", ::getpid());
  int fd = ::open(part.c_str(), O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0666);
  if (fd < 0)
    return fileError(errno, part, "create");
  absl::Status status;
  for (absl::Span<const char> piece : pieces)
    if (status.ok())
      status = writeAll(fd, part, piece);
  if (::close(fd) != 0 && status.ok())
    status = fileError(errno, part, "close");
  if (inPlace)
    return status;
  if (status.ok() && ::rename(part.c_str(), path.c_str()) != 0)
    status = fileError(errno, path, "rename to");
  if (!status.ok())
    ::unlink(part.c_str());
  return status;
}

} // namespace gcrt
