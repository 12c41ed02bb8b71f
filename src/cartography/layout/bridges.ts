/** Bridges: one of stone wherever a road crosses a river. */
import { grown } from '../../table/area.ts'
import { sample } from '../drawing/curves.ts'
import { colour } from '../drawing/palette.ts'
import { hatching, line, Pen, type Standing } from '../drawing/pen.ts'
import { clamp, distance, inBox, meeting, type Point } from '../drawing/points.ts'
import { randomStream } from '../drawing/random.ts'
import type { Land } from '../survey/field.ts'
import type { Roads } from './roads.ts'

/** The distance between two points of a road, about, in map units. */
const STEP = 3

/** A place where a road crosses a river. */
export interface Crossing {
  readonly at: Point
  /** The road's direction, in degrees. */
  readonly degrees: number
  /** The width of the water, in map units. */
  readonly width: number
}

/** Where the roads cross the rivers. */
export function crossings(land: Land, { highways, tracks }: Roads): Crossing[] {
  const found: Crossing[] = []
  for (const road of [...highways, ...tracks].map((line) => sample(line, STEP))) {
    for (const { line, widths, mouth, box } of land.rivers) {
      for (let step = 1; step < road.length; step++) {
        const [from, to] = [road[step - 1] as Point, road[step] as Point]
        if (!inBox(grown(box, 2 * STEP), ...from)) continue
        for (let index = 1; index <= mouth; index++) {
          const at = meeting(from, to, line[index - 1] as Point, line[index] as Point)
          if (!at || found.some((other) => distance(other.at, at) < 14)) continue
          const degrees = (Math.atan((to[1] - from[1]) / (to[0] - from[0] || 1e-6)) * 180) / Math.PI
          found.push({ at, degrees, width: widths[index] as number })
        }
      }
    }
  }
  return found
}

/** A bridge over a crossing: a hump of stone with a parapet to each side. */
export function drawBridge({ at, degrees, width }: Crossing): Standing {
  const pen = new Pen(randomStream(`bridge ${at.map(Math.round).join()}`))
  const reach = width / 2 + 8
  /** A strip of the hump between two heights of its foot. */
  const band = (above: number, below: number) => {
    const back = `${reach},${below}Q0,${below - 10} ${-reach},${below}Z`
    return `M${-reach},${above}Q0,${above - 10} ${reach},${above}L${back}`
  }
  pen.turned(at, clamp(degrees, -35, 35), () => {
    pen.shape(band(3, 8), colour.stoneShade, line)
    pen.shape(band(-4, 3), colour.stone, line)
    pen.lines(
      [-0.6, -0.2, 0.2, 0.6].map((part) => [
        [part * reach, 2.6 - (1 - part * part) * 5],
        [part * reach, 7.4 - (1 - part * part) * 5],
      ]),
      hatching,
    )
  })
  return { foot: at[1] + 6, marks: pen.marks }
}
