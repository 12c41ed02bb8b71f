/** A fling: its velocity, and its glide as a function of time, beside steps that a frame adds up. */
import { clamp, type Point } from '../../../panzoom/core/geometry'
import { addSample, glide, type Sample, velocityAt, WINDOW_MS } from '../../../panzoom/gestures/inertia'
import { number } from '../../parts/number'
import { circle, curve, gap, handle, label, legend, scrubbed } from '../drawing'
import type { Figure } from '../figure'

/** A pointer that moves by 1.2 px per ms, up to 0 ms: a sample in each frame of its screen. */
const SAMPLES: readonly Sample[] = Array.from({ length: 11 }, (_, index) => {
  const ms = index * 16 - 160
  return { ms, pointScreen: { x: 1.2 * ms, y: 0 } }
})
/** A map without edges. */
const MAP = { width: 1e9, height: 1e9 }
const BOUNDS = { map: MAP, viewport: { width: 1, height: 1 }, minScale: 1, maxScale: 1 }
const MIDDLE = { x: -5e8, y: -5e8, scale: 1 }
/** The time constant of the engine's glides. */
const ENGINE_TAU_MS = 325
const RATES = [20, 60, 144] as const
const [END_MS, SAMPLES_Y] = [2000, 32]

type State = Readonly<{ restMs: number; tauMs: number; rate: (typeof RATES)[number] }>

export const speedOf = ({ restMs }: State): number =>
  velocityAt(SAMPLES.reduce(addSample, [] as readonly Sample[]), restMs).x

/** How far the map has gone after a time: by the engine, or by its formula with another time constant. */
export function wayAt(state: State, ms: number): number {
  const path = glide(MIDDLE, { x: speedOf(state), y: 0 }, BOUNDS)
  if (!path) return 0
  if (state.tauMs !== ENGINE_TAU_MS) return speedOf(state) * state.tauMs * (1 - Math.exp(-ms / state.tauMs))
  return (ms < path.durationMs ? path.viewAt(ms) : path.to).x - MIDDLE.x
}

/** Wrong: a step in each frame, each shorter than the last by the same part. Right at 60 a second alone. */
export function summed(state: State, rate: number, ms: number): number {
  const kept = Math.exp(-1000 / 60 / state.tauMs)
  const frames = Math.floor((ms * rate) / 1000)
  return wayAt(state, 1) > 0 ? ((speedOf(state) * 1000) / rate) * ((1 - kept ** frames) / (1 - kept)) : 0
}

const at = (ms: number, px: number): Point => ({ x: 34 + ms * 0.155, y: 262 - px * 0.145 })
const timesAt = (rate: number) =>
  Array.from({ length: (END_MS * rate) / 1000 + 1 }, (_, index) => (index * 1000) / rate)
const LINES = { line: 'function of time', 'line other': 'a step each frame' }
const sampleX = (ms: number) => 200 + ms

export const fling: Figure<State> = {
  start: { restMs: 0, tauMs: ENGINE_TAU_MS, rate: 20 },
  draw(state) {
    const { restMs, rate } = state
    const samples = SAMPLES.map(({ ms }) => {
      const counts = restMs - ms <= WINDOW_MS
      return circle({ x: sampleX(ms), y: SAMPLES_Y }, 3, counts ? 'held' : 'line')
    })
    const sums = RATES.map((one) =>
      curve(
        timesAt(one).map((ms) => at(ms, summed(state, one, ms))),
        one === rate ? 'line other' : 'thread',
      ),
    )
    const [y20 = 0, y60 = 0, y144 = 0] = RATES.map((one) => at(0, summed(state, one, END_MS)).y)
    // Apart, where the ends are close together.
    const nameYs = [Math.min(y20, y60 - 16, y144 - 30), Math.min(y60 - 2, y144 - 15), y144]
    const names = RATES.map((one, index) => label({ x: 348, y: (nameYs[index] ?? 0) + 4 }, `${one} fps`))
    const frames = timesAt(rate).map((ms) => at(ms, wayAt(state, ms)))
    return `${gap({ x: sampleX(restMs) - WINDOW_MS, y: SAMPLES_Y - 14 }, { width: WINDOW_MS, height: 28 })}
${samples.join('')}
${label({ x: 8, y: 14 }, 'positions')}${label({ x: sampleX(restMs) + 16, y: SAMPLES_Y + 4 }, 'lifted')}
${curve([at(0, 1300), at(0, 0), at(END_MS, 0)], 'grid')}
${label({ x: 38, y: 86 }, 'distance')}${label({ x: at(1000, 0).x, y: 276 }, '1 s', 'middle')}
${sums.join('')}${names.join('')}${label({ x: 348, y: (nameYs[0] ?? 0) - 12 }, 'steps at')}
${legend({ x: 44, y: 104 }, LINES)}${curve(frames, 'line')}
${frames.map((point) => circle(point, rate === 20 ? 3 : 1.6)).join('')}
${handle('lift', 'when it is lifted', { x: sampleX(restMs), y: SAMPLES_Y }, `${restMs} ms`)}`
  },
  says(state) {
    const { restMs, tauMs } = state
    const sums = RATES.map((rate) => `${number(summed(state, rate, 1e5))} px at ${rate}`).join(', ')
    return `lifted ${scrubbed('lift', 'ms from the last position to the lift', restMs)} ms after the last position:
${number(speedOf(state), 2)} px/ms in the last ${WINDOW_MS} ms ·
time constant ${scrubbed('tau', 'time constant', tauMs)} ms<br>By time:
<strong>${number(wayAt(state, 1e5))} px</strong> at any rate. By steps: ${sums} frames per second (fps).`
  },
  drag: (state, _, { x }) => ({ ...state, restMs: Math.round(clamp(x - sampleX(0), 0, 120)) }),
  scrub(state, name, steps) {
    if (name === 'lift') return { ...state, restMs: clamp(state.restMs + steps, 0, 120) }
    return { ...state, tauMs: clamp(state.tauMs + 5 * steps, 100, 450) }
  },
  buttons: (state) =>
    RATES.map((rate) => ({ label: `${rate} fps`, isOn: rate === state.rate, next: { ...state, rate } })),
}
