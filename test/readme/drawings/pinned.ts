/** One notch of the wheel: the pinned point stays, all others part from it. */
import { direction } from '../../../src/cartography/drawing/points'
import { pin, toMap, toScreen, type View } from '../../../src/panzoom/view'
import { wheelFactor } from '../../../src/panzoom/wheel'
import { drawRealm, onSheet, type Window } from './realm'
import { type Box, type Point, Sheet, tone } from './sheet'

const VIEWPORT = { width: 1368, height: 900 }
const CURSOR = { x: 500, y: 300 }
const BEFORE: View = { x: -340, y: 0, scale: 1 }
const NOTCH = wheelFactor({ deltaY: -100, deltaMode: 0, ctrlKey: false })
const HELD = toMap(BEFORE, CURSOR)
const AFTER = pin(HELD, CURSOR, BEFORE.scale * NOTCH)

const SIZE = 330 / VIEWPORT.width
const WINDOWS: readonly Window[] = [
  { origin: [34, 66], size: SIZE },
  { origin: [396, 66], size: SIZE },
]

export function drawPinned(): string {
  const sheet = new Sheet('pin', 760, 382)
  WINDOWS.forEach((window, index) => {
    const view = index === 0 ? BEFORE : AFTER
    const [left, top] = window.origin
    const box: Box = { left, top, right: left + VIEWPORT.width * SIZE, bottom: top + VIEWPORT.height * SIZE }
    sheet.within(box, () => drawRealm(sheet, view, window))
    sheet.box(box, null, { stroke: tone.verdigris, width: 2.4 })
    const middle = (left + box.right) / 2
    const at: Point = [left + CURSOR.x * SIZE, top + CURSOR.y * SIZE]
    if (index === 1) sheet.within(box, () => drawParting(sheet, window))
    sheet.dot(at, tone.red, 6)
    const seen = toScreen(view, HELD)
    sheet.write(index === 0 ? 'Before' : 'After a notch', [middle, 46], { face: 'capitals', size: 24 })
    sheet.write(`map (${HELD.x}, ${HELD.y}) at screen (${seen.x}, ${seen.y})`, [middle, box.bottom + 32], {
      fill: tone.red,
    })
    sheet.write(`scale ${short(view.scale, 4)}, offset (${short(view.x, 1)}, ${short(view.y, 1)})`, [
      middle,
      box.bottom + 62,
    ])
  })
  return sheet.text()
}

/** From where the points of two rings around the pinned one were to where they are. */
function drawParting(sheet: Sheet, window: Window): void {
  for (const radius of [150, 330]) {
    for (let degrees = 0; degrees < 360; degrees += 45) {
      const [x, y] = direction((degrees * Math.PI) / 180)
      const point: Point = [HELD.x + radius * x, HELD.y + radius * y]
      sheet.arrow([onSheet(point, BEFORE, window), onSheet(point, AFTER, window)], { stroke: tone.red, width: 1.6 })
    }
  }
}

function short(value: number, digits: number): string {
  return String(Number(value.toFixed(digits)))
}
