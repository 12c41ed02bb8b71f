/** Where there is something to find on the map, and which of it lies under a press. All in map px. */
import { type Curiosity, curiosities } from 'virtual:curiosities'
import type { Box, Point } from '../../../panzoom/core/geometry'
import { idOf } from '../../finds'

/** One of a kind, and its middle. */
export interface Spot extends Curiosity, Point {
  /** What is kept of its find. */
  readonly id: string
}

export const spots: readonly Spot[] = curiosities.flatMap((curiosity) =>
  curiosity.at.map(([x, y], index) => ({ ...curiosity, x, y, id: idOf(curiosity, index) })),
)

/** By so much the area of what is farther away has to be smaller, in square px for each px. */
const AREA_PER_PX = 1e6

/** The spot at a point, or the nearest one within `reach`: the smallest of those that lie over each other. */
export function spotAt(point: Point, reach: number): Spot | undefined {
  const distanceTo = ({ x, y, size: [width, height] }: Spot) =>
    Math.hypot(
      Math.max(0, Math.abs(point.x - x) - width / 2),
      Math.max(0, Math.abs(point.y - y) - height / 2),
    )
  const rank = (spot: Spot) => distanceTo(spot) + (spot.size[0] * spot.size[1]) / AREA_PER_PX
  return spots.filter((spot) => distanceTo(spot) <= reach).sort((a, b) => rank(a) - rank(b))[0]
}

/** How far the ring around a spot is from it. */
const MARGIN = 10

/** The box of that ring. */
export function ringBoxOf({ x, y, size: [width, height] }: Spot): Box {
  const [across, down] = [width / 2 + MARGIN, height / 2 + MARGIN]
  return { left: x - across, top: y - down, right: x + across, bottom: y + down }
}

/** Its outline: a loop by hand, whose end passes its start. */
export function ringOf({ x, y, size: [width, height] }: Spot): string {
  const [across, down] = [width / 2 + MARGIN, height / 2 + MARGIN]
  const at = (right: number, below: number) => `${x + right * across} ${y + below * down}`
  const arc = (radius: number, isLong: 0 | 1) => `A${radius * across} ${radius * down} 0 ${isLong} 1 `
  return `M${at(-0.5, -0.87)}${arc(1, 0)}${at(0.5, 0.87)}${arc(1.0625, 1)}${at(0.2, -1.1)}`
}
