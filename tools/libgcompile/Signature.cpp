#include "tools/libgcompile/Handles.h"

#include "ir/analysis/Names.h"

#include "absl/strings/str_cat.h"

static void describeAll(const std::vector<gc::ValueInfo> &values, const char *kind, gcompile_signature::Texts *texts,
                        std::vector<gcompile_value> &out) {
  for (size_t i = 0; i < values.size(); ++i) {
    const gc::ValueInfo &value = values[i];
    texts[i] = {gc::numberedName(kind, i), gcrt::info(value.dtype).shortName, value.text()};
    uint64_t bytes = value.bytes();
    out.push_back({value.name.c_str(), texts[i].numbered.c_str(), value.role.c_str(), texts[i].dtype.c_str(),
                   texts[i].type.c_str(), value.init.c_str(), value.shape.size(), value.shape.data(),
                   bytes / gcrt::byteSize(value.dtype), bytes, value.alias, value.donated});
  }
}

gcompile_signature::gcompile_signature(gc::Signature signature)
    : own(std::move(signature)), texts(own.arguments.size() + own.results.size()) {
  describeAll(own.arguments, "in", texts.data(), arguments);
  describeAll(own.results, "out", texts.data() + own.arguments.size(), results);
}

static absl::StatusOr<size_t> find(const std::vector<gcompile_value> &values, const char *name, const char *kind) {
  GC_RETURN_IF_ERROR(gc::embed::given(name, kind));
  std::vector<std::string> known;
  const gcompile_value *found = nullptr;
  for (const gcompile_value &value : values) {
    if (!std::strcmp(value.numbered, name))
      return &value - values.data();
    if (*name && !std::strcmp(value.name, name)) {
      if (found)
        return absl::InvalidArgumentError(absl::StrCat("'", name, "' is the name of ", found->numbered, " and of ",
                                                       value.numbered, ": say which by that"));
      found = &value;
    }
    known.insert(known.end(), {value.name, value.numbered});
  }
  if (found)
    return found - values.data();
  return absl::NotFoundError(absl::StrCat("the program has no ", kind, " '", name, "'", gc::suggestion(name, known)));
}

absl::StatusOr<size_t> gcompile_signature::findArgument(const char *name) const {
  return find(arguments, name, "argument");
}
absl::StatusOr<size_t> gcompile_signature::findResult(const char *name) const {
  return find(results, name, "result");
}

size_t gcompile_signature_argument_count(const gcompile_signature *signature) {
  return signature ? signature->arguments.size() : 0;
}
size_t gcompile_signature_result_count(const gcompile_signature *signature) {
  return signature ? signature->results.size() : 0;
}

static const gcompile_value *at(const std::vector<gcompile_value> &values, size_t number) {
  return number < values.size() ? &values[number] : nullptr;
}
const gcompile_value *gcompile_signature_argument(const gcompile_signature *signature, size_t number) {
  return signature ? at(signature->arguments, number) : nullptr;
}
const gcompile_value *gcompile_signature_result(const gcompile_signature *signature, size_t number) {
  return signature ? at(signature->results, number) : nullptr;
}
