import { fireEvent, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { pass, stopTime } from '../../../helpers/frames'
import { layOut } from '../../../helpers/layout'
import { Pointer } from '../../../helpers/pointer'
import { matrixOf, renderMap, rest } from '../../../helpers/renderMap'
import { words } from '../../../helpers/words'

layOut()
stopTime()

it.each(['mouse', 'touch'])(
  'a drag by a %s that begins on a button over the map moves the map alone',
  (type) => {
    const { sheet } = renderMap()
    const [, , , , x = 0, y = 0] = matrixOf(sheet)
    const zoomIn = screen.getByRole('button', { name: words.zoomIn })
    const pointer = new Pointer(type).down(zoomIn, 950, 600)
    for (const to of [930, 900, 870, 840, 800, 750]) {
      pointer.move(to, to - 350)
      pass(16)
    }
    pass(200)
    const isAllowed = pointer.up()
    rest()
    expect([isAllowed, matrixOf(sheet)]).toEqual([false, [1, 0, 0, 1, x - 200, y - 200]])
  },
)

it('a drag of a single move from a button moves the map, too: a busy page gets all moves as one', () => {
  const { sheet } = renderMap()
  const [, , , , x = 0, y = 0] = matrixOf(sheet)
  const zoomIn = screen.getByRole('button', { name: words.zoomIn })
  const finger = new Pointer('touch').down(zoomIn, 950, 600).move(850, 500)
  pass(16)
  expect(matrixOf(sheet)).toEqual([1, 0, 0, 1, x - 100, y - 100])
  finger.up()
})

it('a finger that drags from a button scrolls no page, whatever the browser makes of `touch-action`', () => {
  renderMap()
  const zoomIn = screen.getByRole('button', { name: words.zoomIn })
  const finger = new Pointer('touch').down(zoomIn, 950, 600)
  expect(fireEvent.touchMove(zoomIn)).toBe(true)
  finger.move(850, 500)
  expect(fireEvent.touchMove(zoomIn)).toBe(false)
  finger.up()
})

it('two quick presses on a board are no double tap of the map, and a long one has the link’s menu', () => {
  const { sheet } = renderMap()
  const before = matrixOf(sheet)
  const board = document.querySelector('[data-strip] a') as Element
  board.addEventListener('click', (event) => event.stopPropagation())
  for (const _ of [1, 2]) new Pointer('touch').down(board, 500, 700).up()
  const finger = new Pointer('touch').down(board, 500, 700)
  pass(700)
  expect(fireEvent.contextMenu(board)).toBe(true)
  finger.up()
  rest()
  expect(matrixOf(sheet)).toEqual(before)
})

it.each(['mouse', 'touch'])('two quick presses by a %s on a button are no double tap of the map', (type) => {
  const { sheet } = renderMap()
  const zoomIn = screen.getByRole('button', { name: words.zoomIn })
  for (const _ of [1, 2]) expect(new Pointer(type).down(zoomIn, 950, 600).move(952, 600).up()).toBe(true)
  rest()
  expect(matrixOf(sheet)[0]).toBe(2)
})

it.each([{ shiftKey: false }, { shiftKey: true }])(
  'what begins on a card, or on its button, is left to the card: the wheel with Shift, too: %o',
  (keys) => {
    const { root, sheet } = renderMap()
    const before = matrixOf(sheet)
    const card = root.appendChild(document.createElement('dialog'))
    const button = card.appendChild(document.createElement('button'))
    for (const target of [card, button]) {
      const isAllowed = fireEvent.wheel(target, { deltaY: -100, clientX: 950, clientY: 600, ...keys })
      new Pointer('mouse', 1, keys).down(target, 950, 600).move(900, 550).move(850, 500).up()
      rest()
      expect([isAllowed, matrixOf(sheet)]).toEqual([true, before])
    }
  },
)

it('the wheel over a button zooms the map', () => {
  const { sheet } = renderMap()
  const button = screen.getByRole('button', { name: words.zoomIn })
  const isAllowed = fireEvent.wheel(button, { deltaY: -100, clientX: 950, clientY: 600 })
  rest()
  expect([isAllowed, (matrixOf(sheet)[0] ?? 0) > 1]).toEqual([false, true])
})

it('a press on a button is over when it ends: a later drag from outside leaves the map alone', () => {
  const { sheet, surface } = renderMap((map) => (
    <>
      <header />
      {map}
    </>
  ))
  new Pointer('mouse').down(screen.getByRole('button', { name: words.zoomIn }), 950, 600).up()
  rest()
  const before = matrixOf(sheet)
  // The id of a mouse is always the same.
  const point = { pointerId: 1, pointerType: 'mouse', buttons: 1 }
  fireEvent.pointerDown(screen.getByRole('banner'), { ...point, clientX: 100, clientY: 10 })
  for (const clientY of [60, 100, 150]) fireEvent.pointerMove(surface, { ...point, clientX: 120, clientY })
  rest()
  expect(matrixOf(sheet)).toEqual(before)
})
