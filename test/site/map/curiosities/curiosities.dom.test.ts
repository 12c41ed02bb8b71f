import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { addFind, finds, forgetFinds } from '../../../../src/site/finds'
import { curiosities } from '../../../../src/site/map/curiosities/curiosities'
import { FOUND } from '../../../../src/site/map/liveMap'
import { start } from '../../../helpers/features'
import { key, LEFT, openInTheMiddle, point, TOP } from '../../../helpers/page'
import { words } from '../../../helpers/words'

afterEach(forgetFinds)

let page: ReturnType<typeof openInTheMiddle>
let end: () => void
beforeEach(() => {
  page = openInTheMiddle()
  page.root.getBoundingClientRect = page.surface.getBoundingClientRect
  vi.stubGlobal('requestAnimationFrame', (frame: () => void) => frame())
  end = start(page, curiosities)
})

/** Clicks at a map point, in the view in the middle of the map. */
function clickAt(x: number, y: number, target: Element = page.surface): void {
  const at = { clientX: LEFT + x - 304, clientY: TOP + y - 318 }
  target.dispatchEvent(new MouseEvent('click', { ...at, bubbles: true, detail: 1 }))
}
const slip = () => page.root.querySelector('.map-slip')?.textContent
const tag = () => page.root.querySelector<HTMLElement>('.map-tag:not([hidden])')?.firstChild?.textContent
const rings = () => page.surface.querySelectorAll('.map-finds path').length

it('a press on something finds it: a ring, a slip, a tag, and a call to what moves there', () => {
  const onFound = vi.fn()
  page.root.addEventListener(FOUND, ({ detail }) => onFound(detail))
  expect([rings(), slip(), tag()]).toEqual([0, '', undefined])
  clickAt(522, 500)
  expect([rings(), slip(), tag()]).toEqual([
    1,
    'A duck it has heard everything',
    words.curiositiesFound(1, 2),
  ])
  expect(onFound).toHaveBeenCalledExactlyOnceWith({ left: 510, top: 495, right: 530, bottom: 505 })
  expect([...finds()]).toEqual(['A duck 0'])
})

it('another one of a kind gets a ring, but does not count again', () => {
  clickAt(522, 500)
  clickAt(900, 300)
  expect([rings(), tag()]).toEqual([2, words.curiositiesFound(1, 2)])
  clickAt(420, 500)
  expect([rings(), tag()]).toEqual([3, words.allFound(2)])
})

it.each([
  ['beside everything', () => clickAt(1200, 900)],
  ['on a place', () => clickAt(522, 500, page.surface.querySelector('a g') as Element)],
])('a press %s finds nothing', (_, press) => {
  press()
  expect([rings(), slip(), tag()]).toEqual([0, '', undefined])
})

it.each([
  ['the next press', () => point(page.surface, 'pointerdown', 9, 9)],
  ['Escape', () => key(document.body, { key: 'Escape' })],
])('%s takes the slip away, and leaves the ring', (_, act) => {
  clickAt(522, 500)
  act()
  expect([rings(), slip()]).toEqual([1, ''])
})

it('while the map moves, the slip is away', () => {
  clickAt(522, 500)
  page.controller.goTo({ x: -350, y: -318, scale: 1 })
  page.clock.advance(50)
  expect(slip()).toBe('')
  page.clock.rest()
  expect(slip()).toBe('A duck it has heard everything')
})

it('shows what was found before, follows what is found elsewhere, and goes with its map', () => {
  addFind('A serpent 0')
  expect([rings(), slip(), tag()]).toEqual([1, '', words.curiositiesFound(1, 2)])
  end()
  expect(page.root.querySelectorAll('.map-finds, .map-slip, .map-tag').length).toBe(0)
})
