/** The figures of the frame, of the layers, and of the test. */
import { expect, it } from 'vitest'
import { Controller } from '../../../src/panzoom/core/controller'
import { PointerGestures } from '../../../src/panzoom/gestures/pointerGestures'
import type { HandEvent } from '../../../src/site/how/figure'
import { layers } from '../../../src/site/how/figures/layers'
import { oneFrame } from '../../../src/site/how/figures/oneFrame'
import { test } from '../../../src/site/how/figures/test'
import { EXAMPLE, play } from '../../../src/site/how/recording'
import { ManualClock } from '../../../src/site/parts/manualClock'

/** One finger on the small map: down at 5000 ms of the page, up at 5100. */
const HAND: readonly HandEvent[] = [
  { type: 'down', id: 7, pointScreen: { x: 200.4, y: 80 }, pointerType: 'touch', ms: 5000 },
  ...Array.from({ length: 25 }, (_, index) => ({
    ...({ type: 'move', id: 7, pointerType: 'touch' } as const),
    pointScreen: { x: 200.4 - 4 * index, y: 80 + index },
    ms: 5004 + 4 * index,
  })),
  { type: 'up', id: 7, pointScreen: { x: 104, y: 104 }, pointerType: 'touch', ms: 5101 },
]
type State = typeof oneFrame.start
const record = () =>
  HAND.reduce<State>((state, event) => oneFrame.hand?.(state, event) ?? state, oneFrame.start)

/** Runs a printed test, without its imports. Returns how many times it expected something. */
function run(html: string): number {
  const code = html
    .replace(/<.*?>/g, '')
    .replaceAll('&gt;', '>')
    .replace(/^import.*\n/gm, '')
  let expectations = 0
  const counting = (value: unknown) => {
    expectations += 1
    return expect(value)
  }
  const names = ['it', 'expect', 'Controller', 'ManualClock', 'PointerGestures']
  const given = [(_: string, body: () => void) => body(), counting, Controller, ManualClock, PointerGestures]
  new Function(...names, code)(...given)
  return expectations
}

it('one frame: several moves write one style, and at rest no frame is asked for', () => {
  expect(oneFrame.says(oneFrame.start)).toContain('In the frame at 250 ms, 3 moves, 1 style.')
  const last = { ...oneFrame.start, atMs: 440 }
  expect(oneFrame.says(last)).toContain('In the frame at 450 ms, 1 move, 1 style.')
  const rest = oneFrame.drag?.(oneFrame.start, 'time', { x: 999, y: 0 })
  expect(oneFrame.says(rest ?? oneFrame.start)).toContain('At 2000 ms, no frame.')
})

it('one frame: two seconds of a hand are recorded, while the frames go on', () => {
  const recorded = record()
  expect(recorded.calls).toHaveLength(27)
  expect(recorded.calls[1]).toMatchObject({ type: 'move', id: 7, pointScreen: { x: 200, y: 80 }, ms: 104 })
  expect(oneFrame.says(recorded)).toContain('25 moves')
  const later = oneFrame.frame?.(recorded, 6000) ?? recorded
  expect(later.atMs).toBe(1100)
  const over = oneFrame.frame?.(later, 9000) ?? later
  // Then its middle is shown.
  expect([over.atMs, oneFrame.frame?.(over, 9016)]).toEqual([152, over])
})

it('a moment of a recording is read off', () => {
  const played = play(EXAMPLE)
  expect([99, 2000].map(played.viewAt)).toEqual([EXAMPLE.from, played.view])
})

it('one frame: where the page takes the finger, to scroll, the last recording stays', () => {
  const [down] = HAND as [HandEvent & { type: 'down' }]
  const recording = oneFrame.hand?.(oneFrame.start, down) ?? oneFrame.start
  expect(oneFrame.hand?.(recording, { ...down, type: 'cancel' })).toBe(oneFrame.start)
})

it('one frame: a press below the map, and the wheel, are left to the page', () => {
  const below: HandEvent = { ...(HAND[0] as HandEvent & { type: 'down' }), pointScreen: { x: 9, y: 200 } }
  expect(oneFrame.hand?.(oneFrame.start, below)).toBe(oneFrame.start)
  expect(oneFrame.hand?.(oneFrame.start, HAND.at(-1) as HandEvent)).toBe(oneFrame.start)
})

it('the test that is printed passes, that of the example and that of a hand', () => {
  expect([test.start, record()].map((recording) => run(test.draw(recording)))).toEqual([4, 4])
  expect(test.draw(record())).toContain("hand.press(7, { x: 200, y: 80 }, 'touch')")
})

it('layers: one painted at scale 1 is blurred at 2.83, until it is dropped, and made anew there', () => {
  const press = (label: string, state = layers.start) =>
    layers.buttons?.(state).find((button) => button.label === label)?.next ?? state
  expect(layers.says(layers.start)).toContain('painted at scale 1, and is shown at 1: sharp')
  const zoomed = press('zoom 1.5')
  expect(layers.says(zoomed)).toContain('blurred')
  expect(layers.draw(zoomed)).toMatch(/"layer +zoomed"/)
  const without = press('will-change', zoomed)
  expect(layers.says(without)).toContain('No layer')
  expect(layers.draw(without)).not.toContain('"layer')
  expect(layers.says(press('will-change', without))).toContain(
    'painted at scale 2.83, and is shown at 2.83: sharp',
  )
})

it('layers: half a pixel off, a letter is in four greys, unless it is painted anew', () => {
  const inks = (state: typeof layers.start) =>
    [...new Set(layers.draw(state).match(/(?<=opacity=")[\d.]+/g))].map(Number).sort()
  const half = { ...layers.start, isHalf: true }
  expect([layers.start, half].map(inks)).toEqual([
    [0, 1],
    [0, 0.25, 0.5, 0.75],
  ])
  expect(inks({ ...half, layerScale: null })).toEqual([0, 1])
})
