/** The article's figures: what a hand changes, and the numbers that say why. */
import { describe, expect, it } from 'vitest'
import type { HandEvent } from '../../../src/site/how/figure'
import { drawFigure, FIGURES } from '../../../src/site/how/figures'
import { bounds } from '../../../src/site/how/figures/bounds'
import { breakIt } from '../../../src/site/how/figures/breakIt'
import { clickOrDrag } from '../../../src/site/how/figures/clickOrDrag'
import { fingers } from '../../../src/site/how/figures/fingers'
import { fling } from '../../../src/site/how/figures/fling'
import { order } from '../../../src/site/how/figures/order'
import { pinFigure } from '../../../src/site/how/figures/pin'
import { rubberBand } from '../../../src/site/how/figures/rubberBand'
import { twoSpaces } from '../../../src/site/how/figures/twoSpaces'
import { wheel } from '../../../src/site/how/figures/wheel'
import { dragged, pressed, said, scrubbed } from '../../helpers/figures'

it.each(Object.keys(FIGURES))('%s has a drawing before its script has loaded', (name) => {
  expect(drawFigure(name, 'A label')).toMatch(
    /^<(svg viewBox="0 0 400 280" fill="none"|div class="how-html"[^>]*) role="group" aria-label="A label".*<(path|g|use|circle|pre|div)/s,
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

it('order: only with the scale clamped first does the point stay, where a limit cuts the scale', () => {
  const slips = (state: typeof order.start) => order.draw(state).match(/slips \d+ px/g)
  expect(slips(order.start)).toEqual(['slips 0 px', 'slips 44 px', 'slips 51 px'])
  expect(slips(pressed(order, order.start, 'Turn in too far'))).toEqual([
    'slips 0 px',
    'slips 65 px',
    'slips 65 px',
  ])
  const uncut = dragged(order, order.start, 'asked', 200)
  expect(slips(uncut)).toEqual(['slips 0 px', 'slips 0 px', 'slips 0 px'])
  expect(said(order, uncut)).toContain('No limit cuts')
})

it('bounds: each axis is clamped to its slack, or centred in it', () => {
  expect(said(bounds, bounds.start)).toContain(
    'x: slack 1240 − 800 × 1.00 = 440 px, half at each side\ny: slack 440 − 560 × 1.00 = −120 px: offset −120 to 0, now −60',
  )
  const large = pressed(bounds, bounds.start, 'Large window', 'Zoom −0.5')
  expect(said(bounds, large)).toContain('scale 0.71\nx: slack 1520 − 800 × 0.71 = 954 px, half at each side')
  const small = pressed(bounds, bounds.start, 'Small window')
  expect(said(bounds, dragged(bounds, small, 'map', 400, 400))).toContain('−320 to 0, now 0')
  expect(dragged(bounds, small, 'corner', 0, 999).viewport).toEqual({ width: 320, height: 920 })
  expect(scrubbed(bounds, small, 'zoom', -99).zoom).toBe(-1)
})

it('rubber band: it gives half at first, never 60 px; without the inverse, a second grip jumps', () => {
  const { start } = rubberBand
  expect(said(rubberBand, start)).toContain('pulled 120 px · given 30 px')
  expect(said(rubberBand, dragged(rubberBand, start, 'finger', 62))).toContain('pulled 2 px · given 1 px')
  const again = pressed(rubberBand, start, 'Grip again', 'Grip again')
  expect(said(rubberBand, again)).toContain('pulled 120 px · given 30 px\nGripped again, nothing moved')
  const without = pressed(rubberBand, start, 'With the inverse', 'Grip again')
  expect(said(rubberBand, without)).toContain('pulled 30 px · given 12 px\nGripped again, it jumped by 18 px')
})

it.each([
  ['touch', 10, 0, 'a click', 'The map does not move.'],
  ['touch', 11, 0, 'a drag', 'The map is 9.5 px behind'],
  ['touch', 30, 0, 'a drag', 'The map is 0.0 px behind'],
  ['touch', 10, 600, 'a long press', 'It rested for 600 ms'],
  ['mouse', 3, 900, 'a click', 'The map does not move.'],
  ['mouse', 4, 0, 'a drag', 'The map is 2.5 px behind'],
])('click or drag: a %s that strays by %i px in %i ms is %s', (pointerType, px, ms, verdict, sentence) => {
  const { draw, frame, hand, start } = clickOrDrag
  const event = (type: 'down' | 'move', x: number): HandEvent => ({
    type,
    id: 1,
    pointerType,
    pointScreen: { x, y: 100 },
    ms: 1000,
  })
  const events = [event('down', 60), event('move', 60 + 6 * px)]
  const held = frame?.(
    events.reduce((state, one) => hand?.(state, one) ?? state, start),
    1000 + ms,
  )
  expect(draw(held ?? start)).toContain(`>${verdict}<`)
  expect(said(clickOrDrag, held ?? start)).toContain(sentence)
})

it.each([
  ['Shaky click', 'a click'],
  ['Long press', 'a long press'],
  ['Finger drag', 'a drag'],
  ['Mouse drag', 'a drag'],
])('click or drag: the replay "%s" is %s, and ends', (name, verdict) => {
  let state = pressed(clickOrDrag, clickOrDrag.start, name)
  for (let ms = 5000; state.isDown && ms < 9000; ms += 16) state = clickOrDrag.frame?.(state, ms) ?? state
  expect([state.isDown, clickOrDrag.draw(state)]).toEqual([false, expect.stringContaining(`>${verdict}<`)])
})

it('fling: as a function of time it goes as far at any rate; a pointer that rested flings nothing', () => {
  const { start } = fling
  expect(said(fling, start)).toContain(
    'By time: 387 px at any rate. By steps: 1200 px at 20, 400 px at 60, 167 px at 144',
  )
  expect(said(fling, pressed(fling, start, '144 fps'))).toBe(said(fling, start))
  expect(said(fling, dragged(fling, start, 'lift', 250))).toContain('0.59 px/ms')
  expect(said(fling, dragged(fling, start, 'lift', 999))).toContain('0.00 px/ms')
  expect(said(fling, scrubbed(fling, start, 'tau', -25))).toContain('By time: 240 px')
})

it('wheel: a press leaves undone what the view has not yet caught up, and no more than that', () => {
  expect(said(wheel, wheel.start)).toMatch(/0.33 levels are left undone.* In the end: zoom 1.71/)
  expect(said(wheel, pressed(wheel, wheel.start, 'With a press'))).toContain('In the end: zoom 2.00')
  expect(said(wheel, dragged(wheel, wheel.start, 'press', 36 + 0.44 * 450))).toContain(
    'nothing is left undone',
  )
  expect(said(wheel, scrubbed(wheel, wheel.start, '3', 10))).toContain('notches at 40, 130, 220, 590 ms')
})

describe('break it', () => {
  type State = typeof breakIt.start
  const finger = (type: 'down' | 'move', x: number, y: number, ms: number): HandEvent => ({
    type,
    id: 1,
    pointerType: 'touch',
    pointScreen: { x, y },
    ms,
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
    type: 'wheel',
    pointScreen: { x, y: 100 },
    deltaY,
    deltaMode: 0,
    ctrlKey: false,
    ms: 0,
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
