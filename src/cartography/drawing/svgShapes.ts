/** The shapes and frames of SVG elements. */
import type { Box } from '../../panzoom/core/geometry.ts'
import { Path } from './path.ts'
import type { Frame } from './pen.ts'
import { plotted, pointsOf } from './plot.ts'
import { direction } from './points.ts'
import type { SvgElement } from './svgFile.ts'

/** The path of an element; undefined if it is no shape. */
export function pathOf({
  name,
  attributes: { d = '', points = '', ...numbers },
}: SvgElement): Path | undefined {
  const at = (attribute: string) => Number.parseFloat(numbers[attribute] ?? '') || 0
  if (name === 'path') return plotted(d)
  if (name === 'polyline') return new Path().polyline(pointsOf(points))
  if (name === 'polygon') return new Path().polygon(pointsOf(points))
  if (name === 'circle') return new Path().ellipse([at('cx'), at('cy')], at('r'))
  if (name === 'ellipse') return new Path().ellipse([at('cx'), at('cy')], at('rx'), at('ry'))
  if (name === 'line') return plotted(`M${at('x1')},${at('y1')} ${at('x2')},${at('y2')}`)
  if (name === 'rect')
    return plotted(`M${at('x')},${at('y')}h${at('width')}v${at('height')}h${-at('width')}z`)
  return undefined
}

/** A number, in px or degrees as far as it has a unit; the next may follow without a gap: `10-5`, `.5.5`. */
const NUMBER = /([-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?)(?:px|deg)?/gi

/** The frames of a `transform`, the outermost first; undefined for one not known: `skewX`, or by %. */
export function framesOf(transform = ''): Frame[] | undefined {
  const frames = [...transform.matchAll(/(\w+)\s*\(([^)]*)\)/g)].flatMap(([, name = '', list = '']) => {
    const numbers = Array.from(list.matchAll(NUMBER), ([, number]) => Number(number))
    return /[^\s,]/.test(list.replace(NUMBER, '')) ? [undefined] : frameOf(name, numbers)
  })
  return frames.every((frame) => frame !== undefined) ? frames : undefined
}

function frameOf(name: string, numbers: readonly number[]): readonly (Frame | undefined)[] {
  const [first = 0, second, third = 0, fourth = 0, fifth = 0, sixth = 0] = numbers
  if (name === 'translate') return [[1, 0, 0, 1, first, second ?? 0]]
  if (name === 'scale') return [[first, 0, 0, second ?? first, 0, 0]]
  if (name === 'matrix') return [[first, second ?? 0, third, fourth, fifth, sixth]]
  if (name !== 'rotate') return [undefined]
  const [cos, sin] = direction((first * Math.PI) / 180)
  const turn: Frame = [cos, sin, -sin, cos, 0, 0]
  if (second === undefined) return [turn]
  return [[1, 0, 0, 1, second, third], turn, [1, 0, 0, 1, -second, -third]]
}

/** The `viewBox` of a file; undefined without one, or if it is empty. */
export function boxOf({ attributes: { viewBox = '' } }: SvgElement): Box | undefined {
  const [left = 0, top = 0, width = 0, height = 0] = (viewBox.match(/[^\s,]+/g) ?? []).map(Number)
  return width > 0 && height > 0 ? { left, top, right: left + width, bottom: top + height } : undefined
}
