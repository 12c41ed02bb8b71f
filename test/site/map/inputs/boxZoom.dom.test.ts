import { beforeEach, describe, expect, it } from 'vitest'
import { scaleOf, toMap } from '../../../../src/panzoom/core/view'
import { boxZoom } from '../../../../src/site/map/inputs/boxZoom'
import { expectSeen } from '../../../helpers/engine'
import { linkOf, start } from '../../../helpers/features'
import { click, key, LEFT, openInTheMiddle, point, TOP } from '../../../helpers/page'

let page: ReturnType<typeof openInTheMiddle>
let box: HTMLElement
beforeEach(() => {
  page = openInTheMiddle()
  start(page, boxZoom)
  box = page.root.lastElementChild as HTMLElement
})

const SHIFT = { shiftKey: true }
const MIDDLE = { x: -304, y: -318, scale: 1 }

const sender =
  (type: string) =>
  (x: number, y: number, init: PointerEventInit = SHIFT) =>
    point(page.surface, type, x, y, init)
const [press, move, release] = [sender('pointerdown'), sender('pointermove'), sender('pointerup')]

/** Draws a box from corner to corner, and waits until the map rests. */
function draw([fromX, fromY]: readonly [number, number], [x, y]: readonly [number, number]) {
  press(fromX, fromY)
  move(x, y)
  release(x, y)
  page.clock.rest()
}

/** A double click, with all its events. */
function doubleClick(x: number, y: number, init: PointerEventInit = SHIFT) {
  const rest = { bubbles: true, cancelable: true, clientX: LEFT + x, clientY: TOP + y, ...init }
  for (const detail of [1, 2]) {
    press(x, y, init)
    release(x, y, init)
    page.surface.dispatchEvent(new MouseEvent('click', { ...rest, detail }))
    page.clock.advance(50)
  }
  page.surface.dispatchEvent(new MouseEvent('dblclick', { ...rest, detail: 2 }))
}

describe('a box drawn by the mouse with Shift', () => {
  it.each([
    { by: 'down and to the right', from: [496, 282], to: [1216, 582] },
    { by: 'up and to the left', from: [1216, 582], to: [496, 282] },
  ] as const)('$by is then shown as large as possible', ({ from, to }) => {
    draw(from, to)
    // Twice as large: the box is 720 px wide, the viewport 1440. It begins at the map point (800, 600).
    expect(page.controller.view).toEqual({ x: -1600, y: 150 - 1200, scale: 2 })
  })

  it('is shown while it is drawn, and does not move the map', () => {
    const { controller, clock } = page
    press(500, 300)
    expect(box.hidden).toBe(true)
    move(450, 240)
    expect(box.hidden).toBe(false)
    expect(box.style).toMatchObject({ transform: 'translate(450px, 240px)', width: '50px', height: '60px' })
    clock.advance(500)
    expect(controller.view).toEqual(MIDDLE)
    release(450, 240)
    expect(box.hidden).toBe(true)
  })

  it('stops a glide; from past an edge, the map returns without a jump', () => {
    const { controller, clock } = page
    const to = { x: 0, y: -318, scale: 1 }
    const viewAt = () => ({ x: 30, y: -318, scale: 1 })
    controller.animate({ kind: 'glide', to, durationMs: 800, viewAt, passesEdges: true })
    clock.advance(100)
    press(496, 282)
    expect(controller.view.x).toBe(30)
    clock.advance(50)
    expect([controller.view.x > 0, controller.view.x < 30]).toEqual([true, true])
    clock.rest()
    expect(controller.view).toEqual(to)
  })

  it('stays a box if Shift is released meanwhile, and through a touch', () => {
    press(496, 282)
    move(1000, 500)
    const finger = { pointerId: 2, pointerType: 'touch' }
    press(300, 300, finger)
    move(310, 310, finger)
    release(310, 310, finger)
    move(1216, 582, {})
    release(1216, 582, {})
    page.clock.rest()
    expect(page.controller.view.scale).toBe(2)
  })

  it.each([
    { is: '3 px wide', to: [703, 500], scale: 1 },
    { is: '3 px high', to: [800, 403], scale: 1 },
    { is: '4 px wide and high', to: [704, 404], scale: scaleOf(1.5) },
  ] as const)('that is $is zooms to $scale', ({ to, scale }) => {
    draw([700, 400], to)
    expect(page.controller.view.scale).toBe(scale)
  })

  it.each([
    { by: 'Escape', cancel: () => key(page.root, { key: 'Escape' }) },
    { by: 'a blur of the window', cancel: () => window.dispatchEvent(new Event('blur')) },
    { by: 'a release that was not reported', cancel: () => move(900, 600, { ...SHIFT, buttons: 0 }) },
  ])('is cancelled by $by', ({ cancel }) => {
    press(496, 282)
    move(1216, 582)
    key(page.root, { key: 'Shift' })
    expect(box.hidden).toBe(false)
    cancel()
    move(1216, 600)
    expect(box.hidden).toBe(true)
    release(1216, 600)
    page.clock.rest()
    expect(page.controller.view).toEqual(MIDDLE)
  })

  it('does not open the link under it, unlike a click with Shift without a box', () => {
    const link = linkOf(page, 'Works')
    const clickAfter = (toX: number, toY: number) => {
      point(link, 'pointerdown', 496, 282, SHIFT)
      for (const type of ['pointermove', 'pointerup']) point(link, type, toX, toY, SHIFT)
      return click(link)
    }
    expect(clickAfter(1216, 582)).toEqual({ isAllowed: false, isReceived: false })
    expect(clickAfter(496, 282)).toEqual({ isAllowed: true, isReceived: true })
  })
})

it.each([
  { of: 'a double click with Shift zooms out', init: SHIFT, zoom: 0 },
  { of: 'a double click without Shift zooms in once', init: {}, zoom: 1.5 },
  { of: 'a double tap with Shift zooms out once', init: { ...SHIFT, pointerType: 'touch' }, zoom: 0 },
])('$of, about its point', ({ init, zoom }) => {
  const { controller, clock } = page
  controller.scaleBy(2, { x: 720, y: 450 }, 0)
  const heldMap = toMap(controller.view, { x: 730, y: 440 })
  doubleClick(730, 440, init)
  clock.rest()
  expect(controller.view.scale).toBeCloseTo(scaleOf(zoom), 9)
  expectSeen(controller.view, heldMap, { x: 730, y: 440 })
})
