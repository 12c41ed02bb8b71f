import { describe, expect, it } from 'vitest'
import * as engine from '../../src/panzoom/view'
import { pin, type TurnedView, toMap, toScreen } from './rotate'

const turned: TurnedView = { x: -340, y: 120, scale: 1.5, turn: 0.7 }

function expectNear(actual: { x: number; y: number }, x: number, y: number): void {
  expect(actual.x).toBeCloseTo(x, 6)
  expect(actual.y).toBeCloseTo(y, 6)
}

describe('a view with a turn', () => {
  it('equals the view of the engine at a turn of 0', () => {
    const [view, point] = [
      { x: -340, y: 0, scale: 1.5 },
      { x: 840, y: 300 },
    ]
    const { x, y } = engine.toScreen(view, point)
    expectNear(toScreen({ ...view, turn: 0 }, point), x, y)
    const { x: left, y: top } = engine.pin(point, { x: 500, y: 300 }, 1.5)
    expectNear(pin(point, { x: 500, y: 300 }, 1.5, 0), left, top)
  })

  it('turned by 90 degrees, shows the map’s right at the bottom', () => {
    expectNear(toScreen({ x: 0, y: 0, scale: 2, turn: Math.PI / 2 }, { x: 100, y: 0 }), 0, 200)
    expectNear(toScreen({ x: 10, y: 20, scale: 1, turn: Math.PI / 2 }, { x: 0, y: 30 }), -20, 20)
  })

  it('has a toMap that is the inverse of toScreen', () => {
    for (const point of [
      { x: 0, y: 0 },
      { x: 840, y: 300 },
      { x: -5, y: 2000 },
    ]) {
      expectNear(toMap(turned, toScreen(turned, point)), point.x, point.y)
    }
  })

  it('shows the pinned map point at the given screen point, at any scale and turn', () => {
    for (const turn of [-3, -0.2, 0, 1, 6]) {
      for (const scale of [0.7, 1, 2.8]) {
        const view = pin({ x: 840, y: 300 }, { x: 500, y: 320 }, scale, turn)
        expect(view).toMatchObject({ scale, turn })
        expectNear(toScreen(view, { x: 840, y: 300 }), 500, 320)
      }
    }
  })

  it('keeps the map point under the fingers while they turn the map', () => {
    const held = toMap(turned, { x: 400, y: 500 })
    const { turn } = turned
    const view = pin(held, { x: 400, y: 500 }, turned.scale, turn + 0.3)
    expectNear(toScreen(view, held), 400, 500)
    const beside = toScreen(view, toMap(turned, { x: 500, y: 500 }))
    expectNear(beside, 400 + 100 * Math.cos(0.3), 500 + 100 * Math.sin(0.3))
  })
})
