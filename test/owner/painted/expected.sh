# In the folder of the built copy: see ../prove.sh.
# The picture is in the page, and nothing of a drawn one is in the site.
has index.html 'type="image/avif" srcSet="/assets/flats-night-1280-'
for file in chart.webp places/beacon.night.webp cards/salt.jpg; do [ -s "dist/$file" ]; done
[ -z "$(find dist \( -name 'ink-*' -o -name 'wash.*' -o -name night.svg -o -name 'sprites-*' -o -path 'dist/places/*.svg' \))" ]
# The drawing leaves the map alone, and says so; the build says what a visitor pays.
npm run draw | grep 'The map is your own' >/dev/null
npm run build | grep -E 'flats.png.*: 3000 x 1800 px, [0-9]+ KB on phones, [0-9]+ KB on desktops' >/dev/null
