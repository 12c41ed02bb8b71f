/** The descriptions of the map for screen readers. */
import { fireEvent, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { pass, stopTime } from '../../helpers/frames'
import { layOut } from '../../helpers/layout'
import { press, renderMap, rest } from '../../helpers/renderMap'

layOut()
stopTime()

const status = () => screen.getByRole('status').textContent

const WHOLE_MAP = 'Zoom 71 %. In view: Works, Crafts, Studies, Letters, Hearth.'

it('the keys are the description of the map', () => {
  const { root } = renderMap()
  const id = root.getAttribute('aria-describedby') ?? ''
  expect(document.getElementById(id)?.textContent).toMatch(/^Arrow keys .* 0 or Home returns to the first view\.$/)
})

it('the view is described 600 ms after the map has come to rest', () => {
  const { root } = renderMap()
  pass(3000)
  expect(status()).toBe('')
  press(root, '+')
  rest()
  // One frame has passed at rest.
  pass(590 - 16)
  expect(status()).toBe('')
  pass(20)
  expect(status()).toBe('Zoom 141 %. No place in view.')
})

it.each([
  { edge: 'left', name: 'Crafts', inView: '#0/1367/1150', outside: '#0/1368/1150' },
  { edge: 'right', name: 'Hearth', inView: '#0/713/900', outside: '#0/712/900' },
  { edge: 'upper', name: 'Works', inView: '#0/700/1160', outside: '#0/700/1161' },
  { edge: 'lower', name: 'Crafts', inView: '#0/900/806', outside: '#0/900/805' },
])('a place is in view up to its middle, at the $edge edge', ({ name, inView, outside }) => {
  renderMap()
  const isDescribed = (hash: string) => {
    history.replaceState(null, '', `/${hash}`)
    fireEvent(window, new HashChangeEvent('hashchange'))
    pass(2000)
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
  fireEvent.keyDown(root, { key: 'ArrowRight' })
  pass(2000)
  expect(status()).toBe('')
  fireEvent.keyUp(root, { key: 'ArrowRight' })
  press(root, 'f')
  pass(2000)
  expect(status()).toBe(WHOLE_MAP)
})
