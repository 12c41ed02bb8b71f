/** Draws an SVG file with a pen: src/cartography/README.md says how such a file is made. */
import type { Mood } from '../../table/palette.ts'
import { colourNear } from './palette.ts'
import type { Path } from './path.ts'
import { type Pen, type SpriteKind, type Style, weight } from './pen.ts'
import type { SvgElement } from './svgFile.ts'
import { framesOf, pathOf } from './svgShapes.ts'

/** How an element looks: its attributes, and those of the elements around it. */
export type Look = Readonly<Record<string, string>>

/** Draws the shape of an element in a way of its own, by a class of the element. */
export type Texture = (pen: Pen, shape: Path, look: Look) => void

/** The attributes that elements have from those around them. */
const INHERITED = /^(fill|stroke|opacity|(fill|stroke)-opacity|stroke-(width|dasharray|linecap))$/

/** The elements that hold what is not painted where it stands, and the ids of marks for the reader. */
const NOT_DRAWN = /^(defs|metadata|clipPath|mask|marker|pattern|symbol)$/
const MARKERS = /^(door|extent)$/

/** What a file is drawn with. */
export interface Tools {
  readonly textures: Readonly<Record<string, Texture>>
  /** What has `data-not` with this mood is left out: an oak does not grow everywhere. */
  readonly mood?: Mood | undefined
}

/**
 * Draws an element and all in it. Each shape is a mark, or what the texture of its class makes of it. In a
 * class `hand`, straight lines are drawn by hand; `moving` and `passing` are a pen's, with the sprite's kind.
 */
export function drawSvg(pen: Pen, element: SvgElement, tools: Tools, around: Look = {}): void {
  const { name, attributes, children } = element
  if (NOT_DRAWN.test(name) || MARKERS.test(attributes.id ?? '') || attributes.display === 'none') return
  if (tools.mood && attributes['data-not']?.split(' ').includes(tools.mood)) return
  const look = { ...around, ...attributes }
  const inherited = Object.fromEntries(Object.entries(look).filter(([name]) => INHERITED.test(name)))
  const classes = (attributes.class ?? '').split(' ')
  const draw = () => {
    const path = pathOf(element)
    const texture = classes.map((one) => tools.textures[one]).find(Boolean)
    if (path && texture) texture(pen, path, look)
    else if (path)
      pen.mark(styleOf(look), classes.includes('hand') ? pen.byHand(path, numberIn(look, 'wobble', 1)) : path)
    for (const child of children) drawSvg(pen, child, tools, inherited)
  }
  const [way, kind] = classes as [string, SpriteKind]
  const inFrame = () => {
    if (way === 'moving' || way === 'passing') pen[way](kind, draw)
    else draw()
  }
  const frames = framesOf(attributes.transform) ?? []
  frames.reduceRight<() => void>((inner, frame) => () => pen.within(frame, inner), inFrame)()
}

/** The style of a mark. */
function styleOf(look: Look): Style {
  const [fill, stroke] = [colourNear(look.fill), colourNear(look.stroke)]
  const { opacity = '1', 'stroke-dasharray': dash } = look
  const opacityOf = (part: string) => Number(look[`${part}-opacity`] ?? 1) * Number(opacity)
  const [fillOpacity, strokeOpacity] = [opacityOf('fill'), opacityOf('stroke')]
  return {
    ...(fill && { fill }),
    ...(fill && fillOpacity < 1 && { fillOpacity }),
    ...(stroke && { stroke, width: Number.parseFloat(look['stroke-width'] ?? '') || weight.outline }),
    ...(stroke && strokeOpacity < 1 && { strokeOpacity }),
    ...(dash && dash !== 'none' && { dash: (dash.match(/[^\s,]+/g) ?? []).map(Number) }),
    ...(look['stroke-linecap'] === 'butt' && { flatEnds: true }),
  }
}

/** The number of a `data-` attribute. */
export function numberIn(look: Look, name: string, otherwise = Number.NaN): number {
  return Number(look[`data-${name}`] ?? otherwise)
}
