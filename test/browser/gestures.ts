/**
 * Three gestures of two seconds, at 60 steps a second by the clock, through the browser's own protocol: trusted input
 * that leaves no script in the page. The steps are sent without waiting for the page, as a hand does not wait either.
 */
import type { CDPSession } from '@playwright/test'

/** A point of the page, in page px. */
interface Point {
  readonly x: number
  readonly y: number
}

/** Performs a gesture about the middle of the map, which is given in page px. */
export type Gesture = (cdp: CDPSession, middle: Point) => Promise<void>

const STEPS = 120
const SECONDS = 2

/** Calls `step` with the part that is done, from just above 0 to 1. */
async function paced(step: (part: number, index: number) => void): Promise<void> {
  const startMs = performance.now()
  for (let index = 1; index <= STEPS; index++) {
    step(index / STEPS, index)
    const dueMs = startMs + (index * SECONDS * 1000) / STEPS
    await new Promise((resolve) => setTimeout(resolve, Math.max(0, dueMs - performance.now())))
  }
}

/** From 0 to 1 and back, `periods` times. */
const zigzag = (part: number, periods: number) => 1 - Math.abs(((part * periods) % 1) * 2 - 1)

/** A mouse drags the map to and fro and up. */
export const drag: Gesture = async (cdp, middle) => {
  const at = (part: number) => ({
    x: Math.round(middle.x + 250 * (0.5 - zigzag(part, 2))),
    y: Math.round(middle.y + 80 - 200 * zigzag(part, 1)),
  })
  const send = (type: 'mousePressed' | 'mouseMoved' | 'mouseReleased', part: number, buttons: number) =>
    cdp.send('Input.dispatchMouseEvent', { type, ...at(part), button: 'left', buttons, clickCount: 1 })
  await cdp.send('Input.dispatchMouseEvent', { type: 'mouseMoved', ...at(0), button: 'none' })
  await send('mousePressed', 0, 1)
  await paced((part) => void send('mouseMoved', part, 1))
  await send('mouseReleased', 1, 0)
}

/** A wheel is turned by a notch every 50 ms: ten in, ten out, twice. */
export const wheel: Gesture = async (cdp, middle) => {
  const at = { x: Math.round(middle.x), y: Math.round(middle.y) }
  await cdp.send('Input.dispatchMouseEvent', { type: 'mouseMoved', ...at, button: 'none' })
  await paced((part, index) => {
    if (index % 3) return
    const deltaY = Math.floor(part * 3.999) % 2 ? 100 : -100
    cdp.send('Input.dispatchMouseEvent', { type: 'mouseWheel', ...at, deltaX: 0, deltaY }).catch(() => {})
  })
}

/** Two fingers part and close, twice. */
export const pinch: Gesture = async (cdp, middle) => {
  const fingers = (part: number) => {
    const apart = 50 + 70 * zigzag(part, 2)
    return [-1, 1].map((side, id) => ({
      x: Math.round(middle.x + (side * apart) / 2),
      y: Math.round(middle.y + side * apart),
      id,
    }))
  }
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: fingers(0) })
  await paced((part) => void cdp.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: fingers(part) }))
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}
