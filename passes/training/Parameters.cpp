#include "passes/training/Parameters.h"

#include "ir/analysis/Names.h"

using namespace mlir;

namespace gc {

std::optional<Role> roleOf(DictionaryAttr attributes) {
  if (auto role = attributes ? attributes.getAs<RoleAttr>("gc.role") : RoleAttr())
    return role.getValue();
  return std::nullopt;
}

std::string parameterName(func::FuncOp loss, int64_t argument) {
  auto name = loss.getArgAttrOfType<StringAttr>(argument, "gc.name");
  std::string digits = std::to_string(argument);
  return name ? name.str() : "param_" + std::string(std::max<int>(0, 3 - digits.size()), '0') + digits;
}

FailureOr<SmallVector<size_t>> parametersNamed(func::FuncOp loss, const std::vector<std::string> &names,
                                               const std::string &pattern, const Twine &what) {
  SmallVector<size_t> out;
  for (auto [i, name] : llvm::enumerate(names))
    if (matchesPattern(pattern, name))
      out.push_back(i);
  if (out.empty())
    return loss.emitError() << "'" << pattern << "' in " << what << " matches no parameter's name"
                            << suggestion(pattern, patternsOf(names));
  return out;
}

} // namespace gc
