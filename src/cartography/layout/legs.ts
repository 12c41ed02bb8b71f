/** The ways of travellers: from place to place along the roads that are drawn. */
import FlatQueue from 'flatqueue'
import { areaBox } from '../../table/area.ts'
import type { Leg } from '../../table/drawn.ts'
import type { Region } from '../../table/table.ts'
import { sample, simplify, softLine } from '../drawing/curves.ts'
import { Path } from '../drawing/path.ts'
import { distance, inBox, type Point } from '../drawing/points.ts'

/** The distance between two points of a road at which a traveller may turn off, in map units. */
const STEP = 4

/** A road ends on another one, or at a door, if it is no farther away, in map units. */
const MEETING = 6

/** How far a leg may lie beside its road, in map units. */
const TOLERANCE = 1.2

/** The legs between all regions that are neighbours: those between which no road leads past a third one. */
export function legsOf(
  regions: readonly Region[],
  highways: readonly (readonly Point[])[],
  doorOf: (region: Region) => Point,
): Leg[] {
  const net = new Net(highways)
  const pairs = regions.flatMap((_, from) =>
    regions.slice(from + 1).map((_, more) => [from, from + 1 + more]),
  )
  return pairs.flatMap(([from = 0, to = 0]) => {
    const others = regions.filter((_, index) => index !== from && index !== to).map(areaBox)
    const isFree = ([x, y]: Point) => !others.some((box) => inBox(box, x, y))
    const way = net.shortest(doorOf(regions[from] as Region), doorOf(regions[to] as Region), isFree)
    if (!way) return []
    const line = softLine(new Path(), simplify(way, TOLERANCE))
    return [{ between: [from, to], path: line.text(1) } satisfies Leg]
  })
}

/** Roads as points that lead to their neighbours, and from the end of a road to where it meets another. */
class Net {
  readonly #points: Point[] = []
  readonly #neighbours: number[][] = []

  constructor(roads: readonly (readonly Point[])[]) {
    const ends: number[] = []
    for (const road of roads) {
      const first = this.#points.length
      this.#points.push(...sample(road, STEP))
      const last = this.#points.length - 1
      for (let index = first; index <= last; index++) this.#neighbours.push([])
      for (let index = first; index < last; index++) this.#join(index, index + 1)
      ends.push(first, last)
    }
    for (const end of ends)
      for (const [index, point] of this.#points.entries())
        if (index !== end && distance(point, this.#points[end] as Point) < MEETING) this.#join(end, index)
  }

  /** The shortest way over points that are free (Dijkstra); undefined if there is none. */
  shortest(from: Point, to: Point, isFree: (point: Point) => boolean): Point[] | undefined {
    const points = this.#points
    const best = new Map<number, { readonly length: number; readonly before: number }>()
    const queue = new FlatQueue<number>()
    const reach = (index: number, length: number, before: number) => {
      if (length >= (best.get(index)?.length ?? Infinity) || !isFree(points[index] as Point)) return
      best.set(index, { length, before })
      queue.push(index, length)
    }
    for (const [index, point] of points.entries()) if (distance(point, from) < MEETING) reach(index, 0, -1)
    for (let index = queue.pop(); index !== undefined; index = queue.pop()) {
      const point = points[index] as Point
      if (distance(point, to) < MEETING) return this.#wayTo(index, best)
      const { length } = best.get(index) ?? { length: 0 }
      for (const next of this.#neighbours[index] ?? [])
        reach(next, length + distance(point, points[next] as Point), index)
    }
    return undefined
  }

  #join(a: number, b: number): void {
    this.#neighbours[a]?.push(b)
    this.#neighbours[b]?.push(a)
  }

  #wayTo(index: number, best: ReadonlyMap<number, { readonly before: number }>): Point[] {
    const way: Point[] = []
    for (let at = index; at >= 0; at = best.get(at)?.before ?? -1) way.push(this.#points[at] as Point)
    return way
  }
}
