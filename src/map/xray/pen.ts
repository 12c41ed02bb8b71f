/**
 * The lines and labels of X-ray's drawings. All points are in CSS px of a canvas, and paths are SVG path data. Each stroke
 * sets its own style, so that none depends on the one before it.
 */
import type { Box, Point, Size } from '../../panzoom/geometry'
import type { View } from '../../panzoom/view'
import { screenBoxOf } from '../box'

/** A canvas to draw on, and the colours to draw with, as a canvas takes them. */
export interface Pen {
  readonly ctx: CanvasRenderingContext2D
  readonly colours: Readonly<Record<'ink' | 'verdigris' | 'wax' | 'paper', string>>
}

const FONT = 'italic 12px "Iowan Old Style", "Palatino Linotype", Palatino, "URW Palladio L", Georgia, serif'
/** The line height of labels. */
const LINE_PX = 14

/** Clears a canvas and gives it the resolution of the screen. Returns a pen for it; null if it has no context. */
export function penOn(canvas: HTMLCanvasElement): Pen | null {
  const { clientWidth, clientHeight } = canvas
  const density = window.devicePixelRatio
  const [width, height] = [Math.round(clientWidth * density), Math.round(clientHeight * density)]
  if (canvas.width !== width) canvas.width = width
  if (canvas.height !== height) canvas.height = height
  const ctx = canvas.getContext('2d')
  if (!ctx) return null
  ctx.setTransform(density, 0, 0, density, 0, 0)
  ctx.clearRect(0, 0, clientWidth, clientHeight)
  return { ctx, colours: coloursOf(canvas) }
}

/** The site's colours, or the visitor's with forced colours. */
function coloursOf(element: Element): Pen['colours'] {
  if (globalThis.matchMedia?.('(forced-colors: active)').matches) {
    return { ink: 'CanvasText', verdigris: 'LinkText', wax: 'Highlight', paper: 'Canvas' }
  }
  const styles = getComputedStyle(element)
  const colour = (name: string) => styles.getPropertyValue(`--${name}`).trim()
  return { ink: colour('ink'), verdigris: colour('verdigris'), wax: colour('wax'), paper: colour('paper-light') }
}

/** The path of a straight line. */
export function line(from: Point, to: Point): string {
  return `M${from.x} ${from.y}L${to.x} ${to.y}`
}

/** The path of a box, as a view shows it. */
export function outline(view: View, box: Box): string {
  const { left, top, right, bottom } = screenBoxOf(box, view)
  return `M${left} ${top}H${right}V${bottom}H${left}Z`
}

/** The box of this size whose top-left is at 0, 0. */
export function boxOfSize({ width, height }: Size): Box {
  return { left: 0, top: 0, right: width, bottom: height }
}

/** The path of a circle. */
export function circle({ x, y }: Point, radius: number): string {
  return `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0`
}

/** The path of a cross, whose arms begin and end at these distances from its centre. */
export function cross({ x, y }: Point, begin: number, end: number): string {
  const horizontal = `M${x - end} ${y}H${x - begin}M${x + begin} ${y}H${x + end}`
  return `${horizontal}M${x} ${y - end}V${y - begin}M${x} ${y + begin}V${y + end}`
}

/** The path of an arrow. */
export function arrow(from: Point, to: Point): string {
  const angle = Math.atan2(to.y - from.y, to.x - from.x)
  const barbs = [0.8 * Math.PI, -0.8 * Math.PI].map(
    (barb) => `M${to.x} ${to.y}l${10 * Math.cos(angle + barb)} ${10 * Math.sin(angle + barb)}`,
  )
  return line(from, to) + barbs.join('')
}

/** Strokes a path. `dash` has the lengths of its dashes and gaps. */
export function stroke({ ctx }: Pen, path: string, style: string, width: number, dash: number[] = []): void {
  ctx.strokeStyle = style
  ctx.lineWidth = width
  ctx.setLineDash(dash)
  ctx.stroke(new Path2D(path))
}

/** Strokes a path twice, broad in paper and fine in a colour: visible on any background. */
export function strokeOnPaper(pen: Pen, path: string, style: string, width: number, dash?: number[]): void {
  stroke(pen, path, pen.colours.paper, 2.5 * width, dash)
  stroke(pen, path, style, width, dash)
}

/** Fills a path. */
export function fill({ ctx }: Pen, path: string, style: string, opacity = 1): void {
  ctx.fillStyle = style
  ctx.globalAlpha = opacity
  ctx.fill(new Path2D(path))
  ctx.globalAlpha = 1
}

/** Rows of small text with a paper outline. A corner of the text is at a point: by default its top-left. */
export function note(
  { ctx, colours }: Pen,
  rows: readonly string[],
  at: Point,
  style: string,
  { isRight = false, isBottom = false } = {},
): void {
  ctx.font = FONT
  ctx.textBaseline = 'middle'
  ctx.textAlign = isRight ? 'right' : 'left'
  ctx.strokeStyle = colours.paper
  ctx.fillStyle = style
  ctx.lineWidth = 3
  ctx.lineJoin = 'round'
  ctx.setLineDash([])
  rows.forEach((row, index) => {
    const y = at.y + (isBottom ? index - rows.length + 0.5 : index + 0.5) * LINE_PX
    ctx.strokeText(row, at.x, y)
    ctx.fillText(row, at.x, y)
  })
}

/** Rows of text on a rectangle of paper, its top-left (with `isRight` its top-right) corner at a point. */
export function label(pen: Pen, rows: readonly string[], at: Point, style: string, isRight = false): void {
  pen.ctx.font = FONT
  const width = Math.max(...rows.map((row) => pen.ctx.measureText(row).width)) + 10
  const height = rows.length * LINE_PX + 4
  const left = isRight ? at.x - width : at.x
  const path = `M${left + 0.5} ${at.y + 0.5}h${width - 1}v${height - 1}h${1 - width}z`
  fill(pen, path, pen.colours.paper, 0.92)
  stroke(pen, path, style, 1)
  note(pen, rows, { x: left + 5, y: at.y + 2.5 }, style)
}
