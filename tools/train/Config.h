// The configuration of a training run: one typed file in TOML, each key of which is a flag too.
//
//   [model]
//   name = "gpt"
//   layers = 4
//   [data]
//   files = ["books/*.txt"]
//   [train]
//   tokens = "4M tokens"
//   optimizer = "adamw(lr=cosine(3e-4, warmup=100, steps=1000))"
//
// Keys.def is the table that all of it comes from.
#ifndef GC_TOOLS_TRAIN_CONFIG_H
#define GC_TOOLS_TRAIN_CONFIG_H

#include "absl/status/statusor.h"

#include <cstdint>
#include <map>
#include <string>
#include <variant>
#include <vector>

namespace gc {

// The types of keys, and what people may write: 4M tokens, 16GiB, 30min (Units.h).
using Count = int64_t;
using Bytes = int64_t;
using Seconds = double;
using Number = double;
using Text = std::string;
using Texts = std::vector<std::string>; // one text is a list of one
using Numbers = std::vector<double>;

struct TrainConfig {
#define GC_SECTION(NAME, DOC) struct {
#define GC_KEY(SECTION, NAME, TYPE, STANDARD, WHEN, CHOICES, DOC) TYPE NAME = STANDARD;
#define GC_END(NAME)                                                                                                   \
  }                                                                                                                    \
  NAME;
#include "tools/train/Keys.def"
#undef GC_SECTION
#undef GC_KEY
#undef GC_END
  // Settings of the zoo's network, as keys of [model]: names and texts.
  std::map<std::string, std::string> network;
};

// One key of one configuration.
struct ConfigKey {
  std::string section, name;
  const char *type; // "Count", …
  bool fixed;       // for the life of a run
  std::vector<std::string> choices;
  const char *doc;
  std::variant<int64_t *, double *, Text *, Texts *, Numbers *> value;

  std::string flag() const { return section + "." + name; }
  std::string toml() const; // the value as the file has it
};
std::vector<ConfigKey> keysOf(TrainConfig &config);

// A value as it was written.
struct Written {
  enum Kind { Any, Whole, Real, Truth, Words, List } kind = Any; // Any: of a flag
  std::string text;
  std::vector<Written> parts; // of a list
};
absl::Status checkSection(const std::string &name);
// Sets SECTION.KEY. Errors name the key; an unknown one names the nearest.
absl::Status setKey(TrainConfig &config, const std::string &flag, const Written &value);

// Reads a file's text, on top of what the configuration says; `path` is for errors, which have line and column.
absl::Status readToml(const std::string &text, const std::string &path, TrainConfig &config);
// All keys with their values, as readToml takes them.
std::string writeToml(const TrainConfig &config);

// Keys that are fixed for the life of a run and differ.
std::vector<std::string> fixedDifferences(const TrainConfig &a, const TrainConfig &b);

// docs/reference/train.md.
std::string trainReference();

} // namespace gc

#endif
