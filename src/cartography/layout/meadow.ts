/** Open land: tufts of grass, reeds in the marshes, and a tree here and there. */
import { grown } from '../../table/area.ts'
import { merged } from '../drawing/ink.ts'
import { LAYERS, roughNoise } from '../drawing/noise.ts'
import { colour } from '../drawing/palette.ts'
import { Path } from '../drawing/path.ts'
import { type Mark, weight } from '../drawing/pen.ts'
import { plotted, repeated } from '../drawing/plot.ts'
import { boxAt, type Point, rounded } from '../drawing/points.ts'
import { randomStream, strewn } from '../drawing/random.ts'
import { clusteredIn, type Oval } from '../grids/oval.ts'
import type { Climate } from '../lands/geography.ts'
import { bare, type Misfit } from '../survey/misfit.ts'
import { hasRoom, LONE_TREES, type Planted, planted } from './forest.ts'
import type { Ground } from './ground.ts'

/** Tufts of grass, each about its foot. */
const TUFTS = [
  'M-1,0 -3,-4M0,0 0,-5.5M1,0 3,-4.5',
  'M-1.5,0 -4,-3M0,0 -1,-4.5M1,0 2,-5M2,0 5,-3',
  'M-1,0 -2.5,-5M1,0 2,-4M2,0 4.5,-3',
].map(plotted)

/** Reeds and pools of a marsh, each about its foot. */
const REEDS = ['M0,0 0,-8M-2,0 -3.5,-6M2,0 4,-6.5', 'M-1,0 -2,-7M1,0 1.5,-9M3,0 5.5,-5'].map(plotted)
const POOLS = ['M-9,2 7,2M-4,4 12,4', 'M-6,2 10,2M3,-1 13,-1', 'M-12,1 2,1'].map(plotted)

/** Where trees and grass may stand. */
const openLandOn = ({ sheet }: Ground) => grown(sheet, -24)

/** Trees that stand alone where the land is open; their ground is taken. */
export function plantLoneTrees({ conifers: [west, south], kinds = {} }: Climate, ground: Ground): Planted[] {
  const random = randomStream('lone trees')
  const trees: Planted[] = []
  for (const at of strewn(random, 1400, openLandOn(ground))) {
    const usual = at[0] > west && at[1] < south ? 'conifer' : 'broadleaf'
    const kind = kinds[usual] ?? usual
    const tree = random.pick(LONE_TREES[kind])
    if (ground.inland(...at) < 14 || roughNoise(at[0] / 150, at[1] / 150, LAYERS.loneTrees) < 0.08) continue
    if (!hasRoom(tree, at, ground)) continue
    ground.takeOval([at[0], at[1] - 6], 34, 24)
    trees.push(planted(kind, tree, at, random))
  }
  return trees
}

/** The marshes: reeds and pools, where each stands, and where none has room. Their ground is taken. */
export function floodMarshes(
  marshes: readonly Oval[],
  ground: Ground,
): { marks: Mark[]; reeds: Point[]; misfits: Misfit[] } {
  const random = randomStream('marshes')
  const [blades, pools] = [new Path(), new Path()]
  const reeds: Point[] = []
  const misfits: Misfit[] = []
  for (const marsh of marshes) {
    const before = reeds.length
    for (const at of clusteredIn(marsh, random, marsh.radius[0] * 3, 1.1)) {
      if (!ground.hasRoom(boxAt(at, 7, 8, 3), [at], 10)) continue
      ground.takeOval(at, 10, 6)
      reeds.push(at)
      blades.append(repeated(random.pick(REEDS), [rounded(at)]))
      if (random.chance(0.75)) pools.append(repeated(random.pick(POOLS), [rounded(at)]))
    }
    if (reeds.length === before) misfits.push(bare('a marsh', marsh, 'reed'))
  }
  const marks = [
    { style: { stroke: colour.pool, width: weight.line }, path: pools },
    { style: { stroke: colour.tuft, width: weight.line }, path: blades },
  ]
  return { marks, reeds, misfits }
}

/** Tufts of grass wherever nothing else is. */
export function growTufts(ground: Ground): Mark[] {
  const random = randomStream('tufts')
  const marks: Mark[] = []
  for (const at of strewn(random, 2600, openLandOn(ground))) {
    const [x, y] = at
    if (!ground.hasRoom(boxAt(at, 6, 7, 2), [at], 10)) continue
    if (roughNoise(x / 70, y / 70, LAYERS.tufts) < random.between(-0.5, 0.1)) continue
    ground.takeOval(at, 15, 11)
    marks.push({
      style: { stroke: colour.grass, width: weight.line },
      path: repeated(random.pick(TUFTS), [rounded(at)]),
    })
  }
  return merged(marks)
}
