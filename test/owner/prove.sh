#!/usr/bin/env bash
# Proves that nothing depends on an owner's words, language, letters, places or files: for two owners, a copy of the
# project with their folder is drawn, built, and searched for what has to be in it. The first has all that a table may
# have, and the tests that see the table or what is drawn from it; the second has a picture of the map.
set -euo pipefail
cd "$(dirname "$0")"

# Whether a file of the built site, at any depth, has all these texts; and whether no page and no script has a text.
has() {
  local file=dist/$1 text
  [ -f "$file" ] || file=$(find dist -path "dist/*/$1")
  shift
  for text in "$@"; do
    grep -qF -- "$text" "$file" || { echo "$file lacks: $text" && return 1; }
  done
}
lacks() { ! grep -rqF --include='*.html' --include='*.js' -- "$1" dist; }

copy=$(mktemp -d)
trap 'rm -rf "$copy"' EXIT

# Beside the first owner, in a shell of its own.
painted() (
  set -e
  ./copy.sh painted "$copy/painted"
  cd "$copy/painted"
  npm run build | grep -E 'flats.svg.*: 3000 x 1800 px, [0-9]+ KB on phones, [0-9]+ KB on desktops' >/dev/null
  # The picture is in the page, and nothing of a drawn one is in the site.
  has index.html 'type="image/avif" srcSet="/assets/flats-night-1280-'
  for file in map/chart.webp map/places/beacon.night.webp map/cards/salt.jpg; do [ -s "dist/$file" ]; done
  [ -z "$(find dist \( -name 'ink-*' -o -name 'wash.*' -o -name night.svg -o -name 'sprites-*' -o -path 'dist/*places/*.svg' \))" ]
  # The drawing leaves the map alone, and says so.
  npm run draw | grep 'The map is your own' >/dev/null
)
painted &
other=$!

./copy.sh arabic "$copy/arabic"
cd "$copy/arabic"
npm run build
has index.html '<html lang="ar" dir="rtl">' 'أطلس Łódź &amp; Marrow' 'aria-label="القائمة"' 'data-surface="true"' ' dir="ltr"'
# Its name and its epithet are left to the reader's own fonts, on the map and on the picture of its page.
has map/ink-above.svg '>الورشة</text>' '>دار الحبر</text>'
has places/alwrsht.svg '>الورشة</text>'
has alwrsht.html 'من عرف الحبر' 'السدّ في الشتاء'
has alwrsht/first-ink.html 'من السناج والصمغ'
has buero.html 'Büro'
has fragen.html 'Öfter gefragt'
has imprint.html 'في البيت الذي عند السدّ'
has map/favicon.svg '<circle'
has weir.pdf '%PDF'
has _headers 'X-Robots-Tag: noindex'
has site.webmanifest '"dir":"rtl"'
lacks 'Show the whole map'
lacks 'لم يكتمل بعد'
# Without the button "How it works", and all that it opens.
[ -z "$(ls dist/assets | grep -Ei '^(xray|inputscard)')" ]
npm run types
# All others get a realm of the tests' own, make projects of their own, or draw what is the same for every owner.
grep -rlE "meta\.dirname|'public|\?(raw|inline)" test --include='*.test.ts*' \
  --exclude-dir={readme,exercises} --exclude={ownerTable,ownerTable.drawing,rootFiles.drawing,sketch.drawing}.test.ts | xargs npx vitest run

wait "$other"
