/**
 * The styles of a page without scripts: the whole map is seen, as wide as the page, and no button that needs one. They
 * stand in a `<noscript>`, as the media feature `scripting` is not known before Chromium 120, Firefox 113 and Safari 17.
 */
export const noScriptStyles = [
  '.map-map,.map-surface{position:static;display:block}',
  '.map-picture{width:100%;height:auto}',
  '.map-first>*,.layout-seal{display:none}',
  '.layout-mapLayout{height:auto}',
].join('')
