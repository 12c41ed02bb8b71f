/** The mainland: one shape of lobes and gulfs, ground around every place, and necks between them. */
import type { Box } from '../../../panzoom/core/geometry.ts'
import { simplify } from '../../drawing/curves.ts'
import { LAYERS, noise, roughNoise } from '../../drawing/noise.ts'
import { twiceTheArea } from '../../drawing/path.ts'
import {
  clamp,
  direction,
  distance,
  hypotenuse,
  inBox,
  middleOf,
  mix,
  type Point,
  shifted,
} from '../../drawing/points.ts'
import type { Random } from '../../drawing/random.ts'
import { outlines } from '../../grids/contour.ts'
import { frameOf, Grid } from '../../grids/grid.ts'
import { bestOf } from '../../grids/search.ts'
import { cellNear, placeOf, spread, wayBack } from '../../grids/spread.ts'
import { gapTo, softMax, toBox, toBoxes, toLine } from './distances.ts'
import type { Bay } from './harbours.ts'
import type { Place, Site } from './site.ts'

/** The distance between two points of the grid that the mainland is shaped on, in map units. */
const CELL = 16

/** At least how much of the land there would be without any places. */
const SHAPE_SHARE = 0.7

/** How far land keeps from an ornament, and from the frame unless it runs over that, in map units. */
const AROUND_ORNAMENT = 58
const ALONG_FRAME = 92

/** How far around a place in a pool there is land instead, in map units. */
const FILLING = 60

/** What the mainland leaves to the sea, what it fills, and how much wider than usual its grounds are. */
interface Demands {
  readonly ornaments: readonly Box[]
  readonly bays: readonly Bay[]
  readonly filled: readonly Point[]
  readonly wider: number
}

/** The mainland, and the three stages in which it grew: each is above 0 on land. */
export interface Mainland {
  /** Clockwise, before erosion. */
  readonly outline: readonly Point[]
  /** Lobes and gulfs, as if there were no places. */
  readonly shape: Grid
  /** With ground around the places, less the bays. */
  readonly settled: Grid
  /** With necks of land between the places. */
  readonly joined: Grid
}

/** Grows the mainland. */
export function growMainland(site: Site, demands: Demands): Mainland {
  const { ornaments, bays, wider } = demands
  const frame = frameOf(site.size, CELL)
  const random = site.chance('mainland')
  const shape = Grid.of(shapeOf(site, ornaments, random), frame)
  const grounds = groundsOf(site.places, ornaments, random, wider)
  const dug = Grid.of((x, y) => Math.min(...bays.map(({ depth }) => depth(x, y)), 400), frame)

  /** The distance to what stays open sea whatever else is there; below 0 in it. */
  const leftToSea = seaOf(site, ornaments, site.chance('northern'))
  const alone = (by: number) => shape.map((value, x, y) => Math.min(value + by, leftToSea(x, y)))
  const raised = (by: number) =>
    alone(by).map((open, x, y) => Math.min(softMax(open, grounds(x, y), 60), dug.at(x, y)))

  // The sea level is where the land has its share; many places do not make up all of it, or it would be a row
  // of squares.
  const target = site.theme.land
  let [low, high] = [-900, 900]
  while (high - low > 8) {
    const middle = (low + high) / 2
    const isLow =
      shareOf(raised(middle), site.sheet) < target ||
      shareOf(alone(middle), site.sheet) < target * SHAPE_SHARE
    if (isLow) low = middle
    else high = middle
  }
  const settled = raised(high)
  const joined = withNecks(settled, site, demands, random)
  return { outline: outlineOf(joined, site), shape: alone(high), settled, joined }
}

/** How much of a box is land. */
function shareOf(land: Grid, box: Box): number {
  let [dry, all] = [0, 0]
  land.values.forEach((value, index) => {
    if (!inBox(box, ...placeOf(land.frame, index))) return
    all++
    if (value > 0) dry++
  })
  return dry / all
}

/** Lobes, gulfs and noise: above 0 on land, about in map units, before the sea has its level. */
function shapeOf(
  { size, places, theme }: Site,
  ornaments: readonly Box[],
  random: Random,
): (x: number, y: number) => number {
  const [wide, tall] = [size.width, size.height]
  const unit = Math.sqrt(wide * tall)
  const mean = (axis: 0 | 1) => places.reduce((sum, { box }) => sum + middleOf(box)[axis], 0) / places.length
  const centre: Point = [
    mix(wide / 2, mean(0), 0.4) + random.around(wide * 0.05),
    mix(tall / 2, mean(1), 0.4) + random.around(tall * 0.05),
  ]
  const lobes = Array.from({ length: 3 + random.below(2) }, (_, index) => {
    const [across, down] = direction(random.between(0, 2 * Math.PI))
    const away = index === 0 ? 0 : random.between(0.55, 1)
    return {
      at: [centre[0] + across * away * wide * 0.3, centre[1] + down * away * tall * 0.3] as Point,
      turn: direction(random.between(0, Math.PI)),
      half: [
        unit * random.between(0.22, index ? 0.3 : 0.42),
        unit * random.between(0.15, index ? 0.22 : 0.28),
      ] as Point,
    }
  })
  const gulfs = Array.from({ length: theme.gulfs }, () => {
    const [across, down] = direction(random.between(0, 2 * Math.PI))
    const inner = random.between(0.12, 0.3)
    const bend = random.around(0.12)
    const at = (away: number, aside: number): Point => [
      centre[0] + (across * away - down * aside) * wide,
      centre[1] + (down * away + across * aside) * tall,
    ]
    return {
      line: [at(0.6, 0), at((0.6 + inner) / 2, bend), at(inner, 0)],
      half: unit * random.between(...theme.gulfWidth),
    }
  })
  const offset = random.below(5000)
  return (x, y) => {
    const bentX = x + noise(x / 190 + offset, y / 190, LAYERS.landWarp) * 60
    const bentY = y + noise(x / 190 + offset, y / 190, LAYERS.landWarp, 1) * 60
    let land = -600
    for (const { at, turn, half } of lobes) {
      const [dx, dy] = [bentX - at[0], bentY - at[1]]
      const [right, down] = [(dx * turn[0] + dy * turn[1]) / half[0], (dy * turn[0] - dx * turn[1]) / half[1]]
      land = softMax(land, (1 - hypotenuse(right, down)) * half[1], 90)
    }
    land += roughNoise(x / 420 + offset, y / 420, LAYERS.landShape) * unit * 0.1
    for (const { line, half } of gulfs) {
      const open = toLine(line, [bentX, bentY])
      land -= Math.max(0, 1 - open / (half * 2.2)) * unit * theme.depth
    }
    // Ornaments push the whole coast away, not only their own edge.
    return land - Math.max(0, 150 - toBoxes(ornaments, x, y)) * 0.6
  }
}

/** The side of the map over which the land runs, if any. */
type Side = 'top' | 'left' | 'right' | 'bottom'

function runsOver({ sheet }: Site, ornaments: readonly Box[], random: Random): Side | undefined {
  const wanted = random.pick(['top', 'top', 'top', 'right', 'left', 'bottom', undefined] as const)
  // Not where most of the side is an ornament's.
  const onSide: Record<Side, (box: Box) => number> = {
    top: (box) => (box.top - sheet.top < 120 ? box.right - box.left : 0),
    bottom: (box) => (sheet.bottom - box.bottom < 120 ? box.right - box.left : 0),
    left: (box) => (box.left - sheet.left < 120 ? box.bottom - box.top : 0),
    right: (box) => (sheet.right - box.right < 120 ? box.bottom - box.top : 0),
  }
  if (!wanted) return undefined
  const length = wanted === 'top' || wanted === 'bottom' ? sheet.right - sheet.left : sheet.bottom - sheet.top
  return ornaments.reduce((sum, box) => sum + onSide[wanted](box), 0) < length * 0.45 ? wanted : undefined
}

/**
 * How far a place is from the ornaments' sea and the frame, but for the side that the land runs over. The sea
 * has bays, as else all lands would have the same coast there.
 */
function seaOf(site: Site, ornaments: readonly Box[], random: Random): (x: number, y: number) => number {
  const { width, height } = site.size
  const over = runsOver(site, ornaments, random)
  const offset = random.below(5000) + 0.5
  const far = (side: Side, away: number) => (side === over ? Infinity : away)
  return (x, y) => {
    const frame = Math.min(far('left', x), far('top', y), far('right', width - x), far('bottom', height - y))
    const bay = Math.max(0, roughNoise(x / 260 + offset, y / 260, LAYERS.landShape) + 0.25) * 150
    return Math.min(frame - ALONG_FRAME, toBoxes(ornaments, x, y) - AROUND_ORNAMENT) - bay
  }
}

/** The ground around the places, and a little aside of each: above 0 on it. */
function groundsOf(
  places: readonly Place[],
  ornaments: readonly Box[],
  random: Random,
  wider: number,
): (x: number, y: number) => number {
  const grounds = places.map(({ box }) => {
    const room = gapTo(ornaments, box) - 40
    const usual = clamp(random.between(62, 110), 40, Math.max(40, room))
    const aside: Point = [random.around(usual - 40), random.around(usual - 40)]
    return { box: shifted(box, aside), margin: usual + wider }
  })
  const offset = random.below(5000)
  return (atX, atY) => {
    const x = atX + noise(atX / 110 + offset, atY / 110, LAYERS.landWarp) * 42
    const y = atY + noise(atX / 110 + offset, atY / 110, LAYERS.landWarp, 1) * 42
    return grounds.reduce((land, { box, margin }) => softMax(land, margin - toRoundBox(box, x, y), 40), -900)
  }
}

/** About the distance to a box with round corners; below 0 in it. */
function toRoundBox(box: Box, x: number, y: number): number {
  const { left, top, right, bottom } = box
  const [halfWidth, halfHeight] = [(right - left) / 2, (bottom - top) / 2]
  const across = Math.abs(x - (left + right) / 2) / halfWidth
  const down = Math.abs(y - (top + bottom) / 2) / halfHeight
  const beyond = Math.sqrt(hypotenuse(across * across, down * down)) - 1
  return Math.max(toBox(box, x, y), beyond * Math.min(halfWidth, halfHeight))
}

/** Fills pools, and joins the places: the cheapest ways become necks wide enough for a road. */
function withNecks(
  land: Grid,
  { places, size }: Site,
  { ornaments, bays, filled, wider }: Demands,
  random: Random,
): Grid {
  const { frame } = land
  const costs = land.map((height, x, y) => {
    const nearWater = Math.min(...bays.map(({ depth }) => depth(x, y)), toBoxes(ornaments, x, y), 400)
    const frameGap = Math.min(x, y, size.width - x, size.height - y)
    return (
      1 +
      clamp((60 - height) / 60) * 2 +
      clamp((120 - nearWater) / 60) ** 2 * 60 +
      clamp((150 - frameGap) / 60) * 20 +
      Math.abs(noise(x / 120, y / 120, LAYERS.corridors)) * 2
    )
  })
  const startOf = ({ box }: Place) => cellNear(frame, middleOf(box))
  const necks: { way: Point[]; half: number }[] = []
  const joined = places.slice(0, 1).map(startOf)
  const open = new Set(places.slice(1).map(startOf))
  const onward = (cell: number, before: number, step: number) =>
    before + (costs.values[cell] as number) * step
  while (open.size > 0) {
    const reached = spread(frame, joined, onward)
    const nearest = bestOf(open, (cell) => -(reached.levels[cell] as number)) as number
    const way = wayBack(reached, nearest)
    joined.push(...way)
    open.delete(nearest)
    const points = way.map((cell) => placeOf(frame, cell))
    necks.push({ way: simplify(points, 24), half: random.between(62, 104) + wider })
  }
  const boxes = places.map(({ box }) => box)
  return land.map((height, x, y) => {
    const neck = necks.reduce((most, { way, half }) => Math.max(most, half - toLine(way, [x, y])), -400)
    const bent = neck + noise(x / 130, y / 130, LAYERS.corridors) * 22
    // Ornaments lie at sea, whatever is near them, unless that is a place.
    const offOrnaments = Math.max(toBoxes(ornaments, x, y) - AROUND_ORNAMENT, 34 - toBoxes(boxes, x, y))
    const filling = filled.reduce((most, pool) => Math.max(most, FILLING - distance(pool, [x, y])), -400)
    const ground = Math.max(softMax(height, bent, 50), filling)
    return Math.min(ground, offOrnaments, ...bays.map(({ depth }) => depth(x, y)))
  })
}

/** The outline of the largest land, which runs far off the map where it reaches its edge. */
function outlineOf(land: Grid, { size }: Site): Point[] {
  const largest = bestOf(outlines(land), (points) => Math.abs(twiceTheArea(points))) ?? []
  const beyond = (at: number, length: number) => (at < -8 ? -160 : at > length + 8 ? length + 160 : at)
  const simple = simplify([...largest, largest[0] as Point], 9).slice(0, -1)
  return simple.map(
    ([x, y]): Point => [Math.round(beyond(x, size.width)), Math.round(beyond(y, size.height))],
  )
}
