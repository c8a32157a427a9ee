#include "tools/train/Config.h"

#include "ir/analysis/Names.h"
#include "runtime/base/Status.h"
#include "tools/train/Units.h"

#include "absl/strings/numbers.h"
#include "absl/strings/str_format.h"
#include "absl/strings/str_join.h"
#include "absl/strings/str_split.h"

#include <cmath>

namespace gc {

std::vector<ConfigKey> keysOf(TrainConfig &config) {
  std::vector<ConfigKey> keys;
  constexpr bool Fixed = true, Free = false;
#define GC_SECTION(NAME, DOC)
#define GC_KEY(SECTION, NAME, TYPE, STANDARD, WHEN, CHOICES, DOC)                                                      \
  keys.push_back(                                                                                                      \
      {#SECTION, #NAME, #TYPE, WHEN, absl::StrSplit(CHOICES, ' ', absl::SkipEmpty()), DOC, &config.SECTION.NAME});
#define GC_END(NAME)
#include "tools/train/Keys.def"
#undef GC_SECTION
#undef GC_KEY
#undef GC_END
  return keys;
}

// A TOML basic string.
static std::string tomlString(const std::string &text) {
  std::string out = "\"";
  for (char c : text)
    if (c == '"' || c == '\\')
      out += {'\\', c};
    else if (static_cast<unsigned char>(c) < 0x20 || c == 0x7F)
      absl::StrAppendFormat(&out, "\\u%04X", c);
    else
      out += c;
  return out + '"';
}

// The shortest text that reads back as the same number, and is no whole number's to TOML.
static std::string realText(double number) {
  std::string text;
  for (int digits = 6; digits <= 17; ++digits) {
    double back;
    text = absl::StrFormat("%.*g", digits, number);
    if (absl::SimpleAtod(text, &back) && back == number)
      break;
  }
  return text.find_first_of(".e") == std::string::npos ? text + ".0" : text;
}

std::string ConfigKey::toml() const {
  if (auto *number = std::get_if<int64_t *>(&value))
    return absl::StrCat(**number);
  if (auto *number = std::get_if<double *>(&value))
    return realText(**number);
  if (auto *text = std::get_if<Text *>(&value))
    return tomlString(**text);
  auto list = [](const auto &of, auto &&write) {
    return absl::StrCat("[", absl::StrJoin(of, ", ", [&](std::string *out, const auto &x) { *out += write(x); }), "]");
  };
  if (auto *texts = std::get_if<Texts *>(&value))
    return list(**texts, tomlString);
  return list(**std::get_if<Numbers *>(&value), realText);
}

static absl::Status badKey(const std::string &flag, const std::string &what) {
  return absl::InvalidArgumentError(absl::StrCat(flag, ": ", what));
}

// The parts of a list; a flag's are joined by commas.
static std::vector<Written> partsOf(const Written &value) {
  if (value.kind == Written::List)
    return value.parts;
  if (value.kind != Written::Any)
    return {value};
  std::vector<Written> out;
  for (absl::string_view part : absl::StrSplit(value.text, ',', absl::SkipEmpty()))
    out.push_back({Written::Any, std::string(part)});
  return out;
}

static absl::StatusOr<double> realOf(const Written &value) {
  double number;
  bool right = value.kind == Written::Any || value.kind == Written::Whole || value.kind == Written::Real;
  if (!right || !absl::SimpleAtod(value.text, &number) || !std::isfinite(number))
    return absl::InvalidArgumentError(absl::StrCat("is a number and not ", value.text));
  return number;
}

static absl::Status assign(const ConfigKey &key, const Written &value) {
  std::string type = key.type;
  if (type == "Texts" || type == "Numbers") {
    Texts texts;
    Numbers numbers;
    for (const Written &part : partsOf(value)) {
      if (part.kind != Written::Any && part.kind != (type == "Texts" ? Written::Words : part.kind))
        return absl::InvalidArgumentError(absl::StrCat("is a list of texts, and holds ", part.text));
      texts.push_back(part.text);
      if (type == "Numbers") {
        GC_ASSIGN_OR_RETURN(double number, realOf(part));
        numbers.push_back(number);
      }
    }
    if (type == "Texts")
      **std::get_if<Texts *>(&key.value) = texts;
    else
      **std::get_if<Numbers *>(&key.value) = numbers;
    return absl::OkStatus();
  }
  if (value.kind == Written::List || value.kind == Written::Truth)
    return absl::InvalidArgumentError(absl::StrCat("is no ", value.kind == Written::List ? "list" : "truth value"));
  if (type == "Text") {
    if (value.kind != Written::Any && value.kind != Written::Words)
      return absl::InvalidArgumentError(absl::StrCat("is a text and not ", value.text));
    if (!key.choices.empty() && std::find(key.choices.begin(), key.choices.end(), value.text) == key.choices.end())
      return absl::InvalidArgumentError(absl::StrCat("is one of ", absl::StrJoin(key.choices, ", "), " and not '",
                                                     value.text, "'", suggestion(value.text, key.choices)));
    **std::get_if<Text *>(&key.value) = value.text;
    return absl::OkStatus();
  }
  if (type == "Number") {
    GC_ASSIGN_OR_RETURN(**std::get_if<double *>(&key.value), realOf(value));
    return absl::OkStatus();
  }
  if (type == "Seconds") {
    GC_ASSIGN_OR_RETURN(**std::get_if<double *>(&key.value), parseSeconds(value.text));
    return absl::OkStatus();
  }
  GC_ASSIGN_OR_RETURN(**std::get_if<int64_t *>(&key.value),
                      type == "Bytes" ? parseBytes(value.text) : parseCount(value.text));
  return absl::OkStatus();
}

absl::Status checkSection(const std::string &name) {
  TrainConfig standard;
  std::vector<std::string> sections;
  for (const ConfigKey &key : keysOf(standard))
    sections.push_back(key.section);
  if (std::find(sections.begin(), sections.end(), name) != sections.end())
    return absl::OkStatus();
  return absl::InvalidArgumentError(absl::StrCat("there is no section [", name, "]", suggestion(name, sections)));
}

absl::Status setKey(TrainConfig &config, const std::string &flag, const Written &value) {
  std::vector<std::string> known;
  for (const ConfigKey &key : keysOf(config)) {
    if (key.flag() == flag)
      return gcrt::annotate(assign(key, value), flag);
    known.push_back(key.flag());
  }
  std::pair<std::string, std::string> parts = absl::StrSplit(flag, absl::MaxSplits('.', 1));
  GC_RETURN_IF_ERROR(gcrt::annotate(checkSection(parts.first), flag));
  if (parts.first != "model" || value.kind == Written::List)
    return badKey(flag, absl::StrCat("there is no such key", suggestion(flag, known)));
  // The zoo's networks say which settings they have, once it is known which one is meant.
  config.network[parts.second] = value.text;
  return absl::OkStatus();
}

// A network's setting, as it would be written by hand.
static std::string settingToml(const std::string &text) {
  int64_t whole;
  bool bare = text == "true" || text == "false" || (absl::SimpleAtoi(text, &whole) && absl::StrCat(whole) == text);
  return bare ? text : tomlString(text);
}

std::string writeToml(const TrainConfig &config) {
  TrainConfig copy = config;
  std::string out, section;
  auto network = [&] {
    for (auto &[name, text] : config.network)
      absl::StrAppend(&out, name, " = ", settingToml(text), "\n");
  };
  for (const ConfigKey &key : keysOf(copy)) {
    if (key.section != section) {
      if (section == "model")
        network();
      absl::StrAppend(&out, section.empty() ? "" : "\n", "[", key.section, "]\n");
      section = key.section;
    }
    absl::StrAppend(&out, key.name, " = ", key.toml(), "\n");
  }
  return out;
}

std::vector<std::string> fixedDifferences(const TrainConfig &a, const TrainConfig &b) {
  TrainConfig left = a, right = b;
  std::vector<ConfigKey> leftKeys = keysOf(left), rightKeys = keysOf(right);
  std::vector<std::string> out;
  for (size_t i = 0; i < leftKeys.size(); ++i)
    if (leftKeys[i].fixed && leftKeys[i].toml() != rightKeys[i].toml())
      out.push_back(leftKeys[i].flag());
  auto of = [](const TrainConfig &config, const std::string &name) {
    auto found = config.network.find(name);
    return found == config.network.end() ? std::string() : found->second;
  };
  for (const TrainConfig *config : {&a, &b})
    for (auto &[name, text] : config->network)
      if (of(a, name) != of(b, name) && std::find(out.begin(), out.end(), "model." + name) == out.end())
        out.push_back("model." + name);
  return out;
}

static const char *typeText(const std::string &type) {
  static constexpr std::pair<const char *, const char *> kTexts[] = {{"Count", "count (4000, 4M, 4M tokens)"},
                                                                     {"Bytes", "size (100MB, 16GiB)"},
                                                                     {"Seconds", "time (45s, 30min, 2h)"},
                                                                     {"Number", "number"},
                                                                     {"Text", "text"},
                                                                     {"Texts", "list of texts"},
                                                                     {"Numbers", "list of numbers"}};
  for (auto [name, text] : kTexts)
    if (type == name)
      return text;
  return "";
}

std::string trainReference() {
  TrainConfig standard;
  std::vector<ConfigKey> keys = keysOf(standard);
  std::string out =
      "# The configuration of a training run\n\n"
      "`gcompile train FILE.toml` reads it; each key is a flag as well: `--train.steps 100`. Free keys may "
      "change when a run\ngoes on, the others stay as they were. "
      "[How to train a model](../howto/train_a_model.md) has a whole file.\n";
  auto section = [&](const char *name, const char *doc) {
    absl::StrAppend(&out, "\n## [", name, "]\n", doc, "\n\n| key | type | default | free | |\n|---|---|---|---|---|\n");
    for (const ConfigKey &key : keys) {
      if (key.section != name)
        continue;
      std::string type = key.choices.empty() ? typeText(key.type) : absl::StrJoin(key.choices, ", ");
      absl::StrAppend(&out, "| `", key.name, "` | ", type, " | `", key.toml(), "` | ", key.fixed ? "" : "yes", " | ",
                      absl::StrJoin(absl::StrSplit(key.doc, '|'), "\\|"), " |\n");
    }
  };
#define GC_SECTION(NAME, DOC) section(#NAME, DOC);
#define GC_KEY(SECTION, NAME, TYPE, STANDARD, WHEN, CHOICES, DOC)
#define GC_END(NAME)
#include "tools/train/Keys.def"
#undef GC_SECTION
#undef GC_KEY
#undef GC_END
  return out;
}

} // namespace gc
