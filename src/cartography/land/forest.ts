/** Woods: clumps of trees close to each other, and single trees where a wood thins out. */

import { noise } from '../drawing/noise.ts'
import { mixture } from '../drawing/palette.ts'
import { boxAt, clamp, hypotenuse, type Point } from '../drawing/points.ts'
import { type Random, randomStream } from '../drawing/random.ts'
import type { Glyph, Stamp } from '../drawing/stamps.ts'
import type { Land } from './field.ts'
import { WOODS, type Wood } from './geography.ts'
import type { Mask } from './mask.ts'
import { drawClump, type Kind, type Tree } from './tree.ts'

/** A glyph of trees, and how far it reaches to each side of its foot and above it, in map units. */
export interface Clump {
  readonly glyph: Glyph
  readonly reach: number
  readonly height: number
}

/** The clumps by kind: for each tree x and y of its foot and its height. */
const CLUMPS: Readonly<Record<Kind, readonly Clump[]>> = {
  broadleaf: clumps('broadleaf', [
    '0,0,19 -13,-4,17 12,-5,18 -5,-11,20 8,-13,17',
    '-7,0,18 8,-1,20 0,-9,19 -17,-6,16 17,-8,17',
    '0,0,21 13,-3,16 -12,-5,19 4,-12,18',
    '-10,0,17 4,-1,18 17,-3,19 -3,-9,19 11,-12,20 -15,-10,18',
    '-3,0,20 -16,-2,18 10,-4,17 -9,-10,19 5,-12,21',
  ]),
  conifer: clumps('conifer', [
    '0,0,24 -8,-3,21 8,-4,23 -3,-8,25 13,-9,20',
    '-6,0,22 5,-2,26 14,-5,21 -13,-6,23 0,-9,24',
    '0,0,21 9,-3,25 -9,-4,24 -1,-8,22',
    '-4,0,25 4,-1,20 12,-4,24 -12,-5,20 3,-9,27 -6,-11,22',
  ]),
}

/** The trees that stand alone, in the same way. */
export const LONE_TREES: Readonly<Record<Kind, readonly Clump[]>> = {
  broadleaf: clumps('broadleaf', ['0,0,18', '0,0,20', '0,0,16', '-5,0,16 6,-2,18']),
  conifer: clumps('conifer', ['0,0,21', '0,0,24', '-4,0,20 4,-2,23']),
}

/** All woods, as stamps; their ground is taken. */
export function growWoods(land: Land, mask: Mask): Stamp[] {
  const stamps: Stamp[] = []
  for (const wood of WOODS) growWood(wood, land, mask, stamps)
  for (const { at } of stamps) mask.takeOval([at[0], at[1] - 8], 13, 12)
  return stamps
}

/** Plants a wood: first as many clumps as it holds, then single trees in the room at its edge. */
function growWood(wood: Wood, land: Land, mask: Mask, stamps: Stamp[]): void {
  const random = randomStream(`wood ${wood.centre.join()}`)
  const [radiusX, radiusY] = wood.radius
  for (const dense of [true, false]) {
    for (let attempt = 0; attempt < (radiusX * radiusY) / (dense ? 12 : 16); attempt++) {
      const at = somewhereIn(wood, random)
      const kind = kindAt(wood, at, random)
      const clump = random.pick((dense ? CLUMPS : LONE_TREES)[kind])
      if (!holds(wood, at, dense ? clump.reach * 0.7 : 0) || !hasRoom(clump, at, land, mask)) continue
      const [besides, apart] = dense ? [25, 13] : [13, 8]
      if (stamps.some((other) => Math.abs(other.at[0] - at[0]) < besides && Math.abs(other.at[1] - at[1]) < apart))
        continue
      stamps.push({ glyph: clump.glyph, at, tint: tintAt(kind, at, random) })
    }
  }
}

/** The tint of a tree: neighbours are mostly alike. */
export function tintAt(kind: Kind, [x, y]: Point, random: Random): string {
  const tints = mixture[kind]
  const place = (noise(x / 60, y / 60, 420) * 0.8 + 0.5 + random.around(0.3)) * tints.length
  return tints[clamp(Math.floor(place), 0, tints.length - 1)] as string
}

/** Whether a clump may stand at a place: on dry land, and on ground that is free. */
export function hasRoom({ reach, height }: Clump, [x, y]: Point, land: Land, mask: Mask): boolean {
  if (land.inland(x, y - height) < 2) return false
  const isWet = (aside: number) => land.inland(x + aside, y) < 6 || land.inland(x + aside, y - 12) < 3
  if ([-reach, 0, reach].some(isWet)) return false
  return mask.isFree(boxAt([x, y], reach + 1, height, 2))
}

function somewhereIn({ centre, radius, degrees = 0 }: Wood, random: Random): Point {
  const turn = random.between(0, 2 * Math.PI)
  const away = Math.sqrt(random.unit()) * 1.08
  const [across, down] = [Math.cos(turn) * away * radius[0], Math.sin(turn) * away * radius[1]]
  const angle = (degrees * Math.PI) / 180
  return [
    centre[0] + across * Math.cos(angle) - down * Math.sin(angle),
    centre[1] + across * Math.sin(angle) + down * Math.cos(angle),
  ]
}

/** Whether a wood reaches `aside` map units to both sides of a place. Its edge is an oval with bays and tongues. */
function holds({ centre, radius, degrees = 0 }: Wood, [x, y]: Point, aside: number): boolean {
  const angle = (-degrees * Math.PI) / 180
  return [-aside, aside].every((step) => {
    const [dx, dy] = [x + step - centre[0], y - 8 - centre[1]]
    const across = (dx * Math.cos(angle) - dy * Math.sin(angle)) / radius[0]
    const down = (dx * Math.sin(angle) + dy * Math.cos(angle)) / radius[1]
    return hypotenuse(across, down) + noise(x / 40, y / 40, 400) * 0.22 < 1
  })
}

/** The kind of tree at a place: kinds keep to themselves, so a mixed wood is not mixed everywhere. */
function kindAt({ conifers }: Wood, [x, y]: Point, random: Random): Kind {
  return random.chance(conifers + noise(x / 40, y / 40, 410) * 0.3) ? 'conifer' : 'broadleaf'
}

function clumps(kind: Kind, texts: readonly string[]): Clump[] {
  return texts.map((text, index) => {
    const trees = text.split(' ').map((tree): Tree => {
      const [x, y, height] = tree.split(',').map(Number) as [number, number, number]
      return { foot: [x, y], height, kind }
    })
    const id = `${kind === 'conifer' ? 'c' : 'b'}${trees.length > 2 ? '' : 's'}${index}`
    const reach = Math.max(...trees.map(({ foot }) => Math.abs(foot[0]))) + (kind === 'conifer' ? 6 : 9)
    return { glyph: drawClump(id, trees), reach, height: Math.max(...trees.map((tree) => tree.height - tree.foot[1])) }
  })
}
