// Damage to artifacts. The checksums are made right again behind most of it, so that the checks behind them are
// reached: fields of the metadata one by one (numbers, lengths, references, kinds of operations, by the schema), whole
// commands and buffers moved, the section table, single bytes.
#ifndef GC_TEST_FUZZ_ARTIFACT_MUTATEARTIFACT_H
#define GC_TEST_FUZZ_ARTIFACT_MUTATEARTIFACT_H

#include <cstdint>
#include <random>
#include <string>
#include <vector>

namespace gc::test {

// Checksums of table and header, and of every section that lies inside the file, made right. Nothing for a file that is
// shorter than its header says.
void sealArtifact(std::vector<char> &file);

class ArtifactMutator {
public:
  // `schema` is runtime/abi/gcx.fbs in binary form.
  explicit ArtifactMutator(std::string schema);

  // A damaged copy of a valid artifact; `donor` is another one, of which parts may be taken.
  std::vector<char> mutate(const std::vector<char> &artifact, const std::vector<char> &donor, std::mt19937_64 &random);

private:
  std::string schema;
};

} // namespace gc::test

#endif
