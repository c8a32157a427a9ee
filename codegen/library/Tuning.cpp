#include "codegen/library/Tuning.h"

#include "codegen/library/Contraction.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/JSON.h"
#include "llvm/Support/SHA256.h"

using namespace gc;
namespace json = llvm::json;

static constexpr llvm::StringLiteral kFormat = "gcompile-tuning-1";
static constexpr std::pair<llvm::StringLiteral, int64_t ContractionTiles::*> kFields[] = {
    {"mr", &ContractionTiles::mr},
    {"nr", &ContractionTiles::nrVectors},
    {"tile_m", &ContractionTiles::tileM},
    {"tile_n", &ContractionTiles::tileN}};

std::string gc::tuningTarget(const CpuTarget &target) {
  return llvm::formatv("{0}, {1}-bit vectors{2}", target.cpu, 8 * target.vectorBytes,
                       target.avx512bf16 ? ", bf16 products" : "");
}

static std::string textOf(mlir::Type type) {
  std::string text;
  llvm::raw_string_ostream(text) << type;
  return text;
}

std::string gc::tuningKey(const ContractionShape &shape) {
  auto operand = [](const MatrixOperand &o) {
    std::string strides = llvm::formatv("{0},{1}", o.rowStride, o.colStride);
    if (o.computed)
      strides = o.alongCols() ? "*,1" : "1,*";
    return llvm::formatv("{0}{1}[{2}]", o.isUnsigned ? "u" : "", textOf(o.element), strides).str();
  };
  return llvm::formatv("{0}x{1}x{2} {3} {4} {5}", shape.m, shape.n, shape.k, operand(shape.a), operand(shape.b),
                       textOf(shape.accumulator));
}

static llvm::Error refuse(const llvm::Twine &why) {
  return llvm::createStringError(why);
}

static llvm::Expected<ContractionTiles> parseTiles(llvm::StringRef key, const json::Value &value) {
  const json::Object *object = value.getAsObject();
  if (!object || object->size() != std::size(kFields))
    return refuse("contraction '" + key + "' has not exactly mr, nr, tile_m and tile_n");
  ContractionTiles tiles;
  for (auto [name, field] : kFields) {
    std::optional<int64_t> number = object->getInteger(name);
    if (!number || *number < 1 || *number > (int64_t(1) << 31))
      return refuse("contraction '" + key + "': " + name + " is no positive number of 31 bits");
    tiles.*field = *number;
  }
  return tiles;
}

llvm::Expected<TuningTable> TuningTable::parse(llvm::StringRef text) {
  llvm::Expected<json::Value> value = json::parse(text);
  if (!value)
    return value.takeError();
  const json::Object *object = value->getAsObject();
  if (!object || object->getString("format") != kFormat)
    return refuse("its format is not " + kFormat);
  std::optional<llvm::StringRef> target = object->getString("target");
  const json::Object *contractions = object->getObject("contractions");
  if (!target || !contractions || object->size() != 3)
    return refuse("it has not exactly format, target and contractions");
  TuningTable table(target->str());
  for (const auto &[key, tiles] : *contractions) {
    llvm::Expected<ContractionTiles> parsed = parseTiles(key, tiles);
    if (!parsed)
      return parsed.takeError();
    table.set(llvm::StringRef(key).str(), *parsed);
  }
  return table;
}

const ContractionTiles *TuningTable::find(const std::string &key) const {
  auto found = tiles.find(key);
  return found == tiles.end() ? nullptr : &found->second;
}

std::string TuningTable::text() const {
  std::string out;
  llvm::raw_string_ostream stream(out);
  stream << "{\"format\": \"" << kFormat << "\",\n \"target\": " << json::Value(forTarget) << ",\n \"contractions\": {";
  llvm::ListSeparator comma(",");
  for (const auto &[key, entry] : tiles) {
    stream << comma << "\n  " << json::Value(key) << ": {";
    llvm::ListSeparator inner;
    for (auto [name, field] : kFields)
      stream << inner << '"' << name << "\": " << entry.*field;
    stream << '}';
  }
  stream << "}}\n";
  return out;
}

std::string TuningTable::hash() const {
  std::string all = text();
  return llvm::toHex(llvm::SHA256::hash(llvm::arrayRefFromStringRef(all)), /*LowerCase=*/true);
}
