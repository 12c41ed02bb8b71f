/** The search for a free stretch of land for a wide-spaced name, which stands on a gentle curve. */
import type { Box } from '../../panzoom/core/geometry.ts'
import { grown } from '../../table/area.ts'
import { distance, type Point, shifted } from '../drawing/points.ts'
import { CELL, type Cells, cellsOf, type SummedArea } from '../grids/summedArea.ts'
import { letterBoxes, levelAt } from './lettering.ts'

/** Where a name stands. */
export interface Stretch {
  readonly text: string
  /** The points that its letters stand on, from left to right, in map units. */
  readonly baseline: readonly Point[]
  /** The space between two letters, in map units. */
  readonly spacing: number
}

/** The room for a name. */
export interface Room {
  /** Where it has to lie. */
  readonly box: Box
  /** What it should be near to. */
  readonly near: Point
  /** 0 where letters may be, more elsewhere. */
  readonly forbidden: SummedArea
  /** How much of the letters would be hidden, from 0 to 1. */
  readonly hidden: SummedArea
}

/** How much of a name, and of each of its letters, may be hidden. */
export interface Clarity {
  readonly name: number
  readonly letter: number
}

/** The space between two letters, of the font size. */
const SPACINGS = [0.35, 0.45, 0.55, 0.65, 0.8, 0.95, 1.1, 1.3, 1.5, 1.8]

/** How steeply a name falls, and how far its ends lie below its middle, of its length. */
const SLOPES = [0, -0.04, 0.04, -0.08, 0.08]
const BOWS = [0.012, -0.012, 0.03, -0.03, 0.055, -0.055]

/** The room around each letter, in map units. */
const AROUND = 2

/** The distance from what it should be near to that is as bad as no width at all, in map units. */
const FAR = 700

/** The length at which a name is as wide as it should be, in map units. */
const WIDEST = 380

/** The best place for a name in one line: wide, level, clear, and near to where it should be; if any. */
export function findStretch(text: string, size: number, room: Room, most: Clarity): Stretch | undefined {
  let best: { readonly worth: number; readonly stretch: Stretch } | undefined
  for (const spacing of SPACINGS.map((part) => part * size)) {
    const level = letterBoxes(text, 'capitals', levelAt([0, 0]), size, { spacing, upright: true })
    const width = (level.at(-1)?.right ?? 0) - (level[0]?.left ?? 0)
    const first: Point = [room.box.left + width / 2, room.box.top]
    const curves = SLOPES.flatMap((slope) =>
      BOWS.map((bow) => {
        const fall = (x: number) => slope * x + (4 * bow * x * x) / width
        const letters = level.map(({ left, right, top, bottom }) => {
          const foot = fall((left + right) / 2)
          return cellsOf(
            grown(shifted({ left, top: foot + top, right, bottom: foot + bottom }, first), AROUND),
          )
        })
        // A name that is spread out is seen as one of the land, not of a spot.
        return { fall, letters, look: Math.min(1, width / WIDEST) - Math.abs(slope) / 2 }
      }),
    )
    // Most places are forbidden to a name on any curve.
    const cores = level.flatMap((_, index) => common(curves.map(({ letters }) => letters[index] as Cells)))
    const spots = spotsIn(room, width / 2, (column, row) =>
      cores.every((core) => room.forbidden.mean(core, column, row) === 0),
    )
    for (const { fall, letters, look } of curves) {
      const found = bestSpot(spots, look, (spot) => hiddenAt(spot, letters, room, most), best?.worth)
      if (!found) continue
      const baseline = alongCurve(found.spot.at, width, fall)
      best = { worth: found.worth, stretch: { text, baseline, spacing } }
    }
  }
  return best?.stretch
}

/** The spot that is worth most to letters of a look, and more than `least`, if there is one. */
function bestSpot(spots: readonly Spot[], look: number, hiddenAt: (spot: Spot) => number, least = -Infinity) {
  let best: { readonly worth: number; readonly spot: Spot } | undefined
  for (const spot of spots) {
    const clear = look - spot.away / FAR
    // The others are too far away to be the best one, however clear they are.
    if (clear <= (best?.worth ?? least)) break
    const worth = clear - 9 * hiddenAt(spot)
    if (worth > (best?.worth ?? least)) best = { worth, spot }
  }
  return best
}

/** The middle of a name's baseline, on a lattice as wide as the cells of the room. */
interface Spot {
  readonly at: Point
  /** How many columns and rows it is from the first one. */
  readonly column: number
  readonly row: number
  /** How far it is from where the name should be, in map units. */
  readonly away: number
}

/** The free places in a name's room, with `half` of the name to each side of them: the best first. */
function spotsIn(
  { box: { left, top, right, bottom }, near }: Room,
  half: number,
  isFree: (column: number, row: number) => boolean,
): Spot[] {
  const spots: Spot[] = []
  for (let row = 0; top + row * CELL < bottom; row++) {
    for (let column = 0; left + half + column * CELL < right - half; column++) {
      if (!isFree(column, row)) continue
      const at: Point = [left + half + column * CELL, top + row * CELL]
      spots.push({ at, column, row, away: distance(at, near) })
    }
  }
  return spots.sort((a, b) => a.away - b.away)
}

/** The cells that all of some have in common, if there are any. */
function common(all: readonly Cells[]): Cells[] {
  const [from, above] = [Math.max(...all.map(({ from }) => from)), Math.max(...all.map(({ above }) => above))]
  const [to, below] = [Math.min(...all.map(({ to }) => to)), Math.min(...all.map(({ below }) => below))]
  return from < to && above < below ? [{ from, to, above, below }] : []
}

/** How much of some letters is hidden at a place, on average; infinite if one may not be there. */
function hiddenAt(
  { column, row }: Spot,
  letters: readonly Cells[],
  { forbidden, hidden }: Room,
  most: Clarity,
): number {
  let sum = 0
  for (const letter of letters) {
    if (forbidden.mean(letter, column, row) > 0) return Infinity
    const share = hidden.mean(letter, column, row)
    if (share > most.letter) return Infinity
    sum += share
  }
  return sum > most.name * letters.length ? Infinity : sum / letters.length
}

/** Points of a curve that falls about its middle, from end to end and a little beyond. */
function alongCurve([x, y]: Point, width: number, fall: (across: number) => number): Point[] {
  const steps = Array.from({ length: 33 }, (_, index) => (index / 32 - 0.5) * (width + 20))
  return steps.map((across) => [x + across, y + fall(across)])
}
