#!/usr/bin/env bash
# Copies the project to a folder, with another table in place of the owner's, the files beside that table (in files,
# or made by files.mjs), and draws its map there:
#
#     test/owner/copy.sh TABLE FOLDER
#
# An existing folder is updated, and its map is drawn again only if a source of the drawing has changed.
set -euo pipefail
table=$(realpath "$1")
folder=$2
cd "$(dirname "$0")/../.."

wanted=$(find src/table src/cartography src/words -name '*.ts' | sort | xargs cat "$table" | sha256sum)
drawn=$(cat "$folder/drawn" 2>/dev/null || true)
made=(node_modules test/engines/node_modules dist .git test-results)
# What the drawing writes is the folder's own, unless it is drawn anew below.
drawing=(public src/drawn)
[ "$drawn" = "$wanted" ] || drawing=()

mkdir -p "$folder"
printf './%s\n' "${made[@]}" "${drawing[@]}" | tar --create --exclude-from=- . | tar --extract --directory "$folder"
ln -sfn "$PWD/node_modules" "$folder/node_modules"
# The table may import from `src`, and from its own folder.
beside=$(dirname "${table#"$PWD/"}")
sed -E "s#'\./#'../$beside/#; s#'(\.\./)+src/#'./#" "$table" >"$folder/src/realm.ts"

[ ! -d "$beside/files" ] || cp -r "$beside/files/." "$folder"
[ ! -f "$beside/files.mjs" ] || node "$beside/files.mjs" "$folder"

cd "$folder"
[ "$drawn" = "$wanted" ] || npm run draw
echo "$wanted" >drawn
