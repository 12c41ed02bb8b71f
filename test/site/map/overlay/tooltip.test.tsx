/** The tooltip: whose name it shows, when, and where. */
import { act, fireEvent } from '@testing-library/react'
import { cloneElement } from 'react'
import { describe, expect, it } from 'vitest'
import { distance } from '../../../../src/panzoom/core/geometry'
import { areaBox } from '../../../../src/table/area'
import { corners as cornersOf } from '../../../helpers/corners'
import { pass, stopTime } from '../../../helpers/frames'
import { layOut } from '../../../helpers/layout'
import { PLACES } from '../../../helpers/places'
import { Pointer } from '../../../helpers/pointer'
import * as live from '../../../helpers/renderMap'

const { link, MAP, matrixOf, renderMap, shownName, tooltipLines, tooltipPosition } = live
const layOutAt = layOut()
stopTime()

const focus = (element: Element) => act(() => (element as SVGElement).focus())

/** Focuses a place, as Tab does. */
function tabTo(name: string) {
  fireEvent.keyDown(document.body, { key: 'Tab' })
  focus(link(name))
}

/** The place whose box has the light; null while there is none. */
function litPlace(): string | null {
  const light = document.querySelector<HTMLElement>('.map-light[data-shown]')
  if (!light?.style.width) return null
  const [left = 0, top = 0] = (light.style.transform.match(/-?[\d.]+/g) ?? []).map(Number)
  const [, , , , x = 0, y = 0] = matrixOf(document.querySelector('[data-sheet]') as HTMLElement)
  const cornerOf = (place: (typeof PLACES)[number]) => ({
    x: areaBox(place).left + x,
    y: areaBox(place).top + y,
  })
  return (
    PLACES.find((place) => distance(cornerOf(place), { x: left + 10, y: top + 10 }) < 1)?.name ?? 'elsewhere'
  )
}

const pressEscape = () => fireEvent.keyDown(document.body, { key: 'Escape' })

describe('the mouse over a place', () => {
  it('shows its name clear of it, wherever the mouse is, until that leaves it or drags the map', () => {
    layOutAt({ left: 40, top: 64, width: 1000, height: 700 })
    const { area } = renderMap()
    expect(shownName()).toBeNull()
    const mouse = new Pointer('mouse').enter(area('Studies'), 950, 600)
    expect([shownName(), tooltipPosition()]).toEqual(['Studies', { x: '992px', y: '587px' }])
    mouse.move(951.5, 640)
    expect([shownName(), tooltipPosition()]).toEqual(['Studies', { x: '992px', y: '587px' }])
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

it('a finger that rests on a place shows its name above it, and does not open it', () => {
  const { area, surface } = renderMap()
  const finger = new Pointer('touch').down(area('Journeys'), 950, 200).move(952, 200)
  pass(590)
  expect(shownName()).toBeNull()
  pass(40)
  expect([shownName(), tooltipPosition()]).toEqual(['Journeys', { x: '992px', y: '105px' }])
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
    { name: 'Works', x: 16 - 400, y: 700 - 16 - 930 },
    { name: 'Journeys', x: 1000 - 16 - 1703, y: 0 },
  ])('names $name, brings it into view with 16 px around it, and lights it there', ({ name, x, y }) => {
    const { sheet } = renderMap()
    tabTo(name)
    pass(32)
    expect([shownName(), litPlace()]).toEqual([name, null])
    pass(1000)
    expect([litPlace(), matrixOf(sheet)]).toEqual([name, [1, 0, 0, 1, x, y]])
  })

  it('moves the name with its place, to the next, and hides it beyond the last', () => {
    const { sheet, root } = renderMap()
    tabTo('Works')
    for (const frame of [1, 2, 3]) {
      pass(16)
      const [, , , , x = 0, y = 0] = matrixOf(sheet)
      expect(x, `in frame ${frame}`).not.toBe(-524)
      expect(Number.parseFloat(tooltipPosition().x)).toBe(Math.round(515 + x))
      expect(Number.parseFloat(tooltipPosition().y)).toBe(Math.round(682 + y))
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

it('Escape hides the name of the place with the focus, or under the mouse, wherever the focus is', () => {
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

it('says what is found at a place, below its name, with an arrow, and another one if it is elsewhere', () => {
  const corners = cornersOf(600, 0, 700, 100)
  const shop = { name: 'Shop', heading: 'Wares of All Kinds', href: 'https://shop.example/', corners }
  const { area } = renderMap(() => cloneElement(MAP, { places: [...PLACES, shop] }))
  const mouse = new Pointer('mouse').enter(area('Studies'), 950, 600)
  expect(tooltipLines()).toEqual(['Studies', 'Late Studies →'])
  mouse.enter(area('Shop'), 100, 50)
  expect(tooltipLines()).toEqual(['Shop', 'Wares of All Kinds ↗'])
})

it('the light on a place comes with a finger’s press, and goes as it is lifted, or moves the map', () => {
  const { area } = renderMap()
  const finger = new Pointer('touch').down(area('Journeys'), 950, 200)
  expect([litPlace(), shownName()]).toEqual(['Journeys', null])
  finger.up()
  expect(litPlace()).toBeNull()
  finger.down(area('Journeys'), 950, 200).move(930, 230)
  pass(16)
  expect(litPlace()).toBeNull()
})

describe('at a place that is not a box', () => {
  const L = [
    [0, 0],
    [0, 100],
    [200, 100],
    [200, 300],
    [300, 300],
    [300, 0],
  ] as const
  const middle = { x: 60, y: 240 }
  const ell = { name: 'Ell', heading: 'Round the Corner', href: '/ell', corners: L, middle }

  it('the light shows its outline, and after it no other', () => {
    const { area } = renderMap(() => cloneElement(MAP, { places: [...PLACES, ell] }))
    const outline = () => document.querySelector('.map-light polygon')?.getAttribute('points')
    const mouse = new Pointer('mouse').enter(area('Ell'), 20, 20)
    expect(outline()).toBe('0,0,100,0,100,200,300,200,300,300,0,300')
    const viewBox = document.querySelector('.map-light svg')?.getAttribute('viewBox')
    expect(viewBox).toBe('-10.24 -10.24 320.48 320.48')
    mouse.enter(area('Works'), 500, 700)
    expect([litPlace(), outline()]).toEqual(['Works', undefined])
  })
})
