#!/usr/bin/env bash
# clean_room.sh FOLDER [COMMAND…]: a bare Debian 12 in FOLDER, this repository's HEAD cloned into it, and each COMMAND run there
# (default: the README's two). Needs root. The machine's own apt sources, pip configuration and CA bundle are used.
set -euo pipefail
repository=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && git rev-parse --show-toplevel)
commit=$(git -C "$repository" rev-parse HEAD)
[ $# -ge 1 ] || { sed -n '2,3s/^# //p' "$0"; exit 2; }
[ "$(id -u)" = 0 ] || { echo "clean_room.sh needs root: debootstrap and chroot do"; exit 2; }
room=$(realpath -m "$1")
shift
commands=("$@")
[ ${#commands[@]} -gt 0 ] || commands=("bash tools/test.sh" "bash tools/quickstart.sh")
[ ! -e "$room" ] || { echo "$room exists: name a folder that does not"; exit 2; }

command -v debootstrap >/dev/null || { apt-get update -q && apt-get install -yq debootstrap; }
mirror=$(apt-get indextargets --format '$(SITE) $(CODENAME)' 'Created-By: Packages' | awk '$2 == "bookworm" { print $1; exit }')
debootstrap --variant=minbase --include=git,ca-certificates bookworm "$room" "$mirror"

# Copies a file or folder of this machine to the same place in the room.
carry() {
  [ -e "$1" ] || return 0
  rm -rf "${room:?}$1"
  mkdir -p "$room$(dirname "$1")"
  cp -aLT "$1" "$room$1"
}
rm -rf "$room/etc/apt/sources.list"
for path in /etc/apt/sources.list /etc/apt/sources.list.d /etc/apt/auth.conf.d /etc/apt/keyrings /etc/apt/trusted.gpg.d \
  /usr/share/keyrings /etc/pip.conf /etc/ssl/certs /usr/local/share/ca-certificates /etc/resolv.conf /etc/hosts; do
  carry "$path"
done
# Settings of date checks only: the machine's hooks name programs that the room does not have.
mkdir -p "$room/etc/apt/apt.conf.d"
apt-config dump | grep -E '^(Acquire::(Check|http|https)|APT::Default)' >"$room/etc/apt/apt.conf.d/90room" || true

# Variables that tell pip and TLS where to go, and the files that they name.
variables=(HOME=/root PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin LANG=C.UTF-8)
while IFS='=' read -r name value; do
  case $name in
    PIP_* | *_CA_BUNDLE | SSL_CERT_* | *_proxy | *_PROXY)
      variables+=("$name=$value")
      case $value in /*) carry "$value" ;; esac ;;
  esac
done < <(env)

mount -t proc proc "$room/proc"
mount --bind /dev "$room/dev"
trap 'umount -l "$room/dev" "$room/proc"' EXIT
git clone -q --no-hardlinks "$repository" "$room/srv/gcompile"
git -C "$room/srv/gcompile" checkout -q --detach "$commit"
for command in "${commands[@]}"; do
  echo "clean room: $command"
  SECONDS=0
  chroot "$room" env -i "${variables[@]}" bash -c "cd /srv/gcompile && $command"
  echo "clean room: $command: passed in $SECONDS s"
done
