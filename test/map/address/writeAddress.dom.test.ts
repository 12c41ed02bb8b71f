import { describe, expect, it, vi } from 'vitest'
import { hashOf, storeVisit, visitInMemory, writeAddress } from '../../../src/map/address/spot'
import { placeOf } from '../../../src/map/liveMap'
import { linkOf, start } from '../../helpers/features'
import { liveMapOf, open as openPage } from '../../helpers/page'
import { PLACES } from '../../helpers/places'
import { beginSessions } from '../../helpers/session'

beginSessions()

/** The map at its first view, with its address updated from then on. */
function open() {
  const page = openPage()
  const end = start(page, writeAddress)
  return { ...page, end }
}

const click = (target: Element | null) => target?.dispatchEvent(new MouseEvent('click', { bubbles: true }))

/** Edits the hash, as in the address bar. */
function typeHash(hash: string) {
  history.pushState(null, '', `/${hash}`)
  window.dispatchEvent(new HashChangeEvent('hashchange'))
}

describe('the address', () => {
  it('has no view until the map has moved', () => {
    open().clock.advance(2000)
    expect([location.pathname, location.hash, history.state]).toEqual(['/', '', null])
  })

  it('is written once, when the map has come to rest, without a history entry', () => {
    const { controller, clock } = open()
    const { length } = history
    const replaceState = vi.spyOn(history, 'replaceState')
    controller.perform({ zoomStep: 1 })
    clock.advance(390)
    expect(replaceState).not.toHaveBeenCalled()
    clock.rest()
    expect(replaceState).toHaveBeenCalledTimes(1)
    expect([location.hash, history.length]).toEqual(['#0.5/1024/450', length])
    const { zoom, x, y } = history.state.visit.spot
    expect([zoom, x, y].map((n) => Number(n.toFixed(9)))).toEqual([0.5, 1024, 450])
  })

  it('of another page is not changed by a map that comes to rest later', () => {
    const { controller, clock } = open()
    controller.perform({ zoomStep: 1 })
    clock.advance(100)
    history.pushState({ of: 'the page' }, '', '/hearth')
    clock.rest()
    expect([location.pathname, location.hash, history.state]).toEqual(['/hearth', '', { of: 'the page' }])
  })

  it('is not written once the map has gone', () => {
    const { controller, clock, end } = open()
    end()
    controller.perform({ zoomStep: 1 })
    clock.rest()
    expect(history.state).toBeNull()
  })
})

describe('a click', () => {
  it('on the link of a place stores the present view and the place, even while the map moves', () => {
    const page = open()
    const { controller, clock } = page
    controller.perform({ zoomStep: 1 })
    clock.advance(100)
    const present = controller.view.scale
    click(linkOf(page, 'Hearth').firstElementChild)
    expect(history.state.visit.place).toBe('Hearth')
    expect(2 ** history.state.visit.spot.zoom).toBeCloseTo(present, 9)
    expect(visitInMemory()?.place).toBe('Hearth')
  })

  it('on another link, as in the drawer, stores the view without a place; on a button, nothing', () => {
    const { outside, button } = open()
    click(button)
    expect(history.state).toBeNull()
    outside.innerHTML = '<a href="#"><span></span></a>'
    click(outside.querySelector('span'))
    expect(history.state.visit).toEqual({ spot: { zoom: 0, x: 1024, y: 450 }, place: undefined })
  })
})

describe('a map that opens', () => {
  const spot = { zoom: 0.5, x: 1000.0625, y: 700.9375 }

  it('focuses the place whose page one comes back from', () => {
    storeVisit({ spot, place: 'Letters' }, hashOf(spot))
    const page = open()
    expect(document.activeElement).toBe(linkOf(page, 'Letters'))
    expect(history.state.visit.place).toBe('Letters')
  })

  it('leaves the focus where it is after a visit that followed no place', () => {
    storeVisit({ spot }, hashOf(spot))
    open()
    expect(document.activeElement).toBe(document.body)
  })

  it('with a view to restore puts its own into the address', () => {
    history.replaceState(null, '', '/#999/-5000/99999')
    open()
    expect(location.hash).toBe('#0/1024/450')
  })
})

describe('an edited address', () => {
  it('moves the map to its view', () => {
    const { controller, clock } = open()
    typeHash('#1/867/1000')
    expect(controller.view.scale).toBe(1)
    clock.rest()
    expect(controller.view).toEqual({ x: 720 - 2 * 867, y: 450 - 2 * 1000, scale: 2 })
    expect(location.hash).toBe('#1/867/1000')
  })

  it('that is no spot does not move the map', () => {
    const { controller, clock } = open()
    typeHash('#1/867')
    clock.rest()
    expect(controller.view).toEqual({ x: -304, y: 0, scale: 1 })
  })
})

it('the place of an event is that whose link contains its target', () => {
  const page = open()
  const map = liveMapOf(page, PLACES)
  const crafts = linkOf(page, 'Crafts')
  const targets = [crafts, crafts.firstElementChild, linkOf(page, 'Works'), page.surface, window, null]
  const found = targets.map((target) => placeOf(target, map)?.name)
  expect(found).toEqual(['Crafts', 'Crafts', 'Works', undefined, undefined, undefined])
})
