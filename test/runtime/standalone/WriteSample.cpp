// Writes the sample artifact of the runtime's tests and inputs for it: write_sample FILE.gcx IN.safetensors
#include "runtime/base/Safetensors.h"
#include "test/runtime/TestArtifact.h"

#include <cstdio>

using namespace gcrt;

int main(int argc, char **argv) {
  if (argc != 3)
    return 2;
  std::vector<char> artifact = test::sampleArtifact(256);
  std::vector<float> a(256), b(256, 0.5f);
  for (size_t i = 0; i < a.size(); ++i)
    a[i] = static_cast<float>(i);
  auto bytes = [](const std::vector<float> &v) {
    return absl::Span<const char>(reinterpret_cast<const char *>(v.data()), v.size() * 4);
  };
  absl::Span<const char> whole = artifact;
  absl::Status status = writeFile(argv[1], absl::MakeConstSpan(&whole, 1));
  if (status.ok())
    status =
        writeSafetensors(argv[2], {{"in_000", DType::f32, {256}, bytes(a)}, {"in_001", DType::f32, {256}, bytes(b)}});
  if (!status.ok())
    std::fprintf(stderr, "%s\n", std::string(status.message()).c_str());
  return status.ok() ? 0 : 1;
}
