#include "runtime/device/Communicator.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"

namespace gcrt {

uint64_t CollectiveSpec::dstBytes() const {
  if (kind == fb::CollectiveKind::all_gather)
    return srcBytes() * group.size();
  if (kind == fb::CollectiveKind::reduce_scatter)
    return srcBytes() / group.size();
  return srcBytes();
}

std::string CollectiveSpec::text() const {
  std::string out = fb::EnumNameCollectiveKind(kind);
  if (kind == fb::CollectiveKind::all_reduce || kind == fb::CollectiveKind::reduce_scatter)
    absl::StrAppend(&out, " ", fb::EnumNameMonoid(monoid));
  absl::StrAppend(&out, " ", info(dtype).shortName, "[", count, "]");
  if (outer != 1)
    absl::StrAppend(&out, " in ", outer, " blocks");
  if (!pairs.empty())
    absl::StrAppend(&out, " pairs {", absl::StrJoin(pairs, ", "), "}");
  absl::StrAppend(&out, " over ", axes.empty() ? "nothing" : axes);
  if (!label.empty())
    absl::StrAppend(&out, " '", label, "'");
  return out;
}

} // namespace gcrt
