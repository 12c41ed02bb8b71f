/** The figures of limits and of time: what a hand changes, and the numbers that say why. */
import { expect, it } from 'vitest'
import type { HandEvent } from '../../../src/site/how/figure'
import { bounds } from '../../../src/site/how/figures/bounds'
import { clickOrDrag } from '../../../src/site/how/figures/clickOrDrag'
import { fling } from '../../../src/site/how/figures/fling'
import { order } from '../../../src/site/how/figures/order'
import { rubberBand } from '../../../src/site/how/figures/rubberBand'
import { wheel } from '../../../src/site/how/figures/wheel'
import { dragged, pressed, said, scrubbed } from '../../helpers/figures'

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

it('rubber band: it gives half at first, never 60 px, and a second grip moves it only without the inverse', () => {
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
    ...{ type, id: 1, pointerType, pointScreen: { x, y: 100 }, ms: 1000 },
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

it('fling: as a function of time it goes as far at any rate, and a pointer that has rested flings nothing', () => {
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
