// P.roles.json beside P.mlir: what the program's text does not say of its arguments and results.
//
//   {"arguments": {"in_000": {"name": "wte", "role": "param", "type": "f32[64, 16]", "tied": ["head"], "alias":
//   "loss"},
//                  "tokens": {"role": "batch", "init": "randint:7:0:256"}},
//    "results": {"out_000": {"name": "loss", "role": "loss"}}}
//
// A key is in_NNN or out_NNN, or the name that the program gives. Every field is optional. `alias` names the result
// that takes the argument's memory ("any": the compiler chooses), `tied` are other names of the same value, `init` the
// fill rule for a value where none is given, `type` is compared. What the program says itself may be said again and not
// otherwise.
#ifndef GC_TOOLS_DRIVER_ROLES_H
#define GC_TOOLS_DRIVER_ROLES_H

#include "absl/status/status.h"

#include "mlir/IR/BuiltinOps.h"

namespace gc {

// Puts a file's names, roles and aliases on the module's @main. Unknown keys are errors that name the nearest.
absl::Status applyRoles(mlir::ModuleOp module, const std::string &path);

// P.roles.json for P.mlir; empty where there is no such file.
std::string rolesBeside(const std::string &program);

} // namespace gc

#endif
