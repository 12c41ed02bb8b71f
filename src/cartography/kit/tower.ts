/** Round towers of stone, with battlements or a pointed roof. */
import { colour } from '../drawing/palette.ts'
import { detail, type Pen } from '../drawing/pen.ts'
import { repeated } from '../drawing/plot.ts'
import type { Point } from '../drawing/points.ts'
import { drawCrown } from './battlements.ts'
import { drawFlag, type Flag } from './flag.ts'
import { drawArch, drawDrum } from './masonry.ts'
import { drawSpire } from './spire.ts'

/** A tower: the middle of its foot, and its sizes in map units. */
export interface Tower {
  readonly foot: Point
  /** Its width at the foot; it is a little less at the top. */
  readonly width: number
  /** Up to the eaves, or to the foot of the battlements. */
  readonly height: number
  /** On top, a pointed roof, a number of merlons, or both. */
  readonly roof?: { readonly height: number; readonly fill: string }
  readonly merlons?: number
  /** A flag on top. */
  readonly flag?: Omit<Flag, 'foot'>
  /** Loopholes: where their sills are, from the foot's middle, up being positive. */
  readonly slits?: readonly Point[]
  /** Windows with light in them, in the same way. */
  readonly windows?: readonly Point[]
}

/** How much of its width a tower keeps up to its top. */
const TAPER = 0.9

/**
 * Draws a tower, its roof or its battlements, and its flag. A tower with both has its roof behind the
 * merlons.
 */
export function drawTower(pen: Pen, tower: Tower): void {
  const { foot, width, height, roof, merlons, flag } = tower
  const sills = (list: readonly Point[] = []) => list.map(([x, up]): Point => [x, -up])
  const [slits, windows] = [sills(tower.slits), sills(tower.windows)]
  const half = width / 2
  const topHalf = half * TAPER
  const crownTop = merlons ? height + 9 : height
  const roofHalf = merlons ? topHalf * 0.9 : topHalf + 3.2
  pen.at(foot, 1, () => {
    if (flag) drawFlag(pen, { foot: [0, -crownTop - (roof?.height ?? 0) + 3], ...flag })
    if (roof && merlons) drawSpire(pen, [0, -crownTop - 1], roofHalf, roof.height, roof.fill)
    const openings = [...slits, ...windows]
    drawDrum(pen, { foot: [0, 0], top: [0, -height], half, topHalf, openings })
    for (const window of windows) drawArch(pen, window, width * 0.2, width * 0.36, colour.glow)
    drawSlits(pen, slits)
    if (merlons) drawCrown(pen, { at: [0, -height + 3], half: topHalf + 2.4, merlons, sag: half * 0.13 })
    else if (roof) drawSpire(pen, [0, -height + 1], roofHalf, roof.height, roof.fill)
  })
}

/** Loopholes, 6 units tall, their sills at these points. */
function drawSlits(pen: Pen, sills: readonly Point[]): void {
  if (sills.length > 0) pen.shape(repeated('M-1,0L-1,-4.4Q0,-7 1,-4.4L1,0Z', sills), colour.dark, detail)
}
