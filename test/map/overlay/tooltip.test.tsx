/** The tooltip: whose name it shows, when, and where. */
import { act, fireEvent } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { pass, stopTime } from '../../helpers/frames'
import { layOut } from '../../helpers/layout'
import { Pointer } from '../../helpers/pointer'
import { link, matrixOf, renderMap, shownName, tooltipPosition } from '../../helpers/renderMap'

const layOutAt = layOut()
stopTime()

const focus = (element: Element) => act(() => (element as SVGElement).focus())

/** Focuses a place, as Tab does. */
function tabTo(name: string) {
  fireEvent.keyDown(document.body, { key: 'Tab' })
  focus(link(name))
}

const pressEscape = () => fireEvent.keyDown(document.body, { key: 'Escape' })

describe('the mouse over a place', () => {
  it('shows its name, takes it along, and hides it by leaving, and by dragging the map', () => {
    layOutAt({ left: 40, top: 64, width: 1000, height: 700 })
    const { area } = renderMap()
    expect(shownName()).toBeNull()
    const mouse = new Pointer('mouse').enter(area('Studies'), 950, 600)
    expect([shownName(), tooltipPosition()]).toEqual(['Studies', { x: '910px', y: '536px' }])
    mouse.move(951.5, 590)
    expect([shownName(), tooltipPosition()]).toEqual(['Studies', { x: '911.5px', y: '526px' }])
    mouse.leave()
    expect(shownName()).toBeNull()
    mouse.enter(area('Journeys'), 950, 200)
    expect(shownName()).toBe('Journeys')
    mouse.down(area('Journeys'), 950, 200).move(900, 200).move(850, 200)
    expect(shownName()).toBeNull()
  })

  it('that rests names a place that moves under it, unless a place has the keyboard focus', () => {
    const { root, area } = renderMap()
    const over = (target: Element, movementX: number, movementY: number) => {
      fireEvent.pointerOver(target, { pointerType: 'mouse', movementX, movementY })
      return shownName()
    }
    expect(over(area('Studies'), 0, 0)).toBe('Studies')
    tabTo('Hearth')
    expect([over(area('Studies'), 0, 0), over(root, 3, 0)]).toEqual(['Hearth', 'Hearth'])
    expect(over(area('Studies'), 3, 0)).toBe('Studies')
    focus(root)
    tabTo('Works')
    expect(over(area('Studies'), 0, 3)).toBe('Studies')
  })
})

it('a finger that rests on a place shows its name above it instead of opening it, until the next touch', () => {
  const { area, surface } = renderMap()
  const finger = new Pointer('touch').down(area('Journeys'), 950, 200).move(952, 200)
  pass(590)
  expect(shownName()).toBeNull()
  pass(40)
  expect([shownName(), tooltipPosition()]).toEqual(['Journeys', { x: `${1558.5 - 524}px`, y: '113px' }])
  expect(finger.up()).toBe(false)
  pass(1000)
  expect([shownName(), location.pathname]).toEqual(['Journeys', '/'])
  new Pointer('touch').down(surface, 200, 600)
  expect(shownName()).toBeNull()
  pass(640)
  expect(shownName()).toBeNull()
})

describe('the keyboard', () => {
  it.each([
    { name: 'Works', x: 48 - 400, y: 700 - 48 - 930 },
    { name: 'Journeys', x: 1000 - 48 - 1703, y: 0 },
  ])('shows the name of $name, and brings it into view with 48 px around it', ({ name, x, y }) => {
    const { sheet } = renderMap()
    tabTo(name)
    expect(shownName()).toBe(name)
    pass(1000)
    expect(matrixOf(sheet)).toEqual([1, 0, 0, 1, x, y])
  })

  it('moves the name with its place, to the next, and hides it beyond the last', () => {
    const { sheet, root } = renderMap()
    tabTo('Works')
    for (const frame of [1, 2, 3]) {
      pass(16)
      const [, , , , x = 0, y = 0] = matrixOf(sheet)
      expect(x, `in frame ${frame}`).not.toBe(-524)
      expect(Number.parseFloat(tooltipPosition().x)).toBeCloseTo(515 + x, 6)
      expect(Number.parseFloat(tooltipPosition().y)).toBeCloseTo(690 + y, 6)
    }
    tabTo('Crafts')
    expect(shownName()).toBe('Crafts')
    focus(root)
    expect(shownName()).toBeNull()
  })

  it('is not meant by the focus that a press brings', () => {
    const { sheet, area } = renderMap()
    new Pointer('touch').down(area('Works'), 50, 695).up()
    focus(link('Works'))
    pass(1000)
    expect([shownName(), matrixOf(sheet)]).toEqual([null, [1, 0, 0, 1, -524, 0]])
  })
})

it('Escape hides the name of the place that has the focus, or is under the mouse, wherever the focus is', () => {
  const { area } = renderMap()
  tabTo('Works')
  pressEscape()
  expect([shownName(), document.activeElement]).toEqual([null, link('Works')])
  act(() => (document.activeElement as SVGElement).blur())
  new Pointer('mouse').enter(area('Journeys'), 950, 200)
  expect(shownName()).toBe('Journeys')
  pressEscape()
  expect(shownName()).toBeNull()
})
