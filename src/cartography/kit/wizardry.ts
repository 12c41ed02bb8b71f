/** The furniture of a place of magic: crooked hats for roofs, stars, flying books, an orrery, an owl. */

import { spline } from '../drawing/curves.ts'
import { colour } from '../drawing/palette.ts'
import { Path } from '../drawing/path.ts'
import { detail, type Flick, hatching, line, type Pen } from '../drawing/pen.ts'
import { pointsOf } from '../drawing/plot.ts'
import { mix, type Point } from '../drawing/points.ts'

/**
 * A roof like a wizard's hat: the middle of its brim, its size in map units, and how far its tip bends to the
 * right.
 */
export interface Hat {
  readonly brim: Point
  /** Half the brim's width. */
  readonly radius: number
  readonly height: number
  readonly bend: number
  readonly fill: string
}

/** How wide the hat is, of its brim, and how far it leans, of its bend, from the brim up. */
const HAT = [
  { up: 0, width: 1, lean: 0 },
  { up: 0.12, width: 0.7, lean: -0.02 },
  { up: 0.42, width: 0.43, lean: -0.22 },
  { up: 0.68, width: 0.25, lean: -0.1 },
  { up: 0.86, width: 0.13, lean: 0.35 },
]

/** The stars sewn on a hat: on which ring, how far aside, and how large, of the brim's half width. */
const SEWN = [
  { ring: 1, aside: -0.45, size: 0.13 },
  { ring: 1, aside: 0.35, size: 0.11 },
  { ring: 2, aside: 0.1, size: 0.13 },
  { ring: 3, aside: -0.2, size: 0.1 },
]

/** A crooked roof with rows of shingles and stars sewn on. Its tip is at `bend`, `-height` from the brim. */
export function drawHat(pen: Pen, hat: Hat): void {
  const { brim, radius, height, bend, fill } = hat
  const on = (ring: number, aside: number): Point => {
    const { up, width, lean } = HAT[ring] as (typeof HAT)[number]
    return [bend * lean + radius * width * aside, -height * up]
  }
  const edge = (aside: number) => [...HAT.keys()].map((ring) => on(ring, aside))
  const tip: Point = [bend, -height]
  const right = [tip, ...edge(1).reverse()]
  const sag = radius * 0.3
  const cloth = spline(spline(new Path(), [...edge(-1), tip]), right, { move: false })
  const shade = spline(new Path(), right).quadTo([radius * 0.6, sag], [radius * 0.2, sag])
  spline(shade, [[radius * 0.2, sag], on(2, 0.2), on(3, 0.2), tip], { move: false })
  pen.at(brim, 1, () => {
    pen.shape(cloth.quadTo([0, sag * 2], on(0, -1)).close(), fill)
    pen.fill(shade.close(), colour.spellShade, 0.32)
    pen.shape(shingles(hat), null, hatching)
    pen.flicks(folds(hat))
    for (const { ring, aside, size } of SEWN) drawStar(pen, on(ring, aside), radius * size, false)
  })
}

/** Strokes of shade along the right edge, down to the brim. */
function folds({ radius, height, bend }: Hat): Flick[] {
  return HAT.slice(0, -1).flatMap((low, index) => {
    const high = HAT[index + 1] as (typeof HAT)[number]
    return [0.25, 0.6, 0.95].map((part): Flick => {
      const half = radius * mix(low.width, high.width, part)
      const [middle, level] = [bend * mix(low.lean, high.lean, part), -height * mix(low.up, high.up, part)]
      return { from: [middle + half, level], to: [middle + half * 0.62, level + half * 0.2], width: 0.7 }
    })
  })
}

/** Rows of shingles across the hat: they sag as the brim does. */
function shingles({ radius, height, bend }: Hat): Path {
  const rows = new Path()
  for (const up of [0.09, 0.24, 0.4, 0.57]) {
    const above = HAT.findIndex((ring) => ring.up > up)
    const [low, high] = [HAT[above - 1], HAT[above]] as [(typeof HAT)[number], (typeof HAT)[number]]
    const part = (up - low.up) / (high.up - low.up)
    const half = radius * mix(low.width, high.width, part) * 0.96
    const [middle, level] = [bend * mix(low.lean, high.lean, part), -height * up]
    rows.moveTo([middle - half, level]).quadTo([middle, level + half * 0.6], [middle + half, level])
  }
  return rows
}

/** A golden star of four points, `size` from its middle to a point. */
export function drawStar(pen: Pen, at: Point, size: number, stroked = true): void {
  const star = 'M0,-1Q0,0 1,0Q0,0 0,1Q0,0 -1,0Q0,0 0,-1Z'
  pen.at(at, size, () => pen.shape(star, colour.glow, stroked ? detail : { stroke: null }))
}

/** A crescent moon of gold, open to the right, 2 units tall: its middle at the origin. */
export function drawMoon(pen: Pen): void {
  pen.shape('M0.7,-1C-1.5,-0.9 -1.5,0.9 0.7,1C-0.5,0.5 -0.5,-0.5 0.7,-1Z', colour.glow, detail)
}

/** An open book on the wing: its back at `at`, its leaves `size` wide, turned by `degrees`. */
export function drawBook(pen: Pen, at: Point, size: number, degrees: number, cover: string): void {
  const leaves =
    'M0,0.5Q-0.45,-0.05 -1,0.2L-1,-0.35Q-0.45,-0.6 0,-0.05Q0.45,-0.6 1,-0.35L1,0.2Q0.45,-0.05 0,0.5L0,-0.05'
  pen.turned(at, degrees, () => {
    pen.at([0, 0], size, () => {
      pen.shape('M-1,-0.2 1,-0.2 1.05,0.45 0,0.75 -1.05,0.45Z', cover, line)
      pen.shape(leaves, colour.snow, line)
    })
  })
}

/**
 * A sphere of golden rings around a sun, with worlds on them, its widest ring 2 units wide: its middle at the
 * origin.
 */
export function drawOrrery(pen: Pen): void {
  const gold = colour.oldGold
  pen.turned([0, 0], -22, () => {
    pen.shape(new Path().ellipse([0, 0], 1, 0.3).ellipse([0, 0], 0.4, 1), null, { ...line, stroke: gold })
    pen.shape(new Path().ellipse([0, 0], 1).polyline(pointsOf('0,-1.3 0,1.3')), null, {
      stroke: gold,
      width: 1.5,
    })
    pen.shape(new Path().ellipse([0, 0], 0.28), colour.glow, line)
    pen.shape(new Path().ellipse([-0.85, 0.2], 0.2), colour.rust, line)
    pen.shape(new Path().ellipse([0.3, -0.7], 0.16), colour.blue, line)
  })
}

/** An owl that sits and stares, 20 units tall: its feet at the origin. */
export function drawOwl(pen: Pen): void {
  pen.shape('M-6,-19.5Q0,-16.5 6,-19.5C9,-12 8,-3 3,0L-3,0C-8,-3 -9,-12 -6,-19.5Z', colour.owl, line)
  pen.fill('M4,-12C8.5,-10 8,-3 3.5,0Q6,-6 4,-12Z', colour.darkWood)
  pen.shape(new Path().ellipse([-3, -14], 2.9).ellipse([3, -14], 2.9), colour.snow, detail)
  pen.fill(new Path().ellipse([-2.6, -14], 1.3).ellipse([3, -14], 1.3), colour.dark)
  pen.fill('M-1.2,-12.5 1.2,-12.5 0,-9.8Z', colour.gold)
  pen.lines('-3,-7 -1.8,-5.6 -0.6,-7 / 0.6,-7 1.8,-5.6 3,-7 / -1.4,-4 0,-2.6 1.4,-4', hatching)
}
