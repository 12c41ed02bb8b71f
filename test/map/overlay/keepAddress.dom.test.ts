import { beforeEach, describe, expect, it, vi } from 'vitest'
import { keepAddress } from '../../../src/map/overlay/keepAddress'
import { viewToRestore } from '../../../src/map/overlay/Overlay'
import { placeLinksOn } from '../../../src/map/overlay/placeLink'
import { hashOf, storeVisit, type Visit, visitInMemory } from '../../../src/map/overlay/spot'
import { centreOf } from '../../../src/panzoom/geometry'
import { scaleOf, toMap } from '../../../src/panzoom/view'
import { ending, open as openPage } from '../../helpers/page'
import { PLACES } from '../../helpers/places'

// A session begins.
beforeEach(() => {
  storeVisit(undefined as unknown as Visit, '/')
  history.replaceState(null, '', '/')
})

/** The map at its first view, with a link for each place, and its address kept from then on. */
function open({ hasMoved = false, before = (_: ReturnType<typeof openPage>) => {} } = {}) {
  const page = openPage()
  page.surface.innerHTML = `<svg>${PLACES.map(({ name }) => `<a href="#" tabindex="0" id="${name}"/>`).join('')}</svg>`
  before(page)
  const opening = hasMoved ? null : viewToRestore(page.controller.bounds)
  const { signal, end } = ending()
  keepAddress(page.controller, placeLinksOn(page.surface, PLACES), opening, signal)
  const middle = () => toMap(page.controller.view, centreOf(page.controller.bounds.viewport))
  return { ...page, end, middle, linkOf: (name: string) => document.getElementById(name) as HTMLElement }
}

/** Changes the end of the address as a person does in the address bar. */
function typeHash(hash: string) {
  history.pushState(null, '', `/${hash}`)
  window.dispatchEvent(new HashChangeEvent('hashchange'))
}

describe('the address', () => {
  it('says nothing of a view that has not been moved', () => {
    const { clock } = open()
    clock.advance(2000)
    expect(location.href).toBe(`${location.origin}/`)
    expect(history.state).toBeNull()
  })

  it('is written when the map has come to rest, once, and not on the way', () => {
    const { controller, clock } = open()
    const written = vi.spyOn(history, 'replaceState')
    controller.perform({ zoomStep: 1 })
    clock.advance(390)
    expect(written).not.toHaveBeenCalled()
    clock.rest()
    expect(written).toHaveBeenCalledTimes(1)
    expect(location.hash).toBe('#0.5/1024/450')
    const { zoom, x, y } = history.state.visit.spot
    expect([zoom, x, y].map((n) => Number(n.toFixed(9)))).toEqual([0.5, 1024, 450])
  })

  it('adds no entry to the history, however often it is written', () => {
    const { controller, clock } = open()
    const { length } = history
    for (const zoom of [1, 1, -1, 1] as const) {
      controller.perform({ zoomStep: zoom })
      clock.rest()
    }
    expect(history.length).toBe(length)
    expect(location.hash).toBe('#1/1024/450')
  })

  it('of another page is left alone by a map that comes to rest there', () => {
    const { controller, clock } = open()
    controller.perform({ zoomStep: 1 })
    clock.advance(100)
    history.pushState({ of: 'the page' }, '', '/hearth')
    clock.rest()
    expect(location.pathname + location.hash).toBe('/hearth')
    expect(history.state).toEqual({ of: 'the page' })
  })

  it('is written no more when the map is gone', () => {
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

describe('a link', () => {
  it('is left with the view in the history, at rest or not, and the place that it was left for', () => {
    const { controller, clock, linkOf } = open()
    controller.perform({ zoomStep: 1 })
    clock.advance(100)
    const onTheWay = controller.view.scale
    linkOf('Hearth').dispatchEvent(new MouseEvent('click', { bubbles: true }))
    expect(history.state.visit.place).toBe('Hearth')
    expect(2 ** history.state.visit.spot.zoom).toBeCloseTo(onTheWay, 9)
    expect(visitInMemory()?.place).toBe('Hearth')
  })

  it('that is no place, as in the drawer, is left with the view alone', () => {
    const { outside } = open()
    outside.innerHTML = '<a href="#"><span></span></a>'
    outside.querySelector('span')?.dispatchEvent(new MouseEvent('click', { bubbles: true }))
    expect(history.state.visit.place).toBeUndefined()
    expect(history.state.visit.spot).toEqual({ zoom: 0, x: 1024, y: 450 })
  })

  it('is all that a click changes', () => {
    const { button } = open()
    button.dispatchEvent(new MouseEvent('click', { bubbles: true }))
    expect(history.state).toBeNull()
  })
})

describe('a map that opens', () => {
  it('looks where its address says', () => {
    history.replaceState(null, '', '/#1/867/1000')
    const { controller, middle } = open()
    expect(controller.view.scale).toBe(2)
    expect(middle()).toEqual({ x: 867, y: 1000 })
  })

  it('looks no further than it may, whatever its address says', () => {
    history.replaceState(null, '', '/#999/-5000/99999')
    const { controller, middle } = open()
    expect(controller.view.scale).toBe(scaleOf(1.5))
    expect(middle().x).toBeCloseTo(720 / scaleOf(1.5), 9)
    expect(middle().y).toBeCloseTo(1536 - 450 / scaleOf(1.5), 9)
  })

  it.each(['#hearth', '#1/2', '#NaN/NaN/NaN', '#%E0%A4%A'])('at %s is at its first view', (hash) => {
    history.replaceState(null, '', `/${hash}`)
    expect(open().controller.view).toEqual({ x: -304, y: 0, scale: 1 })
  })

  it('looks where the history says, to the last digit, and has the focus on the place that it was left for', () => {
    const spot = { zoom: 0.123456789, x: 1000.0625, y: 700.9375 }
    storeVisit({ spot, place: 'Letters' }, hashOf(spot))
    const { controller, middle, linkOf } = open()
    expect(controller.view.scale).toBe(2 ** 0.123456789)
    expect(middle().x).toBeCloseTo(1000.0625, 9)
    expect(middle().y).toBeCloseTo(700.9375, 9)
    expect(document.activeElement).toBe(linkOf('Letters'))
  })

  it('looks where it was left in this session, if its address says nothing', () => {
    storeVisit({ spot: { zoom: 1, x: 900, y: 800 } }, '/')
    history.replaceState(null, '', '/')
    const { controller, middle } = open()
    expect([controller.view.scale, middle()]).toEqual([2, { x: 900, y: 800 }])
    expect(document.activeElement).toBe(document.body)
  })

  it('stays where the visitor has moved it before', () => {
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

  it('stays at its first view, too, if the visitor has moved it back there', () => {
    history.replaceState(null, '', '/#1/867/1000')
    expect(open({ hasMoved: true }).controller.view).toEqual({ x: -304, y: 0, scale: 1 })
  })

  it.each([
    [1441, 813],
    [1367, 680.5],
    [411.43, 700.19],
  ])(
    'looks where its address says at %f x %f, even if it did not open at its first view to the pixel',
    (width, height) => {
      history.replaceState(null, '', '/#0.5/1000/700')
      const { controller, middle } = open({
        before: ({ controller }) => {
          controller.resize({ width, height })
          controller.updateInteraction({ ...controller.view, x: Math.round(controller.view.x) })
        },
      })
      expect(controller.view.scale).toBe(Math.SQRT2)
      expect([middle().x, middle().y].map((value) => Number(value.toFixed(9)))).toEqual([1000, 700])
    },
  )
})

describe('an address that is changed by hand', () => {
  it('moves the map there', () => {
    const { controller, clock, middle } = open()
    typeHash('#1/867/1000')
    expect(controller.view.scale).toBe(1)
    clock.rest()
    expect(controller.view.scale).toBe(2)
    expect(middle().x).toBeCloseTo(867, 9)
    expect(middle().y).toBeCloseTo(1000, 9)
    expect(location.hash).toBe('#1/867/1000')
  })

  it.each(['', '#', '#elsewhere', '#1/867'])('to "%s" leaves the map where it is', (hash) => {
    const { controller, clock } = open()
    typeHash(hash)
    clock.rest()
    expect(controller.view).toEqual({ x: -304, y: 0, scale: 1 })
  })
})
