/** Woods: clumps of trees close to each other, and single trees where a wood thins out. */
import { drawClump, type Tree } from '../art/tree.ts'
import { LAYERS, noise } from '../drawing/noise.ts'
import { mixture } from '../drawing/palette.ts'
import { boxAt, clamp, type Point } from '../drawing/points.ts'
import { type Random, randomStream } from '../drawing/random.ts'
import type { Glyph, Stamp } from '../drawing/stamps.ts'
import { outOf, somewhereIn } from '../grids/oval.ts'
import type { Kinds, TreeKind, Wood } from '../lands/geography.ts'
import { bare, type Misfit } from '../survey/misfit.ts'
import type { Ground } from './ground.ts'

/** A glyph of trees, and how far it reaches to each side of its foot and above it, in map units. */
export interface Clump {
  readonly glyph: Glyph
  readonly reach: number
  readonly height: number
}

/** Trees that stand somewhere. */
export interface Planted extends Stamp {
  readonly kind: TreeKind
  readonly clump: Clump
}

/** The clumps by kind: for each tree x and y of its foot and its height. */
const CLUMPS: Readonly<Record<TreeKind, readonly Clump[]>> = {
  broadleaf: clumps('broadleaf', [
    '0,0,19 -13,-4,17 12,-5,18 -5,-11,20 8,-13,17',
    '-7,0,18 8,-1,20 0,-9,19 -17,-6,16 17,-8,17',
    '0,0,21 13,-3,16 -12,-5,19 4,-12,18',
    '-10,0,17 4,-1,18 17,-3,19 -3,-9,19 11,-12,20 -15,-10,18',
    '-3,0,20 -16,-2,18 10,-4,17 -9,-10,19 5,-12,21',
  ]),
  thorn: clumps('thorn', ['0,0,15 19,-6,14 -16,-7,16', '-10,0,16 12,-3,14 0,-12,15']),
  palm: clumps('palm', ['0,0,24 12,-3,20 -10,-4,22', '-8,0,22 6,-1,26 -1,-9,22']),
  conifer: clumps('conifer', [
    '0,0,24 -8,-3,21 8,-4,23 -3,-8,25 13,-9,20',
    '-6,0,22 5,-2,26 14,-5,21 -13,-6,23 0,-9,24',
    '0,0,21 9,-3,25 -9,-4,24 -1,-8,22',
    '-4,0,25 4,-1,20 12,-4,24 -12,-5,20 3,-9,27 -6,-11,22',
  ]),
}

/** The trees that stand alone, in the same way. */
export const LONE_TREES: Readonly<Record<TreeKind, readonly Clump[]>> = {
  broadleaf: clumps('broadleaf', ['0,0,18', '0,0,20', '0,0,16', '-5,0,16 6,-2,18']),
  thorn: clumps('thorn', ['0,0,15', '0,0,13']),
  palm: clumps('palm', ['0,0,24', '-4,0,22 5,-2,19']),
  conifer: clumps('conifer', ['0,0,21', '0,0,24', '-4,0,20 4,-2,23']),
}

/** The trees of all woods, and the woods in which no tree has room. Their ground is taken. */
export function growWoods(
  woods: readonly Wood[],
  ground: Ground,
  kinds: Kinds = {},
): { trees: Planted[]; misfits: Misfit[] } {
  const trees: Planted[] = []
  const misfits: Misfit[] = []
  for (const wood of woods) {
    const before = trees.length
    growWood(wood, ground, trees, kinds)
    if (trees.length === before) misfits.push(bare('a wood', wood, 'tree'))
  }
  for (const { at } of trees) ground.takeOval([at[0], at[1] - 8], 13, 12)
  return { trees, misfits }
}

/** Plants a wood: first as many clumps as it holds, then single trees in the room at its edge. */
function growWood(wood: Wood, ground: Ground, trees: Planted[], kinds: Kinds): void {
  const random = randomStream(`wood ${wood.centre.join()}`)
  const [radiusX, radiusY] = wood.radius
  for (const dense of [true, false]) {
    for (let attempt = 0; attempt < (radiusX * radiusY) / (dense ? 12 : 16); attempt++) {
      const at = somewhereIn(wood, random, 1.08)
      const usual = kindAt(wood, at, random)
      const kind = kinds[usual] ?? usual
      const clump = random.pick((dense ? CLUMPS : LONE_TREES)[kind])
      if (!holds(wood, at, dense ? clump.reach * 0.7 : 0) || !hasRoom(clump, at, ground)) continue
      const [besides, apart] = dense ? [25, 13] : [13, 8]
      const isBeside = ({ at: [x, y] }: Planted) =>
        Math.abs(x - at[0]) < besides && Math.abs(y - at[1]) < apart
      if (trees.some(isBeside)) continue
      trees.push(planted(kind, clump, at, random))
    }
  }
}

/** A clump of a kind at a place. */
export function planted(kind: TreeKind, clump: Clump, at: Point, random: Random): Planted {
  return { glyph: clump.glyph, at, tint: tintAt(kind, at, random), kind, clump }
}

/** The tint of a tree: neighbours are mostly alike. */
function tintAt(kind: TreeKind, [x, y]: Point, random: Random): string {
  const tints = mixture[kind === 'conifer' ? kind : 'broadleaf']
  const place = (noise(x / 60, y / 60, LAYERS.treeTints) * 0.8 + 0.5 + random.around(0.3)) * tints.length
  return tints[clamp(Math.floor(place), 0, tints.length - 1)] as string
}

/** Whether a clump may stand at a place: on dry land, and on ground that is free. */
export function hasRoom({ reach, height }: Clump, [x, y]: Point, ground: Ground): boolean {
  if (ground.inland(x, y - height) < 2) return false
  const trunks = [-reach, 0, reach].map((aside): Point => [x + aside, y])
  if (trunks.some(([trunk]) => ground.inland(trunk, y - 12) < 3)) return false
  return ground.hasRoom(boxAt([x, y], reach + 1, height, 2), trunks, 6)
}

/** Whether a wood reaches `aside` map units to both sides of a place: an oval with bays and tongues. */
function holds(wood: Wood, [x, y]: Point, aside: number): boolean {
  const away = outOf(wood)
  return [-aside, aside].every(
    (step) => away(x + step, y - 8) + noise(x / 40, y / 40, LAYERS.woodEdge) * 0.22 < 1,
  )
}

/** The kind of tree at a place: kinds keep to themselves, so a mixed wood is not mixed everywhere. */
function kindAt({ conifers }: Wood, [x, y]: Point, random: Random): TreeKind {
  return random.chance(conifers + noise(x / 40, y / 40, LAYERS.treeKinds) * 0.3) ? 'conifer' : 'broadleaf'
}

function clumps(kind: TreeKind, texts: readonly string[]): Clump[] {
  return texts.map((text, index) => {
    const trees = text.split(' ').map((tree): Tree => {
      const [x, y, height] = tree.split(',').map(Number) as [number, number, number]
      return { foot: [x, y], height, kind }
    })
    const id = `${kind.charAt(0)}${trees.length > 2 ? '' : 's'}${index}`
    const reach = Math.max(...trees.map(({ foot }) => Math.abs(foot[0]))) + (kind === 'conifer' ? 6 : 9)
    return {
      glyph: drawClump(id, trees),
      reach,
      height: Math.max(...trees.map((tree) => tree.height - tree.foot[1])),
    }
  })
}
