/** The article's figures: what a hand changes, and the numbers that say why. */
import { describe, expect, it } from 'vitest'
import type { HandEvent } from '../../../src/site/how/figure'
import { drawFigure, FIGURES } from '../../../src/site/how/figures'
import { breakIt } from '../../../src/site/how/figures/breakIt'
import { fingers } from '../../../src/site/how/figures/fingers'
import { pinFigure } from '../../../src/site/how/figures/pin'
import { twoSpaces } from '../../../src/site/how/figures/twoSpaces'
import { dragged, pressed, said, scrubbed } from '../../helpers/figures'

it.each(Object.keys(FIGURES))('%s has a drawing before its script has loaded', (name) => {
  expect(drawFigure(name, 'A label')).toMatch(
    /^<(svg viewBox="0 0 400 280" fill="none"|div class="how-html") role="group" aria-label="A label".*<(path|g|use|circle|pre|div)/s,
  )
})

it.each(Object.keys(FIGURES))('%s: a screen reader says each value as it is shown', (name) => {
  const html = drawFigure(name, 'A label')
  const slider = /data-(handle|number)="([^"]*)"[^>]*aria-valuetext="([^"]*)"[^>]*>([^<]*)/g
  const sliders = [...html.matchAll(slider)].map(([, kind, its, value, shown]) => ({
    kind,
    its,
    value,
    shown,
  }))
  expect(sliders).toHaveLength(html.split('role="slider"').length - 1)
  const numbers = sliders.filter(({ kind }) => kind === 'number')
  expect(numbers.map(({ value }) => value)).toEqual(numbers.map(({ shown }) => shown))
  for (const { its, value } of sliders) {
    const number = numbers.find((one) => one.its === its)
    if (number) expect(value?.replace(/ .*/, '')).toBe(number.shown)
  }
})

it('two spaces: a point of the map is read off the screen, and a point of the screen off the map', () => {
  const { start } = twoSpaces
  expect(said(twoSpaces, start)).toContain('x: 82 = 135 × 0.90 + −40')
  const moved = dragged(twoSpaces, start, 'sheet', 100, 60)
  expect(said(twoSpaces, moved)).toContain('x: 132 = 135 × 0.90 + 10\ny: 154 = 160 × 0.90 + 10')
  const pointed = dragged(twoSpaces, start, 'point', 140, 110)
  expect(said(twoSpaces, pointed)).toContain('x: 50 = 100 × 0.90 + −40\ny: 60 = 100 × 0.90 + −30')
  expect(said(twoSpaces, scrubbed(twoSpaces, start, 'scale', 5))).toContain('x: 95 = 135 × 1.00 + −40')
})

it('pin: the offset follows from a point in both spaces, and the scale', () => {
  const { start } = pinFigure
  expect(said(pinFigure, start)).toContain('x: 99 = 220 − 135 × 0.90\ny: 26 = 170 − 160 × 0.90')
  const moved = dragged(pinFigure, start, 'screen', 120, 170)
  expect(said(pinFigure, moved)).toContain('x: −2 = 120 − 135 × 0.90')
  expect(said(pinFigure, pressed(pinFigure, start, 'Pin the mill there'))).toContain(
    'x: −12 = 220 − 258 × 0.90',
  )
})

it('fingers: their spread scales, and one that is added or lifted moves nothing', () => {
  const wider = dragged(fingers, fingers.start, '1', 400, 50)
  expect(said(fingers, wider)).toContain('centroid 270, 110 · spread 143 px · factor 2.00 · scale 3.00')
  const three = pressed(fingers, wider, 'Add a finger')
  expect([three.view, three.fingers.length]).toEqual([wider.view, 3])
  const one = pressed(fingers, three, 'Lift a finger', 'Lift a finger')
  expect([one.view, said(fingers, one)]).toEqual([wider.view, expect.stringContaining('a drag')])
})

describe('break it', () => {
  type State = typeof breakIt.start
  const finger = (type: 'down' | 'move', x: number, y: number, ms: number): HandEvent => ({
    ...{ type, id: 1, pointerType: 'touch', pointScreen: { x, y }, ms },
  })
  const play = (events: readonly HandEvent[], ...wrong: string[]) => {
    const taken: State = { ...breakIt.start, isTaken: true }
    const broken = pressed(breakIt, taken, ...wrong)
    return events.reduce((state, event) => breakIt.hand?.(state, event) ?? state, broken)
  }
  const pxOf = (state: State) => Number(/^([\d.]+) px/.exec(said(breakIt, state))?.[1])
  const drag = [finger('down', 200, 140, 0), ...[20, 40, 60, 80].map((x) => finger('move', 200 + x, 140, x))]
  const there = [200, 100, -150, -200, -100, 100, 200].map((x, index) => finger('move', x, 140, 20 * index))
  const wheel = (deltaY: number, x = 300): HandEvent => ({
    ...{ type: 'wheel', pointScreen: { x, y: 100 }, deltaY, deltaMode: 0, ctrlKey: false, ms: 0 },
  })

  it.each([
    ['a drag', drag, 'catch up', 20],
    ['a drag past the edge and back', [finger('down', 200, 140, 0), ...there], 'hold a point', 110],
    ['the wheel beside the middle', [wheel(-100)], 'zoom about the cursor', 44.6],
    [
      'the wheel at its limit',
      [wheel(-100), wheel(-100), wheel(-100), wheel(-100), wheel(-100)],
      'clamp, then pin',
      220,
    ],
  ])('%s slips with one part wrong, by px, and not at all with all right', (_, events, part, px) => {
    expect(pxOf(play(events))).toBe(0)
    expect(pxOf(play(events, part))).toBe(px)
  })

  it('keeps its switches for the address, and takes only those that there are', () => {
    const broken = play([], 'soft edge', 'hold a point')
    expect(breakIt.keep?.(broken)).toBe('edge,hold')
    expect(breakIt.restore?.('hold,nonsense').wrong).toEqual(['hold'])
    expect(play([], 'soft edge', 'soft edge').wrong).toEqual([])
  })
})
