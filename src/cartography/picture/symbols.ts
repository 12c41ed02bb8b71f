/** The symbols of the pictures of a growth, plain enough to be read at 480 px. Lengths are in map units. */
import type { Box } from '../../panzoom/core/geometry.ts'
import { grown } from '../../table/area.ts'
import { drawArt } from '../art/art.ts'
import { beside, onEllipse, sample, simplify, softLine } from '../drawing/curves.ts'
import { colour } from '../drawing/palette.ts'
import { Path } from '../drawing/path.ts'
import { type Mark, Pen, type Style } from '../drawing/pen.ts'
import { plotted, repeated } from '../drawing/plot.ts'
import { mix, type Point, turnedBy } from '../drawing/points.ts'
import { randomStream } from '../drawing/random.ts'
import { ornamentBoxes, seaLifeBoxes } from '../extents/boxes.ts'
import { outlines } from '../grids/contour.ts'
import type { Grid } from '../grids/grid.ts'
import { type Oval, somewhereIn } from '../grids/oval.ts'
import type { Geography, Ornaments, PlaceName, Range, SeaLife, Village } from '../lands/geography.ts'
import { watercourses } from '../lands/watercourse.ts'
import { letterAlong, levelAt } from '../lettering/lettering.ts'

/** The width of most lines. */
export const LINE = 4

/** What a step thinks of, and does not leave on the map. */
export function thought(path: Path, more: Style = {}): Mark {
  return { path, style: { stroke: colour.red, width: LINE + 1, ...more } }
}

/** Dots. */
export function dots(places: readonly Point[], radius: number): Path {
  return places.reduce((path, at) => path.ellipse(at, radius), new Path())
}

/** An oval as a path, turned if it is. */
export function ovalPath({ centre, radius, degrees = 0 }: Oval): Path {
  return repeated(new Path().ellipse([0, 0], ...radius).moved(turnedBy(degrees)), [centre])
}

/** A drawing of the folder `art/symbols` at many places, the farthest first. */
function symbols(name: string, places: readonly Point[]): Mark[] {
  const pen = new Pen(randomStream(name))
  drawArt(pen, `symbols/${name}`)
  const byFoot = [...places].sort((a, b) => a[1] - b[1])
  return pen.marks.map(({ path, style }) => ({ path: repeated(path, byFoot), style }))
}

const outline: Style = { stroke: colour.ink, width: LINE }

/** Mountains all along the ground of a range. */
export function mountains({ spine, halfWidth, height }: Range): Mark[] {
  const tall = 30 + 46 * height
  const line = sample(spine, 36)
  const places = line.map((_, index) => beside(line, index, ((index % 3) - 1) * halfWidth * 0.6))
  return places
    .sort((a, b) => a[1] - b[1])
    .flatMap(([x, foot]): Mark[] => {
      const y = foot + 24
      const slopes = plotted(`M${x - 30},${y}L${x},${y - tall} ${x + 30},${y}Z`)
      const shade = plotted(`M${x},${y - tall}L${x + 30},${y} ${x + 2},${y}Z`)
      return [
        { path: slopes, style: { fill: colour.peak, ...outline } },
        { path: shade, style: { fill: colour.stoneDeep } },
      ]
    })
}

/** Trees all over some ovals. */
export function trees(ovals: readonly Oval[]): Mark[] {
  const random = randomStream('trees of a growth')
  const places = ovals.flatMap((oval) => {
    const count = Math.ceil((oval.radius[0] * oval.radius[1]) / 210)
    return Array.from({ length: count }, () => somewhereIn(oval, random))
  })
  return symbols('tree', places)
}

/** Hills: a few arcs in each oval. */
export function hills(ovals: readonly Oval[]): Mark[] {
  const places = ovals.flatMap(({ centre: [x, y], radius: [across, down] }): Point[] => [
    [x - across * 0.6, y],
    [x + across * 0.1, y + down * 0.6],
    [x + across * 0.7, y - down * 0.3],
  ])
  return symbols('hill', places)
}

/** Marshes: reeds over water. */
export function reeds(ovals: readonly Oval[]): Mark[] {
  const places = ovals.flatMap(({ centre: [x, y], radius: [across] }): Point[] => [
    [x - across * 0.6, y - 6],
    [x + across * 0.5, y - 12],
    [x, y + 12],
  ])
  return symbols('reeds', places)
}

/** Two houses for each village. */
export function houses(villages: readonly Village[]): Mark[] {
  const places = villages.flatMap(({ at: [x, y] }): Point[] => [
    [x - 16, y - 8],
    [x + 16, y],
  ])
  return symbols('house', places)
}

/** A sheet for the title, a rose of the winds, and a scale: where the ornaments lie. */
export function ornaments(placed: Ornaments): Mark[] {
  const [sheet, rose, scale] = ornamentBoxes(placed) as [Box, Box, Box]
  const [x, y] = placed.compass
  const paper: Style = { fill: colour.cream, ...outline }
  const ticks: Style = { fill: colour.ink }
  const star = [0, 1, 2, 3, 4, 5, 6, 7].map((point) => {
    const long = point % 2 ? 24 : 112
    return onEllipse([x, y], [long, long], point * 45)
  })
  const bar = (part: number): Box => ({
    ...scale,
    left: mix(scale.left, scale.right, part / 5),
    right: mix(scale.left, scale.right, (part + 1) / 5),
    bottom: scale.top + 22,
  })
  return [
    { path: new Path().rectangle(sheet), style: paper },
    { path: new Path().rectangle(grown(sheet, -14)), style: { stroke: colour.flourish, width: 3 } },
    { path: new Path().ellipse([x, y], (rose.right - rose.left) * 0.38), style: paper },
    { path: new Path().polygon(star), style: { fill: colour.red, ...outline } },
    { path: new Path().rectangle({ ...bar(0), right: scale.right }), style: paper },
    { path: new Path(...[0, 2, 4].map((part) => new Path().rectangle(bar(part)))), style: ticks },
  ]
}

/** Ships, and the backs of beasts, each in the box that it takes; gulls; streams. */
export function seaLife(sea: SeaLife): Mark[] {
  const boxes = seaLifeBoxes({ ...sea, flocks: [] })
  const middles = boxes.map(({ left, right, bottom }): Point => [(left + right) / 2, bottom - 8])
  const ships: ReadonlySet<string | undefined> = new Set(['ship', 'longship', 'caravel', 'fisher'])
  const some = (areShips: boolean) =>
    middles.filter((_, index) => ships.has(sea.swimmers[index]?.creature) === areShips)
  const streams = sea.streams.reduce((path, line) => softLine(path, line), new Path())
  return [
    { path: streams, style: { stroke: colour.seaInk, width: 3, dash: [26, 18] } },
    ...symbols('sail', some(true)),
    ...symbols('humps', some(false)),
    ...symbols('wings', sea.flocks.flat()),
  ]
}

/** Discoveries, as crosses: what they are is for visitors to find. */
export function crosses(places: readonly Point[]): Mark[] {
  return symbols('find', places)
}

/** The style of land, of its coast, and of the sea. */
export const LAND: Style = { fill: colour.sheet }
export const COAST: Style = { stroke: colour.ink, width: LINE + 1 }
export const SEA: Style = { fill: colour.sea, fillOpacity: 0.75 }

/** How far a line may lie beside the true one, in map units. */
export const TOLERANCE = 4

/** The coast of all that is above a level, as a path, without specks. */
export function coast(land: Grid, level = 0): Path {
  const coasts = outlines(land, level).filter((points) => points.length > 6)
  return coasts.reduce(
    (path, points) => softLine(path, simplify([...points, points[0] as Point], TOLERANCE).slice(0, -1), true),
    new Path(),
  )
}

/** The rivers, as wide as they are, and the lakes; `inland` is above 0 on land. */
export function waters(
  { rivers, lakes }: Pick<Geography, 'rivers' | 'lakes'>,
  inland: (x: number, y: number) => number,
): Mark[] {
  const courses = watercourses(rivers, inland).map(
    ({ river, line, mouth }): Mark => ({
      path: softLine(new Path(), simplify(line.slice(0, mouth + 2), TOLERANCE)),
      style: { stroke: colour.blue, width: river.width + 4 },
    }),
  )
  const pools: Style = { fill: colour.river, stroke: colour.blue, width: LINE }
  return [...courses, { path: new Path(...lakes.map(ovalPath)), style: pools }]
}

/** A name, larger than on the map: one has to be able to read it in a picture so small. */
export function lettered({ text, kind, size, line }: PlaceName): Mark[] {
  const points = line.length > 1 ? sample(line, 5) : levelAt(line[0] as Point)
  return letterAlong(text, kind === 'land' ? 'capitals' : 'italic', points, size * 1.4, {
    upright: true,
    tolerance: 1,
  })
}
