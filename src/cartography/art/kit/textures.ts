import { type Look, numberIn, type Texture } from '../../drawing/drawSvg.ts'
import { colourNear } from '../../drawing/palette.ts'
import type { Path } from '../../drawing/path.ts'
import type { Flick } from '../../drawing/pen.ts'
import { mixPoints, type Point } from '../../drawing/points.ts'
import { drawChimney } from './chimney.ts'
import { drawCrag } from './crag.ts'
import { drawDrum, drawStones } from './masonry.ts'
import { drawPines } from './pine.ts'
import { drawSlope } from './roof.ts'
import { drawAnvil, drawSmoke } from './smoke.ts'
import { drawSpire } from './spire.ts'
import { surf } from './water.ts'
import { drawBushes, drawSoil, drawTufts } from './yard.ts'

/** By class. Those of places have a dot at each: `M-9,4h0`. */
export const TEXTURES: Readonly<Record<string, Texture>> = {
  soil: (pen, shape, look) => drawSoil(pen, shape.box(), numberIn(look, 'count')),
  tufts: (pen, shape) => drawTufts(pen, startsOf(shape)),
  bushes: (pen, shape, look) => drawBushes(pen, startsOf(shape), numberIn(look, 'width')),
  pines: (pen, shape, look) => drawPines(pen, startsOf(shape), numberIn(look, 'height')),
  stones: (pen, shape) => drawStones(pen, startsOf(shape)),
  anvil: (pen, shape) => {
    for (const foot of startsOf(shape)) drawAnvil(pen, foot)
  },
  /** Parallel lines: their `degrees` and their `gap`, and what else {@link Pen.hatch} knows. */
  hatch: (pen, shape, look) => {
    const [degrees, gap] = [numberIn(look, 'degrees'), numberIn(look, 'gap')]
    const [start, ragged] = [numberIn(look, 'start', 0), numberIn(look, 'ragged', 0)]
    pen.hatch(pointsIn(shape), { degrees, gap, start, ragged, width: Number(look['stroke-width']) })
  },
  /** Small chips in a lit face: its corners from the lower left on. */
  pits: (pen, shape) => {
    const [left, topLeft, topRight, right] = pointsIn(shape) as Corners
    const pits = Array.from({ length: 4 }, (): Flick => {
      const up = pen.random.between(0.1, 0.9)
      const from = mixPoints(
        mixPoints(left, topLeft, up),
        mixPoints(right, topRight, up),
        (pen.random.between(-0.9, 0.1) + 1) / 2,
      )
      return {
        from,
        to: [from[0] + pen.random.between(1, 3), from[1] + pen.random.between(1, 4)],
        width: 0.7,
      }
    })
    pen.flicks(pits)
  },
  /** A meadow with a ragged edge near its points. */
  lawn: (pen, shape, look) => {
    const edge = pointsIn(shape).map(([x, y]): Point => [x + pen.random.around(4), y + pen.random.around(3)])
    pen.glaze(edge, fillOf(look), Number(look['fill-opacity']))
  },
  /** A round wall: its corners from the lower left on, and the sills of its openings. */
  drum: (pen, shape, look) => {
    const [wall, ...openings] = shape.shapes()
    const [left, topLeft, topRight, right] = pointsIn(wall as Path) as Corners
    const [foot, top] = [mixPoints(left, right, 0.5), mixPoints(topLeft, topRight, 0.5)]
    const [half, topHalf] = [(right[0] - left[0]) / 2, (topRight[0] - topLeft[0]) / 2]
    const sills = openings.flatMap(startsOf)
    drawDrum(pen, { foot, top, half, topHalf, stones: numberIn(look, 'stones'), sills })
  },
  /** A pointed roof: the left end of its eaves, its tip, and the right end. */
  spire: (pen, shape, look) => {
    const [left, tip, right] = pointsIn(shape) as Corners
    const eaves = mixPoints(left, right, 0.5)
    drawSpire(pen, eaves, (right[0] - left[0]) / 2, eaves[1] - tip[1], fillOf(look))
  },
  /** A slope of tiles: its ridge from the left, then its eaves from the right. */
  slope: (pen, shape, look) => {
    const [ridge, ridgeEnd, eavesEnd, eaves] = pointsIn(shape) as Corners
    drawSlope(pen, [ridge, ridgeEnd, eaves, eavesEnd], numberIn(look, 'rows'), fillOf(look))
  },
  /** A rock: its left edge, its ridge and its right edge, each from the top down, and hollows. */
  crag: (pen, shape) => {
    const [left = [], ridge = [], right = [], ...hollows] = shape.shapes().map(pointsIn)
    drawCrag(pen, [left, ridge, right], hollows)
  },
  /** A plume, as wide as the line, from the chimney to its end. */
  smoke: (pen, shape, look) => {
    const [from, to] = pointsIn(shape) as Corners
    drawSmoke(pen, from, to, Number(look['stroke-width']), numberIn(look, 'billows'))
  },
  /** A chimney, as wide as the line, from its foot up. */
  chimney: (pen, shape, look) => {
    const [foot, top] = pointsIn(shape) as Corners
    drawChimney(pen, foot, Number(look['stroke-width']), foot[1] - top[1])
  },
  /** Waves along a waterline. */
  surf: (pen, shape) => {
    const [left, right] = pointsIn(shape) as Corners
    surf(pen, mixPoints(left, right, 0.5), (right[0] - left[0]) / 2)
  },
}

type Corners = [Point, Point, Point, Point]

/** Where the steps of a shape end. */
function pointsIn(shape: Path): Point[] {
  return shape.steps().flatMap(({ points }) => points.slice(-1))
}

/** Where each part of a shape begins. */
function startsOf(shape: Path): Point[] {
  return shape.shapes().flatMap((part) => pointsIn(part).slice(0, 1))
}

function fillOf(look: Look): string {
  return colourNear(look.fill) ?? ''
}
