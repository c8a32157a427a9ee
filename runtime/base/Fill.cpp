#include "runtime/base/Fill.h"
#include "runtime/base/Status.h"

#include "absl/strings/numbers.h"
#include "absl/strings/str_split.h"
#include <nlohmann/json.hpp>

namespace gcrt {

static uint64_t mix(uint64_t z) {
  z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9u;
  z = (z ^ (z >> 27)) * 0x94D049BB133111EBu;
  return z ^ (z >> 31);
}

static absl::Status checkRule(const FillRule &rule) {
  if (rule.kind == FillRule::Randint && rule.low >= rule.high)
    return absl::InvalidArgumentError(
        absl::StrCat("randint needs low < high, got low ", rule.low, " and high ", rule.high));
  return absl::OkStatus();
}

absl::StatusOr<FillRule> parseFillRule(const nlohmann::json &rule) {
  if (!rule.is_object())
    return absl::InvalidArgumentError("a fill rule is an object such as {\"kind\": \"normal\", \"seed\": 1}");
  FillRule out;
  auto kind = rule.find("kind");
  if (kind == rule.end() || !kind->is_string())
    return absl::InvalidArgumentError("a fill rule needs \"kind\", e.g. normal, randint, zeros");
  std::string name = kind->get<std::string>();
  if (name == "uniform")
    out.kind = FillRule::Uniform;
  else if (name == "normal")
    out.kind = FillRule::Normal;
  else if (name == "randint")
    out.kind = FillRule::Randint;
  else if (name == "zeros" || name == "ones" || name == "value")
    out.kind = FillRule::Value;
  else
    return absl::InvalidArgumentError(
        absl::StrCat("unknown fill kind '", name, "'; known are uniform, normal, randint, zeros, ones, value"));
  if (name == "ones")
    out.value = 1;
  if (name == "value" && !rule.contains("value"))
    return absl::InvalidArgumentError("fill rule of kind value needs \"value\"");
  bool isInteger = out.kind == FillRule::Randint;
  for (const auto &[key, value] : rule.items()) {
    if (key == "kind")
      continue;
    if (key == "seed" && out.kind != FillRule::Value && value.is_number_integer())
      out.seed = value.get<uint64_t>();
    else if (key == "value" && name == "value" && value.is_number())
      out.value = value.get<double>();
    else if (key == "scale" && !isInteger && out.kind != FillRule::Value && value.is_number())
      out.scale = value.get<double>();
    else if (key == "low" && isInteger && value.is_number_integer())
      out.low = value.get<int64_t>();
    else if (key == "high" && isInteger && value.is_number_integer())
      out.high = value.get<int64_t>();
    else
      return absl::InvalidArgumentError(
          absl::StrCat("fill rule of kind ", name, " cannot have \"", key, "\": ", value.dump()));
  }
  GC_RETURN_IF_ERROR(checkRule(out));
  return out;
}

absl::StatusOr<FillRule> parseFillText(std::string_view text) {
  absl::string_view whole(text.data(), text.size());
  std::vector<std::string> parts = absl::StrSplit(whole, ':');
  absl::Status bad = absl::InvalidArgumentError(absl::StrCat(
      "'", whole,
      "' is no fill rule; write normal:SEED[:SCALE], uniform:SEED[:SCALE], randint:SEED:LOW:HIGH, zeros, ones or "
      "value:NUMBER"));
  FillRule out;
  if (whole == "zeros" || whole == "ones" || (parts.size() == 2 && parts[0] == "value")) {
    out.kind = FillRule::Value;
    out.value = whole == "ones" ? 1 : 0;
    if (parts.size() == 2 && !absl::SimpleAtod(parts[1], &out.value))
      return bad;
    return out;
  }
  if (parts.size() < 2 || !absl::SimpleAtoi(parts[1], &out.seed))
    return bad;
  if (parts[0] == "randint") {
    out.kind = FillRule::Randint;
    if (parts.size() != 4 || !absl::SimpleAtoi(parts[2], &out.low) || !absl::SimpleAtoi(parts[3], &out.high))
      return bad;
  } else if (parts[0] == "normal" || parts[0] == "uniform") {
    out.kind = parts[0] == "normal" ? FillRule::Normal : FillRule::Uniform;
    if (parts.size() > 3 || (parts.size() == 3 && !absl::SimpleAtod(parts[2], &out.scale)))
      return bad;
  } else {
    return bad;
  }
  GC_RETURN_IF_ERROR(checkRule(out));
  return out;
}

// Calls store(i, z) for every element.
template <typename Store> static void generate(uint64_t seed, uint64_t first, uint64_t count, const Store &store) {
  for (uint64_t i = 0; i < count; ++i)
    store(i, mix(seed + (first + i + 1) * 0x9E3779B97F4A7C15u));
}

template <typename Store>
static void generateReal(const FillRule &rule, uint64_t first, uint64_t count, const Store &store) {
  double scale = rule.scale;
  if (rule.kind == FillRule::Uniform)
    return generate(rule.seed, first, count,
                    [&](uint64_t i, uint64_t z) { store(i, (double(z >> 40) * 0x1p-23 - 1.0) * scale); });
  generate(rule.seed, first, count, [&](uint64_t i, uint64_t z) {
    double s = double((z & 0xFFFF) + ((z >> 16) & 0xFFFF) + ((z >> 32) & 0xFFFF) + (z >> 48));
    store(i, (s / 65536.0 - 2.0) * 1.7320508075688772 * scale);
  });
}

absl::Status fill(const FillRule &rule, DType type, absl::Span<char> bytes, uint64_t first) {
  GC_RETURN_IF_ERROR(checkRule(rule));
  uint64_t size = byteSize(type);
  if (bytes.size() % size)
    return absl::InvalidArgumentError(
        absl::StrCat("a fill of ", info(type).shortName, " needs whole elements, got ", bytes.size(), " bytes"));
  uint64_t count = bytes.size() / size;
  char *out = bytes.data();
  if (rule.kind == FillRule::Value) {
    for (uint64_t i = 0; i < count; ++i)
      encode(type, rule.value, out + i * size);
    return absl::OkStatus();
  }
  if (rule.kind == FillRule::Randint) {
    uint64_t range = uint64_t(rule.high) - uint64_t(rule.low);
    bool isInteger = info(type).cls != DTypeClass::Float && info(type).cls != DTypeClass::Complex;
    generate(rule.seed, first, count, [&](uint64_t i, uint64_t z) {
      int64_t value = int64_t(uint64_t(rule.low) + z % range);
      if (isInteger)
        encodeInteger(type, value, out + i * size);
      else
        encode(type, double(value), out + i * size);
    });
    return absl::OkStatus();
  }
  if (type == DType::f32)
    generateReal(rule, first, count, [&](uint64_t i, double value) {
      float narrow = float(value);
      std::memcpy(out + i * 4, &narrow, 4);
    });
  else
    generateReal(rule, first, count, [&](uint64_t i, double value) { encode(type, value, out + i * size); });
  return absl::OkStatus();
}

} // namespace gcrt
