import { describe, expect, it } from 'vitest'
import { isPinch, isTrackpadScroll, type WheelInput, wheelFactor } from '../../src/panzoom/wheel'

const PIXELS = 0
const LINES = 1
const PAGES = 2

/** A wheel event with these properties. */
function turn(init: Partial<WheelInput>): WheelInput {
  return { deltaY: 0, deltaMode: PIXELS, ctrlKey: false, ...init }
}

describe('a turn of the wheel', () => {
  it.each([
    { deltaY: -100, deltaMode: PIXELS, zoom: 0.5 },
    { deltaY: 100, deltaMode: PIXELS, zoom: -0.5 },
    { deltaY: -4, deltaMode: PIXELS, zoom: 0.02 },
    { deltaY: 0, deltaMode: PIXELS, zoom: 0 },
    { deltaY: -3, deltaMode: LINES, zoom: 0.5 },
    { deltaY: 3, deltaMode: LINES, zoom: -0.5 },
    { deltaY: 1, deltaMode: PAGES, zoom: -1 },
    { deltaY: -50, deltaMode: 3, zoom: 0 },
    { deltaY: Number.NaN, deltaMode: PIXELS, zoom: 0 },
  ])('of $deltaY in mode $deltaMode changes the zoom by $zoom', ({ deltaY, deltaMode, zoom }) => {
    expect(wheelFactor(turn({ deltaY, deltaMode }))).toBe(2 ** zoom)
  })

  it.each([
    { deltaY: -1e6, deltaMode: PIXELS, factor: 2 },
    { deltaY: 1e308, deltaMode: PIXELS, factor: 0.5 },
    { deltaY: -200, deltaMode: LINES, factor: 2 },
    { deltaY: 7, deltaMode: PAGES, factor: 0.5 },
  ])('of $deltaY in mode $deltaMode is limited to one level', ({ deltaY, deltaMode, factor }) => {
    expect(wheelFactor(turn({ deltaY, deltaMode }))).toBe(factor)
    expect(wheelFactor(turn({ deltaY, deltaMode, ctrlKey: true }))).toBe(factor)
  })
})

describe('a pinch on a trackpad', () => {
  it.each([
    { of: 'a small step with Ctrl', init: { deltaY: 49.9, ctrlKey: true }, pinches: true },
    { of: 'a notch with Ctrl', init: { deltaY: 50, ctrlKey: true }, pinches: false },
    { of: 'lines with Ctrl', init: { deltaY: -3, deltaMode: LINES, ctrlKey: true }, pinches: false },
    { of: 'a small step', init: { deltaY: 4 }, pinches: false },
  ])('is distinguished from a wheel: $of is a pinch: $pinches', ({ init, pinches }) => {
    expect(isPinch(turn(init))).toBe(pinches)
  })

  it.each([0.7, 0.9, 1, 1.01, 1.25, 1.6])('by %d multiplies the scale by that', (scale) => {
    expect(wheelFactor(turn({ deltaY: -100 * Math.log(scale), ctrlKey: true }))).toBeCloseTo(scale, 12)
  })

  it.each([50, -100, 120])('has small steps: %d px with Ctrl are a wheel', (deltaY) => {
    expect(wheelFactor(turn({ deltaY, ctrlKey: true }))).toBe(2 ** (-deltaY * 0.005))
  })

  it('is reported in pixels: lines with Ctrl are a wheel', () => {
    expect(wheelFactor(turn({ deltaY: -3, deltaMode: LINES, ctrlKey: true }))).toBe(2 ** 0.5)
  })
})

describe('two fingers that move on a trackpad', () => {
  it.each([
    { of: 'both axes', init: { deltaX: 3, deltaY: 120 }, moves: true },
    { of: 'a fraction of a notch', init: { deltaX: 0, deltaY: 4.5 }, moves: true },
    { of: 'a notch', init: { deltaX: 0, deltaY: -100 }, moves: false },
    { of: 'lines', init: { deltaX: 1, deltaY: 3, deltaMode: LINES }, moves: false },
    { of: 'a pinch', init: { deltaX: 0, deltaY: 4.5, ctrlKey: true }, moves: false },
  ])('are distinguished from a wheel: $of: $moves', ({ init, moves }) => {
    expect(isTrackpadScroll({ ...turn(init), ...init })).toBe(moves)
  })
})

it('deltaMode is read before deltaY, as Firefox reports lines only then', () => {
  const reads: string[] = []
  const event = {
    ...turn({}),
    get deltaMode() {
      reads.push('deltaMode')
      return LINES
    },
    get deltaY() {
      reads.push('deltaY')
      return -3
    },
  }
  reads.length = 0
  expect(wheelFactor(event)).toBe(2 ** 0.5)
  expect(reads.indexOf('deltaMode')).toBeLessThan(reads.indexOf('deltaY'))
})
