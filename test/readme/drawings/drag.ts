/** One drag from event to pixel: its calls, from top to bottom. */
import { colour } from '../../../src/cartography/drawing/palette'
import { measureText } from '../../../src/cartography/lettering/lettering'
import { type Point, Sheet, tone } from './sheet'

/** Who takes part, from left to right: files, but for the browser at the left. */
export const PARTS = [
  'the browser',
  'listenToPointers.ts',
  'pointerGestures.ts',
  'grip.ts',
  'controller.ts',
  'moveSheet.ts',
] as const

/** A call from one part to another; both are indices of `PARTS`. */
interface Call {
  readonly from: number
  readonly to: number
  /** What is called, as both files write it. */
  readonly name: string
}

/** What happens at once, and what that comes of. */
interface Stage {
  readonly when: string
  readonly calls: readonly Call[]
}

export const STAGES: readonly Stage[] = [
  {
    when: 'the finger goes down',
    calls: [
      { from: 0, to: 1, name: 'pointerdown' },
      { from: 1, to: 2, name: 'press' },
      { from: 2, to: 4, name: 'startInteraction' },
      { from: 2, to: 3, name: 'grab' },
    ],
  },
  {
    when: 'it moves, once or many times',
    calls: [
      { from: 0, to: 1, name: 'pointermove' },
      { from: 1, to: 2, name: 'move' },
      { from: 2, to: 3, name: 'follow' },
      { from: 2, to: 4, name: 'updateInteraction' },
      { from: 1, to: 0, name: 'setPointerCapture' },
      { from: 4, to: 0, name: 'requestAnimationFrame' },
    ],
  },
  {
    when: 'the browser draws a frame',
    calls: [
      { from: 0, to: 4, name: 'onFrame' },
      { from: 4, to: 5, name: 'publish' },
      { from: 5, to: 0, name: 'style.transform' },
    ],
  },
]

const FIRST = 78
const APART = 121
const STEP = 35

export function drawDrag(): string {
  const calls = STAGES.flatMap((stage) => stage.calls).length
  const height = 104 + calls * STEP + STAGES.length * 40
  const sheet = new Sheet('drag', 760, height)
  const xOf = (part: number) => FIRST + part * APART

  PARTS.forEach((name, part) => {
    const x = xOf(part)
    sheet.pen.line(
      [
        [x, 68],
        [x, height - 30],
      ],
      { stroke: tone.pale, width: 1, dash: [3, 6] },
    )
    const isFile = part > 0
    sheet.box({ left: x - 56, top: 30, right: x + 56, bottom: 66 }, isFile ? colour.snow : colour.sea, { wobble: 0.5 })
    sheet.write(name, [x, 54], { size: 16 })
  })

  let y = 74
  for (const { when, calls } of STAGES) {
    y += 32
    sheet.pen.line(
      [
        [28, y + 8],
        [732, y + 8],
      ],
      { stroke: tone.pale, width: 0.8 },
    )
    sheet.write(when, [732, y], { from: 'end', face: 'capitals', size: 18, fill: tone.pale, isOnLines: true })
    y += 8
    for (const { from, to, name } of calls) {
      y += STEP
      const towards = Math.sign(to - from)
      const ends: Point[] = [
        [xOf(from) + 4 * towards, y],
        [xOf(to) - 4 * towards, y],
      ]
      const stroke = to === 0 ? tone.verdigris : tone.red
      sheet.arrow(ends, { stroke, width: 1.8 })
      const aside = Math.max(APART / 2, measureText(name, 'italic', 18) / 2 + 10)
      sheet.write(name, [xOf(from) + towards * aside, y - 10], {
        fill: stroke,
        size: 18,
        isOnLines: to !== from + towards,
      })
    }
  }
  return sheet.text()
}
