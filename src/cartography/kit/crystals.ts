/** Crystals with light in them: grown from the ground, and splinters that hang in the air. */
import { colour } from '../drawing/palette.ts'
import { Path } from '../drawing/path.ts'
import { type Flick, line, type Pen } from '../drawing/pen.ts'
import type { Point } from '../drawing/points.ts'

/** A crystal: the middle of its foot, its size in map units, and how far its tip leans to the right. */
export interface Crystal {
  readonly foot: Point
  readonly width: number
  readonly height: number
  readonly lean: number
}

/** Draws a crystal with six sides: two are seen of its body, and two of its point. */
export function drawCrystal(pen: Pen, { foot, width, height, lean }: Crystal): void {
  /**
   * A point on the crystal: `up` from foot to tip, `aside` from -1 at the left edge to 1 at the right one.
   */
  const on = (up: number, aside: number): Point => [
    foot[0] + lean * up + (width / 2) * aside,
    foot[1] - height * up,
  ]
  const tip = on(1, 0)
  const [left, right, ridge] = [on(0.74, -1), on(0.78, 0.9), on(0.68, 0.2)]
  const [leftFoot, rightFoot, ridgeFoot] = [on(0, -0.75), on(0.02, 0.7), on(-0.03, 0.1)]
  const outline = [leftFoot, left, tip, right, rightFoot, ridgeFoot]
  drawFacet(pen, outline, colour.amethystLight)
  drawFacet(pen, [tip, left, ridge], colour.amethystBright)
  drawFacet(pen, [ridgeFoot, ridge, right, rightFoot], colour.amethystDark)
  drawFacet(pen, [tip, ridge, right], colour.amethyst)
  if (width > LARGE) {
    drawFacet(pen, [on(0.12, -0.55), on(0.68, -0.7), on(0.62, -0.35), on(0.3, -0.42)], colour.amethystBright)
    const shade = [0.12, 0.2, 0.29, 0.39, 0.5, 0.62]
    pen.flicks(shade.map((up): Flick => ({ from: on(up, 0.86), to: on(up - 0.1, 0.3), width: 0.6 })))
  }
  const edges = new Path().polygon(outline).polyline([left, ridge, right]).polyline([tip, ridge, ridgeFoot])
  pen.shape(edges, null, line)
}

/** From this width on, in map units, a crystal has a glint on its lit side and hatching on the other. */
const LARGE = 12

/** A splinter that hangs in the air, 2 units tall: its middle at the origin. */
export function drawSplinter(pen: Pen): void {
  pen.fill('M0.1,-1 0,0.9 -0.4,-0.05Z', colour.amethystBright)
  pen.fill('M0.1,-1 0.4,0 0,0.9Z', colour.amethyst)
  pen.shape('M0.1,-1 0.4,0 0,0.9 -0.4,-0.05ZM0.1,-1 0,0.9', null, line)
}

function drawFacet(pen: Pen, corners: readonly Point[], fill: string): void {
  pen.fill(new Path().polygon(corners), fill)
}
