/** The small map of the article, and what figures draw over it, as SVG in px of a drawing. */
import type { Box, Point, Size } from '../../panzoom/core/geometry'
import type { View } from '../../panzoom/core/view'
import { number } from '../parts/number'

/** The small map: its drawing is `map.svg`. */
export const MAP: Size = { width: 400, height: 280 }

/** The small map, in a view. */
export const sheet = ({ x, y, scale }: View): string =>
  `<g transform="matrix(${scale} 0 0 ${scale} ${x} ${y})"><use href="#how-map" width="${MAP.width}" height="${MAP.height}" /></g>`

/** What lies outside of a window is dimmed. */
export function windowOver({ left, top, right, bottom }: Box): string {
  const inside = `M${left} ${top}V${bottom}H${right}V${top}Z`
  return `<path class="sea" fill-opacity="0.72" d="M-999-999H1999V1999H-999Z${inside}" /><path class="window" d="${inside}" />`
}

/** A window at a point, through which its content is seen, in px of its own. */
export const windowAt = ({ x, y }: Point, { width, height }: Size, content: string): string =>
  `<svg x="${x}" y="${y}" width="${width}" height="${height}"><rect class="gap" width="100%" height="100%" />${content}<rect class="window" width="100%" height="100%" /></svg>`

/** A part of the drawing that is grey. */
export const gap = ({ x, y }: Point, { width, height }: Size): string =>
  `<rect class="gap" x="${x}" y="${y}" width="${width}" height="${height}" />`

/** A circle: by its class, a dot or a ring. */
export const circle = ({ x, y }: Point, r: number, className = 'held'): string =>
  `<circle class="${className}" cx="${x}" cy="${y}" r="${r}" />`

/** Where a finger is. */
export const fingerAt = (point: Point): string => circle(point, 14, 'finger')

/** Something to take hold of, by hand or by keys. `value` is what a screen reader says of where it is. */
export function handle(name: string, label: string, point: Point, value: string, kind?: 'finger'): string {
  const { x, y } = point
  const slider = `role="slider" tabindex="0" aria-label="${label}" aria-valuenow="${Math.round(x)}" aria-valuetext="${value}"`
  const mark = kind
    ? fingerAt(point)
    : `<path class="line" d="M${x - 9} ${y}h18M${x} ${y - 9}v18" />${circle(point, 6, 'line')}`
  return `<g class="handle" data-handle="${name}" data-x="${x}" data-y="${y}" ${slider}>${circle(point, 24, 'reach')}${mark}</g>`
}

/** A number that can be dragged. Without the text, a browser would report it as cut to 0 to 100. */
export function scrubbed(name: string, label: string, value: number, decimals = 0): string {
  const text = number(value, decimals)
  return `<b data-number="${name}" role="slider" tabindex="0" aria-label="${label}" aria-valuenow="${value.toFixed(decimals)}" aria-valuetext="${text}">${text}</b>`
}

/** A line with an arrow at its end. */
export function arrow(from: Point, to: Point, className = 'line'): string {
  const angle = Math.atan2(to.y - from.y, to.x - from.x)
  const barb = (turn: number) => `l${8 * Math.cos(angle + turn)} ${8 * Math.sin(angle + turn)}`
  const end = `M${to.x} ${to.y}`
  return `<path class="${className}" d="M${from.x} ${from.y}L${to.x} ${to.y}${end}${barb(2.6)}${end}${barb(-2.6)}" />`
}

/** A small text; `end` is right of it. */
export const label = ({ x, y }: Point, text: string, anchor: 'start' | 'middle' | 'end' = 'start'): string =>
  `<text x="${x}" y="${y}" text-anchor="${anchor}">${text}</text>`

/** A curve through points. */
export const curve = (points: readonly Point[], className: string): string =>
  `<path class="${className}" d="M${points.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}" />`

/** A level line. */
export const level = (y: number, fromX: number, toX: number, className: string): string =>
  `<path class="${className}" d="M${fromX} ${y}H${toX}" />`

/** What the lines of a figure are: a piece of each, by its class, and its name. */
export const legend = ({ x, y }: Point, lines: Readonly<Record<string, string>>): string =>
  Object.entries(lines)
    .map(([className, name], index) => {
      const lineY = y + 18 * index
      return level(lineY, x, x + 28, className) + label({ x: x + 34, y: lineY + 4 }, name)
    })
    .join('')
