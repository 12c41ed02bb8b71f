/** The descriptions of the map for screen readers. */
import { act, fireEvent, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { pass, stopTime } from '../../../helpers/frames'
import { layOut } from '../../../helpers/layout'
import { link, press, renderMap, rest } from '../../../helpers/renderMap'
import { words } from '../../../helpers/words'

layOut()
stopTime()

const status = () => screen.getByRole('status').textContent
function pressAndRest(element: Element, key: string) {
  press(element, key)
  pass(2000)
  return status()
}

/** Moves the map to a view as by the address bar, and rests there. */
function showAt(hash: string) {
  history.replaceState(null, '', `/${hash}`)
  fireEvent(window, new HashChangeEvent('hashchange'))
  pass(2000)
}

const ALL_PLACES = `${words.zoomAt(71)} ${words.inView('Works, Crafts, Journeys, Studies, Letters, Hearth')}`

it('a sentence says what the map is, before its keys; a place has its epithet and its heading', () => {
  const { root } = renderMap()
  const description = document.getElementById(root.getAttribute('aria-describedby') ?? '')
  expect(description?.textContent).toBe(`${words.mapWithLinks(6)} ${words.keys}`)
  expect(link('Works').getAttribute('aria-description')).toBe('the Long Bench: Works in Wood')
})

it('what has changed in the view is announced 600 ms after the map has come to rest', () => {
  const { root } = renderMap()
  pass(3000)
  expect(status()).toBe('')
  press(root, '+')
  rest()
  // One frame has passed at rest.
  pass(590 - 16)
  expect(status()).toBe('')
  pass(20)
  expect(status()).toBe(`${words.zoomAt(141)} ${words.noPlaceInView}`)
})

it.each([
  { edge: 'left', name: 'Crafts', inView: '#0/1367/1150', outside: '#0/1368/1150' },
  { edge: 'right', name: 'Hearth', inView: '#0/713/900', outside: '#0/712/900' },
  { edge: 'upper', name: 'Works', inView: '#0/700/1160', outside: '#0/700/1161' },
  { edge: 'lower', name: 'Crafts', inView: '#0/900/806', outside: '#0/900/805' },
])('a place is in view up to its middle, at the $edge edge', ({ name, inView, outside }) => {
  renderMap()
  const isDescribed = (hash: string) => {
    showAt(hash)
    return status()?.includes(name)
  }
  expect([inView, outside].map(isDescribed)).toEqual([true, false])
})

it('a view that lasts for less than 600 ms is not described, nor is one that moves', () => {
  const { root } = renderMap()
  for (const key of ['+', '-', '+']) {
    press(root, key)
    rest()
    pass(550)
  }
  for (let repeats = 0; repeats < 60; repeats += 1) {
    fireEvent.keyDown(root, { key: 'ArrowRight', repeat: repeats > 0 })
    pass(33)
  }
  expect(status()).toBe('')
  expect(pressAndRest(root, 'f')).toBe(ALL_PLACES)
})

it('what was announced is gone 5 s later: browsers announce it again when a dialog closes over it', () => {
  const { root } = renderMap()
  expect(pressAndRest(root, 'f')).toBe(ALL_PLACES)
  pass(5000)
  expect(status()).toBe('')
})

it('after the first time, only the part that differs is announced', () => {
  const { root } = renderMap()
  expect(pressAndRest(root, 'f')).toBe(ALL_PLACES)
  // At the limit, which is no change.
  expect(pressAndRest(root, '-')).toBe(ALL_PLACES)
  expect(pressAndRest(root, '0')).toBe(`${words.zoomAt(100)} ${words.noPlaceInView}`)
  expect(pressAndRest(root, '+')).toBe(words.zoomAt(141))
  showAt('#0.5/867/1156')
  expect(status()).toMatch(new RegExp(`^${words.inView('.*Crafts.*')}$`))
})

it('a place that gets the focus is not announced as well, but later movements are, even back to it', () => {
  const { root } = renderMap()
  press(root, 'Tab')
  act(() => (link('Letters') as SVGElement).focus())
  pass(2000)
  expect(status()).toBe('')
  expect(pressAndRest(link('Letters'), '+')).toContain(words.zoomAt(141))
  expect(pressAndRest(link('Letters'), '-')).toContain(words.zoomAt(100))
})
