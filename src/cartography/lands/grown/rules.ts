/** The rules by which things find their ground on a land that grows. */
import type { Point } from '../../drawing/points.ts'
import type { Nearness } from './nearness.ts'
import { rowsIn } from './rowsIn.ts'

type Thing =
  | ('ornament' | 'range' | 'mouth' | 'river' | 'lake' | 'great' | 'wood' | 'hill' | 'marsh')
  | ('village' | 'discovery' | 'name' | 'island' | 'swimmer')
type Column = 'inland' | 'places' | 'ranges' | 'rivers' | 'lakes' | 'apart' | '+inland' | '+rivers'

/**
 * The least distance of each thing from the shore, from what stands on the land, and from its like; `-` is
 * any. They are in map units, but those of woods in half-widths of the wood; a range and a hill add their own
 * size. `+inland` and `+rivers` are what each unit away from these is worth. To tune a number, change it and
 * look at nine lands: `npm run draw -- --try 9`.
 */
export const RULES = rowsIn<Thing, Column, number>(
  `
            inland  places  ranges  rivers  lakes  apart  +inland  +rivers
  ornament  -       84      -       -       -      50     0        0
  range     34      8       -       -       -      120    0        0
  mouth     -       64      -       -       -      270    0        0
  river     30      30      10      -       -      62     0        0
  lake      90      30      44      -       -      -      0.4      0
  great     1       -       1       0.4     1      -      0.5      1.2
  wood      0.6     -       0.7     0.3     0.8    -      0        0
  hill      44      40      24      26      50     70     0        0
  marsh     46      60      60      30      -      300    -0.2     -1
  village   30      50      30      30      26     132    0        0
  discovery 26      44      26      24      20     70     0        0
  name      11      -       -       21      18     34     0        0
  island    -       -       -       -       -      210    0        0
  swimmer   -       -       -       -       -      16     0        0
  `,
  (cell) => (cell === '-' ? -Infinity : Number(cell)),
)

/** Farther than so many map units from the shore or a river, a place is worth no more. */
export const AMPLE = { inland: 200, rivers: 130 } as const

/** What a place is worth to a thing so many units large; undefined where it is too near to something. */
export function worthBy(thing: Thing, nearness: Nearness, at: Point, unit = 1): number | undefined {
  const rule = RULES[thing]
  const [inland, rivers] = [nearness.inland(...at), nearness.toRivers(at)]
  const isFar =
    inland >= rule.inland * unit &&
    rivers >= rule.rivers * unit &&
    nearness.toRanges(at) >= rule.ranges * unit &&
    nearness.toPlaces(at) >= rule.places * unit &&
    nearness.toLakes(at) >= rule.lakes * unit
  if (!isFar) return undefined
  return Math.min(inland, AMPLE.inland) * rule['+inland'] + Math.min(rivers, AMPLE.rivers) * rule['+rivers']
}
