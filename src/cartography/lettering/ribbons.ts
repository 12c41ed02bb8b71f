/** Ribbons: the name of a region and its epithet, at the foot of its landmark. */
import type { Box } from '../../panzoom/core/geometry.ts'
import { areaBox } from '../../table/area.ts'
import type { Region } from '../../table/table.ts'
import { sample } from '../drawing/curves.ts'
import { colour } from '../drawing/palette.ts'
import { hatching, line, type Mark, Pen } from '../drawing/pen.ts'
import type { Point } from '../drawing/points.ts'
import { randomStream } from '../drawing/random.ts'
import { letterAlong, letterWord } from './lettering.ts'
import { halfRibbon, heightOf, measureText, nameSpacing, ON_RIBBON, TAIL } from './measure.ts'

/** How much of a region's box is its ribbon's, from the bottom up, in map units. */
export const RIBBON_ZONE = 44

/** How high the cloth is, and how much its ends hang down. */
const CLOTH = 23
const ARCH = 2.5

/** The baseline of a name below the cloth's upper edge, and how high its letters may be there. */
const ON_CLOTH = { plain: { baseline: 18.8, most: 17.9 }, accented: { baseline: 20.4, most: 19 } } as const

interface Layout {
  readonly middle: number
  /** Where the cloth's upper edge is, in its middle. */
  readonly top: number
  /** Half the length of the cloth without its tails. */
  readonly half: number
  /** How far the name's baseline is below that edge. */
  readonly baseline: number
  /** Font sizes: less than usual in a narrow box. */
  readonly name: number
  readonly epithet: number
}

/** The ground that a region's ribbon takes, its epithet included: always within the region's own box. */
export function ribbonBox(region: Region): Box {
  const { middle, half } = layoutOf(region)
  const { bottom } = areaBox(region)
  return { left: middle - half - TAIL, top: bottom - RIBBON_ZONE, right: middle + half + TAIL, bottom }
}

/** A region's ribbon, with its name and epithet. */
export function drawRibbon(region: Region): Mark[] {
  const layout = layoutOf(region)
  const { middle, top, half } = layout
  const pen = new Pen(randomStream(`ribbon ${region.name}`))
  pen.at([middle, top], 1, () => {
    for (const end of [half, -half]) drawTail(pen, end)
    drawCloth(pen, half)
  })
  const baseline = sample(arched(middle, top + layout.baseline, half), 5)
  const name = letterAlong(region.name, 'capitals', baseline, layout.name, {
    spacing: nameSpacing(layout.name),
    upright: true,
  })
  const epithet = letterWord(
    region.epithet,
    'italic',
    [middle, areaBox(region).bottom - 4.25],
    layout.epithet,
    {
      fill: colour.epithet,
      halo: { colour: colour.epithetHalo, width: 3, opacity: 0.8 },
    },
  )
  return [...pen.marks, ...name, ...epithet]
}

function layoutOf(region: Region): Layout {
  const { left, right, bottom } = areaBox(region)
  const halfAt = (name: number, epithet: number) =>
    Math.max(
      measureText(region.name, 'capitals', name, nameSpacing(name)) / 2 + ON_RIBBON.name.margin,
      measureText(region.epithet, 'italic', epithet) / 2 + ON_RIBBON.epithet.margin,
    )
  const room = halfRibbon(right - left)
  const shrink = Math.min(1, room / halfAt(ON_RIBBON.name.size, ON_RIBBON.epithet.size))
  // Accents of capitals need room on the cloth, too.
  const height = heightOf(region.name, 'capitals', ON_RIBBON.name.size * shrink)
  const { baseline, most } = height > ON_CLOTH.plain.most ? ON_CLOTH.accented : ON_CLOTH.plain
  const name = ON_RIBBON.name.size * shrink * Math.min(1, most / height)
  const epithet = ON_RIBBON.epithet.size * shrink
  return {
    middle: (left + right) / 2,
    top: bottom - RIBBON_ZONE + 0.5,
    half: Math.min(room, halfAt(name, epithet)),
    baseline,
    name,
    epithet,
  }
}

/** A line that is highest in its middle, at `top`. */
function arched(middle: number, top: number, half: number): Point[] {
  return [-1, -0.5, 0, 0.5, 1].map((part) => [middle + part * half, top + ARCH * part * part])
}

/** A tail of the ribbon, behind the cloth's end at `end`, and the fold between the two. */
function drawTail(pen: Pen, end: number): void {
  const tail = () => {
    pen.shape(`M-9,5Q4,7 ${TAIL - 1},2L${TAIL - 7},14 ${TAIL},24Q5,28.5 -9,27`, colour.ribbonTail, line)
    pen.polygon(`0,${CLOTH} -9,${CLOTH + 4.5} -9,${CLOTH - 2}`, colour.ribbonFold, { ...line, wobble: 0 })
    pen.flicks([7, 11, 15, 19, 23].map((y) => ({ from: [0.5, y + 0.5], to: [6 + (y % 4) * 2, y] })))
  }
  if (end > 0) pen.at([end, ARCH], 1, tail)
  else pen.mirrored([end, ARCH], tail)
}

function drawCloth(pen: Pen, half: number): void {
  /** An edge of the cloth, `y` below the upper one, from one side to the other. */
  const edge = (y: number, from = -half) => `${from},${y + ARCH}Q0,${y - ARCH} ${-from},${y + ARCH}`
  pen.shape(`M${edge(0)}L${edge(CLOTH, half)}Z`, colour.cream)
  pen.shape(`M${edge(2)}M${edge(CLOTH - 2)}`, null, { ...hatching, stroke: colour.red })
  const folds = [5, 8, 11, 14, 17, 19.5].flatMap((y, index) => [
    { from: [half, y + ARCH] as const, to: [half - 6 - (index % 3) * 2.5, y + ARCH - 0.3] as const },
    { from: [-half, y + ARCH] as const, to: [-half + 4 + ((index + 1) % 3) * 2, y + ARCH - 0.3] as const },
  ])
  pen.flicks(folds, colour.ribbonCrease)
}
