#!/usr/bin/env bash
# Sets up a bare Debian 12: packages, the tests' Python environment, with --jax JAX's, with --peers the other peers'.
# Does nothing where everything is there. Needs root or sudo only when a package is missing.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../.."

missing=()
while read -r package; do
  case $package in '' | '#'*) continue ;; esac
  [ "$(dpkg-query -W -f '${db:Status-Status}' "$package" 2>/dev/null)" = installed ] || missing+=("$package")
done <tools/setup/packages.txt

if [ ${#missing[@]} -gt 0 ]; then
  echo "installing: ${missing[*]}"
  root=()
  [ "$(id -u)" = 0 ] || root=(sudo)
  "${root[@]}" apt-get update -q
  "${root[@]}" env DEBIAN_FRONTEND=noninteractive apt-get install -yq --no-install-recommends "${missing[@]}"
fi

# make_venv FOLDER REQUIREMENTS: made anew when the requirements change.
make_venv() {
  if ! cmp -s "$2" "$1/requirements.txt"; then
    rm -rf "$1"
    python3 -m venv "$1"
    "$1/bin/python" -m pip install --quiet --disable-pip-version-check -r "$2"
    cp "$2" "$1/requirements.txt"
  fi
}
make_venv .venv tools/setup/requirements.txt
[ "${1:-}" != --jax ] || make_venv .venv-jax tools/setup/requirements-jax.txt
[ "${1:-}" != --peers ] || make_venv .venv-peers tools/setup/requirements-peers.txt
