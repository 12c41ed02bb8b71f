/** What makes the land of one word another than that of the next: its shape, and what covers it. */
import type { Random } from '../../drawing/random.ts'
import type { Climate } from '../geography.ts'
import { rowsIn } from './rowsIn.ts'

/** The mountains of a land. */
export interface RangePlan {
  /** How far it reaches to each side, how high it is, and its pieces of 80 units. */
  readonly halfWidth: number
  readonly height: number
  readonly pieces: number
}

/** Between which numbers chance chooses. */
type Span = readonly [least: number, most: number]

const spanOf = (cell: string) => cell.split('-').map(Number) as unknown as Span

/** How the coast runs. */
const SHAPES = rowsIn<
  'broad' | 'fjords' | 'archipelago' | 'horns',
  'land' | 'gulfs' | 'depth' | 'gulfWidth' | 'islands' | 'island',
  Span
>(
  `
              land       gulfs   depth      gulfWidth    islands  island
  broad       0.5-0.57   2-4     0.16-0.16  0.03-0.065   4-7      24-54
  fjords      0.5-0.56   10-14   0.3-0.34   0.012-0.02   5-8      20-44
  archipelago 0.38-0.41  2-4     0.16-0.18  0.04-0.07    15-19    34-88
  horns       0.43-0.46  5-7     0.16-0.2   0.06-0.09    1-3      24-60
  `,
  spanOf,
)

/** What covers the land; `great` is the size of the great wood, 0 for none. */
const COVERS = rowsIn<keyof typeof GROUNDS, 'hills' | 'great' | 'woods' | 'lakes' | 'lake' | 'marshes', Span>(
  `
              hills  great    woods  lakes  lake     marshes
  spine       8-12   0.7-0.8  12-16  0-1    0.8-1    1-2
  highlands   18-22  0-0      8-12   1-2    0.7-1    0-1
  lakes       8-12   0.8-0.9  16-22  4-6    1.5-1.9  3-4
  forest      6-9    1.5-1.8  46-52  0-1    0.8-1    1-2
  downs       28-32  0-0      5-8    1-1    1-1.3    1-2
  `,
  spanOf,
)

/** The mountains of each cover, from the largest, as the numbers of their plans; what tints its open land. */
const GROUNDS = {
  spine: { ranges: '70 1 12/44 .8 2', ground: ['earth', 0.14] },
  highlands: { ranges: '62 1 6/56 .95 5/52 1 4/50 .9 4/46 .9 3/44 .85 3', ground: ['rock', 0.26] },
  lakes: { ranges: '52 .8 3', ground: ['moss', 0.34] },
  forest: { ranges: '46 .8 3', ground: ['leaf', 0.3] },
  downs: { ranges: '40 .6 2', ground: ['ochre', 0.3] },
} as const

/** The numbers of a land: how many there are of each, and what part of the usual size each is. */
export interface Theme
  extends Readonly<
    Record<
      'land' | 'gulfs' | 'depth' | 'islands' | 'hills' | 'great' | 'woods' | 'lakes' | 'lake' | 'marshes',
      number
    >
  > {
  /** Its shape and its cover in words. */
  readonly name: string
  /** Half the width of each gulf, as a part of the sheet's, and the radius of each large island. */
  readonly gulfWidth: Span
  readonly island: Span
  /** What tints its open land. */
  readonly ground: NonNullable<Climate['ground']>
  /** From the largest. */
  readonly ranges: readonly RangePlan[]
}

/** The theme of a word: the same for the same random stream. */
export function themeOf(random: Random): Theme {
  const shapeName = random.pick(Object.keys(SHAPES) as (keyof typeof SHAPES)[])
  const coverName = random.pick(Object.keys(COVERS) as (keyof typeof COVERS)[])
  const [shape, cover, { ranges, ground }] = [SHAPES[shapeName], COVERS[coverName], GROUNDS[coverName]]
  const size = ([least, most]: Span) => random.between(least, most)
  const some = ([least, most]: Span) => least + random.below(most - least + 1)
  return {
    name: `${shapeName}, ${coverName}`,
    land: size(shape.land),
    gulfs: some(shape.gulfs),
    depth: size(shape.depth),
    gulfWidth: shape.gulfWidth,
    ground,
    islands: some(shape.islands),
    island: shape.island,
    ranges: ranges.split('/').map((plan) => {
      const [halfWidth, height, pieces] = plan.split(' ').map(Number) as [number, number, number]
      return { halfWidth, height, pieces }
    }),
    hills: some(cover.hills),
    great: size(cover.great),
    woods: some(cover.woods),
    lakes: some(cover.lakes),
    lake: size(cover.lake),
    marshes: some(cover.marshes),
  }
}
