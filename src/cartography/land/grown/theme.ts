/** What makes the land of one word another than that of the next: its shape, and what covers it. */
import type { Random } from '../../drawing/random.ts'
import type { Climate } from '../geography.ts'

/** The mountains of a land. */
export interface RangePlan {
  /** How far it reaches to each side, how high it is, and its pieces of 80 units. */
  readonly halfWidth: number
  readonly height: number
  readonly pieces: number
}

/** Between which numbers chance chooses. */
type Span = readonly [least: number, most: number]

/** How the coast runs. */
const SHAPES = {
  broad: {
    land: [0.5, 0.57],
    gulfs: [2, 4],
    depth: [0.16, 0.16],
    gulfWidth: [0.03, 0.065],
    islands: [4, 7],
    island: [24, 54],
  },
  fjords: {
    land: [0.5, 0.56],
    gulfs: [10, 14],
    depth: [0.3, 0.34],
    gulfWidth: [0.012, 0.02],
    islands: [5, 8],
    island: [20, 44],
  },
  archipelago: {
    land: [0.38, 0.41],
    gulfs: [2, 4],
    depth: [0.16, 0.18],
    gulfWidth: [0.04, 0.07],
    islands: [15, 19],
    island: [34, 88],
  },
  horns: {
    land: [0.43, 0.46],
    gulfs: [5, 7],
    depth: [0.16, 0.2],
    gulfWidth: [0.06, 0.09],
    islands: [1, 3],
    island: [24, 60],
  },
} as const satisfies Record<
  string,
  { readonly [Name in 'land' | 'gulfs' | 'depth' | 'gulfWidth' | 'islands' | 'island']: Span }
>

/** What covers the land; `great` is the size of the great wood, 0 for none. */
const COVERS = {
  spine: {
    ground: ['earth', 0.14],
    ranges: '70 1 12/44 .8 2',
    hills: [8, 12],
    great: [0.7, 0.8],
    woods: [12, 16],
    lakes: [0, 1],
    lake: [0.8, 1],
    marshes: [1, 2],
  },
  highlands: {
    ground: ['rock', 0.26],
    ranges: '62 1 6/56 .95 5/52 1 4/50 .9 4/46 .9 3/44 .85 3',
    hills: [18, 22],
    great: [0, 0],
    woods: [8, 12],
    lakes: [1, 2],
    lake: [0.7, 1],
    marshes: [0, 1],
  },
  lakes: {
    ground: ['moss', 0.34],
    ranges: '52 .8 3',
    hills: [8, 12],
    great: [0.8, 0.9],
    woods: [16, 22],
    lakes: [4, 6],
    lake: [1.5, 1.9],
    marshes: [3, 4],
  },
  forest: {
    ground: ['leaf', 0.3],
    ranges: '46 .8 3',
    hills: [6, 9],
    great: [1.5, 1.8],
    woods: [46, 52],
    lakes: [0, 1],
    lake: [0.8, 1],
    marshes: [1, 2],
  },
  downs: {
    ground: ['ochre', 0.3],
    ranges: '40 .6 2',
    hills: [28, 32],
    great: [0, 0],
    woods: [5, 8],
    lakes: [1, 1],
    lake: [1, 1.3],
    marshes: [1, 2],
  },
} as const satisfies Record<
  string,
  Readonly<Record<'hills' | 'great' | 'woods' | 'lakes' | 'lake' | 'marshes', Span>> & {
    readonly ranges: string
    readonly ground: NonNullable<Climate['ground']>
  }
>

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
  const [shape, cover] = [SHAPES[shapeName], COVERS[coverName]]
  const size = ([least, most]: Span) => random.between(least, most)
  const some = ([least, most]: Span) => least + random.below(most - least + 1)
  return {
    name: `${shapeName}, ${coverName}`,
    land: size(shape.land),
    gulfs: some(shape.gulfs),
    depth: size(shape.depth),
    gulfWidth: shape.gulfWidth,
    ground: cover.ground,
    islands: some(shape.islands),
    island: shape.island,
    ranges: cover.ranges.split('/').map((plan) => {
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
