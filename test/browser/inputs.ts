/**
 * Mouse, wheel, touch and keys: trusted events, with the browser's own hit tests. Positions are in page px.
 */
import type { CDPSession, Page } from '@playwright/test'

export interface Point {
  readonly x: number
  readonly y: number
}

export interface TouchPoint extends Point {
  /** The id of the finger; by default, its index in the list. */
  readonly id?: number
}

const FRAME_MS = 16

/** The pause after which a pointer that is lifted flings nothing. */
const PAUSE_MS = 150

/** The point that is `x` and `y` px away. */
export const offset = (from: Point, x: number, y: number): Point => ({ x: from.x + x, y: from.y + y })

/** The middle of a box. */
export const centreOf = ({ x, y, width, height }: Point & { width: number; height: number }): Point => ({
  x: x + width / 2,
  y: y + height / 2,
})

/**
 * Drags with the mouse, and pauses before the release, so that nothing is flung. `midway` comes before the
 * pause.
 */
export async function drag(
  { mouse }: Page,
  from: Point,
  to: Point,
  midway?: () => Promise<unknown>,
): Promise<void> {
  await mouse.move(from.x, from.y)
  await mouse.down()
  await mouse.move(to.x, to.y, { steps: 4 })
  await midway?.()
  await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
  await mouse.up()
}

/** The touch screen of a page. */
export class TouchScreen {
  private readonly page: Page
  private readonly cdp: CDPSession

  private constructor(page: Page, cdp: CDPSession) {
    this.page = page
    this.cdp = cdp
  }

  static async of(page: Page): Promise<TouchScreen> {
    return new TouchScreen(page, await page.context().newCDPSession(page))
  }

  async down(...fingers: TouchPoint[]): Promise<void> {
    await this.send('touchStart', fingers)
  }

  async move(...fingers: TouchPoint[]): Promise<void> {
    await this.send('touchMove', fingers)
  }

  /** Lifts these fingers, or without arguments all of them. */
  async up(...lifted: TouchPoint[]): Promise<void> {
    await this.send('touchEnd', lifted)
  }

  /** Lifts all fingers after a pause, so that nothing is flung. */
  async pauseAndUp(): Promise<void> {
    await this.page.waitForTimeout(PAUSE_MS)
    await this.up()
  }

  async cancel(): Promise<void> {
    await this.send('touchCancel', [])
  }

  /**
   * Taps with fingers. Sent at once, like all taps: on a busy machine, waiting for each event takes too long.
   */
  async tap(...fingers: TouchPoint[]): Promise<void> {
    await Promise.all([this.down(...fingers), this.up()])
  }

  /** Taps, and presses again in the same position. */
  async tapAndDown(spot: TouchPoint): Promise<void> {
    await Promise.all([this.tap(spot), this.down(spot)])
  }

  /** Moves fingers in straight lines, with a step in each frame. */
  async slide(from: readonly TouchPoint[], to: readonly TouchPoint[], steps = 10): Promise<void> {
    for (let step = 1; step <= steps; step++) {
      const t = step / steps
      await this.move(
        ...from.map((start, i) => {
          const end = to[i] ?? start
          return { ...start, x: start.x + (end.x - start.x) * t, y: start.y + (end.y - start.y) * t }
        }),
      )
      await this.page.waitForTimeout(FRAME_MS)
    }
  }

  private async send(
    type: 'touchStart' | 'touchMove' | 'touchEnd' | 'touchCancel',
    fingers: readonly TouchPoint[],
  ): Promise<void> {
    const touchPoints = fingers.map(({ x, y, id }, i) => ({ x, y, id: id ?? i }))
    await this.cdp.send('Input.dispatchTouchEvent', { type, touchPoints })
  }
}

/**
 * Turns the wheel by `deltaY` CSS px at the mouse. With an emulated pixel ratio, Chromium divides the delta
 * by that ratio.
 */
export async function turnWheel(page: Page, deltaY: number): Promise<void> {
  await page.mouse.wheel(0, deltaY * (await page.evaluate(() => window.devicePixelRatio)))
}

/**
 * Flings upwards with a mouse that moves by `px` in 160 ms. The events carry their times, which on a busy
 * machine would otherwise be late and uneven.
 */
export async function flingUp(page: Page, { x, y }: Point, px: number): Promise<void> {
  const cdp = await page.context().newCDPSession(page)
  const startS = Date.now() / 1000
  const send = (type: 'mousePressed' | 'mouseMoved' | 'mouseReleased', t: number) =>
    cdp.send('Input.dispatchMouseEvent', {
      type,
      x,
      y: Math.round(y - px * t),
      button: 'left',
      buttons: type === 'mouseReleased' ? 0 : 1,
      clickCount: 1,
      timestamp: startS + 0.16 * t,
    })
  await send('mousePressed', 0)
  for (let step = 1; step <= 10; step++) await send('mouseMoved', step / 10)
  await send('mouseReleased', 1)
}

/**
 * A gesture of two seconds about a point, at 60 steps a second that do not wait for the page, as a user does
 * not.
 */
export type LongGesture = (page: Page, middle: Point) => Promise<void>

const STEPS = 120
const SECONDS = 2

/** Calls `step` at a constant rate, with `t` from just above 0 to 1. */
async function atConstantRate(step: (t: number, index: number) => unknown): Promise<void> {
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
export const longDrag: LongGesture = async ({ mouse }, middle) => {
  const moveTo = (t: number) =>
    mouse.move(
      Math.round(middle.x + 250 * (0.5 - zigzag(t, 2))),
      Math.round(middle.y + 80 - 200 * zigzag(t, 1)),
    )
  await moveTo(0)
  await mouse.down()
  await atConstantRate(moveTo)
  await mouse.up()
}

/** The wheel turns by a notch every 50 ms: ten in, ten out, twice. */
export const longWheel: LongGesture = async ({ mouse }, { x, y }) => {
  await mouse.move(x, y)
  await atConstantRate(
    (t, index) => index % 3 === 0 && mouse.wheel(0, Math.floor(t * 3.999) % 2 ? 100 : -100),
  )
}

/** Two fingers part and close, twice. */
export const longPinch: LongGesture = async (page, { x, y }) => {
  const touch = await TouchScreen.of(page)
  const fingers = (t: number) => {
    const apart = 50 + 70 * zigzag(t, 2)
    return [-1, 1].map((side) => ({ x: Math.round(x + (side * apart) / 2), y: Math.round(y + side * apart) }))
  }
  await touch.down(...fingers(0))
  await atConstantRate((t) => touch.move(...fingers(t)))
  await touch.up()
}
