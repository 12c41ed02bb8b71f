#!/usr/bin/env bash
# Builds the site in a folder, unless its last build was of the same files, for the same base and origin:
#
#     test/owner/build.sh FOLDER
set -euo pipefail
cd "$1"

sources=(index.html package-lock.json vite.config.ts src public)
files=$(find "${sources[@]}" -type f -print0 | sort -z | xargs -0 sha256sum)
wanted=$(echo "${BASE_PATH-} ${SITE_ORIGIN-} $files" | sha256sum)
[ "$(cat built 2>/dev/null || true)" != "$wanted" ] || exit 0
rm -f built
# A test runner's NODE_ENV would have React built for development.
NODE_ENV=production npx vite build --logLevel error
echo "$wanted" >built
