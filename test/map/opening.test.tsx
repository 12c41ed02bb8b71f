/** The view with which the map opens for a visitor from a page of the site. */
import { screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { storeVisit, type Visit } from '../../src/map/address/spot'
import { layOut } from '../helpers/layout'
import { openSite } from '../helpers/openSite'

layOut({ left: 0, top: 0, width: 1001, height: 699 })

// A session begins: no map has been left yet.
beforeEach(() => storeVisit(undefined as unknown as Visit, '/'))

/** The view of the map that is open, from the left, from the top, and its scale. */
function shown() {
  const sheet = document.querySelector<HTMLElement>('[data-sheet]')
  const [scale = 0, , , , x = 0, y = 0] = (sheet?.style.transform ?? '')
    .replace('matrix(', '')
    .split(',')
    .map(Number.parseFloat)
  return { x, y, scale }
}

// Crafts lies around 867.5, 1156, and Journeys, near the map's top, around 1558.5, 246.5.
const AT_CRAFTS = { x: 500.5 - 867.5, y: 349.5 - 1156, scale: 1 }
const FIRST = { x: 500.5 - 1024, y: 0, scale: 1 }

describe('from the page of a place, opened first, the map shows where that is', () => {
  it.each([{ link: 'Back to the map' }, { link: 'Testland' }])('by "$link"', async ({ link }) => {
    const { user } = openSite('/crafts')
    await user.click(screen.getByRole('link', { name: link }))
    expect(shown()).toEqual(AT_CRAFTS)
    expect(location.pathname + location.hash).toBe('/')
  })

  it('by the drawer', async () => {
    const { user } = openSite('/journeys')
    await user.click(screen.getByRole('button', { name: 'Menu' }))
    await user.click(within(screen.getByRole('dialog')).getByRole('link', { name: 'Map' }))
    // As far to the east, and as far north, as the map goes.
    expect(shown()).toEqual({ x: 1001 - 2048, y: 0, scale: 1 })
  })

  it('of the one that one comes from last', async () => {
    const { user } = openSite('/works')
    await user.click(screen.getByRole('link', { name: 'Next place Crafts' }))
    await user.click(screen.getByRole('link', { name: 'Back to the map' }))
    expect(shown()).toEqual(AT_CRAFTS)
  })

  it('and the closing transition finds it there', async () => {
    const { user } = openSite('/crafts')
    await user.click(screen.getByRole('link', { name: 'Back to the map' }))
    const box = [...document.querySelectorAll<HTMLElement>('div')].find(
      ({ style }) => style.getPropertyValue('view-transition-name') === 'plate',
    )
    // Its top-left is at 780, 1062 of the map.
    expect(box?.style.transform).toBe(`translate(${780 + AT_CRAFTS.x}px, ${1062 + AT_CRAFTS.y}px)`)
  })
})

it('a map that has been left elsewhere shows what was seen there', async () => {
  const { user } = openSite('/#1/1000/700')
  await user.click(screen.getByRole('link', { name: 'Crafts' }))
  await user.click(screen.getByRole('link', { name: 'Back to the map' }))
  const { x, y, scale } = shown()
  expect([scale, (500.5 - x) / scale, (349.5 - y) / scale]).toEqual([2, 1000, 700])
})

it('the address of the map itself opens with the first view', () => {
  openSite('/')
  expect(shown()).toEqual(FIRST)
})

it('from a page that leads nowhere it opens with the first view', async () => {
  const { user } = openSite('/nowhere')
  await user.click(screen.getByRole('link', { name: 'Back to the map' }))
  expect(shown()).toEqual(FIRST)
})
