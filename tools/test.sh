#!/usr/bin/env bash
# Sets up, builds and runs all tests, from a bare Debian 12 on.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

bash tools/setup/setup.sh
# The tests' Python comes first, so that CMake finds it.
export PATH="$PWD/.venv/bin:$PATH"
cmake --preset dev -DPython3_EXECUTABLE="$PWD/.venv/bin/python"
cmake --build --preset dev
ctest --preset dev -j "$(nproc)"
