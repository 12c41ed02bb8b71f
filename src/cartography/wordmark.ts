/** The wordmark: the site's name in the lettering of the map's title, as a style sheet for the header. */
import { paintedBox } from './drawing/ink.ts'
import { GRID } from './drawing/path.ts'
import { letterWord } from './lettering/lettering.ts'

/** The font size at which it is drawn, in units of the drawing. */
const SIZE = 20

/**
 * A style sheet with the wordmark as an image, and its width and height as multiples of the font size. As an image in the
 * page's own styles it is there at the first paint, and never changes its typeface.
 */
export function drawWordmark(siteName: string, colour: string): string {
  const [letters] = letterWord(siteName, 'title', [0, 0], SIZE)
  if (!letters) throw new Error('the site has no name')
  const { left, top, right, bottom } = paintedBox(letters)
  const inSteps = [left, top, right - left, bottom - top].map((length) => Math.round(length * GRID)).join(' ')
  const svg = `<svg xmlns='http://www.w3.org/2000/svg' viewBox='${inSteps}' fill='${colour}'><path d='${letters.path.text().replaceAll(' ', ',')}'/></svg>`
  const em = (length: number) => `${Math.round((length / SIZE) * 1000) / 1000}em`
  return `/* The site's name in its own lettering: drawn by \`npm run draw\`. */
:root {
  --wordmark: url("data:image/svg+xml,${svg.replaceAll('#', '%23').replaceAll('<', '%3c').replaceAll('>', '%3e').replaceAll(' ', '%20')}");
  --wordmark-width: ${em(right - left)};
  --wordmark-height: ${em(bottom - top)};
}
`
}
