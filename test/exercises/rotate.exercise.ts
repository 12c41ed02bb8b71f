import { expect, it } from 'vitest'
import * as engine from '../../src/panzoom/core/view'
import { pin, type TurnedView, toMap, toScreen } from './rotate'

const turned: TurnedView = { x: -340, y: 120, scale: 1.5, turn: 0.7 }
const point = { x: 840, y: 300 }

function expectNear(actual: { x: number; y: number }, x: number, y: number): void {
  expect(actual.x).toBeCloseTo(x, 6)
  expect(actual.y).toBeCloseTo(y, 6)
}

it('a view with a turn of 0 is that of the engine', () => {
  const seen = engine.toScreen({ x: -340, y: 0, scale: 1.5 }, point)
  expectNear(toScreen({ x: -340, y: 0, scale: 1.5, turn: 0 }, point), seen.x, seen.y)
  const pinned = engine.pin(point, { x: 500, y: 300 }, 1.5)
  expectNear(pin(point, { x: 500, y: 300 }, 1.5, 0), pinned.x, pinned.y)
})

it('a view that is turned by 90 degrees shows the map’s right at the bottom', () => {
  expectNear(toScreen({ x: 0, y: 0, scale: 2, turn: Math.PI / 2 }, { x: 100, y: 0 }), 0, 200)
  expectNear(toScreen({ x: 10, y: 20, scale: 1, turn: Math.PI / 2 }, { x: 0, y: 30 }), -20, 20)
})

it.each([{ x: 0, y: 0 }, point, { x: -5, y: 2000 }])('toMap is the inverse of toScreen: %o', (pointMap) => {
  expectNear(toMap(turned, toScreen(turned, pointMap)), pointMap.x, pointMap.y)
})

it.each([-3, -0.2, 0, 1, 6])('a map point is shown where it is pinned, at a turn of %d', (turn) => {
  for (const scale of [0.7, 1, 2.8]) {
    const view = pin(point, { x: 500, y: 320 }, scale, turn)
    expect(view).toMatchObject({ scale, turn })
    expectNear(toScreen(view, point), 500, 320)
  }
})

it('fingers that turn the map keep their point', () => {
  const held = toMap(turned, { x: 400, y: 500 })
  const view = pin(held, { x: 400, y: 500 }, turned.scale, turned.turn + 0.3)
  expectNear(toScreen(view, held), 400, 500)
  const beside = toScreen(view, toMap(turned, { x: 500, y: 500 }))
  expectNear(beside, 400 + 100 * Math.cos(0.3), 500 + 100 * Math.sin(0.3))
})
