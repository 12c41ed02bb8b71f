/**
 * Three gestures of two seconds, at 60 steps a second, through the DevTools protocol: trusted input, without script in
 * the page. The steps do not wait for the page, as a user does not.
 */
import type { CDPSession } from '@playwright/test'

/** A point in page px. */
interface Point {
  readonly x: number
  readonly y: number
}

/** Performs a gesture about the middle of the map, in page px. */
export type Gesture = (cdp: CDPSession, middle: Point) => Promise<void>

const STEPS = 120
const SECONDS = 2

/** Calls `step` at a constant rate, with `t` from just above 0 to 1. */
async function atConstantRate(step: (t: number, index: number) => void): Promise<void> {
  const startMs = performance.now()
  for (let index = 1; index <= STEPS; index++) {
    step(index / STEPS, index)
    const dueMs = startMs + (index * SECONDS * 1000) / STEPS
    await new Promise((resolve) => setTimeout(resolve, Math.max(0, dueMs - performance.now())))
  }
}

/** From 0 to 1 and back, `periods` times. */
const zigzag = (t: number, periods: number) => 1 - Math.abs(((t * periods) % 1) * 2 - 1)

/** A mouse drags the map to both sides, up and down. */
export const drag: Gesture = async (cdp, middle) => {
  const at = (t: number) => ({
    x: Math.round(middle.x + 250 * (0.5 - zigzag(t, 2))),
    y: Math.round(middle.y + 80 - 200 * zigzag(t, 1)),
  })
  const send = (type: 'mousePressed' | 'mouseMoved' | 'mouseReleased', t: number, buttons: number) =>
    cdp.send('Input.dispatchMouseEvent', { type, ...at(t), button: 'left', buttons, clickCount: 1 })
  await cdp.send('Input.dispatchMouseEvent', { type: 'mouseMoved', ...at(0), button: 'none' })
  await send('mousePressed', 0, 1)
  await atConstantRate((t) => void send('mouseMoved', t, 1))
  await send('mouseReleased', 1, 0)
}

/** The wheel turns by a notch every 50 ms: ten in, ten out, twice. */
export const wheel: Gesture = async (cdp, middle) => {
  const at = { x: Math.round(middle.x), y: Math.round(middle.y) }
  await cdp.send('Input.dispatchMouseEvent', { type: 'mouseMoved', ...at, button: 'none' })
  await atConstantRate((t, index) => {
    if (index % 3) return
    const deltaY = Math.floor(t * 3.999) % 2 ? 100 : -100
    cdp.send('Input.dispatchMouseEvent', { type: 'mouseWheel', ...at, deltaX: 0, deltaY }).catch(() => {})
  })
}

/** Two fingers part and close, twice. */
export const pinch: Gesture = async (cdp, middle) => {
  const fingers = (t: number) => {
    const apart = 50 + 70 * zigzag(t, 2)
    return [-1, 1].map((side, id) => ({
      x: Math.round(middle.x + (side * apart) / 2),
      y: Math.round(middle.y + side * apart),
      id,
    }))
  }
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: fingers(0) })
  await atConstantRate((t) => void cdp.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: fingers(t) }))
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}
