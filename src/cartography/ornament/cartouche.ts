/** The cartouche: the name of the realm on an unrolled sheet, below its arms. */

import type { Box } from '../../panzoom/core/geometry.ts'
import type { Table } from '../../table/table.ts'
import { mapWordsIn } from '../../words/lists.ts'
import { sample } from '../drawing/curves.ts'
import { colour } from '../drawing/palette.ts'
import { Path } from '../drawing/path.ts'
import { bold, detail, hatching, line, type Mark, Pen } from '../drawing/pen.ts'
import { pointsOf } from '../drawing/plot.ts'
import { boxAt, type Point } from '../drawing/points.ts'
import { randomStream } from '../drawing/random.ts'
import { type Face, hasLetters } from '../lettering/faces.ts'
import { letterAlong, letterWord } from '../lettering/lettering.ts'
import { BANNER, type Limit, measureText, TITLE } from '../lettering/measure.ts'
import { drawArms } from './arms.ts'

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
const roll =
  'M205,-84C216,-92 231,-90 232,-80L232,78C231,88 216,90 205,82Q213,78 214,66L214,-70Q213,-80 205,-84Z'
const flourish =
  'M-112,42C-130,36 -136,50 -150,43C-158,38 -164,42 -161,46C-158,49 -154,46 -156,43M112,42C130,36 136,50 150,43C158,38 164,42 161,46C158,49 154,46 156,43'
const leaves =
  'M14,-3C22,-4 32,2 30,14C22,10 16,6 14,-3ZM28,-10C38,-14 48,-12 54,-4C44,-2 34,-2 28,-10ZM42,-22C50,-32 60,-34 68,-28C62,-20 52,-18 42,-22ZM48,-44C48,-54 56,-62 64,-62C64,-52 58,-46 48,-44ZM30,-14C20,-16 14,-24 18,-32C26,-30 32,-22 30,-14Z'
const veins =
  'M14,-3Q22,2 28,11M28,-10Q40,-9 52,-5M42,-22Q54,-24 66,-28M48,-44Q56,-52 63,-61M30,-14Q24,-22 19,-30'

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
    drawShades(pen)
    pen.shape(rules, null, { ...line, stroke: colour.red })
    onBothSides(pen, drawRoll)
    if (on !== 'own card') pen.at([0, -97], 1, drawArms)
    // Both rolls are lit from the left, so their shade is not mirrored.
    const shade =
      'M223,-87Q231,-86 232,-80L232,78Q231,84 223,86ZM-213,-76L-205,-84L-214,-88L-222,-86L-222,84L-214,86L-205,82Q-213,78 -213,66Z'
    pen.fill(shade, colour.shadow, 0.22)
    if (on === 'map' && words.below) pen.shape(flourish, null, { ...line, stroke: colour.flourish })
    if (words.banner) drawBanner(pen)
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

/**
 * Sprays of acanthus on the right, behind the sheet: one at its head, and one at its foot, which grows out of
 * the banner.
 */
function drawSprays(pen: Pen, hasBanner: boolean): void {
  pen.at([162, -72], 0.8, drawSpray)
  if (hasBanner) pen.at([146, 96], 0.92, drawSpray)
}

function drawSpray(pen: Pen): void {
  const stem = pointsOf('0,0 20,-4 40,-18 50,-36 46,-50 34,-52 26,-44 30,-34 38,-36')
  pen.strokes([{ points: stem, from: 7, to: 1.4 }], colour.stem)
  pen.strokes([{ points: pointsOf('6,-3 26,-9 42,-24 49,-36'), from: 1.6, to: 0.8 }], colour.stemLight)
  pen.shape(leaves, colour.acanthus, line)
  pen.shape('M44,-28Q54,-22 59,-15M50,-40Q64,-40 70,-44', null, line)
  pen.shape(veins, null, hatching)
  pen.shape(new Path().ellipse([60, -14], 2.4).ellipse([72, -44], 2.4), colour.red, detail)
}

/** Age and shade on the sheet: along its foot, and where it bends into the rolls. */
function drawShades(pen: Pen): void {
  const age =
    'M-212,44C-160,60 -120,44 -70,50C-20,56 20,56 70,50C120,46 160,60 212,44L213,65C160,79 120,63 70,67C20,73 -20,73 -70,67C-120,63 -160,79 -213,65Z'
  pen.fill(age, colour.sheetAged, 0.16)
  const bends = 'M-213,-70L-194,-73Q-186,0 -194,70L-213,65ZM213,-70L194,-73Q184,0 194,70L213,65Z'
  pen.fill(bends, colour.sheetBend, 0.26)
  const strokes = Array.from({ length: 18 }, (_, index) => -62 + index * 7).flatMap((y, index) => [
    { from: [-213, y] as const, to: [-203 + ((index * 7) % 5) * 2.5, y + 1] as const },
    { from: [213, y] as const, to: [200 - ((index * 7) % 5) * 3, y + 1] as const, width: 1.1 },
  ])
  pen.flicks(strokes)
}

function drawRoll(pen: Pen): void {
  pen.shape(roll, colour.sheetRoll, bold)
  pen.lines('219,-82 219,78 / 225,-84 225,30', detail)
  pen.curves('208,-84 214,-90 223,-86 224,-79 217,-76 214,-81 219,-83', line)
}

/** The banner below the sheet. */
function drawBanner(pen: Pen): void {
  onBothSides(pen, () => {
    pen.shape('M140,88Q160,92 176,82L168,98L178,116Q160,124 140,118Z', colour.ribbonTail, line)
    pen.shape('M150,108L140,118L140,104Z', colour.ribbonFold, line)
    pen.flicks([92, 97, 102].map((y) => ({ from: [151, y], to: [159 + (y % 3) * 2, y - 1] })))
  })
  pen.shape('M-150,82Q0,94 150,82L150,108Q0,120 -150,108Z', colour.ribbon)
  pen.shape('M-150,85Q0,97 150,85M-150,105Q0,117 150,105', null, { ...detail, stroke: colour.seaInk })
}
