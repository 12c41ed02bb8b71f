import { beforeEach, describe, expect, it, vi } from 'vitest'
import { keepAddress } from '../../../src/map/overlay/keepAddress'
import { viewToRestore } from '../../../src/map/overlay/Overlay'
import { placeLinksOn } from '../../../src/map/overlay/placeLink'
import { hashOf, storeVisit, type Visit, visitInMemory } from '../../../src/map/overlay/spot'
import { centreOf } from '../../../src/panzoom/geometry'
import { scaleOf, toMap } from '../../../src/panzoom/view'
import { ending, open as openPage } from '../../helpers/page'
import { PLACES } from '../../helpers/places'

// Each test is a new session.
beforeEach(() => {
  storeVisit(undefined as unknown as Visit, '/')
  history.replaceState(null, '', '/')
})

/** The map at its first view, with a link for each place, and the address updated from then on. */
function open({ hasMoved = false, before = (_: ReturnType<typeof openPage>) => {} } = {}) {
  const page = openPage()
  page.surface.innerHTML = `<svg>${PLACES.map(({ name }) => `<a href="#" tabindex="0" id="${name}"/>`).join('')}</svg>`
  before(page)
  const opening = hasMoved ? null : viewToRestore(page.controller.bounds)
  const { signal, end } = ending()
  keepAddress(page.controller, placeLinksOn(page.surface, PLACES), opening, signal)
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

  it('is neither written nor read after the signal is aborted', () => {
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
  it('shows the view in its address', () => {
    history.replaceState(null, '', '/#1/867/1000')
    const { controller, centre } = open()
    expect(controller.view.scale).toBe(2)
    expect(centre()).toEqual({ x: 867, y: 1000 })
  })

  it('shows the view in its address, brought within the bounds', () => {
    history.replaceState(null, '', '/#999/-5000/99999')
    const { controller, centre } = open()
    expect(controller.view.scale).toBe(scaleOf(1.5))
    expect(centre().x).toBeCloseTo(720 / scaleOf(1.5), 9)
    expect(centre().y).toBeCloseTo(1536 - 450 / scaleOf(1.5), 9)
  })

  it.each(['#hearth', '#1/2', '#NaN/NaN/NaN', '#%E0%A4%A'])('shows the first view at %s', (hash) => {
    history.replaceState(null, '', `/${hash}`)
    expect(open().controller.view).toEqual({ x: -304, y: 0, scale: 1 })
  })

  it('shows exactly the view in the history, and focuses the place that was opened', () => {
    const spot = { zoom: 0.123456789, x: 1000.0625, y: 700.9375 }
    storeVisit({ spot, place: 'Letters' }, hashOf(spot))
    const { controller, centre, linkOf } = open()
    expect(controller.view.scale).toBe(2 ** 0.123456789)
    expect(centre().x).toBeCloseTo(1000.0625, 9)
    expect(centre().y).toBeCloseTo(700.9375, 9)
    expect(document.activeElement).toBe(linkOf('Letters'))
  })

  it('shows the last view of this session, if its address has none', () => {
    storeVisit({ spot: { zoom: 1, x: 900, y: 800 } }, '/')
    history.replaceState(null, '', '/')
    const { controller, centre } = open()
    expect([controller.view.scale, centre()]).toEqual([2, { x: 900, y: 800 }])
    expect(document.activeElement).toBe(document.body)
  })

  it('keeps its view if the visitor has moved it already', () => {
    history.replaceState(null, '', '/#1/867/1000')
    const { controller } = open({
      hasMoved: true,
      before: ({ controller, clock }) => {
        controller.perform({ pan: { x: -80, y: 0 } })
        clock.rest()
      },
    })
    expect(controller.view).toEqual({ x: -384, y: 0, scale: 1 })
  })

  it('keeps its first view, if the visitor has moved it back there', () => {
    history.replaceState(null, '', '/#1/867/1000')
    expect(open({ hasMoved: true }).controller.view).toEqual({ x: -304, y: 0, scale: 1 })
  })

  it.each([
    [1441, 813],
    [1367, 680.5],
    [411.43, 700.19],
  ])('shows the view in its address at %f x %f, even if its first view was rounded', (width, height) => {
    history.replaceState(null, '', '/#0.5/1000/700')
    const { controller, centre } = open({
      before: ({ controller }) => {
        controller.resize({ width, height })
        controller.updateInteraction({ ...controller.view, x: Math.round(controller.view.x) })
      },
    })
    expect(controller.view.scale).toBe(Math.SQRT2)
    expect([centre().x, centre().y].map((value) => Number(value.toFixed(9)))).toEqual([1000, 700])
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
