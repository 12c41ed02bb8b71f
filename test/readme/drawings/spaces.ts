/** The two spaces: the map as a sheet of its own, and the viewport that a view lays on it. */
import { boxOf } from '../../../src/map/box'
import { pin, toMap, toScreen } from '../../../src/panzoom/view'
import { map, regions } from '../../../src/realm'
import { drawRealm, onSheet, type Window } from './realm'
import { type Box, type Point, Sheet, tone } from './sheet'

const VIEWPORT = { width: 800, height: 500 }
const VIEW = pin({ x: 1610, y: 880 }, { x: 400, y: 250 }, 2 ** 0.5)

/** Map space on its own is what the view of scale 1 and no offset sees. */
const PLAIN = { x: 0, y: 0, scale: 1 }
const LEFT: Window = { origin: [44, 92], size: 320 / map.width }
const RIGHT: Window = { origin: [418, 92], size: 300 / VIEWPORT.width }

export function drawSpaces(): string {
  const sheet = new Sheet('spaces', 760, 420)
  const whole = boxAt(LEFT, map)
  const screen = boxAt(RIGHT, VIEWPORT)
  sheet.within(whole, () => drawRealm(sheet, PLAIN, LEFT))
  sheet.box(whole, null)
  sheet.within(screen, () => drawRealm(sheet, VIEW, RIGHT))
  sheet.box(screen, null, { stroke: tone.verdigris, width: 2.4 })

  // The viewport, as it lies on the map.
  const from = toMap(VIEW, { x: 0, y: 0 })
  const to = toMap(VIEW, { x: VIEWPORT.width, y: VIEWPORT.height })
  const [left, top] = onSheet([from.x, from.y], PLAIN, LEFT)
  const [right, bottom] = onSheet([to.x, to.y], PLAIN, LEFT)
  sheet.box({ left, top, right, bottom }, null, { stroke: tone.verdigris, width: 2.4 })
  // What both show, tied together at the corners.
  const ties: [Point, Point][] = [
    [
      [right, top],
      [screen.left, screen.top],
    ],
    [
      [right, bottom],
      [screen.left, screen.bottom],
    ],
  ]
  for (const tie of ties) sheet.pen.line(tie, { stroke: tone.verdigris, width: 1, dash: [5, 5], strokeOpacity: 0.8 })

  const harbour = boxOf(regions.find(({ name }) => name === 'Letters') ?? (regions[0] as (typeof regions)[0]))
  const point = { x: harbour.left, y: harbour.top }
  const seen = toScreen(VIEW, point)
  sheet.dot(onSheet([point.x, point.y], PLAIN, LEFT))
  sheet.dot(onSheet([point.x, point.y], VIEW, RIGHT))

  axes(sheet, whole, 'x', 'y')
  axes(sheet, screen, 'x', 'y')
  sheet.write('Map space', [204, 52], { face: 'capitals', size: 24 })
  sheet.write('Screen space', [568, 52], { face: 'capitals', size: 24, fill: tone.verdigris })
  sheet.write(`${map.width} × ${map.height} image px`, [204, whole.bottom + 26])
  sheet.write(`${VIEWPORT.width} × ${VIEWPORT.height} CSS px`, [568, screen.bottom + 26])
  sheet.write(`(${point.x}, ${point.y})`, [204, 393], { fill: tone.red, size: 22 })
  sheet.write(`${point.x} × ${VIEW.scale.toFixed(4)} - ${(-VIEW.x).toFixed(1)} = ${seen.x.toFixed(1)}`, [568, 364], {
    fill: tone.red,
  })
  sheet.write(`${point.y} × ${VIEW.scale.toFixed(4)} - ${(-VIEW.y).toFixed(1)} = ${seen.y.toFixed(1)}`, [568, 391], {
    fill: tone.red,
  })
  sheet.arrow(
    [
      [262, 386],
      [424, 374],
    ],
    { stroke: tone.red },
  )
  return sheet.text()
}

function boxAt({ origin: [left, top], size }: Window, { width, height }: { width: number; height: number }): Box {
  return { left, top, right: left + width * size, bottom: top + height * size }
}

/** The axes at a box's top-left: y grows down. */
function axes(sheet: Sheet, { left, top }: Box, x: string, y: string): void {
  const corner: Point = [left - 12, top - 12]
  sheet.arrow([corner, [left + 48, top - 12]])
  sheet.arrow([corner, [left - 12, top + 48]])
  sheet.write(x, [left + 60, top - 9]).write(y, [left - 12, top + 66])
}
