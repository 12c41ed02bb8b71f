/** What the build fills into the style sheets and into index.html: colours, rules of the first view, symbols. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { DIRECTIONS, sideOf } from '../../site/map/overlay/side.ts'
import { areaBox, cornersOf } from '../../table/area.ts'
import { middleOf, nameBoxOf } from '../../table/box.ts'
import { plainError } from '../../table/mistakes.ts'
import { MOODS, siteColours } from '../../table/palette.ts'
import { mapOf, minScaleOf, type Region, type SiteMap, type Table } from '../../table/table.ts'
import { type Words, wordsIn } from '../../words/lists.ts'
import { initialsOf, initialsRules } from '../initials.ts'
import type { OwnPicture } from '../pictures/ownPicture.ts'

/** The comment in the style sheet of the signposts that the rules of the first view replace. */
const FIRST_VIEW = '/* The rules of the first view are inserted here. */'

/** The style sheet that is added to the tokens for languages that run from right to left. */
const RTL = join(import.meta.dirname, '../../site/styles/rtl.css')

/** The token of a picture that has a chart of its own for the night. */
const OWN_NIGHT = ':root { --dimmed: 1 }'

/** Fills in what the table says; if it has mistakes, the colours of the first mood. */
export function styleSheets(table: Table | undefined, own: OwnPicture | undefined): Plugin {
  const site = siteColours(table?.mood ?? MOODS[0])
  const { direction } = wordsIn(table?.language ?? 'en')
  return {
    name: 'style-sheets',
    enforce: 'pre',
    transform(code, id) {
      if (!/\.css(\?|$)/.test(id)) return null
      if (id.endsWith('/overlay.module.css') && !code.includes(FIRST_VIEW))
        throw new Error(`${id} has no place for the rules of the first view`)
      const tokens = [direction === 'rtl' && readFileSync(RTL, 'utf8'), own?.night && OWN_NIGHT]
      const rules = id.endsWith('/tokens.css') ? [code, ...tokens].filter(Boolean).join('\n') : code
      const shown = table && own ? withPicture(rules, own, mapOf(table, own)) : rules
      const filled = withSides(
        withColours(shown, site).replace(FIRST_VIEW, () => (table ? signpostRules(table, own) : '')),
        direction,
      )
      // The development server loads fonts late: with `optional`, the first load would always show the fallback font.
      const isBuild = this.environment.mode === 'build'
      return { code: isBuild ? filled : filled.replace('font-display: optional', 'font-display: swap'), map: null }
    },
    transformIndexHtml: (html) => withColours(html, site).replace('<!--symbols-->', symbols),
  }
}

/** The rules for the signposts of these places. */
function signpostRules(table: Table, own: OwnPicture | undefined): string {
  const firstView = (own ? ownFirstViewRules : firstViewRules)({ ...table, map: mapOf(table, own) })
  return `${firstView}\n${initialsRules(initialsOf(table.regions))}`
}

/** Replaces each `own(width)` by the fact about the owner's picture: those that picture/own/ownPicture.module.css names. */
function withPicture(
  text: string,
  own: OwnPicture,
  { width, height, minZoom, maxZoom, start = { x: 0, y: 0 } }: SiteMap,
): string {
  const facts: Readonly<Record<string, string>> = {
    ...{ width: `${width}`, height: `${height}`, colour: own.colour, tiny: `url("${own.tiny}")` },
    smallest: `${round(width * minScaleOf({ minZoom }))}px`,
    largest: `${round(width * 2 ** maxZoom)}px`,
    left: `${Math.round((start.x / width) * 1000) / 10}%`,
    top: `${Math.round((start.y / height) * 1000) / 10}%`,
  }
  return text.replace(/\bown\((\w+)\)/g, (_, name: string) => {
    const fact = facts[name]
    if (!fact) throw new Error(`nothing is known of "${name}"`)
    return fact
  })
}

/** Replaces each `palette(ink)`, or `palette(ink / 40%)` with opacity, by the colour. */
export function withColours(text: string, colours: Readonly<Record<string, string>>): string {
  return text.replace(/\bpalette\(([\w-]+)(?: \/ (\d+%))?\)/g, (_, name: string, opacity?: string) => {
    const colour = colours[name]
    if (!colour) throw plainError(`The palette has no colour "${name}". It has: ${Object.keys(colours).join(', ')}.`)
    if (!opacity) return colour
    const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16))
    return `rgb(${red} ${green} ${blue} / ${opacity})`
  })
}

/**
 * Replaces the sides of a line, `inline-start` and `inline-end`, in properties and values, by left and right: a site has a
 * single direction, and browsers of 2020 lack many of them. `forward(8px)` is a distance along a line.
 */
export function withSides(text: string, direction: Words['direction']): string {
  const [start, end] = direction === 'ltr' ? ['left', 'right'] : ['right', 'left']
  return text
    .replace(/\b(?:inset-)?inline-(start|end)\b/g, (_, side: string) => (side === 'start' ? start : end))
    .replace(/\bforward\(((?:[^()]|\([^()]*\))*)\)/g, direction === 'ltr' ? 'calc($1)' : 'calc(-1 * ($1))')
}

/** The drawings that `use` elements show, inside each page: images in a style sheet would delay the first paint. */
function symbols(): string {
  const files = ['site/parts/marks.svg', 'drawn/wordmark.svg'].map((name) => join(import.meta.dirname, '../..', name))
  const drawings = files.map((file) => readFileSync(file, 'utf8').replace(/<!--.*?-->/gs, ''))
  return `<svg class="symbols" aria-hidden="true">${drawings.map((drawing) => drawing.trim()).join('')}</svg>`
}

// Lengths in screen px: first the room that the zoom control takes at the end of lines and at the foot (overlay.module.css).
const ZOOM_WIDTH = 74
const ZOOM_HEIGHT = 212
// The height of the strip where it has a single row, or two.
const ROW = 60
const TWO_ROWS = 108
// The width of a signpost: for each letter at most, and for its mark and margins.
const LETTER = 8
const REST = 74
// A narrower viewport has two columns, of which no rule knows the height: there, the strip names all places.
const MIN_WIDTH = 481
// How far the middle of the strip may lie beside that of the view, and how far above its foot a name beside the strip.
const ASIDE = 40
const FOOT = 4
// The middle of the first view on most screens, as a distance from the map's top: tips point from there.
const MIDDLE_Y = 500
const SQUARE = { width: 2 * MIDDLE_Y, height: 2 * MIDDLE_Y }

interface FirstView extends Pick<Table, 'regions' | 'language'> {
  readonly map: SiteMap
}

/**
 * The rules for the strip of signposts in the first view: which places it names, and where their tips point. That view
 * shows the map at scale 1, the middle of its top in the middle of the viewport's top.
 */
export function firstViewRules({ map: { width }, regions, language }: FirstView): string {
  const isMirrored = wordsIn(language).direction === 'rtl'
  const rowWidth = regions.reduce((width, { name }) => width + name.length * LETTER + REST, 0)
  const rulesOf = (region: Region, index: number) => {
    const signpost = `.signpost:nth-child(${index + 1})`
    const { x, y } = middleOf(areaBox(region))
    const [tipRight, tipDown] = DIRECTIONS[sideOf({ x: x - width / 2 + MIDDLE_Y, y }, SQUARE)]
    const { left, right, bottom } = nameBoxOf({ ...region, corners: cornersOf(region) })
    // A name is in view if it lies within half the view's width of the map's middle, and above the strip or beside it.
    const minWidth = Math.ceil(2 * Math.max(width / 2 - left, right - width / 2))
    const isBesideStrip = Math.max(left - width / 2, width / 2 - right) > rowWidth / 2 + ASIDE
    // At the right edge, or mirrored at the left one, the zoom control covers the foot of the view.
    const besideZoom = Math.ceil(2 * ((isMirrored ? width / 2 - left : right - width / 2) + ZOOM_WIDTH))
    const clearOfZoom =
      besideZoom > minWidth ? ` and ((min-width: ${besideZoom}px) or (min-height: ${bottom + ZOOM_HEIGHT}px))` : ''
    const ruleFrom = (viewWidth: number, room: number) => {
      const size = `(min-width: ${Math.max(minWidth, viewWidth)}px) and (min-height: ${bottom + room}px)`
      return `@container map ${size}${clearOfZoom} { .signposts:not([data-placed]) ${signpost} { display: none } }`
    }
    const oneRow = Math.max(MIN_WIDTH, rowWidth + ZOOM_WIDTH + FOOT)
    const rules = [
      `${signpost} { ${tipRight ? `--right: ${tipRight}` : `--down: ${tipDown}`} }`,
      ruleFrom(oneRow, isBesideStrip ? FOOT : ROW),
    ]
    // Two rows break anywhere: each may be shorter by the longest signpost.
    const twoRows = Math.max(MIN_WIDTH, Math.ceil(oneRow / 2) + 2 * REST)
    if (Math.max(minWidth, twoRows) < oneRow) rules.push(ruleFrom(twoRows, TWO_ROWS))
    return rules
  }
  return regions.flatMap(rulesOf).join('\n')
}

/** How far a name reaches to both sides and below the foot of its place, as a part of the height of an own picture. */
const NAME_WIDTH = 0.09
const NAME_HEIGHT = 0.02

/**
 * The same for an own picture, which fills the viewport at first: what that shows depends on the viewport's proportion; and
 * where the least zoom makes it larger, on the viewport's size.
 */
export function ownFirstViewRules({ map, regions }: FirstView): string {
  const { width, height, start = { x: 0, y: 0 } } = map
  const minScale = minScaleOf(map)
  return regions
    .flatMap((region, index) => {
      const signpost = `.signpost:nth-child(${index + 1})`
      const { x, y } = middleOf(areaBox(region))
      const { bottom } = areaBox(region)
      const fromStart = { x: x - start.x + width / 2, y: y - start.y + height / 2 }
      const [tipRight, tipDown] = DIRECTIONS[sideOf(fromStart, { width, height })]
      const [side, foot] = [NAME_WIDTH * height, NAME_HEIGHT * height]
      const minWidth = lengthToShow(x - side, x + side, start.x, width)
      const minHeight = lengthToShow(bottom - foot, bottom + foot, start.y, height)
      // Wider than the picture, it has less of its height; narrower, less of its width.
      const ratio = `(min-aspect-ratio: ${round(minWidth / height)}) and (max-aspect-ratio: ${round(width / minHeight)})`
      const [viewWidth, viewHeight] = [minWidth, minHeight].map((length) => Math.ceil(length * minScale))
      const size = minScale ? ` and (min-width: ${viewWidth}px) and (min-height: ${viewHeight}px)` : ''
      return [
        `${signpost} { ${tipRight ? `--right: ${tipRight}` : `--down: ${tipDown}`} }`,
        `@container map ${ratio}${size} { .signposts:not([data-placed]) ${signpost} { display: none } }`,
      ]
    })
    .join('\n')
}

/** The least length of a view about `middle`, kept within a picture of a size, that shows from `start` to `end`. */
function lengthToShow(start: number, end: number, middle: number, size: number): number {
  const [from, to] = [Math.max(0, start), Math.min(end, size)]
  return Math.max(Math.min(2 * (middle - from), size - from), Math.min(2 * (to - middle), to))
}

const round = (number: number) => Math.round(number * 1000) / 1000
