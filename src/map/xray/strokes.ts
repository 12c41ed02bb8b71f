/** The strokes and labels of {@link drawSurvey}. All coordinates are px of its canvas. */
import type { Point } from '../../panzoom/geometry'
import type { Inks } from './inks'

export type Pen = CanvasRenderingContext2D

/** The line height of labels. */
const LINE_PX = 14

/** A dashed line. */
export function line(pen: Pen, from: Point, to: Point, style: string, dash: number[]): void {
  pen.strokeStyle = style
  pen.setLineDash(dash)
  pen.beginPath()
  pen.moveTo(from.x, from.y)
  pen.lineTo(to.x, to.y)
  pen.stroke()
  pen.setLineDash([])
}

/** Strokes twice, broad in paper and fine in ink: visible on any background. */
export function onPaper(
  pen: Pen,
  widths: { readonly paper: number; readonly ink: number },
  ink: string,
  paper: string,
  stroke: () => void,
): void {
  for (const [style, width] of [
    [paper, widths.paper],
    [ink, widths.ink],
  ] as const) {
    pen.strokeStyle = style
    pen.lineWidth = width
    stroke()
  }
  pen.lineWidth = 1
}

/** An arrow in wax with a paper outline. */
export function arrow(pen: Pen, from: Point, to: Point, { wax, paper }: Inks): void {
  const angle = Math.atan2(to.y - from.y, to.x - from.x)
  onPaper(pen, { paper: 5, ink: 2 }, wax, paper, () => {
    pen.beginPath()
    pen.moveTo(from.x, from.y)
    pen.lineTo(to.x, to.y)
    for (const barb of [0.8 * Math.PI, -0.8 * Math.PI]) {
      pen.moveTo(to.x, to.y)
      pen.lineTo(to.x + 10 * Math.cos(angle + barb), to.y + 10 * Math.sin(angle + barb))
    }
    pen.stroke()
  })
}

/** Rows of small figures with a paper outline, inside the corner at a point. */
export function note(
  pen: Pen,
  rows: readonly string[],
  at: Point,
  isRight: boolean,
  isBottom: boolean,
  style: string,
  paper: string,
): void {
  pen.textAlign = isRight ? 'right' : 'left'
  pen.strokeStyle = paper
  pen.fillStyle = style
  pen.lineWidth = 3
  pen.lineJoin = 'round'
  rows.forEach((row, index) => {
    const y = at.y + (isBottom ? index - rows.length + 0.5 : index + 0.5) * LINE_PX
    pen.strokeText(row, at.x, y)
    pen.fillText(row, at.x, y)
  })
  pen.strokeStyle = style
}

/** A label: a rectangle of paper with rows of text, its top-left (or top-right) corner at a point. */
export function plate(
  pen: Pen,
  rows: readonly string[],
  at: Point,
  style: string,
  paper: string,
  isRight = false,
): void {
  const width = Math.max(...rows.map((row) => pen.measureText(row).width)) + 10
  const height = rows.length * LINE_PX + 4
  const left = isRight ? at.x - width : at.x
  pen.fillStyle = paper
  pen.globalAlpha = 0.92
  pen.fillRect(left, at.y, width, height)
  pen.globalAlpha = 1
  pen.strokeStyle = style
  pen.strokeRect(left + 0.5, at.y + 0.5, width - 1, height - 1)
  pen.fillStyle = style
  pen.textAlign = 'left'
  rows.forEach((row, index) => {
    pen.fillText(row, left + 5, at.y + 2.5 + (index + 0.5) * LINE_PX)
  })
}
