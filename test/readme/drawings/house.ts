/** The house: the rooms of the site above, the engine's hall below; an arrow leads to what is imported. */
import { colour } from '../../../src/cartography/drawing/palette'
import { importsOfEngine, importsOfParts, withoutDetours } from './imports'
import { type Point, Sheet, tone } from './sheet'

type Rooms = Readonly<Record<string, Point>>

/** The rooms of the site, and where the middle of each is. */
export const PARTS: Rooms = {
  build: [126, 152],
  'prerender.tsx': [280, 152],
  'main.tsx': [434, 152],
  delivery: [588, 152],
  'App.tsx': [357, 216],
  layout: [280, 280],
  pages: [434, 280],
  cartography: [126, 344],
  'site.ts': [588, 280],
  'realm.ts': [280, 344],
  map: [434, 344],
}

/** What all the others stand on, as wide as the hall. */
const FOUNDATION = 'geometry.ts'

/** The files of the engine. */
export const ENGINE: Rooms = {
  'listen.ts': [434, 462],
  'pointerGestures.ts': [434, 530],
  'fit.ts': [588, 530],
  'wheel.ts': [126, 598],
  'grip.ts': [280, 598],
  'inertia.ts': [434, 598],
  'controller.ts': [588, 598],
  'transition.ts': [490, 666],
  'keyboard.ts': [640, 666],
  'view.ts': [380, 734],
  [FOUNDATION]: [380, 808],
}

const HALL = { left: 44, top: 414, right: 716, bottom: 846 }
const HALF: Point = [64, 19]
const FOUNDATION_HALF = 318

export function drawHouse(): string {
  const sheet = new Sheet('house', 760, 876)
  const { pen } = sheet
  const roof: Point[] = [
    [28, 118],
    [380, 26],
    [732, 118],
  ]
  pen.polygon(
    [
      [560, 96],
      [560, 34],
      [596, 34],
      [596, 96],
    ],
    colour.brick,
    { width: 1.4 },
  )
  pen.polygon(roof, colour.brick, { width: 2.2 })
  pen.hatch(roof, { degrees: 165, gap: 11, stroke: tone.red, width: 1.1, ragged: 0.05 })
  sheet.box({ left: HALL.left, top: 118, right: HALL.right, bottom: HALL.top }, colour.snow, { width: 2.2 })
  sheet.box(HALL, colour.stone, { width: 2.2 })
  sheet.write('The site', [700, 226], { face: 'capitals', size: 26, from: 'end' })
  sheet.write('The engine', [62, 456], { face: 'capitals', size: 26, from: 'start' })
  sheet.write('panzoom', [62, 482], { from: 'start', fill: tone.pale })

  for (const [from, to] of withoutDetours(importsOfParts(), Object.keys(PARTS))) join(sheet, PARTS, from, to)
  for (const [from, to] of withoutDetours(importsOfEngine(), Object.keys(ENGINE))) join(sheet, ENGINE, from, to)
  const [x, y] = PARTS.map as Point
  sheet.arrow(
    [
      [x, y + HALF[1]],
      [x, HALL.top - 2],
    ],
    { stroke: tone.red, width: 2.4 },
  )

  for (const [name, at] of Object.entries({ ...PARTS, ...ENGINE })) room(sheet, name, at)
  return sheet.text()
}

function room(sheet: Sheet, name: string, [x, y]: Point): void {
  const half = name === FOUNDATION ? FOUNDATION_HALF : HALF[0]
  sheet.box({ left: x - half, top: y - HALF[1], right: x + half, bottom: y + HALF[1] }, colour.paper, { wobble: 0.5 })
  sheet.write(name, [x, y + 6])
}

/** An arrow from the edge of a room to the edge of another. */
function join(sheet: Sheet, rooms: Rooms, from: string, to: string): void {
  const [a, b] = [rooms[from] as Point, rooms[to] as Point]
  if (to === FOUNDATION) {
    sheet.arrow(
      [
        [a[0], a[1] + HALF[1]],
        [a[0], b[1] - HALF[1] - 2],
      ],
      { stroke: tone.red, width: 1.6 },
    )
    return
  }
  const across = b[1] === a[1]
  const side = Math.sign(b[0] - a[0])
  // Those that lead down leave at the bottom and come in at the top, a little to the side that they come from.
  const ends: [Point, Point] = across
    ? [
        [a[0] + side * HALF[0], a[1]],
        [b[0] - side * HALF[0] - side * 2, b[1]],
      ]
    : [
        [a[0] + side * Math.min(36, Math.abs(b[0] - a[0]) / 3), a[1] + HALF[1]],
        [b[0] - side * Math.min(44, Math.abs(b[0] - a[0]) / 3), b[1] - HALF[1] - 2],
      ]
  sheet.arrow(ends, { stroke: tone.red, width: 1.6 })
}
