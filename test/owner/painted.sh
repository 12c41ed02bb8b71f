#!/usr/bin/env bash
# Proves that the map can be an owner's own picture: a copy of the project with the table painted.ts, and a picture that
# paint.mjs paints, is drawn, built and tested.
set -euo pipefail
cd "$(dirname "$0")"

copy=$(mktemp -d)
trap 'rm -rf "$copy"' EXIT
mkdir -p "$copy/src/realm"
node paint.mjs "$copy/src/realm"
./copy.sh painted.ts "$copy" | tee "$copy/drawing"
grep -q 'The map is your own' "$copy/drawing"
cat >"$copy/test/realm.test.ts" <<'TEST'
import { expect, it, vi } from 'vitest'
import { map } from '../src/realm'

vi.unmock('../src/realm')

it('is the table of an owner with a picture', () => expect('picture' in map).toBe(true))
TEST

cd "$copy"
npm run build | tee building
# What a visitor pays.
grep -Eq 'flats.png.*: 3000 x 1800 px, [0-9]+ KB on phones, [0-9]+ KB on desktops' building
# The picture in the page, and nothing of the drawn one.
grep -q 'type="image/avif" srcSet="/assets/flats-night-1280-' dist/index.html
test -s dist/chart.webp -a -s dist/places/beacon.night.webp -a -s dist/cards/salt.jpg
! ls dist/ink-* dist/wash.* dist/night.svg dist/places/*.svg dist/assets/sprites-* 2>/dev/null
npx tsc --noEmit
npm test
