import { describe, expect, it, vi } from 'vitest'
import { hashOf, storeVisit, visitInMemory, writeAddress } from '../../../src/site/map/spot'
import { linkOf, start } from '../../helpers/features'
import { open as openPage } from '../../helpers/page'
import { beginSessions } from '../../helpers/session'

beginSessions()

function open() {
  const page = openPage()
  start(page, writeAddress)
  return page
}

const click = (target: Element | null) => target?.dispatchEvent(new MouseEvent('click', { bubbles: true }))

/** As in the address bar. */
function typeHash(hash: string) {
  history.pushState(null, '', `/${hash}`)
  window.dispatchEvent(new HashChangeEvent('hashchange'))
}

describe('the address', () => {
  it('is written once, when the map has come to rest, without a history entry', () => {
    const { controller, clock } = open()
    const { length } = history
    const replaceState = vi.spyOn(history, 'replaceState')
    controller.perform({ zoomStep: 1 })
    clock.advance(390)
    expect(location.hash).toBe('')
    clock.rest()
    expect(replaceState).toHaveBeenCalledTimes(1)
    expect([location.hash, history.length]).toEqual(['#0.5/1024/450', length])
    const near = (number: number) => expect.closeTo(number, 9)
    expect(visitInMemory()?.spot).toEqual({ zoom: near(0.5), x: near(1024), y: near(450) })
  })

  it('of another page is not changed by a map that comes to rest later', () => {
    const { controller, clock } = open()
    controller.perform({ zoomStep: 1 })
    clock.advance(100)
    history.pushState({ of: 'the page' }, '', '/hearth')
    clock.rest()
    expect([location.pathname, location.hash, history.state]).toEqual(['/hearth', '', { of: 'the page' }])
  })
})

describe('a click', () => {
  it('on the link of a place stores the present view and the place, even while the map moves', () => {
    const page = open()
    const { controller, clock } = page
    controller.perform({ zoomStep: 1 })
    clock.advance(100)
    click(linkOf(page, 'Hearth').firstElementChild)
    expect(visitInMemory()?.place).toBe('Hearth')
    expect(2 ** (visitInMemory()?.spot.zoom ?? 0)).toBeCloseTo(controller.view.scale, 9)
  })

  it('on another link, as in the drawer, stores the view without a place; on a button, nothing', () => {
    const { outside, button } = open()
    click(button)
    expect(location.hash).toBe('')
    outside.innerHTML = '<a href="#"><span></span></a>'
    click(outside.querySelector('span'))
    expect(visitInMemory()).toEqual({ spot: { zoom: 0, x: 1024, y: 450 }, place: undefined })
  })
})

it('a map that opens focuses the place whose page one comes back from, if any, and writes its own view', () => {
  const spot = { zoom: 0.5, x: 1000.0625, y: 700.9375 }
  storeVisit({ spot }, hashOf(spot))
  open()
  expect(document.activeElement).toBe(document.body)
  storeVisit({ spot, place: 'Letters' }, hashOf(spot))
  const page = open()
  expect([document.activeElement, visitInMemory()?.place]).toEqual([linkOf(page, 'Letters'), 'Letters'])
  expect(location.hash).toBe('#0/1024/450')
})

it('an edited address moves the map to its view, if it is a spot', () => {
  const { controller, clock } = open()
  typeHash('#1/867')
  clock.rest()
  expect(controller.view).toEqual({ x: -304, y: 0, scale: 1 })
  typeHash('#1/867/1000')
  expect(controller.view.scale).toBe(1)
  clock.rest()
  expect(controller.view).toEqual({ x: 720 - 2 * 867, y: 450 - 2 * 1000, scale: 2 })
  expect(location.hash).toBe('#1/867/1000')
})
