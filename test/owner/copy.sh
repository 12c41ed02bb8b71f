#!/usr/bin/env bash
# Copies the project to a folder, with another owner's folder in place of src/realm, and draws its map there:
#
#     test/owner/copy.sh OWNER FOLDER
#
# An existing folder is updated, and its map is drawn again only if a source of the drawing has changed.
set -euo pipefail
owner=$(realpath "$1")
folder=$2
cd "$(dirname "$0")/../.."

wanted=$(find src/table src/cartography src/words src/vite/drawing.ts -name '*.ts' | sort | xargs cat "$owner/realm.yaml" | sha256sum)
drawn=$(cat "$folder/drawn" 2>/dev/null || true)
# What the drawing writes is the folder's own, unless it is drawn anew below.
own=(node_modules test/engines/node_modules dist .git test-results src/realm public src/drawn)
[ "$drawn" = "$wanted" ] || own=(node_modules test/engines/node_modules dist .git test-results src/realm)

mkdir -p "$folder"
rm -rf "$folder/src/realm"
printf './%s\n' "${own[@]}" | tar --create --exclude-from=- . | tar --extract --directory "$folder"
cp -r "$owner" "$folder/src/realm"
ln -sfn "$PWD/node_modules" "$folder/node_modules"

cd "$folder"
[ "$drawn" = "$wanted" ] || npm run draw
echo "$wanted" >drawn
