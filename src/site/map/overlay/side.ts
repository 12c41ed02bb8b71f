/** To which side of a viewport a place lies. */
import type { Point, Size } from '../../../panzoom/geometry.ts'

/** The sides of a viewport, each as the direction in which it lies from the centre: to the right, and down. */
export const DIRECTIONS = { left: [-1, 0], right: [1, 0], top: [0, -1], bottom: [0, 1] } as const

export type Side = keyof typeof DIRECTIONS

export const SIDES = Object.keys(DIRECTIONS) as readonly Side[]

/** A place keeps its side until it lies this many times as far towards another one. */
const HYSTERESIS = 1.4

/** The side to which a point lies; `before` if it still lies nearly as far towards that one. */
export function sideOf({ x, y }: Point, { width, height }: Size, before?: Side): Side {
  const towards = (side: Side) => {
    const [right, down] = DIRECTIONS[side]
    return right * (x / width - 0.5) + down * (y / height - 0.5)
  }
  const weighed = (side: Side) => towards(side) * (side === before ? HYSTERESIS : 1)
  return SIDES.reduce((one, other) => (weighed(other) > weighed(one) ? other : one))
}
