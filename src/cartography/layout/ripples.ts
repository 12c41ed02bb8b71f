/** Ripples: lines along the coast, the two nearest unbroken, the others fainter and more broken. */
import type { Box } from '../../panzoom/core/geometry.ts'
import { simplify, softLine } from '../drawing/curves.ts'
import { merged } from '../drawing/ink.ts'
import { LAYERS, noise } from '../drawing/noise.ts'
import { colour } from '../drawing/palette.ts'
import { Path } from '../drawing/path.ts'
import type { Mark } from '../drawing/pen.ts'
import { inBox, type Point } from '../drawing/points.ts'
import { contours } from '../grids/contour.ts'
import { runs } from '../grids/runs.ts'
import type { Land } from '../survey/field.ts'

/** One line of ripples. */
interface Ripple {
  /** How far it lies from the shore, in map units. */
  readonly away: number
  readonly width: number
  readonly opacity: number
  /** How much of it is drawn: all at 1, half at 0. */
  readonly share: number
}

const RIPPLES: readonly Ripple[] = [
  { away: 5, width: 1, opacity: 1, share: 1 },
  { away: 11.5, width: 0.9, opacity: 0.85, share: 1 },
  { away: 20, width: 0.8, opacity: 0.7, share: 0.1 },
  { away: 31, width: 0.7, opacity: 0.6, share: -0.08 },
  { away: 44, width: 0.6, opacity: 0.5, share: -0.24 },
]

/** The shortest piece of a ripple, in points, and the longest: a picture of a part needs but some of them. */
const PIECE = { shortest: 12, longest: 150 } as const

/** More than waves move a ripple, in map units: what is farther from its line need not be moved. */
const MOVED = 10

/** The largest path, in map units: those off the screen are not drawn. */
const TOGETHER = 700

/** The ripples along every coast, outside the boxes. */
export function drawRipples(land: Land, keepOff: readonly Box[] = []): Mark[] {
  const calm = land.distances.blurred(5)
  const marks = RIPPLES.flatMap(({ away, width, opacity, share }, index): Mark[] => {
    const wavering = calm.map((value, x, y) =>
      value < -2 && Math.abs(value + away) < MOVED
        ? value +
          noise(x / 26, y / 26, LAYERS.rippleWaves, index) * (1 + away * 0.08) +
          noise(x / 9, y / 9, LAYERS.rippleTremor, index) * 0.4
        : value,
    )
    const drawn = ([x, y]: Point) =>
      inBox(land.sheet, x, y) &&
      !keepOff.some((box) => inBox(box, x, y)) &&
      noise(x / 30, y / 30, LAYERS.rippleGaps, index) * 0.8 +
        noise(x / 9, y / 9, LAYERS.rippleNicks, index) * 0.2 <
        share
    const style = { stroke: colour.seaInk, width, strokeOpacity: opacity }
    return contours(wavering, -away)
      .flatMap(({ points, closed }) => runs(points, closed, drawn))
      .filter((run) => run.length >= PIECE.shortest)
      .flatMap(pieces)
      .map((run) => ({ style, path: softLine(new Path(), simplify(run, 2 + index)) }))
  })
  return merged(marks, TOGETHER)
}

/** A line in pieces, each beginning where the one before it ends. */
function pieces(run: readonly Point[]): Point[][] {
  const count = Math.ceil((run.length - 1) / PIECE.longest)
  const length = Math.ceil((run.length - 1) / count)
  return Array.from({ length: count }, (_, index) => run.slice(index * length, (index + 1) * length + 1))
}
