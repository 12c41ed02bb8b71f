import { describe, expect, it } from 'vitest'
import {
  constrain,
  constrainOffset,
  pin,
  pinWithin,
  toMap,
  toScreen,
  zoomStep,
} from '../../../src/panzoom/core/view'
import { at, expectSeen } from '../../helpers/engine'
import { boundsOf } from '../../helpers/fingers'

const desktop = boundsOf(1440, 900)

it('a screen point is a map point times the scale, plus the offset', () => {
  expect(toScreen(at(-304, 50, 2), { x: 200, y: 100 })).toEqual({ x: 96, y: 250 })
  expect(toMap(at(-304, 50, 2), { x: 96, y: 250 })).toEqual({ x: 200, y: 100 })
  expect(pin({ x: 200, y: 100 }, { x: 96, y: 250 }, 2)).toEqual(at(-304, 50, 2))
})

describe('constrain', () => {
  it.each([
    { of: 'keeps a view at the edges', view: at(0, -636), kept: at(0, -636) },
    { of: 'closes a gap at the left and the top', view: at(7, 1), kept: at(0, 0) },
    { of: 'closes a gap at the right and the bottom', view: at(-609, -637), kept: at(-608, -636) },
    { of: 'centres a smaller map', view: at(-50, 999, 0.5), kept: at(208, 66, 0.5) },
    { of: 'keeps a NaN', view: at(Number.NaN, 0), kept: at(Number.NaN, 0) },
    {
      of: 'centres a map of the size of the viewport at 0',
      view: at(5, 5),
      kept: at(0, 0),
      on: boundsOf(2048, 1536),
    },
  ])('$of', ({ view, kept, on = desktop }) => {
    expect(constrainOffset(view, on)).toEqual(kept)
    if (view.scale > 0.7) expect(constrain(view, on)).toEqual(kept)
  })

  it('clamps the scale about the centre', () => {
    const kept = constrain(at(-2000, -1500, 4), desktop)
    expect(kept.scale).toBe(2 ** 1.5)
    expectSeen(kept, { x: 680, y: 487.5 }, { x: 720, y: 450 })
  })
})

it('pinWithin constrains the offset last, and a NaN stays, by which the controller knows it', () => {
  expect(pinWithin({ x: 0, y: 0 }, { x: 50, y: 60 }, 1, desktop)).toEqual(at(0, 0))
  expect(pinWithin({ x: 0, y: 0 }, { x: 0, y: 0 }, Number.NaN, desktop).scale).toBeNaN()
})

it.each([
  { zoom: 0, up: 0.5, down: -0.5 },
  { zoom: 0.3, up: 0.5, down: 0 },
  { zoom: -0.2, up: 0, down: -0.5 },
  { zoom: 1.5, up: 2, down: 1 },
  { zoom: 0.5 - 1e-9, up: 1, down: 0 },
  { zoom: 0.5 + 1e-9, up: 1, down: 0 },
])('the steps of half a level from zoom $zoom lead to $up and $down', ({ zoom, up, down }) => {
  const wide = { ...desktop, minScale: 0.1, maxScale: 10 }
  expect(zoomStep(at(0, 0, 2 ** zoom), 1, wide).scale).toBe(2 ** up)
  expect(zoomStep(at(0, 0, 2 ** zoom), -1, wide).scale).toBe(2 ** down)
})
