/** Open land: tufts of grass, reeds in the marshes, and a tree here and there. */

import { merged } from '../drawing/ink.ts'
import { LAYERS, roughNoise } from '../drawing/noise.ts'
import { colour } from '../drawing/palette.ts'
import { Path } from '../drawing/path.ts'
import { type Mark, weight } from '../drawing/pen.ts'
import { linesOf } from '../drawing/plot.ts'
import { boxAt, grown, type Point } from '../drawing/points.ts'
import { randomStream, strewn } from '../drawing/random.ts'
import { clusteredIn, type Oval } from '../grids/oval.ts'
import type { Climate } from '../lands/geography.ts'
import { bare, type Misfit } from '../survey/misfit.ts'
import { hasRoom, LONE_TREES, type Planted, planted } from './forest.ts'
import type { Ground } from './ground.ts'

/** Tufts of grass, each about its foot. */
const TUFTS = [
  '-1,0 -3,-4 / 0,0 0,-5.5 / 1,0 3,-4.5',
  '-1.5,0 -4,-3 / 0,0 -1,-4.5 / 1,0 2,-5 / 2,0 5,-3',
  '-1,0 -2.5,-5 / 1,0 2,-4 / 2,0 4.5,-3',
].map(linesOf)

/** Reeds and pools of a marsh, each about its foot. */
const REEDS = ['0,0 0,-8 / -2,0 -3.5,-6 / 2,0 4,-6.5', '-1,0 -2,-7 / 1,0 1.5,-9 / 3,0 5.5,-5'].map(linesOf)
const POOLS = ['-9,2 7,2 / -4,4 12,4', '-6,2 10,2 / 3,-1 13,-1', '-12,1 2,1'].map(linesOf)

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
      strew(blades, random.pick(REEDS), at)
      if (random.chance(0.75)) strew(pools, random.pick(POOLS), at)
    }
    if (reeds.length === before) misfits.push(bare('a marsh', marsh, 'reed'))
  }
  const marks = [
    { style: { stroke: colour.pool, width: weight.line }, path: pools },
    { style: { stroke: colour.reed, width: weight.line }, path: blades },
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
      path: strew(new Path(), random.pick(TUFTS), at),
    })
  }
  return merged(marks)
}

function strew(path: Path, lines: readonly (readonly Point[])[], [x, y]: Point): Path {
  const [left, top] = [Math.round(x), Math.round(y)]
  for (const line of lines) path.polyline(line.map(([across, down]): Point => [across + left, down + top]))
  return path
}
