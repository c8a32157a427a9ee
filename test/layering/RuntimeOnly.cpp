// A program that links the runtime and nothing else of ours.
//   RuntimeOnly run A.gcx IN.safetensors WANT.safetensors   runs the artifact and compares bit for bit
//   RuntimeOnly flip A.gcx                                  loads it with one byte changed, many times: never accepted
#include "runtime/artifact/Artifact.h"
#include "runtime/base/Compare.h"
#include "runtime/base/Safetensors.h"
#include "runtime/base/Status.h"
#include "runtime/cpu/CpuDevice.h"
#include "runtime/exec/Session.h"

#include <fstream>
#include <iostream>

using namespace gcrt;

static absl::StatusOr<Array> readTensor(const Safetensors &file, const char *kind, size_t index,
                                        const fb::Value &value) {
  std::string name = absl::StrFormat("%s_%03d", kind, index);
  const StoredTensor *tensor = file.find(name);
  if (!tensor)
    return absl::NotFoundError(name + " is missing");
  std::vector<int64_t> shape(value.shape()->begin(), value.shape()->end());
  GC_ASSIGN_OR_RETURN(Array array, Array::make(value.dtype(), shape));
  GC_RETURN_IF_ERROR(file.read(*tensor, value.dtype(), shape, array.span()));
  return array;
}

static absl::Status runAndCompare(const std::string &path, const std::string &inputs, const std::string &want) {
  GC_ASSIGN_OR_RETURN(auto artifact, Artifact::open(path, {}));
  const fb::Program *program = artifact->findProgram("main");
  GC_ASSIGN_OR_RETURN(auto given, Safetensors::open(inputs));
  GC_ASSIGN_OR_RETURN(auto expected, Safetensors::open(want));
  std::vector<Array> arguments;
  for (uint32_t i = 0; i < program->arguments()->size(); ++i) {
    GC_ASSIGN_OR_RETURN(Array array, readTensor(*given, "in", i, *program->arguments()->Get(i)));
    arguments.push_back(std::move(array));
  }
  Session::Options options;
  options.devices.push_back(makeCpuDevice({}));
  GC_ASSIGN_OR_RETURN(auto session, Session::create(artifact, std::move(options)));
  GC_ASSIGN_OR_RETURN(std::vector<Array> results, session->run("main", arguments));
  for (uint32_t i = 0; i < results.size(); ++i) {
    GC_ASSIGN_OR_RETURN(Array reference, readTensor(*expected, "out", i, *program->results()->Get(i)));
    Comparison comparison = compare(absl::StrCat("out ", i), results[i].type(), results[i].shape(), results[i].data(),
                                    reference.data(), {});
    if (!comparison.ok())
      return absl::InternalError(comparison.failure);
  }
  std::cout << results.size() << " results equal\n";
  return absl::OkStatus();
}

// Every byte of the first 64 KiB (header, table and metadata of a small artifact), then every 7th.
static absl::Status flipBytes(const std::string &path) {
  std::ifstream in(path, std::ios::binary);
  std::string bytes((std::istreambuf_iterator<char>(in)), std::istreambuf_iterator<char>());
  ArtifactOptions options;
  options.verifyData = true;
  GC_RETURN_IF_ERROR(Artifact::fromBytes(bytes, options).status());
  size_t tried = 0;
  for (size_t at = 0; at < bytes.size(); at += at < 65536 ? 1 : 7, ++tried) {
    char before = bytes[at];
    bytes[at] = static_cast<char>(before ^ (1 << (at % 8)));
    if (Artifact::fromBytes(bytes, options).ok())
      return absl::InternalError(absl::StrCat("accepted with byte ", at, " of ", bytes.size(), " changed"));
    bytes[at] = before;
  }
  std::cout << tried << " changed bytes refused\n";
  return absl::OkStatus();
}

int main(int argc, char **argv) {
  std::vector<std::string> words(argv + 1, argv + argc);
  absl::Status status = absl::InvalidArgumentError("usage: RuntimeOnly run A.gcx IN WANT | flip A.gcx");
  if (words.size() == 4 && words[0] == "run")
    status = runAndCompare(words[1], words[2], words[3]);
  else if (words.size() == 2 && words[0] == "flip")
    status = flipBytes(words[1]);
  if (!status.ok())
    std::cerr << status.message() << '\n';
  return status.ok() ? 0 : 1;
}
