import { beforeEach, describe, expect, it } from 'vitest'
import { boxZoom } from '../../../src/map/inputs/boxZoom'
import { scaleOf, toScreen } from '../../../src/panzoom/view'
import { cleanups, click, key, LEFT, liveMapOf, openInTheMiddle, point, TOP } from '../../helpers/page'

/** The middle of the map, `screen = map + (-304, -318)`, with box zoom. */
function open() {
  const page = openInTheMiddle()
  const end = boxZoom(liveMapOf(page))
  cleanups.push(end)
  return { ...page, end, box: page.root.lastElementChild as HTMLElement }
}

let page: ReturnType<typeof open>
beforeEach(() => {
  page = open()
})

const SHIFT = { shiftKey: true }

const pastEdge = () => ({ x: 30, y: -318, scale: 1 })

/** Draws a box from one corner to another. */
function drawBox([fromX, fromY]: [number, number], [toX, toY]: [number, number], init: PointerEventInit = SHIFT) {
  point(page.surface, 'pointerdown', fromX, fromY, init)
  point(page.surface, 'pointermove', toX, toY, init)
  point(page.surface, 'pointerup', toX, toY, init)
}

/** A double click, with all its events. */
function doubleClick(x: number, y: number, init: PointerEventInit = SHIFT) {
  const rest = { bubbles: true, cancelable: true, clientX: LEFT + x, clientY: TOP + y, ...init }
  for (const detail of [1, 2]) {
    point(page.surface, 'pointerdown', x, y, init)
    point(page.surface, 'pointerup', x, y, init)
    page.surface.dispatchEvent(new MouseEvent('click', { ...rest, detail }))
    page.clock.advance(50)
  }
  page.surface.dispatchEvent(new MouseEvent('dblclick', { ...rest, detail: 2 }))
}

describe('a box drawn by the mouse with Shift', () => {
  it.each([
    { by: 'down and to the right', from: [496, 282], to: [1216, 582] },
    { by: 'up and to the left', from: [1216, 582], to: [496, 282] },
    { by: 'down and to the left', from: [1216, 282], to: [496, 582] },
  ] as const)('$by is then shown as large as possible', ({ from, to }) => {
    const { controller, clock } = page
    drawBox([...from], [...to])
    clock.rest()
    // Twice as large: the box is 720 px wide, the viewport 1440.
    expect(controller.view.scale).toBe(2)
    const [start, end] = [
      { x: 800, y: 600 },
      { x: 1520, y: 900 },
    ]
    expect(toScreen(controller.view, start).x).toBeCloseTo(0, 9)
    expect(toScreen(controller.view, end).x).toBeCloseTo(1440, 9)
    expect(toScreen(controller.view, start).y).toBeCloseTo(150, 9)
    expect(toScreen(controller.view, end).y).toBeCloseTo(750, 9)
  })

  it('is shown while it is drawn, and does not move the map', () => {
    const { surface, controller, clock, box } = page
    const { view } = controller
    point(surface, 'pointerdown', 500, 300, SHIFT)
    expect(box.hidden).toBe(true)
    point(surface, 'pointermove', 620, 350, SHIFT)
    expect(box.hidden).toBe(false)
    expect(box.style).toMatchObject({ transform: 'translate(500px, 300px)', width: '120px', height: '50px' })
    point(surface, 'pointermove', 450, 250, SHIFT)
    expect(box.style).toMatchObject({ transform: 'translate(450px, 250px)', width: '50px', height: '50px' })
    clock.advance(500)
    expect(controller.view).toBe(view)
    point(surface, 'pointerup', 450, 250, SHIFT)
    expect(box.hidden).toBe(true)
  })

  it('stops a glide', () => {
    page.controller.goTo({ x: -600, y: -400, scale: 1 }, 500)
    page.clock.advance(100)
    point(page.surface, 'pointerdown', 496, 282, SHIFT)
    const { view } = page.controller
    page.clock.advance(1000)
    expect(page.controller.view).toEqual(view)
  })

  it('stops a pan by a held arrow key', () => {
    key(page.root, { key: 'ArrowRight' })
    page.clock.advance(500)
    point(page.surface, 'pointerdown', 496, 282, SHIFT)
    page.clock.advance(300)
    const { view } = page.controller
    page.clock.advance(300)
    expect(page.controller.view).toEqual(view)
  })

  it('ends a swing past an edge, and the map returns without a jump', () => {
    const { surface, controller, clock } = page
    controller.animate({
      kind: 'glide',
      to: { x: 0, y: -318, scale: 1 },
      durationMs: 800,
      viewAt: pastEdge,
      passesEdges: true,
    })
    clock.advance(100)
    expect(controller.view.x).toBe(30)
    point(surface, 'pointerdown', 496, 282, SHIFT)
    expect(controller.view.x).toBe(30)
    clock.advance(50)
    expect(controller.view.x).toBeGreaterThan(0)
    expect(controller.view.x).toBeLessThan(30)
    clock.rest()
    expect(controller.view).toEqual({ x: 0, y: -318, scale: 1 })
  })

  it('stays a box if Shift is released meanwhile', () => {
    const { surface, controller, clock } = page
    point(surface, 'pointerdown', 496, 282, SHIFT)
    point(surface, 'pointermove', 1216, 582)
    point(surface, 'pointerup', 1216, 582)
    clock.rest()
    expect(controller.view.scale).toBe(2)
  })

  it('zooms no further than the limit', () => {
    const { controller, clock } = page
    drawBox([700, 400], [704, 404])
    clock.rest()
    expect(controller.view.scale).toBe(scaleOf(1.5))
  })

  it.each([
    { is: '3 px wide', to: [703, 500] },
    { is: '3 px high', to: [800, 403] },
  ] as const)('that is $is does not zoom', ({ to }) => {
    const { controller, clock, box } = page
    const { view } = controller
    drawBox([700, 400], [...to])
    clock.rest()
    expect(controller.view).toBe(view)
    expect(box.hidden).toBe(true)
  })

  it.each([
    { by: 'Escape', cancel: () => key(page.root, { key: 'Escape' }) },
    { by: 'a blur of the window', cancel: () => window.dispatchEvent(new Event('blur')) },
    {
      by: 'a release of the button that was not reported',
      cancel: () => point(page.surface, 'pointermove', 900, 600, { ...SHIFT, buttons: 0 }),
    },
  ])('is cancelled by $by', ({ cancel }) => {
    const { surface, controller, clock, box } = page
    const { view } = controller
    point(surface, 'pointerdown', 496, 282, SHIFT)
    point(surface, 'pointermove', 1216, 582, SHIFT)
    cancel()
    expect(box.hidden).toBe(true)
    point(surface, 'pointermove', 1216, 600, SHIFT)
    expect(box.hidden).toBe(true)
    point(surface, 'pointerup', 1216, 600, SHIFT)
    clock.rest()
    expect(controller.view).toBe(view)
  })

  it('is not ended by a touch meanwhile', () => {
    const { surface, controller, clock } = page
    point(surface, 'pointerdown', 496, 282, SHIFT)
    point(surface, 'pointermove', 1000, 500, SHIFT)
    const finger = { pointerId: 2, pointerType: 'touch' }
    point(surface, 'pointerdown', 300, 300, finger)
    point(surface, 'pointerup', 300, 300, finger)
    point(surface, 'pointermove', 1216, 582, SHIFT)
    point(surface, 'pointerup', 1216, 582, SHIFT)
    clock.rest()
    expect(controller.view.scale).toBe(2)
  })

  it('does not open the link under it, even if Shift is released first, unlike a click with Shift without a box', () => {
    const { link } = page
    point(link, 'pointerdown', 496, 282, SHIFT)
    point(link, 'pointermove', 1216, 582, SHIFT)
    point(link, 'pointerup', 1216, 582)
    expect(click(link)).toEqual({ isAllowed: false, isReceived: false })
    point(link, 'pointerdown', 496, 282, SHIFT)
    point(link, 'pointerup', 496, 282, SHIFT)
    expect(click(link)).toEqual({ isAllowed: true, isReceived: true })
  })
})

describe('without a box,', () => {
  it.each([
    { of: 'without Shift', init: {} },
    { of: 'by a finger', init: { ...SHIFT, pointerType: 'touch' } },
    { of: 'by a pen', init: { ...SHIFT, pointerType: 'pen' } },
  ])('a drag $of moves the map', ({ init }) => {
    const { surface, controller, clock, box } = page
    point(surface, 'pointerdown', 700, 400, init)
    point(surface, 'pointermove', 640, 400, init)
    expect(box.hidden).toBe(true)
    clock.advance(150)
    point(surface, 'pointerup', 640, 400, init)
    clock.rest()
    expect(controller.view).toEqual({ x: -364, y: -318, scale: 1 })
  })

  it('a double click with Shift zooms out about its point', () => {
    const { controller, clock } = page
    controller.scaleBy(2, { x: 720, y: 450 }, 0)
    clock.rest()
    const before = controller.view
    const heldMap = { x: (800 - before.x) / 2, y: (500 - before.y) / 2 }
    doubleClick(800, 500)
    clock.rest()
    expect(controller.view.scale).toBe(1)
    expect(toScreen(controller.view, heldMap).x).toBeCloseTo(800, 9)
    expect(toScreen(controller.view, heldMap).y).toBeCloseTo(500, 9)
  })

  it('a double click without Shift zooms in once', () => {
    const { controller, clock } = page
    doubleClick(720, 450, {})
    clock.rest()
    expect(controller.view.scale).toBe(2)
  })

  it('a double tap with Shift zooms out once', () => {
    const { controller, clock } = page
    controller.scaleBy(scaleOf(1.5), { x: 720, y: 450 }, 0)
    clock.rest()
    doubleClick(720, 450, { ...SHIFT, pointerType: 'touch' })
    clock.rest()
    expect(controller.view.scale).toBeCloseTo(scaleOf(0.5), 9)
  })
})

it('removes its box with the feature, after which a drag with Shift moves the map', () => {
  const { surface, controller, box, end } = page
  end()
  expect(box.isConnected).toBe(false)
  point(surface, 'pointerdown', 700, 400, SHIFT)
  point(surface, 'pointermove', 640, 400, SHIFT)
  expect(controller.view.x).toBe(-364)
})
