import { beforeEach, describe, expect, it, vi } from 'vitest'
import { keepAddress } from '../../../src/map/address/keepAddress'
import { hashOf, storeVisit, type Visit, visitInMemory } from '../../../src/map/address/spot'
import { centreOf } from '../../../src/panzoom/geometry'
import { scaleOf, toMap } from '../../../src/panzoom/view'
import { cleanups, liveMapOf, open as openPage } from '../../helpers/page'
import { PLACES } from '../../helpers/places'

// Each test is a new session.
beforeEach(() => {
  storeVisit(undefined as unknown as Visit, '/')
  history.replaceState(null, '', '/')
})

/** The map at its first view, with a link for each place, and the address updated from then on. */
function open() {
  const page = openPage()
  page.surface.innerHTML = `<svg>${PLACES.map(({ name }) => `<a href="#" tabindex="0" id="${name}"/>`).join('')}</svg>`
  const end = keepAddress(liveMapOf(page, PLACES))
  cleanups.push(end)
  const centre = () => toMap(page.controller.view, centreOf(page.controller.bounds.viewport))
  return { ...page, end, centre, linkOf: (name: string) => document.getElementById(name) as HTMLElement }
}

/** Edits the hash, as in the address bar. */
function typeHash(hash: string) {
  history.pushState(null, '', `/${hash}`)
  window.dispatchEvent(new HashChangeEvent('hashchange'))
}

describe('the address', () => {
  it('has no view until the map has moved', () => {
    const { clock } = open()
    clock.advance(2000)
    expect(location.href).toBe(`${location.origin}/`)
    expect(history.state).toBeNull()
  })

  it('is written once, when the map has come to rest', () => {
    const { controller, clock } = open()
    const replaceState = vi.spyOn(history, 'replaceState')
    controller.perform({ zoomStep: 1 })
    clock.advance(390)
    expect(replaceState).not.toHaveBeenCalled()
    clock.rest()
    expect(replaceState).toHaveBeenCalledTimes(1)
    expect(location.hash).toBe('#0.5/1024/450')
    const { zoom, x, y } = history.state.visit.spot
    expect([zoom, x, y].map((n) => Number(n.toFixed(9)))).toEqual([0.5, 1024, 450])
  })

  it('adds no history entry', () => {
    const { controller, clock } = open()
    const { length } = history
    for (const zoom of [1, 1, -1, 1] as const) {
      controller.perform({ zoomStep: zoom })
      clock.rest()
    }
    expect(history.length).toBe(length)
    expect(location.hash).toBe('#1/1024/450')
  })

  it('of another page is not changed by a map that comes to rest later', () => {
    const { controller, clock } = open()
    controller.perform({ zoomStep: 1 })
    clock.advance(100)
    history.pushState({ of: 'the page' }, '', '/hearth')
    clock.rest()
    expect(location.pathname + location.hash).toBe('/hearth')
    expect(history.state).toEqual({ of: 'the page' })
  })

  it('is neither written nor read once that has ended', () => {
    const { controller, clock, end } = open()
    end()
    controller.perform({ zoomStep: 1 })
    clock.rest()
    typeHash('#1/867/1156')
    clock.rest()
    expect(controller.view.scale).toBeCloseTo(scaleOf(0.5), 9)
    expect(history.state).toBeNull()
  })
})

describe('a click', () => {
  it('on the link of a place stores the present view and the place, even while the map moves', () => {
    const { controller, clock, linkOf } = open()
    controller.perform({ zoomStep: 1 })
    clock.advance(100)
    const present = controller.view.scale
    linkOf('Hearth').dispatchEvent(new MouseEvent('click', { bubbles: true }))
    expect(history.state.visit.place).toBe('Hearth')
    expect(2 ** history.state.visit.spot.zoom).toBeCloseTo(present, 9)
    expect(visitInMemory()?.place).toBe('Hearth')
  })

  it('on another link, as in the drawer, stores the view without a place', () => {
    const { outside } = open()
    outside.innerHTML = '<a href="#"><span></span></a>'
    outside.querySelector('span')?.dispatchEvent(new MouseEvent('click', { bubbles: true }))
    expect(history.state.visit.place).toBeUndefined()
    expect(history.state.visit.spot).toEqual({ zoom: 0, x: 1024, y: 450 })
  })

  it('on a button stores nothing', () => {
    const { button } = open()
    button.dispatchEvent(new MouseEvent('click', { bubbles: true }))
    expect(history.state).toBeNull()
  })
})

describe('a map that opens', () => {
  const spot = { zoom: 0.5, x: 1000.0625, y: 700.9375 }

  it('focuses the place whose page one comes back from', () => {
    storeVisit({ spot, place: 'Letters' }, hashOf(spot))
    const { linkOf } = open()
    expect(document.activeElement).toBe(linkOf('Letters'))
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
    const { controller, clock, centre } = open()
    typeHash('#1/867/1000')
    expect(controller.view.scale).toBe(1)
    clock.rest()
    expect(controller.view.scale).toBe(2)
    expect(centre().x).toBeCloseTo(867, 9)
    expect(centre().y).toBeCloseTo(1000, 9)
    expect(location.hash).toBe('#1/867/1000')
  })

  it.each(['', '#', '#elsewhere', '#1/867'])('with the hash "%s" does not move the map', (hash) => {
    const { controller, clock } = open()
    typeHash(hash)
    clock.rest()
    expect(controller.view).toEqual({ x: -304, y: 0, scale: 1 })
  })
})
