#include "runtime/checkpoint/Checkpoint.h"

#include "runtime/abi/Checksum.h"
#include "runtime/base/Status.h"

#include "absl/cleanup/cleanup.h"
#include "absl/strings/match.h"
#include "absl/strings/numbers.h"
#include "absl/strings/str_format.h"

#include <cerrno>
#include <fcntl.h>
#include <filesystem>
#include <unistd.h>

namespace gcrt {

namespace fs = std::filesystem;
using Json = nlohmann::json;

static constexpr int kFormat = 1;
static constexpr const char *kState = "state.safetensors", *kManifest = "manifest.json";
static constexpr absl::string_view kPrefix = "step_", kUnfinished = ".unfinished";

static absl::Status invalid(const std::string &path, const std::string &what) {
  return absl::InvalidArgumentError(absl::StrCat("checkpoint ", path, ": ", what));
}

static absl::Status fileError(const std::error_code &error, const std::string &path, const char *doing) {
  return absl::ErrnoToStatus(error.value(), absl::StrCat("cannot ", doing, " '", path, "'"));
}

// Waits until a file's or a folder's bytes are on the disk.
static absl::Status sync(const std::string &path) {
  int fd = ::open(path.c_str(), O_RDONLY | O_CLOEXEC);
  if (fd < 0)
    return absl::ErrnoToStatus(errno, absl::StrCat("cannot open '", path, "'"));
  absl::Cleanup close = [fd] { ::close(fd); };
  if (::fsync(fd) != 0)
    return absl::ErrnoToStatus(errno, absl::StrCat("cannot sync '", path, "'"));
  return absl::OkStatus();
}

static std::string hexChecksum(absl::Span<const char> bytes) {
  return absl::StrFormat("%016x", checksum(bytes.data(), bytes.size()));
}

std::string checkpointPath(const std::string &directory, int64_t step) {
  return absl::StrFormat("%s/%s%08d", directory, kPrefix, step);
}

static Json manifestOf(const CheckpointInfo &info, const Safetensors &state, absl::Span<const char> bytes) {
  Json tensors = Json::array();
  for (const StoredTensor &tensor : state.tensors())
    tensors.push_back({{"name", tensor.name}, {"dtype", tensor.storage}, {"shape", tensor.shape}});
  Json file = {{"name", kState}, {"bytes", bytes.size()}, {"checksum", hexChecksum(bytes)}};
  return {{"format", kFormat},   {"step", info.step}, {"seed", info.seed}, {"config", info.config},
          {"facts", info.facts}, {"files", {file}},   {"tensors", tensors}};
}

// With the checksum over the manifest's own text. The text is the one way to write it, so that every byte counts.
static std::string manifestText(const Json &manifest) {
  Json whole = {{"checksum", hexChecksum(manifest.dump())}, {"manifest", manifest}};
  return whole.dump(1) + "\n";
}

absl::Status writeCheckpoint(const std::string &directory, const CheckpointInfo &info,
                             absl::Span<const TensorToStore> state) {
  std::string path = checkpointPath(directory, info.step), part = absl::StrCat(path, kUnfinished);
  std::error_code error;
  fs::create_directories(directory, error);
  if (!error)
    fs::remove_all(part, error);
  if (!error)
    fs::create_directory(part, error);
  if (error)
    return fileError(error, part, "make the folder");
  absl::Cleanup remove = [&] {
    std::error_code ignored;
    fs::remove_all(part, ignored);
  };
  std::string stateFile = absl::StrCat(part, "/", kState), manifestFile = absl::StrCat(part, "/", kManifest);
  GC_RETURN_IF_ERROR(writeSafetensors(stateFile, state));
  GC_RETURN_IF_ERROR(sync(stateFile));
  {
    GC_ASSIGN_OR_RETURN(auto mapped, MappedFile::open(stateFile));
    GC_ASSIGN_OR_RETURN(auto stored, Safetensors::fromBytes(mapped->bytes(), stateFile));
    std::string manifest = manifestText(manifestOf(info, *stored, mapped->bytes()));
    GC_RETURN_IF_ERROR(writeFile(manifestFile, {absl::MakeConstSpan(manifest)}));
  }
  GC_RETURN_IF_ERROR(sync(manifestFile));
  GC_RETURN_IF_ERROR(sync(part));
  fs::remove_all(path, error); // rename does not replace a folder that holds something
  if (!error)
    fs::rename(part, path, error);
  if (error)
    return fileError(error, path, "rename to");
  std::move(remove).Cancel();
  return sync(directory);
}

// The manifest's fields, checked in type; `path` is the checkpoint's.
static absl::StatusOr<Json> readManifest(const std::string &path) {
  std::string file = absl::StrCat(path, "/", kManifest);
  GC_ASSIGN_OR_RETURN(auto mapped, MappedFile::open(file));
  std::string text(mapped->bytes().begin(), mapped->bytes().end());
  Json whole = Json::parse(text, nullptr, /*allow_exceptions=*/false);
  if (!whole.is_object() || !whole.contains("manifest") || !whole["manifest"].is_object())
    return invalid(path, absl::StrCat(kManifest, " is no manifest"));
  Json manifest = whole["manifest"];
  if (manifestText(manifest) != text)
    return invalid(path, absl::StrCat(kManifest, " does not have the checksum that it says"));
  if (manifest.value("format", Json()) != kFormat)
    return invalid(
        path, absl::StrCat("format is ", manifest.value("format", Json()).dump(), ", this program reads ", kFormat));
  if (!manifest.value("step", Json()).is_number_integer() || !manifest.value("seed", Json()).is_number_unsigned() ||
      !manifest.value("config", Json()).is_string() || !manifest.value("files", Json()).is_array())
    return invalid(path, absl::StrCat(kManifest, " lacks a field or has one of a wrong type"));
  return manifest;
}

absl::StatusOr<Checkpoint> readCheckpoint(const std::string &path) {
  GC_ASSIGN_OR_RETURN(Json manifest, readManifest(path));
  Checkpoint out;
  out.path = path;
  bool hasState = false;
  for (const Json &entry : manifest["files"]) {
    if (!entry.is_object() || !entry.value("name", Json()).is_string() || !entry.value("checksum", Json()).is_string())
      return invalid(path, absl::StrCat(kManifest, " has a file without name or checksum"));
    std::string name = entry["name"].get<std::string>();
    hasState |= name == kState;
    std::string file = absl::StrCat(path, "/", name);
    GC_ASSIGN_OR_RETURN(auto mapped, MappedFile::open(file));
    if (entry.value("bytes", Json()) != mapped->bytes().size())
      return invalid(path, absl::StrCat(name, " has ", mapped->bytes().size(), " bytes, the manifest says ",
                                        entry.value("bytes", Json()).dump()));
    if (entry.value("checksum", "") != hexChecksum(mapped->bytes()))
      return invalid(path, absl::StrCat(name, " does not have the checksum that the manifest says"));
  }
  if (!hasState)
    return invalid(path, absl::StrCat(kManifest, " does not name ", kState));
  GC_ASSIGN_OR_RETURN(out.state, Safetensors::open(absl::StrCat(path, "/", kState)));
  out.info.step = manifest["step"].get<int64_t>();
  out.info.seed = manifest["seed"].get<uint64_t>();
  out.info.config = manifest["config"].get<std::string>();
  out.info.facts = manifest.value("facts", Json::object());
  return out;
}

absl::StatusOr<std::vector<int64_t>> checkpointSteps(const std::string &directory) {
  std::vector<int64_t> steps;
  std::error_code error;
  if (!fs::exists(directory, error))
    return steps;
  for (fs::directory_iterator at(directory, error), end; !error && at != end; at.increment(error)) {
    std::string name = at->path().filename().string();
    int64_t step;
    if (absl::StartsWith(name, kPrefix) && absl::SimpleAtoi(name.substr(kPrefix.size()), &step) &&
        checkpointPath(directory, step) == absl::StrCat(directory, "/", name))
      steps.push_back(step);
  }
  if (error)
    return fileError(error, directory, "list");
  std::sort(steps.begin(), steps.end());
  return steps;
}

absl::StatusOr<std::optional<Checkpoint>> newestCheckpoint(const std::string &directory,
                                                           std::vector<absl::Status> &rejected) {
  GC_ASSIGN_OR_RETURN(std::vector<int64_t> steps, checkpointSteps(directory));
  for (auto step = steps.rbegin(); step != steps.rend(); ++step) {
    absl::StatusOr<Checkpoint> read = readCheckpoint(checkpointPath(directory, *step));
    if (read.ok())
      return std::optional(*std::move(read));
    rejected.push_back(read.status());
  }
  return std::optional<Checkpoint>();
}

absl::Status pruneCheckpoints(const std::string &directory, int keep) {
  GC_ASSIGN_OR_RETURN(std::vector<int64_t> steps, checkpointSteps(directory));
  std::vector<std::string> old;
  if (keep > 0)
    for (size_t i = 0; i + keep < steps.size(); ++i)
      old.push_back(checkpointPath(directory, steps[i]));
  std::error_code error;
  if (fs::exists(directory, error))
    for (const fs::directory_entry &entry : fs::directory_iterator(directory, error))
      if (absl::EndsWith(entry.path().string(), kUnfinished))
        old.push_back(entry.path().string());
  for (const std::string &path : old)
    if (fs::remove_all(path, error); error)
      return fileError(error, path, "remove");
  return absl::OkStatus();
}

} // namespace gcrt
