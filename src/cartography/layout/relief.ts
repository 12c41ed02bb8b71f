/** The placement of mountains and hills. */
import { HILLS } from '../art/hill.ts'
import { GREAT_MOUNTAIN, MOUNTAINS, type Mountain } from '../art/mountain.ts'
import { sample } from '../drawing/curves.ts'
import { boxAt, distance, mix, type Point } from '../drawing/points.ts'
import { randomStream } from '../drawing/random.ts'
import type { Stamp } from '../drawing/stamps.ts'
import { clusteredIn, type Oval } from '../grids/oval.ts'
import { bestOf } from '../grids/search.ts'
import type { Geography, Range } from '../lands/geography.ts'
import type { Ground } from './ground.ts'

/** A mountain that has its place. */
interface Placed {
  readonly mountain: Mountain
  readonly at: Point
}

/** Two of the same mountain never stand nearer to each other than this, in map units. */
const UNLIKE_WITHIN = 95

/** All mountains, as stamps; their ground is taken. */
export function raiseMountains(
  { ranges, summit }: Pick<Geography, 'ranges' | 'summit'>,
  ground: Ground,
): Stamp[] {
  // The highest is there whatever else is: the others make way for it.
  const placed: Placed[] = [{ mountain: GREAT_MOUNTAIN, at: summit }]
  for (const range of ranges) raiseRange(range, ground, placed)
  for (const { mountain, at } of placed) {
    const { width, height } = mountain
    ground.takeOval([at[0], at[1] - height * 0.3], width * 0.42, height * 0.4)
    ground.takeOval([at[0], at[1] - height * 0.65], width * 0.25, height * 0.35)
    ground.takeOval(at, width * 0.5, 8)
  }
  return placed.map(({ mountain: { glyph }, at }) => ({ glyph, at }))
}

/** Places mountains on a range at random until it is full: the higher, the nearer to its spine. */
function raiseRange(range: Range, ground: Ground, placed: Placed[]): void {
  const random = randomStream(`range ${range.name}`)
  const spine = sample(range.spine, 4)
  for (let attempt = 0; attempt < spine.length * range.halfWidth * 0.5; attempt++) {
    const [spineX, spineY] = random.pick(spine)
    const away = random.bell(0.8)
    const turn = random.between(0, 2 * Math.PI)
    const at: Point = [
      spineX + Math.cos(turn) * away * range.halfWidth,
      spineY + 26 + Math.sin(turn) * away * range.halfWidth * 0.8,
    ]
    const height = mix(1, 0.35, Math.abs(away)) * range.height + random.around(0.26)
    const mountain = chooseMountain(height, at, placed)
    if (mountain && mayStand(mountain, at, ground, placed)) placed.push({ mountain, at })
  }
}

/** The mountain nearest to a height, 0 to 1, except those that stand nearby already. */
function chooseMountain(height: number, at: Point, placed: readonly Placed[]): Mountain | undefined {
  const near = new Set(
    placed.filter((other) => distance(other.at, at) < UNLIKE_WITHIN).map((other) => other.mountain),
  )
  const wanted = height * (MOUNTAINS.length - 1)
  const offOf = (mountain: Mountain) => Math.abs(MOUNTAINS.indexOf(mountain) - wanted)
  const others = MOUNTAINS.filter((mountain) => offOf(mountain) < 3 && !near.has(mountain))
  return bestOf(others, (mountain) => -offOf(mountain))
}

function mayStand(
  { width, height }: Mountain,
  [x, y]: Point,
  ground: Ground,
  placed: readonly Placed[],
): boolean {
  if (y - height < ground.sheet.top + 6) return false
  const feet = [-0.45, 0, 0.45].map((part): Point => [x + part * width, y])
  if (!ground.hasRoom(boxAt([x, y], width * 0.46, height, 2), feet, 7)) return false
  // Wider than high: neighbours overlap behind each other, but no foot stands right above another.
  return placed.every(
    (other) =>
      ((other.at[0] - x) / ((other.mountain.width + width) * 0.29)) ** 2 +
        ((other.at[1] - y) / ((other.mountain.height + height) * 0.17)) ** 2 >
      1,
  )
}

/** The grounds below the ranges, where their foothills stand. */
export function foothillsOf(ranges: readonly Range[]): Oval[] {
  return ranges.flatMap(({ spine, halfWidth }) =>
    sample(spine, 60).map(([x, y]): Oval => ({ centre: [x, y + 32 + halfWidth * 0.8], radius: [44, 16] })),
  )
}

/** Hills on some grounds, as stamps; the ground of each is taken. */
export function raiseHills(grounds: readonly Oval[], ground: Ground): Stamp[] {
  const stamps: Stamp[] = []
  const feet: { readonly at: Point; readonly width: number }[] = []
  for (const oval of grounds) {
    const random = randomStream(`hills ${oval.centre[0]}`)
    for (const at of clusteredIn(oval, random, (oval.radius[0] * oval.radius[1]) / 16)) {
      const { glyph, width, height } = random.pick(HILLS)
      const [x, y] = at
      if (ground.inland(x, y - height) < 6) continue
      const edges = [-0.55, 0, 0.55].map((part): Point => [x + part * width, y])
      if (!ground.hasRoom(boxAt(at, width * 0.55, height + 3, 3), edges, 9)) continue
      const isNear = (other: (typeof feet)[number]) =>
        Math.abs(other.at[0] - x) < (other.width + width) * 0.42 && Math.abs(other.at[1] - y) < 10
      if (feet.some(isNear)) continue
      feet.push({ at, width })
      stamps.push({ glyph, at })
    }
  }
  for (const { at, width } of feet) ground.takeOval([at[0], at[1] - 4], width * 0.44, 9)
  return stamps
}
