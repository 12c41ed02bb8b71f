# In the folder of the built copy: see ../prove.sh.
has index.html '<html lang="ar" dir="rtl">' 'أطلس الحروف' 'aria-label="القائمة"' 'data-surface="true" dir="ltr"'
# Its name and its epithet are left to the reader's own fonts, on the map and on the picture of its page.
has ink-above.svg '>الورشة</text>' '>دار الحبر</text>'
has places/alwrsht.svg '>الورشة</text>'
has site.webmanifest '"dir":"rtl"'
lacks 'Show the whole map'
