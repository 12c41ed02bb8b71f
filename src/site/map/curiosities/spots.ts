/** Where there is something to find on the map, and which of it lies under a press. All in map px. */
import { type Curiosity, curiosities } from 'virtual:curiosities'
import type { Box, Point } from '../../../panzoom/core/geometry'
import { grow, middleOf, sharedArea } from '../../../table/area'

/** One of a kind, where it is drawn. */
export interface Spot extends Curiosity {
  /** What is kept of its find. */
  readonly id: string
  readonly box: Box
}

export const spots: readonly Spot[] = curiosities.flatMap((curiosity) =>
  curiosity.at.map(([x, y], index) => {
    const [width, height] = curiosity.size
    const box = { left: x - width / 2, top: y - height / 2, right: x + width / 2, bottom: y + height / 2 }
    return { ...curiosity, id: `${curiosity.name} ${index}`, box }
  }),
)

/** The spot at a point, or the nearest one within `reach`: the smallest of those that lie over each other. */
export function spotAt({ x, y }: Point, reach: number): Spot | undefined {
  const distanceTo = ({ box: { left, top, right, bottom } }: Spot) =>
    Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom))
  const areaOf = ({ box }: Spot) => sharedArea(box, box)
  return spots
    .filter((spot) => distanceTo(spot) <= reach)
    .sort((a, b) => distanceTo(a) - distanceTo(b) || areaOf(a) - areaOf(b))[0]
}

/** The box of the ring around a spot. */
export const ringBoxOf = ({ box }: Spot): Box => grow(box, 10)

/** The outline of that ring: a loop by hand, whose end passes its start. */
export function ringOf(spot: Spot): string {
  const box = ringBoxOf(spot)
  const { x, y } = middleOf(box)
  const [across, down] = [box.right - x, box.bottom - y]
  const at = (right: number, below: number) => `${x + right * across} ${y + below * down}`
  const arc = (radius: number, isLong: 0 | 1) => `A${radius * across} ${radius * down} 0 ${isLong} 1 `
  return `M${at(-0.5, -0.87)}${arc(1, 0)}${at(0.5, 0.87)}${arc(1.0625, 1)}${at(0.2, -1.1)}`
}
