import { describe, expect, it } from 'vitest'
import { isPinch, type WheelInput, wheelFactor } from '../../src/panzoom/wheel'

const PIXELS = 0
const LINES = 1
const PAGES = 2

/** What a browser tells of a turn: nothing but what is said here. */
function turn(told: Partial<WheelInput>): WheelInput {
  return { deltaY: 0, deltaMode: PIXELS, ctrlKey: false, ...told }
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
  ])('of $deltaY in mode $deltaMode is no more than one level', ({ deltaY, deltaMode, factor }) => {
    expect(wheelFactor(turn({ deltaY, deltaMode }))).toBe(factor)
    expect(wheelFactor(turn({ deltaY, deltaMode, ctrlKey: true }))).toBe(factor)
  })
})

describe('a pinch on a trackpad', () => {
  it.each([
    { of: 'a small step with Ctrl', told: { deltaY: 49.9, ctrlKey: true }, pinches: true },
    { of: 'a notch with Ctrl', told: { deltaY: 50, ctrlKey: true }, pinches: false },
    { of: 'lines with Ctrl', told: { deltaY: -3, deltaMode: LINES, ctrlKey: true }, pinches: false },
    { of: 'a small step', told: { deltaY: 4 }, pinches: false },
  ])('is told apart from a wheel: $of is one, $pinches', ({ told, pinches }) => {
    expect(isPinch(turn(told))).toBe(pinches)
  })

  it.each([0.7, 0.9, 1, 1.01, 1.25, 1.6])('by %d changes the scale by just that', (scale) => {
    expect(wheelFactor(turn({ deltaY: -100 * Math.log(scale), ctrlKey: true }))).toBeCloseTo(scale, 12)
  })

  it.each([50, -100, 120])('comes in small steps: Ctrl and a wheel of %d pixels is a wheel', (deltaY) => {
    expect(wheelFactor(turn({ deltaY, ctrlKey: true }))).toBe(2 ** (-deltaY * 0.005))
  })

  it('is told in pixels: Ctrl and a wheel of lines is a wheel', () => {
    expect(wheelFactor(turn({ deltaY: -3, deltaMode: LINES, ctrlKey: true }))).toBe(2 ** 0.5)
  })
})

it('the unit is asked for before the number, as Firefox answers by that', () => {
  const asked: string[] = []
  const told = {
    ...turn({}),
    get deltaMode() {
      asked.push('deltaMode')
      return LINES
    },
    get deltaY() {
      asked.push('deltaY')
      return -3
    },
  }
  asked.length = 0
  expect(wheelFactor(told)).toBe(2 ** 0.5)
  expect(asked.indexOf('deltaMode')).toBeLessThan(asked.indexOf('deltaY'))
})
