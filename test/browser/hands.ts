/** Real fingers, through the browser's own protocol: what they do is trusted input, hit tests and all. */
import type { CDPSession, Page } from '@playwright/test'

export interface Spot {
  readonly x: number
  readonly y: number
  /** Which finger it is, where that is not told by its place in the list. */
  readonly id?: number
}

const FRAME_MS = 16

/** Two hands over a page. Places are in page px. */
export class Hands {
  private constructor(
    private readonly page: Page,
    private readonly cdp: CDPSession,
  ) {}

  static async over(page: Page): Promise<Hands> {
    return new Hands(page, await page.context().newCDPSession(page))
  }

  async down(...fingers: Spot[]): Promise<void> {
    await this.send('touchStart', fingers)
  }

  async move(...fingers: Spot[]): Promise<void> {
    await this.send('touchMove', fingers)
  }

  /** Lifts these fingers; without any, all of them. */
  async up(...lifted: Spot[]): Promise<void> {
    await this.send('touchEnd', lifted)
  }

  async cancel(): Promise<void> {
    await this.send('touchCancel', [])
  }

  async tap(spot: Spot): Promise<void> {
    await this.down(spot)
    await this.up()
  }

  /** Taps, and is down again in the same place: in one breath, as on a busy machine a breath between takes its time. */
  async tapAndDown(spot: Spot): Promise<void> {
    await Promise.all([this.down(spot), this.up(), this.down(spot)])
  }

  /** Moves fingers evenly from one set of places to another, a step a frame. */
  async glide(from: Spot[], to: Spot[], steps = 10): Promise<void> {
    for (let step = 1; step <= steps; step++) {
      const part = step / steps
      await this.move(
        ...from.map((start, i) => {
          const end = to[i] ?? start
          return { ...start, x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part }
        }),
      )
      await this.page.waitForTimeout(FRAME_MS)
    }
  }

  private async send(type: 'touchStart' | 'touchMove' | 'touchEnd' | 'touchCancel', fingers: Spot[]): Promise<void> {
    const touchPoints = fingers.map(({ x, y, id }, i) => ({ x, y, id: id ?? i }))
    await this.cdp.send('Input.dispatchTouchEvent', { type, touchPoints })
  }
}

/**
 * Turns the wheel by `deltaY` CSS px where the mouse is. Chromium, told to pretend a dense screen, divides what the
 * protocol sends by its pixel ratio.
 */
export async function turnWheel(page: Page, deltaY: number): Promise<void> {
  await page.mouse.wheel(0, deltaY * (await page.evaluate(() => window.devicePixelRatio)))
}

/**
 * Throws what is at a place upwards, by a mouse that moves `px` in 160 ms. The times are told with the events: on a
 * busy machine they would otherwise be when the test came round to them.
 */
export async function throwUp(page: Page, { x, y }: Spot, px: number): Promise<void> {
  const cdp = await page.context().newCDPSession(page)
  const startS = Date.now() / 1000
  const tell = (type: 'mousePressed' | 'mouseMoved' | 'mouseReleased', part: number) =>
    cdp.send('Input.dispatchMouseEvent', {
      type,
      x,
      y: Math.round(y - px * part),
      button: 'left',
      buttons: type === 'mouseReleased' ? 0 : 1,
      clickCount: 1,
      timestamp: startS + 0.16 * part,
    })
  await tell('mousePressed', 0)
  for (let step = 1; step <= 10; step++) await tell('mouseMoved', step / 10)
  await tell('mouseReleased', 1)
}
