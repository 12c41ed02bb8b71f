#!/usr/bin/env bash
# Proves that no test depends on the owner's words: a copy of the project with another table (realm.ts in this folder), a
# story, a post, a picture and a file to download is drawn, built and tested. Only test/realm.test.ts is replaced,
# as the README asks an owner to do.
set -euo pipefail
cd "$(dirname "$0")"

copy=$(mktemp -d)
trap 'rm -rf "$copy"' EXIT
mkdir -p "$copy/src/realm/skills" "$copy/public"
cp ../../public/apple-touch-icon.png "$copy/src/realm/weir.png"
echo '%PDF-1.4' >"$copy/public/weir.pdf"
cat >"$copy/src/realm/my-story.md" <<'STORY'
## Beside a ford

I was born there.[^1]

![The weir below it](weir.png "The weir")

[^1]: In a flood.
STORY
echo 'In the house beside the weir.' >"$copy/src/realm/impressum.md"
printf '%s\n' --- 'title: Rivets' 'date: 2026-11-22' --- '' 'They hold.' >"$copy/src/realm/skills/rivets.md"
./copy.sh realm.ts "$copy"
cat >"$copy/test/realm.test.ts" <<'TEST'
import { expect, it, vi } from 'vitest'
import { siteName } from '../src/realm'

vi.unmock('../src/realm')

it('is the table of another owner', () => expect(siteName).toBe('Marrow & Łódź'))
TEST

cd "$copy"
npm run build
grep -q 'Marrow &amp; Łódź' dist/index.html
# In the language of the table, and in no other.
grep -q '<html lang="de"' dist/index.html
grep -q 'aria-label="Menü"' dist/index.html
! grep -rq 'Show the whole map' dist/index.html dist/assets
grep -q 'Büro' dist/buero.html
grep -q 'In the house beside the weir' dist/impressum.html
npm test
