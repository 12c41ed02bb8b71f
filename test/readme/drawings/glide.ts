/** A fling at 1 px per ms: its distance and its velocity. */
import { glide } from '../../../src/panzoom/inertia'
import { Plot } from './plot'
import { Sheet, tone } from './sheet'

const STILL = { x: -1000, y: 0, scale: 1 }
/** So large that it reaches no edge. */
const BOUNDS = { map: { width: 9000, height: 9000 }, viewport: { width: 1000, height: 700 }, minScale: 1, maxScale: 1 }

/** A fling to the right at 1 px per ms, by the engine. */
function fling() {
  const path = glide(STILL, { x: 1, y: 0 }, BOUNDS)
  if (!path) throw new Error('a fling at 1 px per ms glides')
  return path
}

export function drawGlide(): string {
  const { viewAt, durationMs } = fling()
  const way = (ms: number) => viewAt(ms).x - STILL.x
  const velocity = (ms: number) => (way(ms + 0.5) - way(Math.max(0, ms - 0.5))) / (ms < 0.5 ? ms + 0.5 : 1)
  const left = (ms: number) => Math.round(velocity(ms) * 100)
  const sheet = new Sheet('glide', 760, 420)
  const x = { name: 'ms since it was let go', most: 1500, ticks: [0, 325, 650, 975, 1300] }
  const y = { name: 'px', most: 380, ticks: [100, 200, 325] }
  const plot = new Plot(sheet, x, y, [80, 340], 620, 276)
  plot.axes().dashed([0, 325], [1500, 325])
  plot.curve((ms) => velocity(ms) * 325, tone.verdigris, durationMs).curve(way, tone.red, durationMs)
  for (const [ms, below] of [
    [100, 36],
    [325, 18],
  ] as const) {
    const at = plot.at(ms, way(ms))
    sheet.dot(at)
    sheet.write(`${way(ms).toFixed(1)} px after ${ms} ms`, [at[0] + 14, at[1] + below], {
      from: 'start',
      fill: tone.red,
    })
  }
  const end = plot.at(durationMs, way(durationMs))
  sheet.dot(end)
  sheet.write(`at rest after ${Math.round(durationMs)} ms: ${way(durationMs).toFixed(2)} px`, [end[0], end[1] + 32], {
    from: 'end',
    fill: tone.red,
  })
  sheet.write(
    `its velocity: ${left(325)} % left after 325 ms, ${left(650)} % after 650`,
    [plot.at(430, 0)[0], plot.at(0, 112)[1]],
    {
      from: 'start',
      fill: tone.verdigris,
    },
  )
  return sheet.text()
}
