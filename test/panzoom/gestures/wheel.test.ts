import { expect, it } from 'vitest'
import { isTrackpadScroll } from '../../../src/panzoom/extras/trackpad'
import { isPinch, type WheelInput, wheelFactor } from '../../../src/panzoom/gestures/wheel'

const [PIXELS, LINES, PAGES] = [0, 1, 2]

/** A wheel event with these properties. */
const turn = (init: Partial<WheelInput> & { deltaX?: number }) => ({
  deltaX: 0,
  deltaY: 0,
  deltaMode: PIXELS,
  ctrlKey: false,
  ...init,
})

it.each([
  { init: { deltaY: -100 }, zoom: 0.5 },
  { init: { deltaY: 0 }, zoom: 0 },
  { init: { deltaY: -3, deltaMode: LINES }, zoom: 0.5 },
  { init: { deltaY: 1, deltaMode: PAGES }, zoom: -1 },
  { init: { deltaY: -50, deltaMode: 3 }, zoom: 0 },
  { init: { deltaY: Number.NaN }, zoom: 0 },
  // One event is limited to one level.
  { init: { deltaY: -1e6 }, zoom: 1 },
  { init: { deltaY: 1e308 }, zoom: -1 },
  // A pinch is in small steps, and in pixels: these are a wheel.
  { init: { deltaY: 50, ctrlKey: true }, zoom: -0.25 },
  { init: { deltaY: -3, deltaMode: LINES, ctrlKey: true }, zoom: 0.5 },
])('a turn of the wheel by $init changes the zoom by $zoom', ({ init, zoom }) => {
  expect(wheelFactor(turn(init))).toBe(2 ** zoom)
  expect(isPinch(turn(init))).toBe(false)
})

it.each([0.7, 0.9, 1, 1.01, 1.25, 1.6])(
  'a pinch on a trackpad by %d multiplies the scale by that',
  (scale) => {
    const pinch = turn({ deltaY: -100 * Math.log(scale), ctrlKey: true })
    expect(isPinch(pinch)).toBe(true)
    expect(wheelFactor(pinch)).toBeCloseTo(scale, 12)
  },
)

it.each([
  { of: 'both axes', init: { deltaX: 3, deltaY: 120 }, moves: true },
  { of: 'a fraction of a notch', init: { deltaY: 4.5 }, moves: true },
  { of: 'a notch', init: { deltaY: -100 }, moves: false },
  { of: 'the least notch', init: { deltaY: 40 }, moves: false },
  { of: 'lines', init: { deltaX: 1, deltaY: 3, deltaMode: LINES }, moves: false },
  { of: 'a pinch', init: { deltaY: 4.5, ctrlKey: true }, moves: false },
])('two fingers that move on a trackpad are distinguished from a wheel: $of: $moves', ({ init, moves }) => {
  expect(isTrackpadScroll(turn(init))).toBe(moves)
})

it('deltaMode is read before deltaY, as Firefox reports lines only then', () => {
  const reads: string[] = []
  const get = (_event: WheelInput, name: string | symbol) => {
    reads.push(String(name))
    return { deltaMode: LINES, deltaY: -3, ctrlKey: false }[String(name)]
  }
  expect(wheelFactor(new Proxy(turn({}), { get }))).toBe(2 ** 0.5)
  expect(reads.indexOf('deltaMode')).toBeLessThan(reads.indexOf('deltaY'))
})
