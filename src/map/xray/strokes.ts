/** The lines, arrows and labels of {@link drawSurvey}. All points are in CSS px of its canvas. */
import type { Point } from '../../panzoom/geometry'
import type { Colours } from './canvas'

/** The context of a canvas, scaled to CSS px. */
export type Ctx = CanvasRenderingContext2D

/** The line height of labels. */
const LINE_PX = 14

/** A dashed line. */
export function line(ctx: Ctx, from: Point, to: Point, style: string, dash: number[]): void {
  ctx.strokeStyle = style
  ctx.setLineDash(dash)
  ctx.beginPath()
  ctx.moveTo(from.x, from.y)
  ctx.lineTo(to.x, to.y)
  ctx.stroke()
  ctx.setLineDash([])
}

/** Strokes twice, broad in paper and fine in ink: visible on any background. */
export function onPaper(
  ctx: Ctx,
  widths: { readonly paper: number; readonly ink: number },
  ink: string,
  paper: string,
  stroke: () => void,
): void {
  for (const [style, width] of [
    [paper, widths.paper],
    [ink, widths.ink],
  ] as const) {
    ctx.strokeStyle = style
    ctx.lineWidth = width
    stroke()
  }
  ctx.lineWidth = 1
}

/** An arrow in wax with a paper outline. */
export function arrow(ctx: Ctx, from: Point, to: Point, { wax, paper }: Colours): void {
  const angle = Math.atan2(to.y - from.y, to.x - from.x)
  onPaper(ctx, { paper: 5, ink: 2 }, wax, paper, () => {
    ctx.beginPath()
    ctx.moveTo(from.x, from.y)
    ctx.lineTo(to.x, to.y)
    for (const barb of [0.8 * Math.PI, -0.8 * Math.PI]) {
      ctx.moveTo(to.x, to.y)
      ctx.lineTo(to.x + 10 * Math.cos(angle + barb), to.y + 10 * Math.sin(angle + barb))
    }
    ctx.stroke()
  })
}

/**
 * Rows of small text with a paper outline, inside a box at one of its corners: `isRight` and `isBottom` say which one, and
 * `at` is the corner of the text.
 */
export function note(
  ctx: Ctx,
  rows: readonly string[],
  at: Point,
  isRight: boolean,
  isBottom: boolean,
  style: string,
  paper: string,
): void {
  ctx.textAlign = isRight ? 'right' : 'left'
  ctx.strokeStyle = paper
  ctx.fillStyle = style
  ctx.lineWidth = 3
  ctx.lineJoin = 'round'
  rows.forEach((row, index) => {
    const y = at.y + (isBottom ? index - rows.length + 0.5 : index + 0.5) * LINE_PX
    ctx.strokeText(row, at.x, y)
    ctx.fillText(row, at.x, y)
  })
  ctx.strokeStyle = style
}

/** Rows of text on a rectangle of paper, its top-left (with `isRight` its top-right) corner at a point. */
export function label(
  ctx: Ctx,
  rows: readonly string[],
  at: Point,
  style: string,
  paper: string,
  isRight = false,
): void {
  const width = Math.max(...rows.map((row) => ctx.measureText(row).width)) + 10
  const height = rows.length * LINE_PX + 4
  const left = isRight ? at.x - width : at.x
  ctx.fillStyle = paper
  ctx.globalAlpha = 0.92
  ctx.fillRect(left, at.y, width, height)
  ctx.globalAlpha = 1
  ctx.strokeStyle = style
  ctx.strokeRect(left + 0.5, at.y + 0.5, width - 1, height - 1)
  ctx.fillStyle = style
  ctx.textAlign = 'left'
  rows.forEach((row, index) => {
    ctx.fillText(row, left + 5, at.y + 2.5 + (index + 0.5) * LINE_PX)
  })
}
