#include "runtime/data/Files.h"

#include "absl/cleanup/cleanup.h"
#include "absl/strings/str_cat.h"

#include <glob.h>

namespace gcrt {

absl::StatusOr<std::vector<std::string>> filesNamed(const std::string &pattern) {
  if (pattern.find_first_of("*?[") == std::string::npos)
    return std::vector<std::string>{pattern};
  glob_t found = {};
  absl::Cleanup free = [&] { ::globfree(&found); };
  int result = ::glob(pattern.c_str(), GLOB_ERR, nullptr, &found);
  if (result == GLOB_NOMATCH)
    return absl::NotFoundError(absl::StrCat("no file is named as '", pattern, "'"));
  if (result != 0)
    return absl::InvalidArgumentError(absl::StrCat("cannot list the files named as '", pattern, "'"));
  return std::vector<std::string>(found.gl_pathv, found.gl_pathv + found.gl_pathc);
}

} // namespace gcrt
