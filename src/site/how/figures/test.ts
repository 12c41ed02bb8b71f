/** A recording as a test to copy: the engine runs without a browser. */
import { MAP } from '../drawing'
import type { Figure } from '../figure'
import { EXAMPLE, play, RECORDED_MS, type Recording, VIEWPORT, ZOOM } from '../recording'

const literal = (value: object) =>
  JSON.stringify(value)
    .replace(/"(\w+)":/g, ' $1: ')
    .replace('}', ' }')

export const test: Figure<Recording> = {
  start: EXAMPLE,
  isHtml: true,
  draw: (recording) => `<pre tabindex="0"><code>${textOf(recording)}</code></pre>`,
  says(recording) {
    const { published } = play(recording)
    const writes = published.filter(({ event }) => event === 'move').length
    const whose = recording.calls === EXAMPLE.calls ? 'An example' : 'What you did above'
    return `${whose}: ${recording.calls.length} calls, ${writes} styles, no browser. Its clock waits for nothing: two seconds take a few milliseconds.`
  },
  buttons: () => [{ label: 'Copy the test', copies: true }],
}

/** The test, to be put beside the folder of the engine. */
function textOf(recording: Recording): string {
  const { from, calls } = recording
  const { view, published } = play(recording)
  const steps = calls.map((call) => {
    if (call.type === 'press') return `press(${call.id}, ${literal(call.pointScreen)}, '${call.pointerType}')`
    return call.type === 'move'
      ? `move(${call.id}, ${literal(call.pointScreen)})`
      : `${call.type}(${call.id})`
  })
  return `import { expect, it } from 'vitest'
import { Controller } from './panzoom/core/controller'
import { ManualClock } from './site/parts/manualClock'
import { PointerGestures } from './panzoom/gestures/pointerGestures'

it('writes at most one style a frame', () => {
  const clock = new ManualClock()
  const controller = new Controller({
    map: ${literal(MAP)},
    minZoom: ${ZOOM.minZoom},
    maxZoom: ${ZOOM.maxZoom},
    clock,
    prefersReducedMotion: () =&gt; false,
  })
  controller.resize(${literal(VIEWPORT)}, () =&gt; (${literal(from)}))
  let styles = 0
  controller.subscribe({ move: () =&gt; (styles += 1) })
  const hand = new PointerGestures(controller)
  const at = (ms) =&gt; clock.advance(ms - clock.now())

${calls.map(({ ms }, index) => `  at(${ms})\n  hand.${steps[index]}\n`).join('')}  at(${RECORDED_MS})

  expect(styles).toBe(${published.filter(({ event }) => event === 'move').length})
  expect(controller.view.x).toBeCloseTo(${view.x.toFixed(2)}, 1)
  expect(controller.view.y).toBeCloseTo(${view.y.toFixed(2)}, 1)
  expect(controller.view.scale).toBeCloseTo(${view.scale.toFixed(4)}, 3)
})`
}
