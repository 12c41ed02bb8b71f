/** The soft edge: what a map in hand gives, against how far it is pulled. */
import { follow, grab } from '../../../src/panzoom/grip'
import { boundsOf } from '../../helpers/fingers'
import { Plot } from './plot'
import { Sheet, tone } from './sheet'

const MOST_PX = 60

/** What the edge gives that is pulled by so many px, by the engine: at the left edge, where x is clamped to 0. */
export function given(pulledPx: number): number {
  const bounds = boundsOf(1440, 900)
  const overscroll = { x: 0, y: -300, scale: 1 }
  return follow(grab(overscroll, [{ x: 0, y: 0 }], bounds), [{ x: pulledPx, y: 0 }], bounds).x
}

export function drawEdge(): string {
  const sheet = new Sheet('edge', 760, 400)
  const x = { name: 'pulled past the edge, px', most: 400, ticks: [0, 60, 120, 200, 300, 400] }
  const y = { name: 'given, px', most: 75, ticks: [20, 30, MOST_PX] }
  const plot = new Plot(sheet, x, y, [80, 320], 620, 256)
  plot.axes().dashed([0, MOST_PX], [400, MOST_PX]).dashed([0, 0], [140, 70], tone.verdigris).curve(given, tone.red)
  for (const pulled of [60, 120, 300]) {
    const at = plot.at(pulled, given(pulled))
    sheet.dot(at)
    sheet.write(`${pulled} gives ${Number(given(pulled).toFixed(1))}`, [at[0] + 4, at[1] + 32], {
      from: 'start',
      fill: tone.red,
    })
  }
  sheet.write('half', [plot.at(132, 66)[0] + 16, plot.at(132, 66)[1] + 2], {
    from: 'start',
    fill: tone.verdigris,
    isOnLines: true,
  })
  sheet.write(`never all of ${MOST_PX}`, [700, plot.at(0, MOST_PX)[1] - 10], { from: 'end', fill: tone.pale })
  return sheet.text()
}
