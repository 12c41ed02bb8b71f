import { describe, expect, it, vi } from 'vitest'
import { easeTo } from '../../../src/panzoom/core/transition'
import { constrain, toMap, toScreen } from '../../../src/panzoom/core/view'
import { listen } from '../../../src/panzoom/dom/listen'
import { LONG_PRESS, listenToPointers } from '../../../src/panzoom/dom/listenToPointers'
import { at, expectSame } from '../../helpers/engine'
import {
  cleanups,
  click,
  key,
  LEFT,
  open,
  openInTheMiddle,
  preventDefaultOf,
  send,
  stopPropagationOf,
} from '../../helpers/page'
import { Pointer } from '../../helpers/pointer'

type Page = ReturnType<typeof open>

/** A finger that counts as the first of its type, though another pointer is down. */
const palm = () => new Pointer('touch', 2, { isPrimary: true })

/**
 * Drags to the right by `px`, and rests, so that there is no fling. Returns whether the click is not
 * suppressed.
 */
function drag({ clock }: Page, target: Element, px: number, type = 'mouse'): boolean {
  const pointer = new Pointer(type).down(target, 700, 400).move(700 + px, 400)
  clock.advance(150)
  return pointer.up()
}

describe('a press', () => {
  it.each([
    { type: 'mouse', px: 3, x: -304 },
    { type: 'mouse', px: 4, x: -302.5 },
    { type: '', px: 11, x: -302.5 },
  ])(
    'by "$type" that moves by $px px moves the map to x = $x, and clicks if it has not moved it',
    ({ type, px, x }) => {
      const page = open()
      expect(drag(page, page.link, px, type)).toBe(x === -304)
      expectSame(page.controller.view, at(x, 0))
    },
  )

  it('has positions relative to the surface as measured when it starts', () => {
    const { surface, box, clock, controller } = open()
    box.top -= 200
    for (let times = 0; times < 2; times += 1) new Pointer().down(surface, LEFT + 720, box.top + 100).up()
    clock.rest()
    expect(toScreen(controller.view, { x: 1024, y: 100 })).toEqual({ x: 720, y: 100 })
    expect(controller.view.scale).toBe(2)
  })

  it('zooms out by the second of two taps with Shift', () => {
    const { surface, clock, controller } = open()
    for (let times = 0; times < 2; times += 1) new Pointer().down(surface, 700, 400).up({ shiftKey: true })
    clock.rest()
    expect(controller.view.scale).toBe(2 ** -0.5)
  })

  it.each<{ of: string; act: (page: Page) => unknown }>([
    {
      of: 'by another button, whose menu opens',
      act: ({ link }) => {
        new Pointer('mouse', 1, { button: 2 }).down(link, 9, 9).move(600, 300)
        expect(send(link, 'contextmenu', { button: 2 })).toBe(true)
      },
    },
    {
      of: 'whose propagation is stopped',
      act: ({ root, link }) => {
        stopPropagationOf(root, 'pointerdown')
        expect(new Pointer().down(link, 700, 400).move(600, 300).up()).toBe(true)
      },
    },
    { of: 'when the page scrolls and no pointer is down', act: () => send(document, 'scroll') },
  ])('does nothing $of', ({ act }) => {
    const page = open(10, { filter: () => true })
    page.box.top -= 40
    act(page)
    expect(page.clock.waiting).toBe(0)
    expect(page.controller.view).toEqual(at(-304, 0))
  })

  it('goes on outside the surface, until it is released there', () => {
    const { surface, outside, controller } = open()
    const mouse = new Pointer().down(surface, 700, 400)
    const init = { pointerId: 1, clientX: 650, clientY: 400, buttons: 1, bubbles: true }
    send(outside, new PointerEvent('pointermove', init))
    expect(controller.view.x).toBe(-354)
    mouse.up()
    mouse.move(600, 400)
    expect(controller.view.x).toBe(-354)
  })

  it.each([
    { of: 'in the past', startMs: 200 },
    { of: 'in the future, which count as of now', startMs: 410 },
  ])('is timed by its time stamps, $of', ({ startMs }) => {
    const { surface, clock, controller } = openInTheMiddle()
    const beforeMs = clock.now()
    clock.advance(500)
    const timeStamp = (ms: number) => ({ timeStamp: beforeMs + startMs + ms })
    const finger = new Pointer('touch').down(surface, 700, 400, timeStamp(0))
    for (let step = 1; step <= 9; step += 1) finger.move(700 - 2 * step, 400, timeStamp(10 * step))
    finger.up(timeStamp(startMs > 400 ? 140 : 90))
    clock.rest()
    // The finger has moved by 18 px, of which the first 10 are its tolerance, and the next are caught up
    // partly.
    expect(controller.view.x).toBeCloseTo(-304 - 12 - 325 * (0.2 - 0.01), 6)
  })

  it('stays a click if the page scrolls, and drags the map point that is then under it', () => {
    const { link, box, controller } = open()
    const mouse = new Pointer()
    for (const top of [-40, -80]) {
      mouse.down(link, 700, 400)
      box.top = top
      send(document, 'scroll')
      if (top === -40) expect(mouse.up()).toBe(true)
    }
    mouse.move(690, 390)
    expectSame(controller.view, at(-314, -10))
  })

  it('holds its map point when the page scrolls during a drag, also after a second finger', () => {
    const { surface, box, controller } = open()
    const finger = new Pointer('touch').down(surface, 700, 400).move(600, 300)
    expect(controller.view).toEqual(at(-404, -100))
    // The finger, which has not moved, is further down on the surface.
    box.top -= 40.5
    send(document, 'scroll')
    expectSame(controller.view, at(-404, -59.5))
    new Pointer('touch', 2).down(surface, 900, 700).lose('pointercancel')
    finger.move(590, 285)
    expectSame(controller.view, at(-414, -74.5))
  })
})

describe('the release of a pointer is noticed', () => {
  it.each([
    { of: 'of a mouse that moves without a button down', type: 'mouse', buttons: 0 },
    { of: 'of a mouse whose secondary button is down', type: 'mouse', buttons: 2 },
    { of: 'of a pen that hovers', type: 'pen', buttons: 0 },
  ])('$of', ({ type, buttons }) => {
    const { surface, clock, controller } = open()
    const pointer = new Pointer(type).down(surface, 700, 400).move(650, 400)
    clock.advance(150)
    pointer.move(500, 400, { buttons })
    pointer.move(400, 400, { buttons })
    clock.rest()
    expect(controller.view.x).toBe(-354)
  })

  it.each(['pointerup', 'pointercancel'])('by a %s whose propagation another element stops', (type) => {
    const { surface, outside, controller } = open()
    outside.addEventListener(type, (event) => event.stopPropagation())
    const finger = new Pointer('touch').down(surface, 700, 400).move(670, 400)
    send(outside, new PointerEvent(type, { pointerId: 1, pointerType: 'touch', bubbles: true }))
    finger.move(500, 400)
    expect(controller.view.x).toBe(-334)
  })

  it('at the latest when the window loses the focus: a pinch past a limit returns', () => {
    const { surface, clock, controller } = openInTheMiddle()
    const first = new Pointer('touch', 1).down(surface, 600, 400)
    new Pointer('touch', 2).down(surface, 700, 400).move(9000, 400)
    send(window, 'blur')
    clock.rest()
    expect(clock.waiting).toBe(0)
    const { view } = controller
    expectSame(view, constrain(view, controller.bounds))
    first.move(100, 100)
    expect(controller.view).toEqual(view)
    expect(first.up()).toBe(false)
  })

  it.each(['surface', 'link', 'button'] as const)(
    'of a finger on a %s at the next press, which is no pinch',
    (on) => {
      const { surface, controller, ...page } = open(10, {
        filter: ({ target }) => !(target instanceof HTMLButtonElement),
      })
      surface.append(page.button)
      new Pointer('touch', 1).down({ surface, ...page }[on], 700, 400)
      send(window, 'blur')
      palm().down(surface, 200, 300).move(200, 200)
      expect(controller.view).toEqual(at(-304, -100))
    },
  )
})

it('a finger that has rested on a button makes no two-finger tap', () => {
  const { surface, button, clock, controller } = open(10, {
    filter: ({ target }) => !(target instanceof HTMLButtonElement),
  })
  surface.append(button)
  const resting = new Pointer('touch', 1).down(button, 600, 400)
  clock.advance(5000)
  new Pointer('touch', 2).down(surface, 800, 400).up()
  resting.up()
  clock.rest()
  expect(controller.view.scale).toBe(1)
})

describe('with a filter that answers `drag` for a button', () => {
  const openWithButton = () => {
    const page = open(10, { filter: ({ target }) => (target === page.button ? 'drag' : true) })
    page.surface.append(page.button)
    return page
  }

  it.each(['mouse', 'touch'])('a press by a %s clicks, and neither stops the map nor taps it', (type) => {
    const { button, clock, controller } = openWithButton()
    controller.animate(easeTo(controller.view, at(0, 0), 1600, 'flight'))
    for (const _ of [1, 2]) {
      clock.advance(100)
      expect(new Pointer(type).down(button, 700, 400).move(702, 400).up()).toBe(true)
    }
    expect(controller.transition?.kind).toBe('flight')
    clock.rest()
    expectSame(controller.view, at(0, 0))
  })

  it.each(['mouse', 'touch'])('a drag by a %s moves the map as any does, and is no click', (type) => {
    const page = openWithButton()
    expect(send(page.button, 'dragstart')).toBe(true)
    const pointer = new Pointer(type).down(page.button, 700, 400)
    expect(send(page.button, 'dragstart')).toBe(false)
    pointer.move(650, 400).move(600, 400)
    page.clock.advance(150)
    expect(pointer.up()).toBe(false)
    page.clock.rest()
    expectSame(page.controller.view, at(-404, 0))
    expect(new Pointer(type).down(page.button, 700, 400).up()).toBe(true)
  })

  it.each([
    { first: 'button', second: 'surface' },
    { first: 'surface', second: 'button' },
    { first: 'button', second: 'button' },
  ] as const)('two fingers pinch: one on the $first, then one on the $second', ({ first, second }) => {
    const page = openWithButton()
    new Pointer('touch', 1).down(page[first], 600, 400)
    new Pointer('touch', 2).down(page[second], 800, 400).move(900, 400)
    expect(page.controller.view.scale).toBe(1.5)
  })

  it('a finger that drags from there neither disturbs a pen nor clicks', () => {
    const { surface, button, controller } = openWithButton()
    const finger = new Pointer('touch', 2).down(button, 900, 400)
    new Pointer('pen').down(surface, 700, 400)
    finger.move(950, 500)
    expect([controller.view, finger.up()]).toEqual([at(-304, 0), false])
  })

  it('a drag goes on where the surface lies after the page has scrolled before it', () => {
    const { surface, button, box, controller } = openWithButton()
    const first = new Pointer('touch', 1).down(button, LEFT + 600, 400)
    box.top -= 100
    send(window, 'scroll')
    first.move(LEFT + 700, 300)
    const second = new Pointer('touch', 2).down(surface, LEFT + 900, 300)
    const y = 300 - box.top
    const heldMap = toMap(controller.view, { x: 800, y })
    second.move(LEFT + 1000, 300)
    expectSame({ ...toScreen(controller.view, heldMap), scale: controller.view.scale }, at(850, y, 1.5))
  })

  it('the middle button scrolls no page, if it drags', () => {
    const { link } = open(10, { filter: () => 'drag', buttons: [1] })
    new Pointer('mouse', 1, { button: 1, buttons: 4 }).down(link, 700, 400)
    const press = new MouseEvent('mousedown', { button: 1, bubbles: true, cancelable: true })
    expect(send(link, press)).toBe(false)
  })
})

it('a press goes on where the surface lies after the window is resized', () => {
  const { surface, box, controller } = open()
  const first = new Pointer('touch', 1).down(surface, 600, 400)
  const second = new Pointer('touch', 2).down(surface, 800, 400)
  first.move(500, 400)
  box.top += 100
  send(window, 'resize')
  second.move(900, 400)
  expect(toScreen(controller.view, { x: 974, y: 350 }).y).toBeCloseTo(250, 9)
})

it.each(['touch', 'pen'])('a %s drags, whichever buttons of the mouse do', (type) => {
  const { surface, controller } = open(10, { buttons: [1] })
  new Pointer(type).down(surface, 700, 400).move(600, 400)
  expectSame(controller.view, at(-404, 0))
})

it('a press ends with the listeners, also with those of pointers alone', () => {
  const { surface, controller, unlisten } = open()
  unlisten()
  const ending = new AbortController()
  listenToPointers(surface, controller, {}, ending.signal)
  new Pointer().down(surface, 700, 400).move(600, 400)
  ending.abort()
  expect(controller.interaction).toBeNull()
})

describe('a pointer of another type', () => {
  it.each([
    { type: 'pen', px: 50 },
    { type: 'pen', px: 4 },
  ])('is ignored, and does not click, while a $type has moved by $px px, which goes on', ({ type, px }) => {
    const { surface, link, controller } = open()
    const first = new Pointer(type).down(surface, 700, 400).move(700 - px, 400)
    const finger = palm().down(link, 900, 700)
    expect(finger.isAllowed).toBe(false)
    finger.move(905, 760)
    expect(finger.up()).toBe(false)
    finger.down(link, 900, 700)
    first.move(600, 380)
    expect(controller.view).toEqual(at(-404, -20))
    expect(first.up()).toBe(false)
    expect(finger.up()).toBe(false)
  })

  it.each([true, false])(
    'takes the map from a press by mouse that is not a drag yet; isPrimary: %s',
    (isPrimary) => {
      const { surface, controller } = open()
      new Pointer().down(surface, 700, 400)
      new Pointer('touch', 2, { isPrimary }).down(surface, 900, 700).move(900, 600)
      expect(controller.view).toEqual(at(-304, -100))
    },
  )

  it('takes the map from a palm if it is a pen, even during its drag', () => {
    const { surface, link, controller } = open()
    const resting = palm().down(link, 900, 700).move(900, 660)
    const pen = new Pointer('pen').down(surface, 700, 400)
    resting.move(900, 600)
    expect(controller.view).toEqual(at(-304, -40))
    pen.move(600, 360)
    expect(controller.view).toEqual(at(-404, -80))
    expect(resting.up()).toBe(false)
  })

  it.each(['a control', 'what prevents its default'])(
    'is ignored while a pen is down on %s, until that is lifted or the window loses the focus',
    (on) => {
      const isControl = on === 'a control'
      const { surface, button, controller } = open(10, {
        filter: ({ target }) => !(isControl && target === button),
      })
      const pen = new Pointer('pen')
      surface.append(button)
      if (!isControl) preventDefaultOf(button, 'pointerdown')
      for (const release of [() => pen.up(), () => send(window, 'blur')]) {
        pen.down(button, 700, 400)
        const { view } = controller
        const finger = palm().down(surface, 900, 700).move(860, 700)
        expect(controller.view).toEqual(view)
        release()
        finger.down(surface, 900, 700).move(860, 700)
        expect(controller.view.x).toBe(view.x - 40)
        finger.up()
      }
    },
  )

  it('does not click while a pen that clicks is down, whichever is lifted first', () => {
    const { link } = open()
    for (const isPenFirst of [true, false]) {
      const pen = new Pointer('pen').down(link, 700, 400)
      const resting = palm().down(link, 900, 700)
      if (isPenFirst) expect(pen.up()).toBe(true)
      expect(resting.up()).toBe(false)
      if (!isPenFirst) expect(pen.up()).toBe(true)
    }
  })
})

it.each(['pointermove', 'mousemove', 'touchmove'])('a drag leaves the page its own %s events', (type) => {
  const { surface, outside } = open()
  const onMove = vi.fn()
  document.body.addEventListener(type, onMove, { once: true })
  new Pointer().down(surface, 700, 400).move(740, 400)
  onMove.mockClear()
  document.body.addEventListener(type, onMove, { once: true })
  send(outside, type)
  expect(onMove).toHaveBeenCalledOnce()
})

describe('capture', () => {
  it('is set on the surface, once the press is a drag', () => {
    const { surface, link } = open()
    const capture = vi.spyOn(surface, 'setPointerCapture')
    const pointer = new Pointer('mouse', 7).down(link, 700, 400).move(703, 400)
    expect(capture).not.toHaveBeenCalled()
    pointer.move(704, 400).move(720, 400)
    expect(capture).toHaveBeenCalledExactlyOnceWith(7)
  })

  it('is not required: a drag works for a pointer that is gone', () => {
    const page = open()
    vi.spyOn(page.surface, 'setPointerCapture').mockImplementation(() => {
      throw new DOMException('No such pointer')
    })
    drag(page, page.surface, -50)
    expect(page.controller.view.x).toBe(-354)
  })

  it('of a finger, lost by the link, does not end the drag; lost by the surface, it does', () => {
    const { link, controller } = open()
    const finger = new Pointer('touch').down(link, 700, 400).move(650, 400).move(600, 400)
    expect(controller.view.x).toBe(-404)
    finger.lose('lostpointercapture')
    finger.move(500, 400)
    expect(controller.view.x).toBe(-404)
  })

  it('of a finger, lost by an element in a shadow root of the surface, does not end the drag', () => {
    const { surface, controller } = open()
    const inside = surface.attachShadow({ mode: 'open' }).appendChild(document.createElement('img'))
    new Pointer('touch', 1, { composed: true }).down(inside, 700, 400).move(650, 400).move(600, 400)
    expect(controller.view.x).toBe(-404)
  })

  it('of a mouse is lost when another button is released, and set again: the drag goes on', () => {
    const { surface, controller } = open()
    const capture = vi.spyOn(surface, 'setPointerCapture')
    const mouse = new Pointer().down(surface, 700, 400).move(650, 400, { buttons: 3 })
    expect(send(surface, 'contextmenu')).toBe(false)
    mouse.lose('lostpointercapture')
    mouse.move(600, 400)
    expect(controller.view.x).toBe(-404)
    expect(capture).toHaveBeenCalledTimes(2)
    expect(mouse.up()).toBe(false)
  })
})

describe('a click', () => {
  it('that is suppressed does not reach the link, unlike one by key, by script, or of the next press', () => {
    const page = open()
    drag(page, page.link, 50)
    expect(click(page.link, 0)).toEqual({ isAllowed: true, isReceived: true })
    // As of a key in Firefox.
    expect(click(page.link, 1, '')).toEqual({ isAllowed: true, isReceived: true })
    expect(click(page.link)).toEqual({ isAllowed: false, isReceived: false })
    expect(click(page.button)).toEqual({ isAllowed: true, isReceived: true })
    expect(drag(page, page.link, 0)).toBe(true)
  })

  it('of a control is its own, even if a drag by another finger ends meanwhile', () => {
    const { surface, button } = open(10, { filter: ({ target }) => target !== button })
    surface.append(button)
    const dragging = new Pointer('mouse').down(surface, 700, 400).move(600, 400)
    const finger = palm().down(button, 9, 9)
    expect([dragging.up(), finger.up()]).toEqual([false, true])
  })

  it('of a label outside switches its box in the surface, also after a drag', () => {
    const page = open()
    page.surface.insertAdjacentHTML('beforeend', '<input type="checkbox" id="box">')
    page.outside.innerHTML = '<label for="box"></label>'
    const label = page.outside.firstElementChild as Element
    drag(page, page.surface, 50)
    new Pointer().down(label, 9, 9).up()
    expect(page.surface.querySelector('input')?.checked).toBe(true)
    // Some assistive software clicks without a press.
    drag(page, page.surface, 50)
    send(label, new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1 }))
    expect(page.surface.querySelector('input')?.checked).toBe(false)
  })

  it.each([
    { of: 'with its default prevented', init: {}, isPrevented: true },
    { of: 'by another button', init: { button: 1 }, isPrevented: false },
    { of: 'whose propagation is stopped, as in a popup', init: {}, isStopped: true },
  ])('of a press after a drag is left to the link: $of', ({ init, isPrevented, isStopped }) => {
    const page = open()
    const { surface, link } = page
    drag(page, surface, 50)
    if (isPrevented) preventDefaultOf(surface, 'pointerdown')
    if (isStopped) link.addEventListener('pointerdown', (event) => event.stopPropagation())
    expect(new Pointer('mouse', 1, init).down(link, 700, 400).up()).toBe(true)
  })

  it('of a press that stops a flight is suppressed, unless the map under it moves by less than 10 px', () => {
    const page = openInTheMiddle()
    const { clock, controller, link } = page
    controller.animate(easeTo(controller.view, at(0, 0), 1600, 'flight'))
    clock.advance(100)
    expect(drag(page, link, 0)).toBe(false)
    // A zoom about the pointer.
    controller.animate(easeTo(at(0, 0), at(-13.4, -7, 1.02), 1600, 'flight'))
    clock.advance(100)
    expect(drag(page, link, 0)).toBe(true)
  })
})

describe('a default of the browser', () => {
  it.each([
    { pointerType: 'touch', opens: false },
    { pointerType: 'mouse', opens: true },
    { pointerType: 'pen', opens: true },
  ])(
    'the context menu opens by $pointerType: $opens, and always by key or another button',
    ({ pointerType, opens }) => {
      const { link } = open()
      new Pointer(pointerType).down(link, 700, 400).up()
      expect(send(link, 'contextmenu')).toBe(opens)
      key(link, { key: 'F10', shiftKey: true })
      expect(send(link, 'contextmenu')).toBe(true)
      // A drag that has ended keeps none closed.
      new Pointer('touch').down(link, 700, 400).move(600, 400).up()
      new Pointer('mouse', 1, { button: 2 }).down(link, 700, 400)
      expect(send(link, 'contextmenu')).toBe(true)
    },
  )

  it('a finger that drags the map scrolls no page, whatever the browser makes of `touch-action`', () => {
    const { link } = open()
    const finger = new Pointer('touch').down(link, 700, 400).move(710, 400)
    expect(send(link, 'touchmove')).toBe(true)
    finger.move(711, 400)
    expect(send(link, 'touchmove')).toBe(false)
  })

  it('drag and drop starts from a control, or without a press of the map, but not from a link', () => {
    const { surface, link, button } = open(10, { filter: ({ target }) => target !== button })
    surface.append(button)
    expect(send(link, 'dragstart')).toBe(true)
    for (const pressed of [link, button]) {
      const mouse = new Pointer().down(pressed, 700, 400)
      expect(send(pressed, 'dragstart')).toBe(pressed === button)
      mouse.up()
    }
  })

  it('drag and drop of an element around the map does not start from a press of the map', () => {
    const { root, link } = open()
    expect(send(root, 'dragstart')).toBe(true)
    new Pointer().down(link, 700, 400)
    expect(send(root, 'dragstart')).toBe(false)
  })

  it('a button of the mouse gives the focus, and the middle one scrolls where it does not drag', () => {
    const { link } = open()
    const press = (button: number) => new MouseEvent('mousedown', { button, bubbles: true, cancelable: true })
    const middle = new Pointer('mouse', 1, { button: 1, buttons: 4 }).down(link, 700, 400)
    expect(send(link, press(1))).toBe(true)
    middle.up()
    new Pointer().down(link, 700, 400)
    expect(send(link, press(0))).toBe(true)
  })
})

describe('a long press', () => {
  /** A finger that rests on a link, with a listener that handles long presses, unless `handles` is false. */
  function touch(handles = true) {
    const page = openInTheMiddle()
    const onLongPress = vi.fn((event: Event) => handles && event.preventDefault())
    page.surface.addEventListener(LONG_PRESS, onLongPress)
    return { ...page, onLongPress, finger: new Pointer('touch').down(page.link, 700, 400) }
  }

  it.each([
    { handles: true, isAllowed: false },
    { handles: false, isAllowed: true },
  ])('sends one event after 600 ms; if it is handled ($handles), no click follows, but for a key', (row) => {
    const { link, clock, finger, onLongPress } = touch(row.handles)
    finger.move(704, 400)
    clock.advance(599)
    expect(onLongPress).not.toHaveBeenCalled()
    clock.advance(5000)
    expect(onLongPress).toHaveBeenCalledOnce()
    const [event] = onLongPress.mock.calls[0] ?? []
    expect(event).toMatchObject({ target: link, pointerType: 'touch', clientX: 700, clientY: 400 })
    expect(finger.up()).toBe(row.isAllowed)
    expect(click(link, 0).isAllowed).toBe(true)
    expect(new Pointer('touch').down(link, 700, 400).up()).toBe(true)
  })

  it('is sent to what was pressed, also in a shadow tree', () => {
    const { surface, clock, onLongPress, finger } = touch()
    finger.up()
    const shadow = document.createElement('div').attachShadow({ mode: 'open' })
    surface.append(shadow.host)
    const part = shadow.appendChild(document.createElement('b'))
    const targets: unknown[] = []
    shadow.addEventListener(LONG_PRESS, ({ target }) => targets.push(target))
    part.dispatchEvent(
      new PointerEvent('pointerdown', {
        pointerId: 7,
        pointerType: 'touch',
        isPrimary: true,
        button: 0,
        buttons: 1,
        bubbles: true,
        composed: true,
        cancelable: true,
      }),
    )
    clock.advance(700)
    expect([targets, onLongPress.mock.calls.length]).toEqual([[part], 1])
  })

  it.each([true, false])(
    'that moves on drags the map, whether the event is handled or not: %s',
    (handles) => {
      const { clock, controller, finger } = touch(handles)
      clock.advance(600)
      finger.move(708, 400)
      expect(controller.view).toEqual(at(-304, -318))
      finger.move(640, 400)
      expectSame(controller.view, at(-364, -318))
      expect(finger.up()).toBe(false)
    },
  )

  it.each<{ of: string; act: (page: ReturnType<typeof touch>) => unknown; calls?: number }>([
    { of: 'by a finger that strays by 10 px', act: ({ finger }) => finger.move(710, 400), calls: 1 },
    {
      of: 'not by one that strays by 11 px and returns',
      act: ({ finger }) => finger.move(711, 400).move(700, 400),
    },
    { of: 'not by one that is lifted', act: ({ finger }) => finger.up() },
    { of: 'not by one of two', act: ({ link }) => new Pointer('touch', 2).down(link, 800, 400).up() },
    {
      of: 'not by a mouse',
      act: ({ link, finger }) => {
        finger.up()
        new Pointer('mouse').down(link, 700, 400)
      },
    },
    {
      of: 'not by a press that stops a flight',
      act: ({ link, finger, controller, clock }) => {
        finger.up()
        controller.animate(easeTo(controller.view, at(0, 0), 1600, 'flight'))
        clock.advance(400)
        new Pointer('touch').down(link, 700, 400)
      },
    },
  ])('is sent $of', ({ act, calls = 0 }) => {
    const page = touch()
    page.clock.advance(100)
    act(page)
    page.clock.advance(1000)
    expect(page.onLongPress).toHaveBeenCalledTimes(calls)
  })
})

describe('a press whose default is prevented', () => {
  it.each([
    { type: 'mouse', px: 4, isAllowed: false },
    { type: 'touch', px: 10, isAllowed: true },
  ])('by $type clicks after it has strayed by $px px: $isAllowed', ({ type, px, isAllowed }) => {
    const { surface, link, controller } = openInTheMiddle()
    preventDefaultOf(surface, 'pointerdown')
    const pointer = new Pointer(type).down(link, 700, 400).move(700 + px, 400)
    expect(pointer.move(700, 400).up()).toBe(isAllowed)
    expect(controller.view).toEqual(at(-304, -318))
  })

  it('and that strays is no click, even if a finger taps meanwhile', () => {
    const { link } = openInTheMiddle()
    link.addEventListener('pointerdown', (event) => event.preventDefault(), { once: true })
    const mouse = new Pointer().down(link, 700, 400).move(800, 400)
    expect(palm().down(link, 300, 300).up()).toBe(true)
    expect(mouse.up()).toBe(false)
  })
})

it('a finger whose listeners are removed no longer moves the map, nor on new listeners', () => {
  const { root, surface, clock, controller, unlisten } = openInTheMiddle()
  const finger = new Pointer('touch').down(surface, 700, 400).move(600, 400)
  unlisten()
  expect(clock.waiting).toBe(0)
  const ending = new AbortController()
  cleanups.push(() => ending.abort())
  listen(surface, controller, { root }, ending.signal)
  const { view } = controller
  finger.move(500, 400)
  clock.rest()
  expect(controller.view).toEqual(view)
  new Pointer('touch').down(surface, 700, 400).move(650, 400)
  expectSame(controller.view, at(view.x - 50, -318))
})
