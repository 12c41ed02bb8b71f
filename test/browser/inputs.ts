/** Touch, wheel and mouse input through the DevTools protocol: trusted events, with the browser's own hit tests. */
import type { CDPSession, Page } from '@playwright/test'

export interface TouchPoint {
  readonly x: number
  readonly y: number
  /** The id of the finger; by default, its index in the list. */
  readonly id?: number
}

const FRAME_MS = 16

/** The touch screen of a page. Positions are in page px. */
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

  async cancel(): Promise<void> {
    await this.send('touchCancel', [])
  }

  async tap(spot: TouchPoint): Promise<void> {
    await this.down(spot)
    await this.up()
  }

  /** Taps, and presses again in the same position. Sent at once: on a busy machine, waiting for each takes too long. */
  async tapAndDown(spot: TouchPoint): Promise<void> {
    await Promise.all([this.down(spot), this.up(), this.down(spot)])
  }

  /** Moves fingers in straight lines, with a step in each frame. */
  async slide(from: TouchPoint[], to: TouchPoint[], steps = 10): Promise<void> {
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
    fingers: TouchPoint[],
  ): Promise<void> {
    const touchPoints = fingers.map(({ x, y, id }, i) => ({ x, y, id: id ?? i }))
    await this.cdp.send('Input.dispatchTouchEvent', { type, touchPoints })
  }
}

/** Presses and releases a key. Sent at once: on a busy machine, a key that waits for its release is a held one. */
export async function tapKey({ keyboard }: Page, key: string): Promise<void> {
  await Promise.all([keyboard.down(key), keyboard.up(key)])
}

/**
 * Turns the wheel by `deltaY` CSS px at the mouse. With an emulated pixel ratio, Chromium divides the delta by that
 * ratio.
 */
export async function turnWheel(page: Page, deltaY: number): Promise<void> {
  await page.mouse.wheel(0, deltaY * (await page.evaluate(() => window.devicePixelRatio)))
}

/**
 * Flings upwards with a mouse that moves by `px` in 160 ms. The events carry their times, which on a busy machine would
 * otherwise be late and uneven.
 */
export async function flingUp(page: Page, { x, y }: TouchPoint, px: number): Promise<void> {
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
