/**
 * The browsers that the site is built for, in two tiers. All that compiles takes its targets from here; README.md says
 * what each tier gets, and `npm run test:engines` tries it.
 *
 * Chromium 86, Firefox 78, Safari 14 and all since get the whole site. boot.ts recognises them by `replaceChildren`,
 * which came with just these versions, and fetches the scripts for no others. Older ones get a complete page without our
 * engine: a map that scrolls by itself, and links.
 */

/** The syntax of the scripts: all that the browsers of the first tier read. */
export const SCRIPT_TARGET = 'es2020'

/** The syntax of what every page holds in itself, its style sheet and boot.ts: the oldest browsers have to read it, too. */
export const PAGE_TARGETS = ['chrome69', 'firefox70', 'safari12']
