/** The wheel, keys, the size of the surface, and the end of listening. */
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { prefersReducedMotion } from '../../../src/panzoom/dom/surface'
import { at, expectSame } from '../../helpers/engine'
import { key, LEFT, open, openInTheMiddle, preventDefaultOf, send, TOP, turn } from '../../helpers/page'
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

  it('zooms about its position by its scale, relative to its start, even one that is prevented', () => {
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

  it.each([
    { of: 'that the filter leaves alone', options: { filter: () => false }, touchPoints: 0, scale: 1 },
    {
      of: 'without pointers, by fingers on a screen',
      options: { pointers: false },
      touchPoints: 5,
      scale: 1,
    },
    { of: 'without pointers, by a trackpad', options: { pointers: false }, touchPoints: 0, scale: 2 },
  ])('$of zooms to $scale, and is the page’s if that is 1', ({ options, touchPoints, scale }) => {
    vi.stubGlobal('navigator', { maxTouchPoints: touchPoints })
    const { surface, controller } = open(10, options)
    expect(gesture(surface, 'gesturestart', 1)).toBe(scale === 1)
    expect(gesture(surface, 'gesturechange', 2)).toBe(scale === 1)
    expect(controller.view.scale).toBe(scale)
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
    { html: '<video controls></video>', isAllowed: true },
    { html: '<video></video>', isAllowed: false },
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
    page = open(10, { pageKeys: true })
  })

  it('are the arrows and Home, and act wherever the focus is', () => {
    const { outside, clock, controller } = page
    for (const target of [document.body, outside]) {
      expect(key(target, { key: 'ArrowDown' })).toBe(false)
    }
    clock.rest()
    expect(controller.view).toEqual(at(-304, -160))
    expect(key(outside, { key: 'Home' })).toBe(false)
    clock.rest()
    expect(controller.view).toEqual(at(-304, 0))
  })

  it('act on a page in which an element has the id `matches`', () => {
    page.outside.id = 'matches' // Which makes it a property of the window, too.
    expect(key(page.outside, { key: 'ArrowDown' })).toBe(false)
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
  it('that is held goes evenly, by about 600 px a second, and stops soon after its release', () => {
    const { root, clock, controller } = openInTheMiddle()
    controller.goTo(at(-1000, -1000, 2), 0)
    key(root, { key: 'ArrowRight' })
    clock.advance(500)
    const xs = Array.from({ length: 30 }, () => {
      key(root, { key: 'ArrowRight', repeat: true })
      clock.advance(30)
      return controller.view.x
    })
    const steps = xs.slice(10).map((x, index) => (xs[index + 9] ?? 0) - x)
    expect(Math.min(...steps)).toBeGreaterThan(19)
    expect(Math.max(...steps)).toBeLessThan(21)
    clock.advance(250)
    expect(controller.view.x).toBe(-1000 - 80 - 30 * 20)
  })

  it('does nothing while a pointer holds the map, and does not scroll the page', () => {
    const { root, surface, controller } = openInTheMiddle()
    const mouse = new Pointer().down(surface, 700, 400).move(650, 400)
    for (const name of ['ArrowRight', '+']) expect(key(root, { key: name })).toBe(false)
    expect(controller.view).toEqual(at(-354, -318))
    mouse.move(640, 400)
    expect(controller.view).toEqual(at(-364, -318))
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
