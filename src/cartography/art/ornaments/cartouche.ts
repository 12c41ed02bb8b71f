/** The cartouche: the name of the realm on an unrolled sheet, below its arms. */

import type { Box } from '../../../panzoom/core/geometry.ts'
import type { Table } from '../../../table/table.ts'
import { mapWordsIn } from '../../../words/lists.ts'
import { sample } from '../../drawing/curves.ts'
import { colour } from '../../drawing/palette.ts'
import { line, type Mark, Pen } from '../../drawing/pen.ts'
import { boxAt, type Point } from '../../drawing/points.ts'
import { randomStream } from '../../drawing/random.ts'
import { type Face, hasLetters } from '../../lettering/faces.ts'
import { letterAlong, letterWord } from '../../lettering/lettering.ts'
import { BANNER, type Limit, measureText, TITLE } from '../../lettering/measure.ts'
import { drawArt } from '../art.ts'

/** Where a cartouche is: on the drawn map, on the card of that, or on the card of the owner's own picture. */
type Where = 'map' | 'card' | 'own card'

/** The part of a table whose words are on it. */
export type Titled = Pick<Table, 'siteName' | 'owner' | 'language'>

/** The ground that the cartouche takes, the middle of its sheet at a place. */
export const cartoucheBox = (at: Point): Box => boxAt(at, 250, 156, 128)

/** The banner below the title of a map: half its width, its upper edge and its lower one, from the sheet. */
export const bannerBox = ([x, y]: Point): Box => ({
  left: x - 150,
  top: y + 82,
  right: x + 150,
  bottom: y + 108,
})

/** That of the card of an own picture, which has no arms, and a banner only for the owner's line. */
export const ownCartoucheBox = (at: Point, { line }: Table['owner']): Box =>
  boxAt(at, 250, 128, line ? 128 : 102)

/** The words below the title, and the baselines of all words: how far each is below the sheet's middle. */
interface Words {
  readonly title: { readonly baseline: number }
  readonly below: Line | null
  readonly banner: Line | null
}
type Line = Limit & { readonly text: string; readonly face: Face; readonly baseline: number }

const CARD_BANNER = { face: 'italic', size: 22, width: 274, baseline: 106.5 } as const

function wordsOf({ owner, language }: Titled, on: Where): Words {
  const { promise, subject } = mapWordsIn(language)
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

const sheet =
  'M-214,-70C-160,-84 -120,-68 -70,-72C-20,-78 20,-78 70,-72C120,-68 160,-84 214,-70L214,66C160,80 120,64 70,68C20,74 -20,74 -70,68C-120,64 -160,80 -214,66Z'
const fallen =
  'M-200,-60L228,-84Q240,-84 240,-72L240,84Q238,96 224,94L212,88L184,92L190,120Q0,134 -156,124L-172,88L-200,94Q-222,98 -224,88Z'
const rules =
  'M-190,-67C-150,-72 -120,-60 -70,-64C-20,-70 20,-70 70,-64C120,-60 150,-72 190,-67M-190,61C-150,66 -120,56 -70,60C-20,66 20,66 70,60C120,56 150,66 190,61'
const flourish =
  'M-112,42C-130,36 -136,50 -150,43C-158,38 -164,42 -161,46C-158,49 -154,46 -156,43M112,42C130,36 136,50 150,43C158,38 164,42 161,46C158,49 154,46 156,43'
/**
 * Draws the cartouche, the middle of its sheet at a place. That of the card, which is seen at a fraction of
 * its size, has larger words, and the owner's name below the title, if a face has its letters. The card of an
 * own picture has no arms.
 */
export function drawCartouche(at: Point, table: Titled, on: Where = 'map'): Mark[] {
  const words = wordsOf(table, on)
  const pen = new Pen(randomStream('cartouche'))
  pen.at(at, 1, () => {
    if (words.banner) pen.fill(fallen, colour.sheetFallen, 0.2)
    else pen.at([12, 14], 1, () => pen.fill(sheet, colour.sheetFallen, 0.2))
    onBothSides(pen, () => drawSprays(pen, words.banner !== null))
    pen.shape(sheet, colour.sheet, { width: 1.6 })
    drawArt(pen, 'ornaments/shades')
    pen.shape(rules, null, { ...line, stroke: colour.red })
    onBothSides(pen, () => drawArt(pen, 'ornaments/roll'))
    if (on !== 'own card') pen.at([0, -97], 1, () => drawArt(pen, 'ornaments/arms'))
    // Both rolls are lit from the left, so their shade is not mirrored.
    const shade =
      'M223,-87Q231,-86 232,-80L232,78Q231,84 223,86ZM-213,-76L-205,-84L-214,-88L-222,-86L-222,84L-214,86L-205,82Q-213,78 -213,66Z'
    pen.fill(shade, colour.shadow, 0.22)
    if (on === 'map' && words.below) pen.shape(flourish, null, { ...line, stroke: colour.flourish })
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
