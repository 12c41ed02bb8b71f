#!/usr/bin/env bash
# Proves that nothing depends on an owner's words, language, letters, places or files: for each folder beside this script, a
# copy of the project with its table (realm.ts) and its files is drawn, built, searched for what has to be in it
# (expected.sh), and tested. test/realm.test.ts is replaced, as the README asks an owner to do.
#
#     test/owner/prove.sh [FOLDER...]
set -euo pipefail
cd "$(dirname "$0")"
[ $# -gt 0 ] || set -- */

# Whether a page, or another file of the built site, has all these texts; and whether no file has a text.
has() {
  local file="dist/$1" text
  shift
  for text in "$@"; do
    grep -qF -- "$text" "$file" || { echo "$file lacks: $text" && return 1; }
  done
}
lacks() { ! grep -rqF --include='*.html' --include='*.js' -- "$1" dist; }

copy=$(mktemp -d)
trap 'rm -rf "$copy"' EXIT

prove() {
  local owner=$1 expected=$PWD/$1/expected.sh
  ./copy.sh "$owner/realm.ts" "$copy/$owner"
  cat >"$copy/$owner/test/realm.test.ts" <<TEST
import { expect, it, vi } from 'vitest'
import { siteName } from '../src/realm'

vi.unmock('../src/realm')

it('is the table of another owner', () => expect(siteName).not.toBe('The Realm'))
TEST
  cd "$copy/$owner"
  npm run build
  # shellcheck source=/dev/null
  source "$expected"
  npm run lint
  npm run types
  # The tests that see the table or what is drawn from it, since they ask for the owner's table or read files of the
  # project. All others get a realm of the tests' own (see test/helpers/setup.ts), or make projects of their own.
  grep -rlE "unmock\(|meta\.dirname|'public|\?(raw|inline)" test --include='*.test.ts*' \
    --exclude-dir=readme --exclude=ownerTable.test.ts | xargs npx vitest run
}

# Side by side, as most of it keeps one processor busy; each one's output is printed in one piece.
declare -A running
for owner in "${@%/}"; do
  prove "$owner" >"$copy/$owner.log" 2>&1 &
  running[$owner]=$!
done
status=0
for owner in "${!running[@]}"; do
  wait "${running[$owner]}" || status=1
  cat "$copy/$owner.log"
done
exit $status
