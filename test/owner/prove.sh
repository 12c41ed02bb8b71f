#!/usr/bin/env bash
# Proves that an owner's words turn no test red: a copy of the project with another table, realm.ts beside this file, is
# drawn, built and tested. Of its tests realm.test.ts alone is another, as the README has an owner replace it.
set -euo pipefail
cd "$(dirname "$0")"

copy=$(mktemp -d)
trap 'rm -rf "$copy"' EXIT
./copy.sh realm.ts "$copy"
sed "s#'../../src/#'../src/#" words.ts >"$copy/test/realm.test.ts"

cd "$copy"
npm run build
npm test
