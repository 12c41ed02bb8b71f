/** The wordmark: the site's name in the lettering of the map's title, for the header. */
import { textElement } from '../drawing/browserText.ts'
import { paintedBox } from '../drawing/ink.ts'
import { GRID } from '../drawing/path.ts'
import { letterWord } from '../lettering/lettering.ts'

/** The font size at which it is drawn, in units of the drawing. */
const SIZE = 20

/**
 * The wordmark as a symbol, and a style sheet with its width and height as multiples of the font size. In the
 * page itself, it is there at the first paint, and never changes its typeface.
 */
export function drawWordmark(siteName: string): { symbol: string; styles: string } {
  const [letters] = letterWord(siteName, 'title', [0, 0], SIZE)
  if (!letters) throw new Error('the site has no name')
  const { left, top, right, bottom } = paintedBox(letters)
  const viewBox = [left, top, right - left, bottom - top].map((length) => Math.round(length * GRID)).join(' ')
  const em = (length: number) => `${Math.round((length / SIZE) * 1000) / 1000}em`
  const drawing = letters.text
    ? textElement(
        letters.text,
        ` textLength="${Math.round((right - left) * GRID)}" lengthAdjust="spacingAndGlyphs"`,
        GRID,
      )
    : `<path d="${letters.path.text()}"/>`
  return {
    symbol: `<symbol id="wordmark" viewBox="${viewBox}">${drawing}</symbol>\n`,
    styles: `/* The size of the wordmark: drawn by \`npm run draw\`. */
:root {
  --wordmark-width: ${em(right - left)};
  --wordmark-height: ${em(bottom - top)};
}
`,
  }
}
