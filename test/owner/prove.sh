#!/usr/bin/env bash
# Proves that nothing depends on an owner's words, language, letters, places or files: for two owners, a copy
# of the project with their folder is drawn, built, and searched for what has to be in it. The first has all
# that a table may have, upgrades from an earlier version, and has the checks of a push, with the tests that
# see the table or what is drawn from it; the second has a picture of the map.
set -euo pipefail
cd "$(dirname "$0")"

# Whether a file of the built site, at any depth, has all these texts; and whether no page and no script has a
# text.
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

# The first owner has a copy of an earlier version, which lacks a file and has one that no check would pass;
# no history is shared with the template, and some files are their own.
commit() { git init -q && git add --all && git -c user.name=A -c user.email=a@localhost commit -qm "$1"; }
template=$copy/template
mkdir "$template" "$copy/arabic"
(cd ../.. && git ls-files -coz --exclude-standard | tar --create --null --files-from=-) | tar --extract -C "$template"
(
  cd "$template"
  mv CHANGELOG.md src/vite/rootFiles.ts "$copy"
  echo 'old(' >src/old.ts
  commit 'The version before'
  tar --create --exclude=.git . | tar --extract -C "$copy/arabic"
  mv "$copy/CHANGELOG.md" . && mv "$copy/rootFiles.ts" src/vite
  rm src/old.ts
  commit 'The version after'
)
(
  cd "$copy/arabic"
  commit 'Initial commit'
  rm -r src/realm README.md .readme
  echo '[Mine](nowhere.md)' >README.md
  echo example.org >CNAME
)
cp -r arabic "$copy/arabic/src/realm"
ln -s "$(realpath ../../node_modules)" "$copy/arabic/node_modules"
cd "$copy/arabic"
echo node_modules >>.git/info/exclude
commit 'Mine'
npm run upgrade -- "$template"
grep -q nowhere README.md && grep -q example CNAME
[ ! -e src/old.ts ] && [ ! -e .readme ] && [ -z "$(git remote)" ] && cmp CHANGELOG.md "$template/CHANGELOG.md"
npm run lint
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
has print.css 'margin'
has _headers 'X-Robots-Tag: noindex'
has site.webmanifest '"dir":"rtl"'
lacks 'Show the whole map'
lacks 'لم يكتمل بعد'
# Without the button "How it works", and all that it opens.
[ -z "$(ls dist/assets | grep -Ei '^(xray|inputscard)')" ]
npm run types
# All others get a realm of the tests' own, make projects of their own, or draw what is the same for every
# owner.
grep -rlE "meta\.dirname|'public|\?(raw|inline)" test --include='*.test.ts*' \
  --exclude-dir=exercises --exclude={takeaway,ownerTable,ownerTable.drawing,rootFiles.drawing,sketch.drawing}.test.ts* | xargs npx vitest run

wait "$other"
