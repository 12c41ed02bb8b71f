# In the folder of the built copy: see ../prove.sh.
has index.html 'Marrow &amp; Łódź' '<html lang="de">' 'aria-label="Menü"'
has buero.html 'Büro'
has my-story.html 'The weir below it'
has skills/rivets.html 'They hold' '22. November 2026'
has fragen.html 'Öfter gefragt'
has impressum.html 'In the house beside the weir'
lacks 'Show the whole map'
# Without the button "How it works", and all that it opens.
[ -z "$(ls dist/assets | grep -Ei '^(xray|inputscard)')" ]
