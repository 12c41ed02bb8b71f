import { describe, expect, it, vi } from 'vitest'
import { easeTo } from '../../../src/panzoom/core/transition'
import { createPanZoom, type PanZoomOptions } from '../../../src/panzoom/extras/createPanZoom'
import { at } from '../../helpers/engine'
import { MAP, ZOOM } from '../../helpers/fingers'
import { cleanups, open, send, turn } from '../../helpers/page'
import { Pointer } from '../../helpers/pointer'

type Opened = { readonly surface: Element }

const tap = (surface: Element) => new Pointer('touch').down(surface, 700, 400).up()
const drag = (surface: Element, init = {}) =>
  new Pointer('mouse', 1, init).down(surface, 700, 400).move(600, 9)

describe('createPanZoom', () => {
  /** A page whose map has some options. */
  function openWith(options: Partial<PanZoomOptions>) {
    const page = open()
    page.unlisten()
    const panZoom = createPanZoom(page.surface, { map: MAP, ...ZOOM, clock: page.clock, ...options })
    cleanups.push(panZoom.destroy)
    return { ...page, panZoom, controller: panZoom.controller }
  }

  it.each([
    { of: 'equal buttons in a new array leaves', buttons: [0, 1], isMoving: true },
    { of: 'other buttons ends', buttons: [1], isMoving: false },
  ])('an update with $of the present movement, which is no click', ({ buttons, isMoving }) => {
    const { surface, clock, panZoom, controller } = openWith({ buttons: [0, 1] })
    const mouse = new Pointer().down(surface, 700, 400).move(600, 400)
    clock.frame()
    panZoom.update({ buttons })
    expect(controller.isMoving).toBe(isMoving)
    expect(mouse.up()).toBe(false)
    clock.rest()
    expect(mouse.down(surface, 700, 400).up()).toBe(true)
  })

  it.each([
    { of: 'a pinch', options: { dragPan: false }, px: 100 },
    { of: 'a pinch', options: { cooperative: true }, px: 100 },
    { of: 'two that have not moved', options: { dragPan: false }, px: 0 },
    { of: 'two that have not moved', options: { cooperative: true }, px: 0 },
  ])('does not drag by the finger that is left of $of with $options', ({ options, px }) => {
    const { surface, controller } = openWith(options)
    const first = new Pointer('touch', 1).down(surface, 600, 400)
    const second = new Pointer('touch', 2).down(surface, 800, 400).move(800 + px, 400)
    second.up()
    const { view } = controller
    first.move(500, 300)
    expect(controller.view).toEqual(view)
  })

  it('pinches by the two fingers that are left of three, also where one finger may not drag', () => {
    const { surface, controller } = openWith({ dragPan: false })
    const [, left, right] = [1, 2, 3].map((id) => new Pointer('touch', id).down(surface, 400 + 100 * id, 400))
    for (const finger of [left, right]) finger?.move(650, 450)
    left?.move(600, 400)
    right?.move(700, 400)
    new Pointer('touch', 1).up()
    left?.move(550, 400)
    right?.move(750, 400)
    expect(controller.view.scale).toBeCloseTo(2, 9)
  })

  it('has its defaults for options that are undefined, also in an update', () => {
    const { surface, panZoom, controller } = openWith({ prefersReducedMotion: undefined } as object)
    panZoom.update({ prefersReducedMotion: undefined } as object)
    turn(surface, -100)
    expect(controller.target.scale).toBeCloseTo(Math.SQRT2, 9)
  })

  it('shows a new observer the view at once', () => {
    const { panZoom, controller } = openWith({})
    const observer = { resize: vi.fn(), move: vi.fn() }
    panZoom.update({ observer })
    for (const call of [observer.resize, observer.move])
      expect(call.mock.calls).toEqual([[controller.view, controller.bounds]])
  })

  it('gives no hint for a mouse', () => {
    const onHint = vi.fn()
    const { surface } = openWith({ cooperative: true, dragPan: false, onHint })
    drag(surface)
    expect(onHint).not.toHaveBeenCalled()
  })

  it('listens to keys in a new root after an update', () => {
    const { root, surface, button, panZoom, controller } = openWith({})
    expect(surface.contains(button)).toBe(false)
    panZoom.update({ root })
    send(button, new KeyboardEvent('keydown', { key: '+', bubbles: true }))
    expect(controller.target.scale).toBeCloseTo(Math.SQRT2, 9)
  })

  it('does not listen again by an update after its end', () => {
    const { surface, panZoom, controller } = openWith({})
    panZoom.destroy()
    panZoom.update({ buttons: [1], maxZoom: 1 })
    expect(turn(surface, -100)).toBe(true)
    expect(controller.bounds.maxScale).toBe(2 ** 1.5)
  })

  it('pans by a trackpad, whose series may have large steps, and zooms by its pinch and by a wheel', () => {
    const { surface, clock, controller } = openWith({ trackpad: 'pan' })
    const { x } = controller.view
    for (const deltaY of [10, 100]) expect(turn(surface, deltaY, 700, 400, { deltaX: 5 })).toBe(false)
    expect(controller.view).toEqual(at(x - 10, -110))
    turn(surface, -10, 700, 400, { ctrlKey: true })
    expect(controller.view.scale).toBeCloseTo(1.1052, 4)
    clock.advance(310)
    turn(surface, -100)
    clock.rest()
    expect(controller.view.scale).toBeCloseTo(1.1052 * 2 ** 0.5, 4)
  })

  it('scrolls the page by a trackpad in a series that cannot move the map', () => {
    const { surface, clock } = openWith({ trackpad: 'pan' })
    for (const deltaY of [-10, -4]) expect(turn(surface, deltaY)).toBe(true)
    expect(turn(surface, 10)).toBe(false)
    clock.advance(310)
    expect(turn(surface, -200, 700, 400, { deltaX: 1 })).toBe(false)
  })

  it.each([
    { options: { doubleTap: false }, act: ({ surface }: Opened) => [0, 1].map(() => tap(surface)) },
    {
      options: { dragPan: false },
      act: ({ surface }: Opened) => new Pointer().down(surface, 700, 400).move(600, 9),
    },
    { options: {}, act: ({ surface }: Opened) => drag(surface, { ctrlKey: true }) },
    { options: { filter: () => false }, act: ({ surface }: Opened) => drag(surface) },
    { options: { filter: () => false }, act: ({ surface }: Opened) => turn(surface, -100) },
    { options: { cooperative: true }, act: ({ surface }: Opened) => turn(surface, -100) },
    {
      options: {},
      act: ({ surface }: Opened) => {
        surface.innerHTML = '<p data-no-pan></p>'
        turn(surface.firstElementChild as Element, -100, 700, 400, { ctrlKey: true })
      },
    },
  ])('leaves alone what an option or an attribute says: %o', ({ options, act }) => {
    const opened = openWith(options)
    const { view } = opened.controller
    act(opened)
    opened.clock.rest()
    expect(opened.controller.view).toEqual(view)
  })

  it('drags from a button where the filter says so, and leaves its press and an inner scroller alone', () => {
    const { surface, controller } = openWith({ filter: () => 'drag' })
    surface.innerHTML = '<button></button><p data-no-pan></p>'
    const [button, aside] = surface.children as unknown as [Element, Element]
    const { view } = controller
    expect(new Pointer().down(button, 700, 400).up()).toBe(true)
    expect([turn(aside, -100), controller.view]).toEqual([true, view])
    expect(new Pointer().down(button, 700, 400).move(650, 400).move(600, 400).up()).toBe(false)
    expect(controller.view.x).toBe(view.x - 100)
  })

  it('does not glide without inertia, and zooms by the step of the wheel', () => {
    const { surface, clock, controller } = openWith({ inertia: false, wheelStep: 1 })
    const finger = new Pointer('touch').down(surface, 700, 400)
    clock.advance(10)
    finger.move(600, 400).up()
    const { view } = controller
    clock.rest()
    expect(controller.view).toEqual(view)
    turn(surface, -100)
    expect(controller.target.scale).toBe(2)
  })

  it.each(['button', 'map'])(
    'pinches by a finger on a button and one on the map: the first is on the %s',
    (first) => {
      const { surface, controller } = openWith({})
      surface.insertAdjacentHTML('beforeend', '<button></button>')
      const button = surface.querySelector('button') as Element
      const [left, right] = first === 'button' ? [button, surface] : [surface, button]
      const a = new Pointer('touch', 1).down(left, 700, 400)
      const b = new Pointer('touch', 2).down(right, 800, 400)
      a.move(650, 400)
      b.move(850, 400)
      expect(controller.view.scale).toBe(2)
      expect([a.up(), b.up()]).toEqual([false, false])
    },
  )

  it('drags by a finger on the map while another has moved a slider on it', () => {
    const { surface, controller } = openWith({})
    surface.insertAdjacentHTML('beforeend', '<input type="range">')
    new Pointer('touch', 1).down(surface.lastElementChild as Element, 700, 400).move(711, 400)
    new Pointer('touch', 2).down(surface, 800, 400).move(850, 400)
    expect(controller.view).toMatchObject({ x: -254, scale: 1 })
  })

  it.each([
    { button: 1, buttons: 4, type: 'mousedown', isClicked: true },
    { button: 2, buttons: 2, type: 'contextmenu', isClicked: true },
  ])('drags by button $button, whose $type it prevents, and whose click after a drag', (row) => {
    const filter = ({ type }: Event) => type === 'pointerdown'
    const { surface, link, controller } = openWith({ buttons: [0, row.button], filter })
    const sends = (type: string) =>
      send(link, new MouseEvent(type, { button: row.button, detail: 1, bubbles: true, cancelable: true }))
    const mouse = new Pointer('mouse', 1, { button: row.button, buttons: row.buttons }).down(link, 700, 400)
    expect(sends(row.type)).toBe(false)
    mouse.up({})
    expect(sends('auxclick')).toBe(true)
    mouse.down(link, 700, 400).move(600, 400).up()
    expect(sends('auxclick')).toBe(false)
    expect(controller.view.x).toBe(-404)
    expect(surface.isConnected).toBe(true)
  })

  it('goes on dragging by another button while a finger that is ignored comes down', () => {
    const { surface, controller } = openWith({ buttons: [0, 2] })
    const mouse = new Pointer('mouse', 1, { button: 2, buttons: 2 }).down(surface, 700, 400).move(600, 400)
    new Pointer('touch', 2, { isPrimary: true }).down(surface, 300, 300)
    mouse.move(500, 400)
    expect(controller.view.x).toBe(-504)
  })

  it('leaves one finger to the page where it is set so, with a hint once the finger strays', () => {
    const onHint = vi.fn()
    const { surface, link, clock, controller } = openWith({ cooperative: true, onHint })
    controller.animate(easeTo(controller.view, at(0, 0), 1600, 'flight'))
    clock.advance(100)
    const { view } = controller
    const finger = new Pointer('touch').down(link, 700, 400)
    expect(finger.up()).toBe(false)
    expect(onHint).not.toHaveBeenCalled()
    finger.down(link, 700, 400).move(700, 420).move(700, 440)
    expect(onHint).toHaveBeenCalledOnce()
    expect(controller.view).toEqual(view)
    new Pointer('touch', 2).down(surface, 800, 440)
    finger.move(700, 430)
    expect(controller.view).not.toEqual(view)
  })
})
