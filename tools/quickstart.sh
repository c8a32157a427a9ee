#!/usr/bin/env bash
# Sets up, builds the compiler and trains a small GPT on the Jargon File and lets it write, from a bare Debian 12 on.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

bash tools/setup/setup.sh
cmake --preset dev -DPython3_EXECUTABLE="$PWD/.venv/bin/python"
cmake --build --preset dev --target gcompile

# The text comes out of the package itself: slim systems drop /usr/share/doc when they install one.
text=.cache/jargon.txt
if [ ! -s "$text" ]; then
  mkdir -p .cache/package
  (cd .cache/package && { apt-get download -q jargon-text ||
    { sudo=; [ "$(id -u)" = 0 ] || sudo=sudo; $sudo apt-get update -q && apt-get download -q jargon-text; }; })
  dpkg-deb -x .cache/package/jargon-text_*.deb .cache/package
  gunzip -c .cache/package/usr/share/doc/jargon-text/jargon.txt.gz >"$text.part"
  mv "$text.part" "$text"
fi

run=out/gpt.run
build/dev/bin/gcompile train tools/quickstart/gpt.toml --train.steps "${1:-3000}"
build/dev/bin/gcompile sample "$run" --prompt "hacker" --length 400
.venv/bin/python tools/quickstart/report.py "$text" "$run/log.jsonl"
cat <<END

$run/report.html has the loss curves; $run/step_* are its checkpoints.
More text:  build/dev/bin/gcompile sample $run --prompt "A wizard is"
Go on:      build/dev/bin/gcompile train $run --train.steps 4000
END
