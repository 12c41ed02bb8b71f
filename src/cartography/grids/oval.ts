/** Ovals on the map, upright or turned. */
import type { Box } from '../../panzoom/core/geometry.ts'
import { boxAt, hypotenuse, type Point } from '../drawing/points.ts'
import type { Random } from '../drawing/random.ts'
import type { Field } from './coarse.ts'

/** An upright or turned oval, in map units. */
export interface Oval {
  readonly centre: Point
  /** Half its width and half its height. */
  readonly radius: Point
  /** Turned clockwise. */
  readonly degrees?: number
}

/** The box of an upright oval. */
export function boxOfOval({ centre, radius: [across, down] }: Oval): Box {
  return boxAt(centre, across, down, down)
}

/** How far out of an oval with a margin a place lies: 0 in its middle, 1 on its edge. */
export function outOf({ centre, radius, degrees = 0 }: Oval, margin = 0): Field {
  const [cos, sin] = turn(degrees)
  const [halfWidth, halfHeight] = [radius[0] + margin, radius[1] + margin]
  return (x, y) => {
    const right = x - centre[0]
    const down = y - centre[1]
    return hypotenuse((right * cos + down * sin) / halfWidth, (down * cos - right * sin) / halfHeight)
  }
}

/** A random place in an oval, or a little beyond: up to `reach` times as far from its middle as its edge. */
export function somewhereIn({ centre, radius, degrees = 0 }: Oval, random: Random, reach = 1): Point {
  const angle = random.between(0, 2 * Math.PI)
  const away = Math.sqrt(random.unit()) * reach
  const [across, down] = [Math.cos(angle) * away * radius[0], Math.sin(angle) * away * radius[1]]
  const [cos, sin] = turn(degrees)
  return [centre[0] + across * cos - down * sin, centre[1] + across * sin + down * cos]
}

/** Random places in an upright oval, `count` of them, most within `spread` times its size. */
export function* clusteredIn(
  { centre, radius }: Oval,
  random: Random,
  count: number,
  spread = 1,
): Generator<Point> {
  for (let place = 0; place < count; place++) {
    yield [centre[0] + random.bell(radius[0] * spread), centre[1] + random.bell(radius[1] * spread)]
  }
}

function turn(degrees: number): readonly [cos: number, sin: number] {
  const angle = (degrees * Math.PI) / 180
  return [Math.cos(angle), Math.sin(angle)]
}
