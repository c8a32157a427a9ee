#include "tools/driver/Cache.h"

#include "runtime/artifact/Artifact.h"
#include "runtime/base/MappedFile.h"
#include "runtime/base/Status.h"

#include "absl/strings/str_cat.h"
#include "mlir/Bytecode/BytecodeWriter.h"
#include "mlir/IR/BuiltinOps.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/SHA256.h"
#include "llvm/Support/TargetSelect.h"
#include <dlfcn.h>
#include <filesystem>
#include <nlohmann/json.hpp>

namespace fs = std::filesystem;

namespace gc {

namespace {
constexpr const char *kSuffix = ".gcx", *kRemarksSuffix = ".remarks.json";

fs::path remarksBeside(fs::path artifact) {
  return artifact.replace_extension(kRemarksSuffix);
}

// Nothing where the file is not whole.
std::optional<std::vector<Remark>> readRemarks(const fs::path &path) {
  std::vector<Remark> out;
  absl::StatusOr<std::shared_ptr<const gcrt::MappedFile>> file = gcrt::MappedFile::open(path.string());
  if (!file.ok())
    return out;
  absl::Span<const char> bytes = (*file)->bytes();
  nlohmann::json list = nlohmann::json::parse(bytes.begin(), bytes.end(), nullptr, /*allow_exceptions=*/false);
  if (!list.is_array())
    return std::nullopt;
  for (const nlohmann::json &one : list) {
    if (!one.is_object() || !one.value("location", nlohmann::json()).is_string() ||
        !one.value("text", nlohmann::json()).is_string())
      return std::nullopt;
    out.push_back({one["location"], one["text"]});
  }
  return out;
}

std::string writeRemarks(const std::vector<Remark> &remarks) {
  nlohmann::json list = nlohmann::json::array();
  for (const Remark &one : remarks)
    list.push_back({{"location", one.location}, {"text", one.text}});
  return list.dump(-1, ' ', /*ensure_ascii=*/false, nlohmann::json::error_handler_t::replace);
}

// A file by its size and time: a compiler built anew is another one, also where its version stays.
std::string identify(const fs::path &file) {
  std::error_code error;
  uint64_t size = fs::file_size(file, error);
  if (error)
    return file.string();
  return absl::StrCat(file.string(), " ", size, " ", fs::last_write_time(file, error).time_since_epoch().count());
}

// The file that holds an address: an executable or a shared library; empty where it is not known.
fs::path fileOf(const void *address) {
  Dl_info object;
  std::error_code error;
  if (!dladdr(address, &object) || !object.dli_fname)
    return {};
  fs::path file = fs::canonical(object.dli_fname, error); // an executable's name may not be a path
  return error ? fs::path() : file;
}

std::string identifyCompiler() {
  std::error_code error;
  fs::path own = fileOf(reinterpret_cast<const void *>(&identifyCompiler));
  // LLVM is in a file of its own where it is a shared library.
  return absl::StrCat(GC_VERSION, "\n", identify(own.empty() ? fs::read_symlink("/proc/self/exe", error) : own), "\n",
                      identify(fileOf(reinterpret_cast<const void *>(&LLVMInitializeX86Target))));
}
} // namespace

std::string keyOf(mlir::ModuleOp module, const std::string &facts) {
  std::string program;
  llvm::raw_string_ostream stream(program);
  // Fails only for versions of the format that are asked for.
  (void)mlir::writeBytecodeToFile(module, stream);
  llvm::SHA256 hash;
  for (const std::string &part : {identifyCompiler(), facts, program}) {
    hash.update(absl::StrCat(part.size(), "\n"));
    hash.update(part);
  }
  return llvm::toHex(hash.final(), /*LowerCase=*/true);
}

CompileCache::CompileCache(const CacheOptions &options, const std::string &key)
    : options(options), path((fs::path(options.folder) / (key + kSuffix)).string()) {}

std::optional<CachedArtifact> CompileCache::find() const {
  absl::StatusOr<std::shared_ptr<const gcrt::MappedFile>> file = gcrt::MappedFile::open(path);
  if (!file.ok())
    return std::nullopt;
  absl::Span<const char> mapped = (*file)->bytes();
  std::vector<char> bytes(mapped.begin(), mapped.end());
  gcrt::ArtifactOptions whole;
  whole.verifyData = true;
  std::optional<std::vector<Remark>> remarks = readRemarks(remarksBeside(path));
  if (!remarks || !gcrt::Artifact::fromBytes(bytes, whole).ok())
    return std::nullopt;
  std::error_code ignored; // a folder that can only be read serves as well
  fs::last_write_time(path, fs::file_time_type::clock::now(), ignored);
  return CachedArtifact{std::move(bytes), *std::move(remarks)};
}

absl::Status CompileCache::store(const CachedArtifact &artifact) const {
  std::error_code error;
  fs::create_directories(options.folder, error);
  if (error)
    return absl::InvalidArgumentError(
        absl::StrCat("cannot make the folder --cache ", options.folder, ": ", error.message()));
  // The remarks first: who finds the artifact finds them too.
  if (!artifact.remarks.empty())
    GC_RETURN_IF_ERROR(
        gcrt::writeFile(remarksBeside(path).string(), {absl::MakeConstSpan(writeRemarks(artifact.remarks))}));
  GC_RETURN_IF_ERROR(gcrt::writeFile(path, {absl::MakeConstSpan(artifact.bytes)}));

  struct File {
    fs::file_time_type used;
    uint64_t size;
    fs::path path;
  };
  std::vector<File> others;
  uint64_t sum = artifact.bytes.size();
  for (const fs::directory_entry &entry : fs::directory_iterator(options.folder, error)) {
    std::error_code gone; // by another process, which keeps to the limit too
    uint64_t size = entry.path() == path || entry.path().extension() != kSuffix ? 0 : entry.file_size(gone);
    fs::file_time_type used = entry.last_write_time(gone);
    if (size == 0 || gone)
      continue;
    others.push_back({used, size, entry.path()});
    sum += size;
  }
  std::sort(others.begin(), others.end(), [](const File &a, const File &b) { return a.used < b.used; });
  for (const File &file : others) {
    if (sum <= options.limit)
      break;
    fs::remove(file.path, error);
    fs::remove(remarksBeside(file.path), error);
    sum -= file.size;
  }
  return absl::OkStatus();
}

} // namespace gc
