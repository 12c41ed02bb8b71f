/** X-ray on a map: its panel plays gestures on the map, and all of it can be removed. */
import { getByRole } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { xray } from '../../../../src/site/map/xray/xray'
import { expectSame } from '../../../helpers/engine'
import { cleanups, key, liveMapOf, openInTheMiddle, point, turn } from '../../../helpers/page'
import { Pointer } from '../../../helpers/pointer'
import { words } from '../../../helpers/words'

/** Opens X-ray on a map at rest. Its frames are those of the map's clock: few, as each is drawn in full. */
function open({ takesFocus = false } = {}) {
  const page = openInTheMiddle(100)
  const { clock } = page
  vi.stubGlobal('requestAnimationFrame', (callback: (ms: number) => void) => clock.requestFrame(callback))
  vi.stubGlobal('cancelAnimationFrame', (id: number) => clock.cancelFrame(id))
  const map = liveMapOf(page)
  const ending = xray(map, takesFocus)
  cleanups.push(() => ending.abort())
  const panel = document.querySelector('section') as HTMLElement
  const buttonOf = (gesture: keyof typeof words.xray.gestures) =>
    getByRole(panel, 'button', { name: words.xray.gestures[gesture] })
  const isPlaying = () => panel.querySelector('.xray-gestures [aria-pressed=true]') !== null
  const state = () => panel.querySelector('[aria-current]')?.textContent
  return { ...page, places: map.places, panel, buttonOf, isPlaying, state, ending }
}

it.each([true, false])('has a panel beside the map, a drawing on it, and the focus: %s', (takesFocus) => {
  const { root, surface, panel } = open({ takesFocus })
  expect(root.nextElementSibling).toBe(panel)
  expect(surface.querySelectorAll('.xray-survey')).toHaveLength(1)
  expect(document.activeElement === panel.querySelector('h2')).toBe(takesFocus)
})

it('shows the state of the map that the visitor moves', () => {
  const { surface, clock, panel, state } = open()
  clock.frame()
  expect(state()).toBe(words.xray.states.still)
  point(surface, 'pointerdown', 700, 400)
  clock.frame()
  expect(state()).toBe(words.xray.states.pressed)
  expect(panel.querySelector('div:nth-child(2) > dd span')?.textContent).toBe('1004.0, 718.0')
})

it('leaves a name that a translator has replaced alone, until another takes its place', () => {
  const { surface, clock, panel } = open()
  clock.frame()
  const name = panel.querySelector('div:nth-child(2) > dt') as Element
  name.innerHTML = '<font><font>Kartenpunkt in der Mitte</font></font>'
  clock.frame()
  expect(name.textContent).toBe('Kartenpunkt in der Mitte')
  point(surface, 'pointerdown', 700, 400)
  clock.frame()
  expect(name.textContent).toBe(words.xray.pinned.held)
})

it('writes the coordinates of each corner of a place beside it, wherever the map is', () => {
  const { surface, clock, controller, places } = open()
  for (const to of [controller.view, { x: -250, y: -200, scale: 1.25 }]) {
    controller.goTo(to, 0)
    clock.frame()
    const labels = [...surface.querySelectorAll('.xray-survey g[transform]')]
    const written = labels.map((label) => [
      label.getAttribute('transform'),
      [...label.querySelectorAll('text')].map(({ textContent }) => textContent).join(' '),
    ])
    const corners = places.flatMap((place) => place.corners.map(([y, x]) => ({ x, y })))
    const { x: left, y: top, scale } = controller.view
    expect(written).toEqual(
      corners.map(({ x, y }) => [`translate(${x * scale + left} ${y * scale + top})`, `${x}, ${y}`]),
    )
  }
})

it('plays a gesture on the map at a quarter of its speed, and leaves the map within its bounds', () => {
  const { clock, controller, buttonOf, isPlaying, state } = open()
  clock.frame()
  buttonOf('edge').click()
  expect(isPlaying()).toBe(true)
  clock.advance(900)
  expect(state()).toBe(words.xray.states.animating)
  clock.advance(3700)
  expect(state()).toBe(words.xray.states.dragging)
  expect(controller.view.y).toBeGreaterThan(20)
  clock.advance(2500)
  expect([isPlaying(), state()]).toEqual([false, words.xray.states.still])
  expectSame(controller.view, { x: controller.view.x, y: 0, scale: 1 })
})

it.each([
  { what: 'its end', act: (clock: { advance(ms: number): void }) => clock.advance(10_000) },
  { what: 'a key of the map', act: () => key(document.body, { key: '+' }) },
])('with the focus on its controls, $what gives the focus to the button of the gesture', ({ act }) => {
  const { clock, panel, buttonOf, isPlaying } = open()
  clock.frame()
  buttonOf('edge').click()
  clock.frame()
  const pause = getByRole(panel, 'button', { name: words.xray.pause })
  pause.focus()
  act(clock)
  expect([isPlaying(), document.activeElement]).toEqual([false, buttonOf('edge')])
})

it('pauses a gesture, steps by a frame, shows any moment of it, and goes on', () => {
  const { clock, panel, controller, buttonOf, isPlaying } = open()
  const moment = panel.querySelector('input') as HTMLInputElement
  const pause = getByRole(panel, 'button', { name: words.xray.pause })
  expect(panel.querySelector('fieldset')?.disabled).toBe(true)
  buttonOf('wheel').click()
  clock.advance(2000)
  pause.click()
  clock.frame()
  const ms = moment.valueAsNumber
  clock.advance(1000)
  expect([moment.valueAsNumber, pause.getAttribute('aria-pressed')]).toEqual([ms, 'true'])
  getByRole(panel, 'button', { name: words.xray.step(16) }).click()
  clock.frame()
  expect(moment.valueAsNumber).toBe(ms + 16)
  moment.value = moment.max
  moment.dispatchEvent(new Event('input'))
  key(moment, { key: 'ArrowRight' })
  clock.frame()
  expect([isPlaying(), controller.view.scale]).toEqual([true, 2 ** 1.5])
  pause.click()
  clock.frame()
  expect([isPlaying(), panel.querySelector('fieldset')?.disabled]).toEqual([false, true])
})

it('stops a gesture when its button is pressed again, and plays another instead when that is pressed', () => {
  const { clock, panel, buttonOf, isPlaying } = open()
  buttonOf('pinch').click()
  clock.advance(500)
  buttonOf('flick').click()
  expect(panel.querySelector('[aria-pressed=true]')?.textContent).toBe(words.xray.gestures.flick)
  expect(panel.querySelector('[role=status]')?.textContent).toBe(words.xray.captions.flick)
  buttonOf('flick').click()
  expect(isPlaying()).toBe(false)
})

it.each<{ input: string; act: (page: ReturnType<typeof open>) => void }>([
  { input: 'the wheel', act: ({ surface }) => turn(surface, -100) },
  { input: 'a key of the map', act: ({ root }) => key(root, { key: '+' }) },
  { input: 'an arrow key in the panel', act: ({ buttonOf }) => key(buttonOf('edge'), { key: 'ArrowDown' }) },
  { input: 'a zoom by a button', act: ({ controller }) => controller.perform({ zoomStep: 1 }) },
  {
    input: 'a new size',
    act({ box }) {
      box.width = 1200
      window.dispatchEvent(new Event('resize'))
    },
  },
])('stops a gesture at $input, but not at another key', ({ act }) => {
  const page = open()
  const { buttonOf, isPlaying } = page
  buttonOf('edge').click()
  key(buttonOf('edge'), { key: 'Tab' })
  expect(isPlaying()).toBe(true)
  act(page)
  expect(isPlaying()).toBe(false)
})

it('stops a gesture at a press, which drags the map at once', () => {
  const { surface, clock, controller, buttonOf, isPlaying } = open()
  buttonOf('flick').click()
  clock.advance(900)
  const mouse = new Pointer().down(surface, 700, 400)
  expect(isPlaying()).toBe(false)
  const { x, y, scale } = controller.view
  mouse.move(670, 380)
  expectSame(controller.view, { x: x - 30, y: y - 20, scale })
})

it('lets the map return to its bounds when a gesture past its edge is stopped', () => {
  const { surface, clock, controller, buttonOf } = open()
  buttonOf('edge').click()
  clock.advance(4600)
  expect(controller.view.y).toBeGreaterThan(20)
  turn(surface, -100)
  clock.rest(100)
  expect(controller.view.y).toBeLessThanOrEqual(0)
})

it.each([
  { by: 'Escape', close: (panel: HTMLElement) => key(panel, { key: 'Escape' }) },
  {
    by: 'its button',
    close: (panel: HTMLElement) => getByRole(panel, 'button', { name: words.close }).click(),
  },
])('is closed by $by, and removes itself', ({ close }) => {
  const { root, panel, ending } = open()
  close(panel)
  expect([ending.signal.aborted, root.nextElementSibling?.localName]).toEqual([true, 'p'])
})

it.each([
  { what: 'a dialog', dialog: () => Object.assign(document.createElement('dialog'), { open: true }) },
  { what: 'the chart', dialog: () => Object.assign(document.createElement('div'), { role: 'dialog' }) },
])('is not closed by Escape while $what is open', ({ dialog }) => {
  const { root, panel, ending } = open()
  root.append(dialog())
  key(panel, { key: 'Escape' })
  expect(ending.signal.aborted).toBe(false)
})

it('leaves nothing behind when it is removed, even while it plays', () => {
  const { root, surface, clock, controller, buttonOf, ending } = open()
  buttonOf('edge').click()
  clock.advance(4600)
  ending.abort()
  expect([root.nextElementSibling?.localName, surface.querySelector('.xray-survey')]).toEqual(['p', null])
  clock.rest()
  expect([clock.waiting, controller.interaction, controller.view.y]).toEqual([0, null, 0])
})

it('that fails removes itself, and leaves the map as it is', () => {
  const { root, surface, clock, controller, buttonOf, ending } = open()
  buttonOf('edge').click()
  const draw = vi.spyOn(Element.prototype, 'innerHTML', 'set').mockImplementation(() => {
    throw new Error('the ink has dried')
  })
  expect(() => clock.frame()).toThrow('the ink has dried')
  draw.mockRestore()
  expect(ending.signal.aborted).toBe(true)
  expect([root.nextElementSibling?.localName, surface.querySelector('.xray-survey')]).toEqual(['p', null])
  clock.rest()
  expect([clock.waiting, controller.interaction]).toEqual([0, null])
})
