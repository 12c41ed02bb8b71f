import { beforeEach, describe, expect, it, vi } from 'vitest'
import { moreKeys, nearestIn } from '../../../../src/site/map/inputs/moreKeys'
import { linkOf, start } from '../../../helpers/features'
import { key, openInTheMiddle, point } from '../../../helpers/page'

let page: ReturnType<typeof openInTheMiddle>
beforeEach(() => {
  page = openInTheMiddle()
  start(page, moreKeys)
})

const HERE = { x: 100, y: 100 }

it.each([
  { is: 'the nearer of two straight ahead', points: ['300 100', '200 100'], found: 1 },
  { is: 'the one straight ahead of two equally far ahead', points: ['200 160', '200 100'], found: 1 },
  { is: 'one further aside, if nearer by over twice that', points: ['400 100', '200 190'], found: 1 },
  { is: 'the one less far aside otherwise', points: ['400 100', '250 180'], found: 0 },
  { is: 'the first of two equally near', points: ['200 150', '200 50'], found: 0 },
  { is: 'one up to 1.5 times as far aside as ahead', points: ['200 250'], found: 0 },
  { is: 'none further aside than that', points: ['200 251'], found: -1 },
  { is: 'none behind', points: ['99 100'], found: -1 },
  { is: 'none at the same position', points: ['100 100'], found: -1 },
])('the nearest point in a direction is $is', ({ points, found }) => {
  const at = points.map((point) => point.split(' ').map(Number)).map(([x = 0, y = 0]) => ({ x, y }))
  expect(nearestIn({ x: 1, y: 0 }, HERE, at)).toBe(found)
  // The same in another direction.
  const rotated = at.map(({ x, y }) => ({ x: HERE.x - (y - HERE.y), y: HERE.y + (x - HERE.x) }))
  expect(nearestIn({ x: 0, y: 1 }, HERE, rotated)).toBe(found)
})
describe('F', () => {
  it.each(['f', 'F'])('presses the button that shows the whole map: %s', (letter) => {
    const onClick = vi.fn()
    page.button.setAttribute('value', 'all')
    page.button.addEventListener('click', onClick)
    expect(key(page.root, { key: letter })).toBe(false)
    // Held.
    expect(key(page.root, { key: letter, repeat: true })).toBe(false)
    expect(onClick).toHaveBeenCalledOnce()
  })

  it.each([
    { keyboard: 'Arabic', init: { key: 'ب', code: 'KeyF' }, acts: true },
    { keyboard: 'Russian', init: { key: 'а', code: 'KeyF' }, acts: true },
    { keyboard: 'Dvorak, whose F is elsewhere', init: { key: 'f', code: 'KeyY' }, acts: true },
    { keyboard: 'Dvorak, whose U is there', init: { key: 'u', code: 'KeyF' }, acts: false },
    { keyboard: 'Croatian, with AltGraph', init: { key: 'đ', code: 'KeyF' }, acts: false },
    { keyboard: 'an input method', init: { key: 'Process', code: 'KeyF' }, acts: false },
  ])('is found on a keyboard that is $keyboard: $acts', ({ init, acts }) => {
    expect(key(page.root, init)).toBe(!acts)
  })

  it('is in no event without a key, as browsers send when they fill a field in', () => {
    const onError = vi.fn()
    addEventListener('error', onError)
    page.root.dispatchEvent(new Event('keydown', { bubbles: true }))
    removeEventListener('error', onError)
    expect(onError).not.toHaveBeenCalled()
  })

  it('leaves a map to the pointer that drags it', () => {
    const { root, surface } = page
    point(surface, 'pointerdown', 700, 400)
    point(surface, 'pointermove', 600, 400)
    expect(key(root, { key: 'f' })).toBe(true)
  })

  it('with a modifier is left to the browser, and in a text field to that', () => {
    const field = document.createElement('input')
    page.root.append(field)
    expect(key(field, { key: 'f' })).toBe(true)
    for (const modifier of ['ctrlKey', 'altKey', 'metaKey', 'shiftKey'])
      expect(key(page.root, { key: 'f', [modifier]: true })).toBe(true)
    expect(page.clock.waiting).toBe(0)
  })
})

it.each([
  { does: 'focuses the next to the left', from: 'Hearth', init: { key: 'ArrowLeft' }, to: 'Works' },
  { does: 'focuses the next above', from: 'Letters', init: { key: 'ArrowUp' }, to: 'Studies' },
  { does: 'pans towards no place', from: 'Letters', init: { key: 'ArrowRight' }, x: -384 },
  { does: 'pans with Shift', from: 'Hearth', init: { key: 'ArrowRight', shiftKey: true }, x: -544 },
])('an arrow on a place $does', ({ from, init, to = from, x = -304 }) => {
  const { clock, controller } = page
  linkOf(page, from).focus()
  expect(key(linkOf(page, from), init)).toBe(false)
  expect(document.activeElement).toBe(linkOf(page, to))
  clock.rest()
  expect(controller.view).toEqual({ x, y: -318, scale: 1 })
})
