import { describe, expect, it } from 'vitest'
import { between, easeTo } from '../../src/panzoom/transition'
import { pin, toScreen } from '../../src/panzoom/view'

const T_VALUES = [0, 0.001, 0.1, 0.25, 0.5, 0.75, 0.9, 0.999, 1]

describe('between', () => {
  it('interpolates the scale exponentially, and the offset with it', () => {
    const halfway = between({ x: 0, y: 30, scale: 1 }, { x: -300, y: 0, scale: 4 }, 0.5)
    expect(halfway.scale).toBe(2)
    expect(halfway.x).toBeCloseTo(-100, 12)
    expect(halfway.y).toBeCloseTo(20, 12)
  })

  it('interpolates the offset linearly between views of one scale', () => {
    const quarter = between({ x: 0, y: 80, scale: 1.3 }, { x: -300, y: 0, scale: 1.3 }, 0.25)
    expect(quarter).toEqual({ x: -75, y: 60, scale: 1.3 })
  })

  it.each([
    { of: 'zooming in', from: 1, to: 2 ** 1.5 },
    { of: 'zooming out', from: 2 ** 1.5, to: 2 ** -0.5 },
    { of: 'zooming by 1e-7', from: 1, to: 1 + 1e-7 },
    { of: 'zooming by 1e-10', from: 1, to: 1 + 1e-10 },
    { of: 'not zooming', from: 1.1, to: 1.1 },
  ])('keeps a point that both views pin where it is, $of', ({ from, to }) => {
    const cursor = { x: 321.5, y: 654.3 }
    const pointMap = { x: 1700.25, y: 42 }
    for (const t of T_VALUES) {
      const seen = toScreen(between(pin(pointMap, cursor, from), pin(pointMap, cursor, to), t), pointMap)
      expect(Math.abs(seen.x - cursor.x)).toBeLessThan(1e-6)
      expect(Math.abs(seen.y - cursor.y)).toBeLessThan(1e-6)
    }
  })
})

describe('easeTo', () => {
  const from = { x: -304, y: 0.1, scale: 1 }
  const to = { x: -1200.7, y: -333.3, scale: 2 ** 1.5 }
  const easing = easeTo(from, to, 250)

  it.each([
    { ms: 0, gone: 0 },
    { ms: 62.5, gone: 0.578125 },
    { ms: 125, gone: 0.875 },
    { ms: 187.5, gone: 0.984375 },
    { ms: 250, gone: 1 },
  ])('has gone $gone of the way after $ms of 250 ms', ({ ms, gone }) => {
    expect(easing.viewAt(ms)).toEqual(between(from, to, gone))
    expect(easing.viewAt(ms).scale).toBeCloseTo(2 ** (1.5 * gone), 12)
  })

  it('starts and ends at the given views, in the given time', () => {
    expect(easing.viewAt(0)).toEqual(from)
    expect(easing.to).toBe(to)
    expect(easing.durationMs).toBe(250)
    expect(easing.viewAt(250).x).toBeCloseTo(to.x, 9)
    expect(easing.viewAt(250).y).toBeCloseTo(to.y, 9)
    expect(easing.viewAt(250).scale).toBeCloseTo(to.scale, 12)
  })
})
