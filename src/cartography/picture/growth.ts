/** How a land grows, step by step: what a step adds is dark, what was there pale, its thoughts are red. */
import type { Mood } from '../../table/palette.ts'
import { simplify, softLine } from '../drawing/curves.ts'
import { groupAttributes, svg } from '../drawing/ink.ts'
import { colour, coloured } from '../drawing/palette.ts'
import { Path } from '../drawing/path.ts'
import type { Mark } from '../drawing/pen.ts'
import type { Point } from '../drawing/points.ts'
import { Grid } from '../grids/grid.ts'
import { placeOf } from '../grids/spread.ts'
import { quayOf } from '../lands/grown/harbours.ts'
import type { Drainage } from '../lands/grown/rivers.ts'
import type { Site } from '../lands/grown/site.ts'
import type { Growth } from '../lands/grown.ts'
import { letterWord } from '../lettering/lettering.ts'
import * as symbols from './symbols.ts'

/** A step of a growth. */
interface Step {
  readonly name: string
  /** Land and sea, if the step changes them. */
  readonly ground?: readonly Mark[]
  /** What it adds to the map. */
  readonly adds?: readonly Mark[]
  /** What it thinks of, over it all. */
  readonly thoughts?: readonly Mark[]
}

/** The pictures of a growth, by their names: SVGs as large as the map. `names` are those of the places. */
export function drawGrowth(growth: Growth, names: readonly string[], mood: Mood): Map<string, string> {
  const pictures = new Map<string, string>()
  let ground: readonly Mark[] = []
  const before: Mark[] = []
  for (const [index, step] of stepsOf(growth, names).entries()) {
    const { name, adds = [], thoughts = [] } = step
    ground = step.ground ?? ground
    const number = String(index + 1).padStart(2, '0')
    const picture = pictureOf(growth.site, { ground, before, adds, thoughts })
    pictures.set(`${number}-${name}`, coloured(picture, mood))
    before.push(...adds)
  }
  return pictures
}

/** The steps in the order of `grown.ts`. */
function stepsOf(growth: Growth, names: readonly string[]): Step[] {
  const { site, bays, mainland, shore, drainage, land } = growth
  const { shape, settled, joined } = mainland
  const sheet = new Path().rectangle({ left: 0, top: 0, right: site.size.width, bottom: site.size.height })
  const sea: Mark = { path: sheet, style: symbols.SEA }
  const boxes = site.places.map(({ box }) => box)
  const places: Mark[] = boxes.map((box) => ({
    path: new Path().rectangle(box),
    style: { fill: colour.brick, fillOpacity: 0.45, stroke: colour.red, width: symbols.LINE },
  }))
  const titles = boxes.flatMap(({ left, top, right, bottom }, index) =>
    letterWord(names[index] ?? '', 'capitals', [(left + right) / 2, (top + bottom) / 2 + 14], 46),
  )
  const shoreline = symbols.coast(shore.distances)
  const mouths: Mark = { path: symbols.dots(drainage.mouths, 15), style: { fill: colour.red } }
  const finds = land.discoveries.flatMap((found) => found.places)
  return [
    { name: 'places', adds: [...places, ...symbols.ornaments(land.ornaments)], thoughts: titles },
    ...(bays.length > 0 ? [{ name: 'harbours', thoughts: harboursOf(growth) }] : []),
    {
      name: 'shape',
      ground: [sea, { path: symbols.coast(shape), style: { ...symbols.LAND, ...symbols.COAST } }],
      thoughts: levelsOf(shape).map((path) => symbols.thought(path, { width: 3, strokeOpacity: 0.6 })),
    },
    {
      name: 'ground',
      ground: [
        sea,
        { path: symbols.coast(joined), style: { fill: colour.red, ...symbols.COAST } },
        { path: symbols.coast(lower(settled, joined)), style: { fill: colour.rose } },
        { path: symbols.coast(lower(shape, joined)), style: symbols.LAND },
      ],
    },
    {
      name: 'shore',
      ground: [sea, { path: shoreline, style: { ...symbols.LAND, ...symbols.COAST } }],
      thoughts: [softLine(new Path(), mainland.outline, true), ...land.islands.map(symbols.ovalPath)].map(
        (path) => symbols.thought(path, { dash: [14, 12] }),
      ),
    },
    {
      name: 'ranges',
      adds: land.ranges.flatMap(symbols.mountains),
      thoughts: land.ranges.map(({ spine }) => symbols.thought(softLine(new Path(), spine))),
    },
    { name: 'flood', thoughts: [...drainsOf(drainage, shore.distances), mouths] },
    { name: 'rivers', adds: symbols.waters(land, shore.inland) },
    {
      name: 'woods',
      adds: [...symbols.hills(land.hills), ...symbols.reeds(land.marshes), ...symbols.trees(land.woods)],
      thoughts: [...land.woods, ...land.hills, ...land.marshes].map((oval) =>
        symbols.thought(symbols.ovalPath(oval), { width: 3 }),
      ),
    },
    { name: 'sea', adds: symbols.seaLife(land.sea) },
    { name: 'names', thoughts: land.names.flatMap(symbols.lettered) },
    { name: 'villages', adds: [...symbols.houses(land.villages), ...symbols.crosses(finds)] },
  ]
}

/** How wide a picture is shown, in px. */
const WIDTH = 480

/** A picture as text. */
function pictureOf(
  { size }: Site,
  { ground, before, adds, thoughts }: Required<Omit<Step, 'name'>> & { before: readonly Mark[] },
): string {
  const { width, height } = size
  const tall = Math.round((WIDTH * height) / width)
  const paper = `<path fill="${colour.paper}" d="M0 0H${width}V${height}H0z"/>`
  const group = (marks: readonly Mark[], more = '') =>
    marks.length > 0 ? `<g ${groupAttributes}${more}>${svg(marks)}</g>` : ''
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${tall}" viewBox="0 0 ${width} ${height}">${paper}${group(ground)}${group(before, ' opacity=".4"')}${group(adds)}${group(thoughts)}</svg>\n`
}

/** The lower of two grids. */
const lower = (a: Grid, b: Grid): Grid => a.map((value, x, y) => Math.min(value, b.at(x, y)))

/** How far the levels of a shape are apart, in map units. */
const LEVEL = 60

/** Some levels above and below the sea's. */
const levelsOf = (shape: Grid): Path[] =>
  [-3, -2, -1, 1, 2, 3, 4, 5].map((level) => symbols.coast(shape, level * LEVEL))

/** The bays of the harbours with their ways out, and their quays. */
function harboursOf({ bays, shore }: Growth): Mark[] {
  const { frame } = shore.distances
  const water = Grid.of((x, y) => -Math.min(...bays.map(({ depth }) => depth(x, y))), frame)
  const quays = bays.map(({ place }) => quayOf(place))
  return [
    { path: symbols.coast(water), style: { ...symbols.SEA, stroke: colour.seaInk, width: symbols.LINE } },
    { path: symbols.dots(quays, 14), style: { fill: colour.red } },
  ]
}

/** The lines of water, by how many cells drain through them at least: the more, the wider. */
const DRAINS: readonly (readonly [cells: number, width: number])[] = [
  [20, 3],
  [50, 5],
  [160, 8],
]

/** Where the water of each cell runs, in lines that end where they meet. */
function drainsOf({ drained: { levels, from } }: Drainage, { frame }: Grid): Mark[] {
  const reached = [...levels.keys()].filter((cell) => (levels[cell] as number) < Infinity)
  const through = new Uint32Array(levels.length).fill(1)
  for (const cell of reached.sort((a, b) => (levels[b] as number) - (levels[a] as number))) {
    const next = from[cell] as number
    if (next >= 0) through[next] = (through[next] as number) + (through[cell] as number)
  }
  return DRAINS.map(([cells, width]) => {
    const path = new Path()
    const drawn = new Set<number>()
    for (const start of reached) {
      if ((through[start] as number) < cells || drawn.has(start)) continue
      const line: Point[] = []
      for (let cell = start; cell >= 0; cell = from[cell] as number) {
        line.push(placeOf(frame, cell))
        if (drawn.has(cell)) break
        drawn.add(cell)
      }
      softLine(path, simplify(line, symbols.TOLERANCE))
    }
    return { path, style: { stroke: colour.blue, width } }
  })
}
