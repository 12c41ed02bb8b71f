import { describe, expect, it } from 'vitest'
import {
  constrain,
  constrainOffset,
  initialView,
  nextScale,
  panBy,
  pin,
  pinWithin,
  scaleAbout,
  scaleOf,
  toMap,
  toScreen,
  zoomOf,
} from '../../src/panzoom/view'
import { boundsOf } from '../helpers/fingers'

const desktop = boundsOf(1440, 900)
const phone = boundsOf(360, 740)

describe('zoom and scale', () => {
  it.each([
    { zoom: -1, scale: 0.5 },
    { zoom: -0.5, scale: Math.SQRT1_2 },
    { zoom: 0, scale: 1 },
    { zoom: 0.5, scale: Math.SQRT2 },
    { zoom: 1, scale: 2 },
    { zoom: 1.5, scale: 2 * Math.SQRT2 },
  ])('zoom $zoom is scale $scale', ({ zoom, scale }) => {
    expect(scaleOf(zoom)).toBeCloseTo(scale, 15)
    expect(zoomOf(scale)).toBeCloseTo(zoom, 15)
  })
})

describe('map space and screen space', () => {
  const view = { x: -304, y: 50, scale: 2 }

  it('a screen point is a map point times the scale, plus the offset', () => {
    expect(toScreen(view, { x: 200, y: 100 })).toEqual({ x: 96, y: 250 })
  })

  it('toMap is the inverse of toScreen', () => {
    expect(toMap(view, { x: 96, y: 250 })).toEqual({ x: 200, y: 100 })
  })

  it.each([
    { point: { x: 0, y: 0 }, scale: 1 },
    { point: { x: 2048, y: 1536 }, scale: 2 ** 1.5 },
    { point: { x: -17.3, y: 9000.1 }, scale: 2 ** -0.5 },
  ])('$point is pinned at scale $scale: toScreen and toMap agree', ({ point, scale }) => {
    const pinned = pin(point, { x: 123.4, y: 567.8 }, scale)
    const seen = toScreen(pinned, point)
    expect(pinned.scale).toBe(scale)
    expect(seen.x).toBeCloseTo(123.4, 9)
    expect(seen.y).toBeCloseTo(567.8, 9)
    const found = toMap(pinned, seen)
    expect(found.x).toBeCloseTo(point.x, 9)
    expect(found.y).toBeCloseTo(point.y, 9)
  })
})

describe('constrainOffset', () => {
  it.each([
    {
      of: 'keeps a view within the bounds',
      view: { x: -300, y: -100, scale: 1 },
      kept: { x: -300, y: -100, scale: 1 },
    },
    { of: 'keeps a view at the edges', view: { x: 0, y: -636, scale: 1 }, kept: { x: 0, y: -636, scale: 1 } },
    { of: 'closes a gap at the left and the top', view: { x: 7, y: 1, scale: 1 }, kept: { x: 0, y: 0, scale: 1 } },
    {
      of: 'closes a gap at the right and the bottom',
      view: { x: -609, y: -637, scale: 1 },
      kept: { x: -608, y: -636, scale: 1 },
    },
    { of: 'centres a smaller map', view: { x: -50, y: 999, scale: 0.5 }, kept: { x: 208, y: 66, scale: 0.5 } },
    {
      of: 'handles each axis by itself',
      view: { x: -50, y: -50, scale: 0.625 },
      kept: { x: 80, y: -50, scale: 0.625 },
    },
    { of: 'treats NaN as the lower bound', view: { x: Number.NaN, y: 0, scale: 1 }, kept: { x: -608, y: 0, scale: 1 } },
  ])('$of', ({ view, kept }) => {
    expect(constrainOffset(view, desktop)).toEqual(kept)
  })

  it('centres a map of exactly the size of the viewport at 0', () => {
    expect(constrainOffset({ x: 5, y: 5, scale: 1 }, boundsOf(2048, 1536))).toEqual({ x: 0, y: 0, scale: 1 })
  })
})

describe('constrain', () => {
  it.each([
    {
      of: 'keeps a view within the bounds',
      view: { x: -300, y: -100, scale: 1 },
      kept: { x: -300, y: -100, scale: 1 },
    },
    { of: 'closes a gap at the left', view: { x: 7, y: -1, scale: 2 }, kept: { x: 0, y: -1, scale: 2 } },
    {
      of: 'clamps the scale about the centre',
      view: { x: -720, y: -450, scale: 4 },
      kept: scaleAbout({ x: -720, y: -450, scale: 4 }, { x: 720, y: 450 }, 2 ** 1.5, desktop),
    },
  ])('$of', ({ view, kept }) => {
    expect(constrain(view, desktop)).toEqual(kept)
  })

  it('keeps the map point at the centre, if no edge is near', () => {
    const kept = constrain({ x: -2000, y: -1500, scale: 4 }, desktop)
    expect(kept.scale).toBe(2 ** 1.5)
    expect(toMap(kept, { x: 720, y: 450 }).x).toBeCloseTo(680, 9)
    expect(toMap(kept, { x: 720, y: 450 }).y).toBeCloseTo(487.5, 9)
  })
})

describe('the first view', () => {
  it.each([
    { width: 360, height: 740, view: { x: -844, y: 0, scale: 1 } },
    { width: 768, height: 1024, view: { x: -640, y: 0, scale: 1 } },
    { width: 1440, height: 900, view: { x: -304, y: 0, scale: 1 } },
    { width: 2560, height: 1440, view: { x: 256, y: 0, scale: 1 } },
    { width: 3840, height: 2160, view: { x: 896, y: 312, scale: 1 } },
  ])('shows the middle of the top edge in $width x $height', ({ width, height, view }) => {
    expect(initialView(boundsOf(width, height))).toEqual(view)
  })
})

describe('clamp, pin, constrain', () => {
  const centred = { x: -844, y: -398, scale: 1 }
  const cursor = { x: 100, y: 200 }

  it.each([
    { of: 'within the limits', requested: 1.7, scale: 1.7 },
    { of: 'at the upper limit', requested: 100, scale: 2 ** 1.5 },
    { of: 'at the lower limit', requested: 0.001, scale: 2 ** -0.5 },
  ])('the map point under the cursor stays there $of', ({ requested, scale }) => {
    const before = toMap(centred, cursor)
    const zoomed = scaleAbout(centred, cursor, requested, phone)
    const after = toMap(zoomed, cursor)
    expect(zoomed.scale).toBe(scale)
    expect(after.x).toBeCloseTo(before.x, 9)
    expect(after.y).toBeCloseTo(before.y, 9)
  })

  it('at a limit, a request for more changes nothing', () => {
    const overzoom = scaleAbout(centred, cursor, 2 ** 1.5, phone)
    const more = scaleAbout(overzoom, { x: 300, y: 700 }, 2 ** 2, phone)
    expect(more.scale).toBe(2 ** 1.5)
    expect(more.x).toBeCloseTo(overzoom.x, 9)
    expect(more.y).toBeCloseTo(overzoom.y, 9)
  })

  it('the offset is constrained last', () => {
    expect(pinWithin({ x: 0, y: 0 }, { x: 50, y: 60 }, 1, desktop)).toEqual({ x: 0, y: 0, scale: 1 })
  })

  it('NaN is treated as the lower limit of the scale', () => {
    expect(pinWithin({ x: 0, y: 0 }, { x: 0, y: 0 }, Number.NaN, desktop).scale).toBe(2 ** -0.5)
  })
})

describe('panBy', () => {
  it('adds a vector to the offset, even past the edges', () => {
    const view = { x: -304, y: -100, scale: 2 }
    expect(panBy(view, { x: 80, y: -20 })).toEqual({ x: -224, y: -120, scale: 2 })
    expect(panBy(view, { x: 5000, y: 0 })).toEqual({ x: 4696, y: -100, scale: 2 })
  })
})

describe('nextScale, by half levels', () => {
  it.each([
    { zoom: 0, up: 0.5, down: -0.5 },
    { zoom: 0.5, up: 1, down: 0 },
    { zoom: 0.3, up: 0.5, down: 0 },
    { zoom: -0.2, up: 0, down: -0.5 },
    { zoom: 1.5, up: 2, down: 1 },
    { zoom: 0.5 - 1e-9, up: 1, down: 0 },
    { zoom: 0.5 + 1e-9, up: 1, down: 0 },
    { zoom: 0.499, up: 0.5, down: 0 },
  ])('the steps from zoom $zoom lead to $up and $down', ({ zoom, up, down }) => {
    expect(nextScale(2 ** zoom, 1, 0.5)).toBe(2 ** up)
    expect(nextScale(2 ** zoom, -1, 0.5)).toBe(2 ** down)
  })

  it('leads in whole steps from limit to limit, and ends exactly at both', () => {
    let view = initialView(desktop)
    const step = (direction: 1 | -1) => {
      view = scaleAbout(view, { x: 720, y: 450 }, nextScale(view.scale, direction, 0.5), desktop)
      return view.scale
    }
    expect([1, 1, 1, 1].map(() => step(1))).toEqual([2 ** 0.5, 2, 2 ** 1.5, 2 ** 1.5])
    expect([1, 1, 1, 1, 1].map(() => step(-1))).toEqual([2, 2 ** 0.5, 1, 2 ** -0.5, 2 ** -0.5])
  })
})
