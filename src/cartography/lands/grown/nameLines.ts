/** The lines that a name may stand on, beside what it names. */
import type { Box } from '../../../panzoom/core/geometry.ts'
import { pointAlong, sample } from '../../drawing/curves.ts'
import type { Point } from '../../drawing/points.ts'
import type { Random } from '../../drawing/random.ts'
import { measureText } from '../../lettering/measure.ts'
import type { PlaceName } from '../geography.ts'

/** A name without its line, and how long it is, in map units. */
export interface Lettering extends Omit<PlaceName, 'line'> {
  readonly length: number
}

/** A line that a name may stand on, and what it is worth: less, the farther it is from what it names. */
export interface Attempt {
  readonly line: readonly Point[]
  readonly worth: number
}

/** A name in letters of a part of their full size. */
export function lettering(name: Omit<PlaceName, 'line'>, part: number): Lettering {
  const [size, spacing] = [name.size * part, name.spacing * part]
  const face = name.kind === 'land' ? 'capitals' : 'italic'
  return { ...name, size, spacing, length: measureText(name.text, face, size, spacing) }
}

/** A line for a name about a place: tilted by a slope, and bent by a part of its length. */
export function bowed(name: Lettering, [x, y]: Point, slope: number, bend: number): Point[] {
  const half = name.length / 2 + 6
  return [-1, -0.4, 0.4, 1].map(
    (part): Point => [x + part * half, y + part * half * slope - (1 - part * part) * half * bend],
  )
}

/** Lines along a range, below the feet of its mountains and above their tops, over each part of it. */
export function alongRange(name: Lettering, spine: readonly Point[], halfWidth: number): Attempt[] {
  const [first, last] = [spine[0] as Point, spine.at(-1) as Point]
  const line = sample(first[0] < last[0] ? spine : spine.toReversed(), 8)
  const half = name.length / 2 + 8
  const below = 26 + halfWidth * 0.8 + name.size
  return [0.5, 0.4, 0.6, 0.3, 0.7, 0.2, 0.8, 0.1, 0.9].flatMap((part) => {
    const [x, y] = pointAlong(line, part)
    const slope = slopeOf(line, part)
    return [below, below + 14, below + 28, -78, -92, -108, below + 44, -126].flatMap((down) =>
      [slope, slope * 0.5, 0].flatMap((tilt): Attempt[] => {
        if (Math.abs(tilt) > 0.55) return []
        const points = [-1, -0.4, 0.4, 1].map((at): Point => [x + at * half, y + down + at * half * tilt])
        return [
          {
            line: points,
            worth: 80 - Math.abs(down - 20) * 0.5 - Math.abs(part - 0.5) * 60 - Math.abs(tilt - slope) * 60,
          },
        ]
      }),
    )
  })
}

function slopeOf(line: readonly Point[], part: number): number {
  const [from, to] = [pointAlong(line, part - 0.2), pointAlong(line, part + 0.2)]
  return (to[1] - from[1]) / (to[0] - from[0] || 1)
}

/** Level lines around a box: below it, above it, and to both sides. */
export function around(name: Lettering, box: Box, random: Random): Attempt[] {
  const half = name.length / 2
  const middle = (box.left + box.right) / 2
  const attempts: Attempt[] = []
  for (const away of [4, 12, 22, 34, 48]) {
    for (const aside of [0, -24, 24, -52, 52, -84, 84]) {
      const bend = random.between(-0.03, 0.05)
      const worth = 60 - away - Math.abs(aside) * 0.35
      attempts.push({
        line: bowed(name, [middle + aside, box.bottom + away + name.size * 0.8], 0, bend),
        worth: worth + 10,
      })
      attempts.push({ line: bowed(name, [middle + aside, box.top - away - name.size * 0.3], 0, bend), worth })
    }
    for (const down of [0.2, 0.5, 0.8]) {
      const y = box.top + (box.bottom - box.top) * down
      attempts.push({ line: bowed(name, [box.left - away - half - 6, y], 0, 0), worth: 40 - away })
      attempts.push({ line: bowed(name, [box.right + away + half + 6, y], 0, 0), worth: 40 - away })
    }
  }
  return attempts
}
