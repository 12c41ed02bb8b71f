import { beforeEach, describe, expect, it } from 'vitest'
import { openingView } from '../../../src/map/address/openingView'
import { hashOf, storeVisit, type Visit } from '../../../src/map/address/spot'
import { centreOf } from '../../../src/panzoom/geometry'
import { scaleOf, toMap } from '../../../src/panzoom/view'
import { boundsOf } from '../../helpers/fingers'
import { PLACES } from '../../helpers/places'

const desktop = boundsOf(1440, 900)

// Each test is a new session.
beforeEach(() => {
  storeVisit(undefined as unknown as Visit, '/')
  history.replaceState(null, '', '/')
})

const place = (name: string) => PLACES.find((place) => place.name === name)

/** The scale and the centre of the view in which the map opens, to nine decimals. */
function opening({ bounds = desktop, cameFrom = '' } = {}) {
  const view = openingView(bounds, place(cameFrom))
  const { x, y } = toMap(view, centreOf(bounds.viewport))
  return [view.scale, x, y].map((value) => Number(value.toFixed(9)))
}

describe('a map opens', () => {
  it.each([
    { name: 'Crafts', centre: [867.5, 1086] },
    { name: 'Hearth', centre: [1212.5, 865] },
    { name: 'Journeys', centre: [1328, 450] },
  ])('at the place that one comes from, at scale 1, as far as the bounds allow: $name', ({ name, centre }) => {
    expect(opening({ cameFrom: name })).toEqual([1, ...centre])
  })

  it.each(['', '#hearth', '#1/2', '#NaN/NaN/NaN', '#%E0%A4%A'])('with the first view at the hash %j', (hash) => {
    history.replaceState(null, '', `/${hash}`)
    expect(openingView(desktop, undefined)).toEqual({ x: -304, y: 0, scale: 1 })
  })

  it('with the view in its address, before the place that one comes from', () => {
    history.replaceState(null, '', '/#1/867/1000')
    expect(opening({ cameFrom: 'Journeys' })).toEqual([2, 867, 1000])
  })

  it('with the view in its address, brought within the bounds', () => {
    history.replaceState(null, '', '/#999/-5000/99999')
    const scale = scaleOf(1.5)
    const centre = [720 / scale, 1536 - 450 / scale]
    expect(opening()).toEqual([scale, ...centre].map((value) => Number(value.toFixed(9))))
  })

  it.each([
    [1441, 813],
    [1367, 680.5],
    [411.43, 700.19],
  ])('with the view in its address, exactly, at %f x %f', (width, height) => {
    history.replaceState(null, '', '/#0.5/1000/700')
    expect(opening({ bounds: boundsOf(width, height) })).toEqual([Number(Math.SQRT2.toFixed(9)), 1000, 700])
  })

  it('with exactly the view in the history, before that in its address', () => {
    const spot = { zoom: 0.123456789, x: 1000.0625, y: 700.9375 }
    storeVisit({ spot, place: 'Letters' }, hashOf(spot))
    expect(opening()).toEqual([Number((2 ** 0.123456789).toFixed(9)), 1000.0625, 700.9375])
  })

  it('with the last view of this session, if its address has none', () => {
    storeVisit({ spot: { zoom: 1, x: 900, y: 800 } }, '/')
    history.replaceState(null, '', '/')
    expect(opening({ cameFrom: 'Hearth' })).toEqual([2, 900, 800])
  })
})
