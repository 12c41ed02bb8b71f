/** The tooltip: whose name it shows, when, and where. */
import { act, fireEvent } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { pass, stopTime } from '../helpers/frames'
import { layOut } from '../helpers/layout'
import { PLACES } from '../helpers/places'
import { Pointer } from '../helpers/pointer'
import { link, matrixOf, renderMap, shownName, tooltipPosition } from '../helpers/renderMap'

const layOutAt = layOut()
stopTime()

/** Tabs to a place, as a person at the keyboard does. */
async function tabTo(name: string): Promise<void> {
  const user = userEvent.setup()
  while (document.activeElement !== link(name)) await user.tab()
}

it('no name is shown at first', () => {
  renderMap()
  expect(shownName()).toBeNull()
})

describe('the mouse over a place', () => {
  it.each(PLACES)('shows its name: $name', ({ name }) => {
    const { area } = renderMap()
    new Pointer('mouse').enter(area(name), 500, 300)
    expect(shownName()).toBe(name)
  })

  it('takes the name along', () => {
    const { area } = renderMap()
    const mouse = new Pointer('mouse').enter(area('Journeys'), 950, 200)
    expect(tooltipPosition()).toEqual({ x: '950px', y: '200px' })
    mouse.move(960, 210)
    expect(tooltipPosition()).toEqual({ x: '960px', y: '210px' })
    mouse.move(961.5, 190)
    expect(tooltipPosition()).toEqual({ x: '961.5px', y: '190px' })
    expect(shownName()).toBe('Journeys')
  })

  it('takes it along from the top-left of the map, wherever that lies in the window', () => {
    layOutAt({ left: 40, top: 64, width: 1000, height: 700 })
    const { area } = renderMap()
    new Pointer('mouse').enter(area('Journeys'), 950, 200)
    expect(tooltipPosition()).toEqual({ x: '910px', y: '136px' })
  })

  it('hides it by leaving', () => {
    const { area } = renderMap()
    new Pointer('mouse').enter(area('Journeys'), 950, 200).leave()
    expect(shownName()).toBeNull()
  })

  it('shows the other name when it goes on to another place', () => {
    const { area } = renderMap()
    const mouse = new Pointer('mouse').enter(area('Studies'), 950, 600)
    mouse.leave()
    mouse.enter(area('Letters'), 1050, 850)
    expect(shownName()).toBe('Letters')
    expect(tooltipPosition()).toEqual({ x: '1050px', y: '850px' })
  })

  it('hides it by dragging the map', () => {
    const { area } = renderMap()
    const mouse = new Pointer('mouse').enter(area('Journeys'), 950, 200).down(area('Journeys'), 950, 200)
    mouse.move(900, 200).move(850, 200)
    expect(shownName()).toBeNull()
  })
})

describe('a finger', () => {
  it('that taps a place shows no name', () => {
    const { area } = renderMap()
    const finger = new Pointer('touch').down(area('Journeys'), 950, 200)
    expect(shownName()).toBeNull()
    finger.move(952, 200)
    expect(shownName()).toBeNull()
    finger.up()
    expect(shownName()).toBeNull()
  })

  it('that rests on a place for 600 ms shows its name, above the place', () => {
    const { area } = renderMap()
    new Pointer('touch').down(area('Journeys'), 950, 200)
    pass(590)
    expect(shownName()).toBeNull()
    pass(40)
    expect(shownName()).toBe('Journeys')
    expect(tooltipPosition()).toEqual({ x: `${(1414 + 1703) / 2 - 524}px`, y: '113px' })
  })

  it('leaves the name there when it is lifted, without a click, until the next touch', () => {
    const { area, surface } = renderMap()
    const finger = new Pointer('touch').down(area('Journeys'), 950, 200)
    pass(640)
    expect(finger.up()).toBe(false)
    pass(1000)
    expect(shownName()).toBe('Journeys')
    new Pointer('touch').down(surface, 200, 600)
    expect(shownName()).toBeNull()
  })

  it('that rests where there is no place shows nothing', () => {
    const { surface } = renderMap()
    new Pointer('touch').down(surface, 200, 600)
    pass(640)
    expect(shownName()).toBeNull()
  })

  it('that rests shows the name of what lies under it now, wherever the map has been moved', () => {
    const { surface, area } = renderMap()
    const gestures = new Pointer('touch').down(surface, 600, 600).move(600, 200)
    pass(200)
    gestures.up()
    pass(1000)
    // The map has gone up by 400 px, and with it Works, whose right part is seen.
    new Pointer('touch').down(area('Works'), 60, 400)
    pass(640)
    expect(shownName()).toBe('Works')
  })
})

describe('the keyboard', () => {
  it('shows the name of the place it has reached, above the place', async () => {
    const { sheet } = renderMap()
    await tabTo('Works')
    expect(shownName()).toBe('Works')
    pass(1000)
    expect(matrixOf(sheet)).toEqual([1, 0, 0, 1, -352, -278])
    expect(tooltipPosition()).toEqual({ x: '163px', y: '412px' })
  })

  it.each([
    { name: 'Works', x: 48 - 400, y: 700 - 48 - 930 },
    { name: 'Journeys', x: 1000 - 48 - 1703, y: 0 },
    { name: 'Letters', x: 1000 - 48 - 1780, y: 700 - 48 - 1037 },
  ])('brings $name into view, no further than it takes to leave 48 px around it', ({ name, x, y }) => {
    const { sheet } = renderMap()
    act(() => link(name).dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab', bubbles: true })))
    act(() => (link(name) as SVGElement).focus())
    pass(1000)
    expect(matrixOf(sheet)).toEqual([1, 0, 0, 1, x, y])
  })

  it('moves the name with its place while the map comes to rest', async () => {
    const { sheet } = renderMap()
    await tabTo('Works')
    const places: string[] = []
    for (let frame = 0; frame < 20; frame += 1) {
      pass(16)
      const [, , , , x = 0, y = 0] = matrixOf(sheet)
      const { x: nameX, y: nameY } = tooltipPosition()
      expect(Number.parseFloat(nameX)).toBeCloseTo(515 + x, 6)
      expect(Number.parseFloat(nameY)).toBeCloseTo(690 + y, 6)
      places.push(nameX)
    }
    expect(new Set(places).size).toBeGreaterThan(5)
  })

  it('shows the next name at the next place, and none beyond the last', async () => {
    renderMap()
    const user = userEvent.setup()
    await user.tab()
    expect(shownName()).toBeNull()
    for (const { name } of PLACES) {
      await user.tab()
      expect(shownName()).toBe(name)
    }
    await user.tab()
    expect(shownName()).toBeNull()
  })

  it('is not meant by the focus that a click brings', async () => {
    const { sheet, area } = renderMap()
    await userEvent.setup().click(area('Works'))
    pass(1000)
    expect(document.activeElement).toBe(link('Works'))
    expect(matrixOf(sheet)).toEqual([1, 0, 0, 1, -524, 0])
  })

  it('is not meant by the focus that follows a tap', () => {
    const { sheet, area } = renderMap()
    new Pointer('touch').down(area('Works'), 50, 695).up()
    act(() => (link('Works') as SVGElement).focus())
    pass(1000)
    expect(shownName()).toBeNull()
    expect(matrixOf(sheet)).toEqual([1, 0, 0, 1, -524, 0])
  })
})

describe('Escape hides the name', () => {
  it('of the place that has the focus', async () => {
    renderMap()
    await tabTo('Works')
    await userEvent.keyboard('{Escape}')
    expect(shownName()).toBeNull()
    expect(document.activeElement).toBe(link('Works'))
  })

  it('of the place under the mouse, with the focus on the map', async () => {
    const { area, root } = renderMap()
    act(() => root.focus())
    new Pointer('mouse').enter(area('Journeys'), 950, 200)
    expect(shownName()).toBe('Journeys')
    await userEvent.keyboard('{Escape}')
    expect(shownName()).toBeNull()
  })

  it('of the place under the mouse, with the focus nowhere', async () => {
    const { area } = renderMap()
    new Pointer('mouse').enter(area('Journeys'), 950, 200)
    expect(document.activeElement).toBe(document.body)
    expect(shownName()).toBe('Journeys')
    await userEvent.keyboard('{Escape}')
    expect(shownName()).toBeNull()
  })
})

it('a place that moves under a resting mouse is named, unless a place has the keyboard focus', () => {
  const { root, area } = renderMap()
  const focus = (element: Element) => act(() => (element as SVGElement).focus())
  const movePlaceUnderMouse = () => {
    const at = { pointerType: 'mouse', clientX: 500, clientY: 300, movementX: 0, movementY: 0 }
    fireEvent.pointerOver(area('Studies'), at)
  }
  fireEvent.keyDown(root, { key: 'x' })
  focus(link('Hearth'))
  movePlaceUnderMouse()
  expect(shownName()).toBe('Hearth')
  focus(root)
  expect(shownName()).toBeNull()
  movePlaceUnderMouse()
  expect(shownName()).toBe('Studies')
})
