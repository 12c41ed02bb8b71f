/** The cartouche: the name of the realm on an unrolled sheet, below its arms. */
import type { Table } from '../../../table/table.ts'
import { wordsIn } from '../../../words/lists.ts'
import { sample } from '../../drawing/curves.ts'
import { colour } from '../../drawing/palette.ts'
import { type Mark, Pen } from '../../drawing/pen.ts'
import type { Point } from '../../drawing/points.ts'
import { randomStream } from '../../drawing/random.ts'
import { type Face, hasLetters } from '../../lettering/faces.ts'
import { letterAlong, letterWord } from '../../lettering/lettering.ts'
import { BANNER, type Limit, measureText, TITLE } from '../../lettering/measure.ts'
import { drawArt } from '../art.ts'

/** Where a cartouche is: on the drawn map, on the card of that, or on the card of the owner's own picture. */
type Where = 'map' | 'card' | 'own card'

/** The part of a table whose words are on it. */
export type Titled = Pick<Table, 'siteName' | 'owner' | 'language'>

/** The words below the title, and the baselines of all words: how far each is below the sheet's middle. */
interface Words {
  readonly title: { readonly baseline: number }
  readonly below: Line | null
  readonly banner: Line | null
}
type Line = Limit & { readonly text: string; readonly face: Face; readonly baseline: number }

const CARD_BANNER = { face: 'italic', size: 22, width: 274, baseline: 106.5 } as const

function wordsOf({ owner, language }: Titled, on: Where): Words {
  const { promise, subject } = wordsIn(language).drawn
  const name: Line | null =
    owner.name && hasLetters(owner.name, 'capitals')
      ? { text: owner.name, face: 'capitals', size: 38, width: 356, baseline: 51 }
      : null
  switch (on) {
    case 'map': {
      // As on the card: "chart of" belongs to our own banner, not above the owner's line.
      const ours: Line | null = owner.line
        ? null
        : { text: promise, face: 'italic', size: 18, width: 356, baseline: 47 }
      const below = name ? { ...name, size: 26, width: 210, baseline: 49 } : ours
      return {
        title: { baseline: below ? 17 : 27 },
        below,
        banner: { ...BANNER, text: owner.line || subject, face: 'italic', baseline: 105 },
      }
    }
    case 'card':
      return {
        title: { baseline: 13 },
        below: name ?? { text: promise, face: 'italic', size: 25, width: 356, baseline: 47 },
        banner: { ...CARD_BANNER, text: owner.line || subject },
      }
    // Only what the owner has written: our words are about our map.
    case 'own card':
      return {
        title: { baseline: name ? 13 : 26 },
        below: name,
        banner: owner.line ? { ...CARD_BANNER, text: owner.line } : null,
      }
  }
}

/**
 * Draws the cartouche, the middle of its sheet at a place. That of the card, which is seen at a fraction of
 * its size, has larger words, and the owner's name below the title, if a face has its letters. The card of an
 * own picture has no arms.
 */
export function drawCartouche(at: Point, table: Titled, on: Where = 'map'): Mark[] {
  const words = wordsOf(table, on)
  const pen = new Pen(randomStream('cartouche'))
  pen.at(at, 1, () => {
    drawArt(pen, words.banner ? 'ornaments/fallen' : 'ornaments/fallen-sheet')
    onBothSides(pen, () => drawSprays(pen, words.banner !== null))
    drawArt(pen, 'ornaments/sheet')
    onBothSides(pen, () => drawArt(pen, 'ornaments/roll'))
    if (on !== 'own card') pen.at([0, -97], 1, () => drawArt(pen, 'ornaments/arms'))
    // Both rolls are lit from the left, so their shade is not mirrored.
    drawArt(pen, 'ornaments/roll-shades')
    if (on === 'map' && words.below) drawArt(pen, 'ornaments/flourish')
    if (words.banner) drawArt(pen, 'ornaments/banner')
  })
  return [...pen.marks, ...lettering(at, table.siteName, words)]
}

function lettering([x, y]: Point, siteName: string, { title, below, banner }: Words): Mark[] {
  const fitted = (text: string, face: Face, { size, width }: Limit, spacing = 0) =>
    size * Math.min(1, width / measureText(text, face, size, spacing))
  const marks = letterWord(siteName, 'title', [x, y + title.baseline], fitted(siteName, 'title', TITLE, 2), {
    spacing: 2,
  })
  if (below) {
    const size = fitted(below.text, below.face, below)
    marks.push(...letterWord(below.text, below.face, [x, y + below.baseline], size, { fill: colour.promise }))
  }
  if (banner) {
    const curve: Point[] = [
      [x - 130, y + banner.baseline - 4],
      [x, y + banner.baseline],
      [x + 130, y + banner.baseline - 4],
    ]
    const size = fitted(banner.text, banner.face, banner)
    marks.push(...letterAlong(banner.text, banner.face, sample(curve, 5), size, { upright: true }))
  }
  return marks
}

/** Draws on the left, mirrored, and on the right. */
function onBothSides(pen: Pen, draw: (pen: Pen) => void): void {
  pen.mirrored([0, 0], draw)
  draw(pen)
}

/** Sprays of acanthus on the right, behind the sheet: at its head, and out of the banner at its foot. */
function drawSprays(pen: Pen, hasBanner: boolean): void {
  pen.at([162, -72], 0.8, () => drawArt(pen, 'ornaments/spray'))
  if (hasBanner) pen.at([146, 96], 0.92, () => drawArt(pen, 'ornaments/spray'))
}
