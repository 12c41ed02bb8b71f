/** The card that stands for the site where a link to it is shared. */
import { map } from '../realm.ts'

/** The card's size in px, as social networks recommend. */
export const CARD = { width: 1200, height: 630 } as const

/** The part of the map that it shows: with the title, and as wide as the card's proportions allow. */
const PART = { left: 0, top: 0, width: map.width }

/** The card as SVG text, from the ink's SVG text and the address of the wash. */
export function drawCard(ink: string, wash: string): string {
  const height = (PART.width * CARD.height) / CARD.width
  const size = `width="${map.width}" height="${map.height}"`
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${CARD.width}" height="${CARD.height}"`,
    ` viewBox="${PART.left} ${PART.top} ${PART.width} ${height}">`,
    `<image href="${wash}" ${size} preserveAspectRatio="none"/>`,
    ink.replace('<svg', `<svg ${size}`),
    '</svg>',
  ].join('')
}
