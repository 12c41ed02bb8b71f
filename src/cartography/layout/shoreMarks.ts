/** Marks of the coast: cliffs where it is rugged, dunes where it is calm. */
import { simplify } from '../drawing/curves.ts'
import { colour } from '../drawing/palette.ts'
import { Path } from '../drawing/path.ts'
import { type Mark, weight } from '../drawing/pen.ts'
import { boxAt, distance, inBox, mixPoints, type Point } from '../drawing/points.ts'
import { randomStream } from '../drawing/random.ts'
import { ruggedness } from '../lands/shoreline.ts'
import type { Land } from '../survey/field.ts'
import type { Ground } from './ground.ts'

/** The distance between two strokes of a cliff, in map units. */
const GAP = 3.2

/** Strokes on the land side of rugged coasts that face away from the light, and dunes on calm coasts. */
export function drawShoreMarks(land: Land, ground: Ground): Mark[] {
  const random = randomStream('shore')
  const cliffs = new Path()
  const dunes = new Path()
  for (const { points, closed } of land.coast) {
    const shore = simplify(closed ? [...points, points[0] as Point] : points, 1)
    for (let index = 1; index < shore.length; index++) {
      const [from, to] = [shore[index - 1] as Point, shore[index] as Point]
      if (!inBox(land.sheet, ...from)) continue
      const landwards = landwardsAt(shore, index)
      const wild = ruggedness(...from)
      const length = distance(from, to)
      for (let step = random.between(0, GAP); step < length; step += GAP * random.between(0.7, 1.3)) {
        const at = mixPoints(from, to, step / length)
        const inland = (by: number): Point => [at[0] + landwards[0] * by, at[1] + landwards[1] * by]
        if (wild > 0.15 && landwards[0] * -0.8 + landwards[1] * -0.6 > 0.35) {
          cliffs.polyline([at, inland(random.between(2.5, 6))])
        } else if (wild < -0.25 && random.chance(0.1)) {
          dune(dunes, inland(random.between(7, 13)), random.between(3, 5), ground)
        }
      }
    }
  }
  return [
    { style: { stroke: colour.ink, width: weight.line }, path: cliffs },
    { style: { stroke: colour.dune, width: 0.7 }, path: dunes },
  ]
}

/** The direction from the shore to the land near a point of the shore, without regard to small teeth. */
function landwardsAt(shore: readonly Point[], index: number): Point {
  const before = shore[Math.max(0, index - 4)] as Point
  const after = shore[Math.min(shore.length - 1, index + 3)] as Point
  const length = distance(before, after) || 1
  return [(after[1] - before[1]) / length, (before[0] - after[0]) / length]
}

function dune(path: Path, [x, y]: Point, half: number, ground: Ground): void {
  if (!ground.isFree(boxAt([x, y], half, half, 2))) return
  ground.takeOval([x, y], half + 5, 5)
  path.moveTo([x - half, y]).quadTo([x - half * 0.2, y - half], [x + half, y + 0.6])
}
