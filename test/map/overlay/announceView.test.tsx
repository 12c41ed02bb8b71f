/** The description of the view for screen readers. */
import { act, fireEvent, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { framesWaiting, pass, stopTime } from '../../helpers/frames'
import { layOut } from '../../helpers/layout'
import { Pointer } from '../../helpers/pointer'
import { renderMap } from '../../helpers/renderMap'
import { press, rest } from '../../helpers/rest'

layOut()
stopTime()

const status = () => screen.getByRole('status').textContent

it('is empty until the map has moved', () => {
  renderMap()
  pass(3000)
  expect(status()).toBe('')
})

it('is there 600 ms after the map has come to rest', () => {
  const { root } = renderMap()
  press(root, '+')
  rest()
  // One frame has passed at rest.
  pass(590 - 16)
  expect(status()).toBe('')
  pass(20)
  expect(status()).toBe('Zoom 141 %. No place in view.')
  press(root, 'f')
  rest()
  pass(700)
  expect(status()).toBe('Zoom 71 %. In view: Works, Crafts, Studies, Letters, Hearth.')
})

it('is not that of a view that lasts for less than 600 ms', async () => {
  const { root } = renderMap()
  const messages: (string | null)[] = []
  const observer = new MutationObserver(() => messages.push(status()))
  observer.observe(screen.getByRole('status'), { childList: true, characterData: true, subtree: true })
  for (let step = 0; step < 6; step++) {
    press(root, step % 2 ? '-' : '+')
    rest()
    pass(550)
    expect(status()).toBe('')
  }
  press(root, 'ArrowUp')
  press(root, 'f')
  rest()
  pass(700)
  await act(async () => {})
  observer.disconnect()
  expect(messages).toEqual(['Zoom 71 %. In view: Works, Crafts, Studies, Letters, Hearth.'])
})

it('does not change while the map moves', () => {
  const { root, surface } = renderMap()
  fireEvent.keyDown(root, { key: 'ArrowRight' })
  pass(2000)
  expect(status()).toBe('')
  fireEvent.keyUp(root, { key: 'ArrowRight' })
  const mouse = new Pointer('mouse').down(surface, 500, 350).move(500, 300)
  pass(3000)
  expect(status()).toBe('')
  mouse.up()
  rest()
  expect(status()).toBe('')
  pass(610)
  expect(status()).toMatch(/^Zoom 100 %\. /)
})

it('does not change after the map is unmounted', () => {
  const { root, unmount } = renderMap()
  press(root, '+')
  rest()
  unmount()
  expect(framesWaiting()).toBe(0)
})
