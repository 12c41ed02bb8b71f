/** The water to the right of each harbour, which leads on to the open sea. */
import type { Box } from '../../../panzoom/core/geometry.ts'
import { LAYERS, noise } from '../../drawing/noise.ts'
import { clamp, direction, distance, lengthOf, mix, type Point } from '../../drawing/points.ts'
import { QUAY, WATERLINE } from '../../extents/landmarks.ts'
import { toBoxes, toLine } from './distances.ts'
import type { Place, Site } from './site.ts'

/** A harbour's water: above 0 on land, below 0 in its bay and on the way out of it, about in map units. */
export interface Bay {
  readonly place: Place
  readonly depth: (x: number, y: number) => number
}

/** The size of a bay, and half the width of the way out, in map units. */
const BAY: Point = [120, 86]
const CHANNEL = 52

/** How much ground the water leaves around other places, in map units. */
const AROUND = 50

/** A way out of this length is straight; one twice as long sways by up to so much; in map units. */
const STRAIGHT = 280
const SWAY = 200

/** Where the water of a harbour begins: between the quay and the ship. */
export function quayOf({ grounds: [ground] }: Place): Point {
  const { left, right, bottom } = ground as Box
  return [mix(left, right, QUAY), bottom - WATERLINE]
}

/** Where a harbour's ship lies: at the right end of its water. */
export function shipOf({ grounds: [ground] }: Place): Point {
  const { right, bottom } = ground as Box
  return [right, bottom - WATERLINE]
}

/** The bay of each harbour, moved right by its shift, as erosion moves coasts, and so many units wider. */
export function digBays({ sheet, places, chance }: Site, shifts: readonly number[], wider: number): Bay[] {
  const harbours = places.filter(({ landmark }) => landmark === 'harbour')
  const random = chance('bays')
  const offset = random.below(5000)
  return harbours.map((place, index) => {
    const quay = quayOf(place)
    const others = places.filter((other) => other !== place).map(({ box }) => box)
    const middle: Point = [quay[0] + BAY[0] + (shifts[index] ?? 0), quay[1] + random.between(0, 64)]
    // But its ship lies in the water.
    const around = Math.min(AROUND, toBoxes(others, ...shipOf(place)) / 2)
    const boxes = [...others, { ...place.box, right: quay[0] }]
    const way = wayOut(middle, boxes, sheet)
    const most = clamp(lengthOf(way) / STRAIGHT - 1) * SWAY
    return {
      place,
      depth: (x, y) => {
        const oval = distance([(x - middle[0]) / BAY[0], (y - middle[1]) / BAY[1]], [0, 0])
        const bay = (oval - 1) * Math.min(...BAY)
        // It opens towards the sea.
        const away = distance([x, y], middle)
        const out = clamp(away / 500)
        // Neither in the bay nor near places.
        const sway = most === 0 ? 0 : most * clamp(away / 140 - 1) * clamp(toBoxes(boxes, x, y) / 60 - 0.7)
        const swayed: Point = [
          x + noise(x / 210 + offset, y / 210, LAYERS.landWarp) * sway,
          y + noise(x / 210 + offset, y / 210, LAYERS.landWarp, 1) * sway,
        ]
        const water = Math.min(bay, toLine(way, swayed) - mix(CHANNEL + wider, 110 + wider, out))
        return Math.max(water, around - toBoxes(others, x, y))
      },
    }
  })
}

/** The shortest of some ways out of the frame that keep off the boxes: to the right, else any way. */
function wayOut(start: Point, boxes: readonly Box[], sheet: Box): Point[] {
  let best: { way: Point[]; cost: number } | undefined
  for (const ahead of [0, 80, 180, 300]) {
    for (let degrees = -105; degrees <= 105; degrees += 15) {
      const turn: Point = [start[0] + ahead, start[1]]
      const [across, down] = direction((degrees * Math.PI) / 180)
      const long = lengthToEdge(turn, [across, down], sheet)
      const way: Point[] = [start, turn, [turn[0] + across * long, turn[1] + down * long]]
      const crowding = samplesOf(way).reduce(
        (sum, at) => sum + Math.max(0, 150 - toBoxes(boxes, ...at)) ** 2 / 90,
        0,
      )
      const cost = ahead + long + crowding
      if (!best || cost < best.cost) best = { way, cost }
    }
  }
  return best?.way ?? [start]
}

function lengthToEdge([x, y]: Point, [across, down]: Point, sheet: Box): number {
  const toEdge = (at: number, step: number, low: number, high: number) =>
    step > 0 ? (high - at) / step : step < 0 ? (low - at) / step : Infinity
  const long = Math.min(toEdge(x, across, sheet.left, sheet.right), toEdge(y, down, sheet.top, sheet.bottom))
  return Math.max(0, long)
}

/** Points along a way, about 20 units apart. */
function samplesOf(way: readonly Point[]): Point[] {
  return way.slice(1).flatMap((to, index) => {
    const from = way[index] as Point
    const count = Math.ceil(distance(from, to) / 20)
    return Array.from({ length: count }, (_, part): Point => {
      const share = (part + 1) / count
      return [mix(from[0], to[0], share), mix(from[1], to[1], share)]
    })
  })
}
