/** Cast shadows: light falls from the left and from the front, so they lie on the ground to the right. */
import type { Size } from '../../panzoom/core/geometry.ts'
import { grown } from '../../table/area.ts'
import type { Path } from '../drawing/path.ts'
import type { Mark, Standing } from '../drawing/pen.ts'
import { boxAround, clamp, inBox, inPolygon, mixPoints, type Point } from '../drawing/points.ts'
import { type Field, type Patch, patchwork } from '../grids/coarse.ts'

/** How far right and how far back on the sheet a shadow falls, for each unit of height that casts it. */
const RIGHT = 1.05
const BACK = 0.34

/** How blurred a shadow is at the ground, and how much more for each unit of height, in map units. */
const BLUR = 4
const PENUMBRA = 0.09

/** The height up to which things cast a shadow, in map units: the higher, the fainter it is. */
const HIGHEST = 110

/** How far beside a place the shadow is looked up, for each unit of its blur. */
const TAPS = [-1, -0.5, 0, 0.5, 1]

/** How dark the shadows of some things are at each place, 0 to 1: the fainter the higher what casts them. */
export function shadows(size: Size, things: readonly Standing[]): Field {
  return patchwork(size, 2, things.map(shadowOf))
}

function shadowOf({ foot, marks }: Standing): Patch {
  const outlines = marks.filter(isSolid).flatMap(({ path }) => polygonsOf(path))
  const shapes = outlines.map((outline) => ({ outline, box: boxAround(outline) }))
  const { left, top, right } = boxAround(outlines.flat())
  const height = Math.min(HIGHEST, foot - top)
  return {
    box: grown({ left, top: foot - height * BACK, right: right + height * RIGHT, bottom: foot }, BLUR),
    rowAt: (y) => {
      const casting = Math.max(0, foot - y) / BACK
      const blur = BLUR + casting * PENUMBRA
      const level = foot - casting - 0.5
      const casters = shapes.filter(({ box }) => box.top < level && box.bottom > level)
      const isLit = (x: number) =>
        !casters.some(({ outline, box }) => inBox(box, x, level) && inPolygon([x, level], outline))
      const faded = 1 - clamp(casting / HIGHEST) ** 2
      return (x) => {
        const lit = TAPS.filter((tap) => isLit(x + tap * blur - casting * RIGHT)).length
        return (1 - lit / TAPS.length) * faded * clamp(1 - (y - foot) / BLUR)
      }
    },
  }
}

function isSolid({ style: { fill, fillOpacity = 1 } }: Mark): boolean {
  return fill !== undefined && fillOpacity === 1
}

/** The shapes of a path as polygons. */
function polygonsOf(path: Path): Point[][] {
  const polygons: Point[][] = []
  for (const { command, points } of path.steps()) {
    const to = points.at(-1)
    const polygon = polygons.at(-1)
    if (!to) continue
    if (command === 'm' || !polygon) polygons.push([to])
    else if (command === 'l') polygon.push(to)
    else {
      const from = polygon.at(-1) as Point
      const control = mixPoints(points[0] as Point, points.at(-2) as Point, 0.5)
      polygon.push(mixPoints(mixPoints(from, to, 0.5), control, command === 'q' ? 0.5 : 0.75), to)
    }
  }
  return polygons
}
