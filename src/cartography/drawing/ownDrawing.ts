/** An owner's own drawing of a landmark: any SVG file of paths, drawn with the map's pen and palette. */
import type { Box } from '../../panzoom/core/geometry.ts'
import { BLACK } from '../../table/palette.ts'
import { drawSvg } from './drawSvg.ts'
import { colour, colourNear } from './palette.ts'
import { around, type Mark, Pen, weight } from './pen.ts'
import { clamp, middleOf, type Point } from './points.ts'
import { randomStream } from './random.ts'
import { elementsIn, parseSvg, type SvgElement } from './svgFile.ts'
import { boxOf, framesOf } from './svgShapes.ts'

/** The room of a drawing, in map units: about that of a landmark of ours. */
const WIDTH = 240
const HEIGHT = 180
/** The widest line, in map units. */
const BROAD = 2.4
/** The maximum number of points: our most detailed landmark has half as many. */
const MAX_POINTS = 6000

/** What is not drawn, and what its owner can do, by Inkscape's commands: other programs have the same. */
const REFUSED: Readonly<Record<string, string>> = {
  script: 'a script. Save it as a plain SVG',
  foreignObject: 'a part of a web page. Save it as a plain SVG',
  style: 'a style sheet. Save it as a plain SVG, with its colours as attributes',
  image: 'a picture of pixels. Trace it (in Inkscape: Path > Trace Bitmap), and delete the picture',
  text: 'a text. Make paths of it (in Inkscape: Path > Object to Path)',
  use: 'a clone. Unlink it (in Inkscape: Edit > Clone > Unlink Clone)',
}

/** The mistake in the text of such a file, as the end of a sentence with its cure, or null. */
export function mistakeInDrawing(text: string): string | null {
  const file = parseSvg(text)
  if (!file) return 'is not a whole SVG file. Save it again as a plain SVG.'
  const elements = [...elementsIn(file)]
  const refused = elements.find(({ name }) => name in REFUSED)
  if (refused) return `has ${REFUSED[refused.name]}.`
  if (!boxOf(file))
    return 'has no viewBox, which says how large it is. Set it (in Inkscape: File > Document Properties > Resize to content).'
  const odd = elements.flatMap(({ attributes: { fill = '', stroke = '' } }) => [fill, stroke])
  const unknown = odd.find((value) => value && value !== 'none' && !colourNear(value))
  if (unknown) return `has the colour "${unknown}". Give it a flat one, written as #rrggbb.`
  if (elements.some(({ attributes: { transform } }) => !framesOf(transform)))
    return 'has a part that is skewed, or moved by %. Make paths of it (in Inkscape: Path > Object to Path).'
  const points = marksIn(file).reduce((sum, { path }) => sum + path.steps().length, 0)
  if (points === 0) return 'has no path with a fill or a stroke. Draw one.'
  if (points > MAX_POINTS)
    return `has ${points} points, which makes the map slow. Simplify it (in Inkscape: Path > Simplify) to ${MAX_POINTS} or fewer.`
  return null
}

/** What SVG says where a file says nothing. */
const DEFAULTS = { fill: BLACK, 'stroke-width': '1' }

/** How many map units a unit of a file is. */
function scaleOf(file: SvgElement): number {
  const { left, top, right, bottom } = boxOf(file) as Box
  return Math.min(WIDTH / (right - left), HEIGHT / (bottom - top))
}

/** What a file draws, as large as on the map, about the middle of its lower edge. */
function marksIn(file: SvgElement): Mark[] {
  const { left, right, bottom } = boxOf(file) as Box
  const scale = scaleOf(file)
  const pen = new Pen(randomStream('own drawing'))
  pen.within([scale, 0, 0, scale, (-(left + right) / 2) * scale, -bottom * scale], () =>
    drawSvg(pen, file, { textures: {} }, DEFAULTS),
  )
  const scaled = (width = 0) => clamp(width * scale, weight.hatching, BROAD)
  return pen.marks
    .filter(({ style: { fill, stroke } }) => fill || stroke)
    .map(({ path, style: { flatEnds, dash, ...style } }) => ({
      path,
      style: {
        ...style,
        // Black lines are the ink of all others.
        ...(style.stroke === colour.dark && { stroke: colour.ink }),
        ...(style.stroke && { width: scaled(style.width) }),
        ...(dash && { dash: dash.map((length) => length * scale) }),
      },
    }))
}

/** How it is drawn, the room around its origin, and where a road to it ends; in map units. */
interface OwnDrawing {
  readonly draw: (pen: Pen) => void
  readonly extent: Box
  readonly door: Point
}

const drawings = new Map<string, OwnDrawing>()

/** What is left of an element without all but its part `door`, painted, and the frames around that. */
function doorIn(element: SvgElement): SvgElement[] {
  const { attributes, children } = element
  if (attributes.id === 'door') return [{ ...element, attributes: { ...attributes, id: '', fill: BLACK } }]
  const inner = children.flatMap(doorIn)
  return inner.length > 0 ? [{ ...element, name: 'g', children: inner }] : []
}

/** The drawing in a file without mistakes. Roads end at its `door`, else in the middle of its lower edge. */
export function ownDrawing(text: string): OwnDrawing {
  const known = drawings.get(text)
  if (known) return known
  const file = parseSvg(text) as SvgElement
  const { left, top, right, bottom } = boxOf(file) as Box
  const [half, height] = [((right - left) / 2) * scaleOf(file), (bottom - top) * scaleOf(file)]
  const marks = marksIn(file)
  const door = around(marksIn({ ...file, children: file.children.flatMap(doorIn) }))
  const drawing: OwnDrawing = {
    extent: { left: -half, top: -height, right: half, bottom: 0 },
    door: door.left <= door.right ? middleOf(door) : [0, -1],
    draw(pen) {
      for (const { style, path } of marks) pen.mark(style, pen.byHand(path))
    },
  }
  drawings.set(text, drawing)
  return drawing
}
