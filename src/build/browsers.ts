/**
 * The supported browsers, in two tiers, as compiler targets. README.md describes both tiers, and `npm run test:engines`
 * tests them.
 *
 * Chromium 86, Firefox 78, Safari 14 and later get the whole site. boot.ts detects them by `replaceChildren`, which
 * these versions introduced, and loads the scripts only there. Older browsers get complete pages without the engine: a
 * map that scrolls natively, and links.
 */

/** The target of the scripts, which only browsers of the first tier load. */
export const SCRIPT_TARGET = 'es2020'

/** The targets of inline code (the style sheet and boot.ts), which must also work in the oldest browsers. */
export const PAGE_TARGETS = ['chrome69', 'firefox70', 'safari12']
