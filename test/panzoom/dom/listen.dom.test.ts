/** The wheel, keys, the size of the surface, and the end of listening. */
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { easeTo } from '../../../src/panzoom/core/transition'
import { listen, prefersReducedMotion } from '../../../src/panzoom/dom/listen'
import { createPanZoom, type PanZoomOptions } from '../../../src/panzoom/extras/createPanZoom'
import { at, expectSame } from '../../helpers/engine'
import { MAP, ZOOM } from '../../helpers/fingers'
import {
  cleanups,
  key,
  LEFT,
  open,
  openInTheMiddle,
  preventDefaultOf,
  releaseKey,
  send,
  stopPropagationOf,
  TOP,
  turn,
} from '../../helpers/page'
import { Pointer } from '../../helpers/pointer'

type Page = ReturnType<typeof open>

describe('the wheel', () => {
  it('zooms the map about the cursor on the surface as it lies now, and prevents its default', () => {
    const { link, box, clock, controller } = open()
    box.top -= 100
    expect(turn(link, -200, 700, 300)).toBe(false)
    clock.rest()
    expect(controller.view).toEqual(at(700 - 1004 * 2, -400, 2))
  })

  it('zooms in 160 ms by a notch, and at once by a pinch on a trackpad, which counts from the view', () => {
    const { surface, clock, controller } = openInTheMiddle()
    turn(surface, -100)
    clock.advance(150)
    const { scale } = controller.view
    expect(scale).toBeLessThan(2 ** 0.5)
    turn(surface, -100 * Math.log(1.2), 720, 450, { ctrlKey: true })
    expect(controller.view.scale).toBeCloseTo(scale * 1.2, 12)
    turn(surface, -100)
    clock.advance(160)
    expect(controller.view.scale).toBeCloseTo(scale * 1.2 * 2 ** 0.5, 12)
  })

  it('turned sideways neither moves the map, nor ends a transition, nor lets the browser go back', () => {
    const { surface, clock, controller } = openInTheMiddle()
    controller.perform({ pan: { x: 0, y: 80 } })
    clock.advance(50)
    expect(turn(surface, 0, 720, 450, { deltaX: 100 })).toBe(false)
    clock.rest()
    expect(controller.view).toEqual(at(-304, -238))
  })

  it('has a listener that is not passive', () => {
    const add = vi.spyOn(HTMLElement.prototype, 'addEventListener')
    open()
    const [, , options] = add.mock.calls.find(([type]) => type === 'wheel') ?? []
    expect(options).toMatchObject({ passive: false })
  })

  it('does nothing if its default is prevented', () => {
    const { root, link, clock } = open()
    preventDefaultOf(root, 'wheel')
    turn(link, -100)
    expect(clock.waiting).toBe(0)
  })

  it.each([
    { and: 'scrolls the page', scrolls: true },
    { and: 'scrolls nothing', scrolls: false },
  ])('whose series begins outside the surface and $and is the page’s: $scrolls', ({ scrolls }) => {
    const { surface, outside, clock } = openInTheMiddle()
    turn(outside, -100)
    clock.advance(20)
    if (scrolls) send(document, 'scroll')
    for (let notch = 0; notch < 2; notch += 1) {
      clock.advance(250)
      expect(turn(surface, -100)).toBe(scrolls)
      expect(turn(surface, -10, 9, 9, { ctrlKey: true })).toBe(false)
    }
    clock.advance(310)
    expect(turn(surface, 10)).toBe(false)
  })
})

describe('the wheel at the upper limit of the scale', () => {
  const scale = 2 ** 1.5

  /**
   * The map at the limit. `turnOn` turns a notch past the limit, `turnBack` one back, `turnAside` one
   * sideways.
   */
  function zoomToLimit() {
    const opened = openInTheMiddle()
    const { surface, clock, controller } = opened
    controller.scaleBy(scale, { x: 720, y: 450 }, 0)
    clock.rest()
    const turnOn = (init?: WheelEventInit) => turn(surface, -100, 300, 200, init)
    const turnAside = () => turn(surface, 0, 300, 200, { deltaX: 100 })
    return { ...opened, turnOn, turnAside, turnBack: () => turn(surface, 100, 300, 200) }
  }

  it('is left to the page in a series that starts there, until a notch back zooms the map', () => {
    const { clock, controller, turnOn, turnBack } = zoomToLimit()
    const { view } = controller
    for (let notch = 0; notch < 5; notch += 1) {
      expect(turnOn()).toBe(true)
      clock.advance(50)
    }
    expectSame(controller.view, view)
    expect(turnBack()).toBe(false)
    clock.rest()
    expect(controller.view.scale).toBeCloseTo(2, 12)
  })

  it('is not left to the page in a series that reaches the limit later', () => {
    const { clock, turnOn, turnBack } = zoomToLimit()
    expect(turnBack()).toBe(false)
    clock.advance(50)
    for (let notch = 0; notch < 10; notch += 1) {
      expect(turnOn()).toBe(false)
      clock.advance(300)
    }
    clock.advance(10)
    expect(turnOn()).toBe(true)
    expect(turnOn()).toBe(true)
  })

  it('is left to the page sideways only within a series that is', () => {
    const { clock, turnOn, turnAside } = zoomToLimit()
    expect(turnOn()).toBe(true)
    expect(turnAside()).toBe(true)
    clock.advance(5000)
    expect(turnAside()).toBe(false)
    clock.advance(50)
    expect(turnAside()).toBe(false)
    expect(turnOn()).toBe(true)
  })

  it('is never left to the browser with Ctrl, which would zoom the page', () => {
    const { clock, turnOn } = zoomToLimit()
    for (let notch = 0; notch < 3; notch += 1) {
      expect(turnOn({ ctrlKey: true })).toBe(false)
      clock.advance(400)
    }
  })

  it('does not end a transition', () => {
    const { surface, clock, controller, turnOn } = zoomToLimit()
    const { x, y } = controller.view
    controller.goTo(at(x - 50, y, scale))
    clock.advance(50)
    const { target } = controller
    expect(turnOn()).toBe(true)
    turn(surface, -10, 300, 200, { ctrlKey: true })
    expect(controller.target).toEqual(target)
  })
})

describe('a pinch on a trackpad in Safari', () => {
  /** Sends a gesture event. Returns whether its default is not prevented. */
  const gesture = (target: Element, type: string, scale: number) =>
    send(target, type, { clientX: LEFT + 700, clientY: TOP + 400, scale })

  it('zooms about its position by its scale, which is relative to its start, even one that is prevented', () => {
    const { surface, controller } = openInTheMiddle()
    expect(gesture(surface, 'gesturestart', 1)).toBe(false)
    expect(gesture(surface, 'gesturechange', 1.25)).toBe(false)
    expect(controller.view.scale).toBe(1.25)
    gesture(surface, 'gesturechange', 1.5)
    expect(controller.view).toEqual(at(700 - 1004 * 1.5, 400 - 718 * 1.5, 1.5))
    preventDefaultOf(surface, 'gesturestart')
    gesture(surface, 'gesturestart', 1)
    gesture(surface, 'gesturechange', 1.5)
    expect(controller.view.scale).toBe(2.25)
  })

  it('is ignored while fingers are down, but not left to the page', () => {
    const { surface, controller } = openInTheMiddle()
    const finger = new Pointer('touch').down(surface, 700, 400)
    expect(gesture(surface, 'gesturestart', 1)).toBe(false)
    expect(gesture(surface, 'gesturechange', 2)).toBe(false)
    expect(controller.view.scale).toBe(1)
    finger.lose('pointercancel')
    gesture(surface, 'gesturestart', 1)
    gesture(surface, 'gesturechange', 2)
    expect(controller.view.scale).toBe(2)
  })
})

describe('keys', () => {
  it('of the map act anywhere in the root, and do not scroll the page', () => {
    const { root, link, button, clock, controller } = open()
    for (const [target, name, shiftKey] of [
      [root, 'ArrowRight', false],
      [link, 'ArrowDown', true],
      [button, '+', false],
    ] as const) {
      expect(key(target, { key: name, shiftKey })).toBe(false)
      releaseKey(target, name)
    }
    clock.rest()
    expectSame(controller.view, at(720 - 1104 * 2 ** 0.5, 450 - 690 * 2 ** 0.5, 2 ** 0.5))
  })

  it('that the map does not know are left to the browser', () => {
    const { root, clock } = open()
    expect(key(root, { key: '6' })).toBe(true)
    expect(clock.waiting).toBe(0)
  })

  it('do nothing outside the root, or if their default is prevented', () => {
    const { root, link, outside, clock } = open()
    expect(key(outside, { key: '+' })).toBe(true)
    preventDefaultOf(root, 'keydown')
    key(link, { key: 'ArrowRight' })
    expect(clock.waiting).toBe(0)
  })

  it.each([
    { html: '<input>', isAllowed: true },
    { html: '<select></select>', isAllowed: true },
    { html: '<textarea></textarea>', isAllowed: true },
    { html: '<div contenteditable></div>', isAllowed: true },
    { html: '<div contenteditable="true"><b></b></div>', isAllowed: true },
    { html: '<dialog open><button></button></dialog>', isAllowed: true },
    { html: '<div contenteditable="false"><b></b></div>', isAllowed: false },
    { html: '<div role="group"><button></button></div>', isAllowed: false },
  ])('are left to an element that takes keys: $html: $isAllowed', ({ html, isAllowed }) => {
    const { root } = open()
    root.insertAdjacentHTML('beforeend', html)
    const deepest = [...root.querySelectorAll('*')].at(-1) as Element
    for (const name of ['0', '+', 'ArrowDown', 'Home']) expect(key(deepest, { key: name })).toBe(isAllowed)
  })

  it('act on a map that is itself in a dialog, except in a text field', () => {
    const { root } = open()
    const dialog = document.createElement('dialog')
    root.replaceWith(dialog)
    dialog.append(root)
    root.insertAdjacentHTML('beforeend', '<input>')
    expect(key(root.querySelector('input') as HTMLElement, { key: '+' })).toBe(true)
    expect(key(root, { key: '+' })).toBe(false)
  })
})

describe('page keys', () => {
  let page: Page
  beforeEach(() => {
    page = open()
    page.unlisten()
    cleanups.push(listen(page.surface, page.controller, { root: page.root, pageKeys: true }))
  })

  it('are the arrows and Home, and act wherever the focus is', () => {
    const { outside, clock, controller } = page
    for (const target of [document.body, outside]) {
      expect(key(target, { key: 'ArrowDown' })).toBe(false)
      releaseKey(target, 'ArrowDown')
    }
    clock.rest()
    expect(controller.view).toEqual(at(-304, -160))
    expect(key(outside, { key: 'Home' })).toBe(false)
    clock.rest()
    expect(controller.view).toEqual(at(-304, 0))
  })

  it('are neither characters, nor for an element outside the root that takes keys', () => {
    document.body.insertAdjacentHTML('beforeend', '<input>')
    expect(key(page.outside, { key: '+' })).toBe(true)
    expect(key(document.body.lastElementChild as Element, { key: 'ArrowDown' })).toBe(true)
    expect(page.clock.waiting).toBe(0)
  })

  it('act only in the root while a dialog is open', () => {
    document.body.insertAdjacentHTML('beforeend', '<dialog open></dialog>')
    expect(key(page.outside, { key: 'ArrowDown' })).toBe(true)
    expect(key(page.root, { key: 'ArrowDown' })).toBe(false)
  })
})

describe('an arrow key', () => {
  /** Holds a key for some ms, with repeats as a keyboard sends them. */
  function hold({ root, clock }: Page, init: KeyboardEventInit, ms: number, repeatMs = 1000) {
    const endMs = clock.now() + ms
    for (let first = true; clock.now() < endMs; first = false) {
      expect(key(root, { ...init, repeat: !first })).toBe(false)
      clock.advance(Math.min(repeatMs, endMs - clock.now()))
    }
  }

  it.each([
    { heldMs: 60, steps: 1 },
    { heldMs: 120, steps: 1 },
    { heldMs: 370, steps: 3 },
  ])('that is held for $heldMs ms goes $steps steps', ({ heldMs, steps }) => {
    const page = openInTheMiddle()
    hold(page, { key: 'ArrowRight' }, heldMs, 30)
    releaseKey(page.root, 'ArrowRight')
    page.clock.rest()
    expect(page.controller.view.x).toBeCloseTo(-304 - steps * 80, 6)
  })

  it('that is held goes evenly, and on at the edge, where the movement does not end', () => {
    const page = openInTheMiddle()
    const { root, clock, controller } = page
    hold(page, { key: 'ArrowUp' }, 400)
    const { y } = controller.view
    clock.frame()
    const px = controller.view.y - y
    expect(px).toBeCloseTo(6.4, 1)
    clock.advance(1000)
    expect(controller.view.y).toBeCloseTo(0, 9)
    expect(controller.isMoving).toBe(true)
    releaseKey(root, 'ArrowUp')
    key(root, { key: 'ArrowDown' })
    releaseKey(root, 'ArrowDown')
    clock.rest()
    expect(controller.view.y).toBe(-80)
  })

  it('that is held does not make the map leap after a frame of 500 ms', () => {
    const { root, clock, controller } = openInTheMiddle(500)
    key(root, { key: 'ArrowRight' })
    clock.advance(1000)
    releaseKey(root, 'ArrowRight')
    clock.rest()
    expect(controller.view.x).toBeCloseTo(-304 - 80 - 2 * 64, 6)
  })

  it.each<{ by: string; act: (page: Page) => unknown }>([
    {
      by: 'a keyup outside the root whose propagation another element stops',
      act: ({ outside }) => {
        stopPropagationOf(outside, 'keyup')
        releaseKey(outside, 'ArrowLeft')
      },
    },
    { by: 'the loss of the focus by the window', act: () => send(window, 'blur') },
    {
      by: 'the command key, which suppresses its keyup',
      act: ({ root }) => key(root, { key: 'Meta', metaKey: true }),
    },
  ])('is released by $by', ({ act }) => {
    const page = openInTheMiddle()
    const { root, clock, controller } = page
    hold(page, { key: 'ArrowLeft' }, 220)
    act(page)
    clock.rest()
    expect(controller.view.x).toBeCloseTo(-304 + 80 + 64, 6)
    expect(clock.waiting).toBe(0)
    key(root, { key: 'ArrowLeft' })
    releaseKey(root, 'ArrowLeft')
    clock.rest()
    expect(controller.view.x).toBeCloseTo(-304 + 160 + 64, 6)
  })

  it('and another pan diagonally, until each is released; its opposite stops the map', () => {
    const { root, clock, controller } = openInTheMiddle()
    for (const name of ['ArrowLeft', 'ArrowUp']) key(root, { key: name })
    clock.advance(220)
    releaseKey(root, 'ArrowLeft')
    clock.advance(100)
    releaseKey(root, 'ArrowUp')
    clock.rest()
    expectSame(controller.view, at(-304 + 80 + 64, -318 + 80 + 128))
    for (const name of ['ArrowLeft', 'ArrowRight']) key(root, { key: name })
    clock.advance(1000)
    for (const name of ['ArrowLeft', 'ArrowRight']) releaseKey(root, name)
    clock.rest()
    expectSame(controller.view, at(-304 + 80 + 64, -318 + 80 + 128))
  })

  it('does nothing while a pointer holds the map, and does not scroll the page', () => {
    const page = openInTheMiddle()
    const { root, surface, controller } = page
    const mouse = new Pointer().down(surface, 700, 400).move(650, 400)
    hold(page, { key: 'ArrowRight' }, 300, 30)
    expect(key(root, { key: '+' })).toBe(false)
    expect(controller.view).toEqual(at(-354, -318))
    mouse.move(640, 400)
    expect(controller.view).toEqual(at(-364, -318))
  })

  it('stops panning when a pointer comes down, and does not start again, nor stop the glide', () => {
    const { root, surface, clock, controller } = openInTheMiddle()
    for (const name of ['ArrowLeft', 'ArrowUp']) key(root, { key: name })
    clock.advance(300)
    const mouse = new Pointer().down(surface, 700, 400)
    const { x, y } = controller.view
    clock.advance(100)
    releaseKey(root, 'ArrowUp')
    clock.advance(100)
    expectSame(controller.view, at(x, y))
    mouse.move(690, 380)
    expectSame(controller.view, at(x - 10, y - 20))
    clock.advance(10)
    mouse.move(680, 370)
    mouse.up()
    const { target } = controller
    for (let repeats = 0; repeats < 3; repeats += 1) {
      expect(key(root, { key: 'ArrowLeft', repeat: true })).toBe(false)
      clock.advance(30)
    }
    releaseKey(root, 'ArrowLeft')
    expect(controller.target).toEqual(target)
    expect(controller.view).not.toEqual(target)
  })
})

describe('the size of the surface', () => {
  it('is measured at once, and observed on the element, not on the window, while it listens', () => {
    const observed = new Set<Element>()
    let onResize = () => {}
    class Observer {
      observe = (element: Element) => observed.add(element)
      disconnect = () => observed.clear()
      constructor(callback: () => void) {
        onResize = callback
      }
    }
    vi.stubGlobal('ResizeObserver', Observer)
    const { surface, box, controller, unlisten } = open()
    expect(controller.bounds.viewport).toEqual({ width: 1440, height: 900 })
    expect([...observed]).toEqual([surface])
    Object.assign(box, { width: 2560, height: 1440 })
    send(window, 'resize')
    expect(controller.view.x).toBe(-304)
    onResize()
    expect(controller.view).toEqual(at(256, 0))
    unlisten()
    expect(observed.size).toBe(0)
  })

  it('is measured when the window is resized in a browser without ResizeObserver, while it listens', () => {
    vi.stubGlobal('ResizeObserver', undefined)
    const { box, controller, unlisten } = open()
    Object.assign(box, { width: 2560, height: 1440 })
    send(window, 'resize')
    expect(controller.view).toEqual(at(256, 0))
    unlisten()
    Object.assign(box, { width: 1440, height: 900 })
    send(window, 'resize')
    expect(controller.view).toEqual(at(256, 0))
  })
})

it('every listener is removed by one signal', () => {
  const spies = [vi.spyOn(window, 'addEventListener'), vi.spyOn(HTMLElement.prototype, 'addEventListener')]
  const { unlisten } = open()
  const signals = spies.flatMap(({ mock }) =>
    mock.calls.map(([, , options]) => options as AddEventListenerOptions),
  )
  expect(signals.length).toBeGreaterThanOrEqual(13)
  for (const { signal } of signals) expect(signal?.aborted).toBe(false)
  unlisten()
  for (const { signal } of signals) expect(signal?.aborted).toBe(true)
})

describe('createPanZoom', () => {
  /** A page whose map has some options. */
  function openWith(options: Partial<PanZoomOptions>) {
    const page = open()
    page.unlisten()
    const panZoom = createPanZoom(page.surface, { map: MAP, ...ZOOM, clock: page.clock, ...options })
    cleanups.push(panZoom.destroy)
    return { ...page, panZoom }
  }

  it.each([
    { of: 'equal buttons in a new array leaves', buttons: [0, 1], isMoving: true },
    { of: 'other buttons ends', buttons: [1], isMoving: false },
  ])('an update with $of the present movement', ({ buttons, isMoving }) => {
    const { surface, clock, panZoom } = openWith({ buttons: [0, 1] })
    new Pointer().down(surface, 700, 400).move(600, 400)
    clock.frame()
    panZoom.update({ buttons })
    expect(panZoom.isMoving).toBe(isMoving)
  })

  it('does not listen again by an update after its end', () => {
    const { surface, panZoom } = openWith({})
    panZoom.destroy()
    panZoom.update({ buttons: [1], maxZoom: 1 })
    expect(turn(surface, -100)).toBe(true)
    expect(panZoom.bounds.maxScale).toBe(2 ** 1.5)
  })

  it('pans by a trackpad, whose series may have large steps, and zooms by its pinch and by a wheel', () => {
    const { surface, clock, panZoom } = openWith({ trackpad: 'pan' })
    const { x } = panZoom.view
    for (const deltaY of [10, 100]) expect(turn(surface, deltaY, 700, 400, { deltaX: 5 })).toBe(false)
    expect(panZoom.view).toEqual(at(x - 10, -110))
    turn(surface, -10, 700, 400, { ctrlKey: true })
    expect(panZoom.view.scale).toBeCloseTo(1.1052, 4)
    clock.advance(310)
    turn(surface, -100)
    clock.rest()
    expect(panZoom.view.scale).toBeCloseTo(1.1052 * 2 ** 0.5, 4)
  })

  it.each([
    { button: 1, buttons: 4, type: 'mousedown', isClicked: true },
    { button: 2, buttons: 2, type: 'contextmenu', isClicked: true },
  ])('drags by button $button, whose $type it prevents, and whose click after a drag', (row) => {
    const { surface, link, panZoom } = openWith({ buttons: [0, row.button] })
    const sends = (type: string) =>
      send(link, new MouseEvent(type, { button: row.button, detail: 1, bubbles: true, cancelable: true }))
    const mouse = new Pointer('mouse', 1, { button: row.button, buttons: row.buttons }).down(link, 700, 400)
    expect(sends(row.type)).toBe(false)
    mouse.up({})
    expect(sends('auxclick')).toBe(true)
    mouse.down(link, 700, 400).move(600, 400).up()
    expect(sends('auxclick')).toBe(false)
    expect(panZoom.view.x).toBe(-404)
    expect(surface.isConnected).toBe(true)
  })

  it('leaves one finger to the page where it is set so, with a hint once the finger strays', () => {
    const onOneFinger = vi.fn()
    const { surface, link, clock, panZoom } = openWith({ oneFinger: 'scroll', onOneFinger })
    panZoom.animate(easeTo(panZoom.view, at(0, 0), 1600))
    clock.advance(100)
    const { view } = panZoom
    const finger = new Pointer('touch').down(link, 700, 400)
    expect(finger.up()).toBe(false)
    expect(onOneFinger).not.toHaveBeenCalled()
    finger.down(link, 700, 400).move(700, 420).move(700, 440)
    expect(onOneFinger).toHaveBeenCalledOnce()
    expect(panZoom.view).toEqual(view)
    new Pointer('touch', 2).down(surface, 800, 440)
    finger.move(700, 430)
    expect(panZoom.view).not.toEqual(view)
  })
})

describe('the browser', () => {
  it.each([
    { matchMedia: () => ({ matches: true }), prefers: true },
    { matchMedia: () => ({ matches: false }), prefers: false },
    { matchMedia: undefined, prefers: false },
  ])('is asked for prefers-reduced-motion: $prefers', ({ matchMedia, prefers }) => {
    const asked = matchMedia && vi.fn(matchMedia)
    vi.stubGlobal('matchMedia', asked)
    expect(prefersReducedMotion()).toBe(prefers)
    if (asked) expect(asked).toHaveBeenCalledWith('(prefers-reduced-motion: reduce)')
  })
})
