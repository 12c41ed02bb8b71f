/** A visit to the site: what every case stands on. Written once, for any driver. */
import { expect } from 'vitest'
import type { Page, Point, Size } from './drivers/driver.ts'
import { pause } from './drivers/driver.ts'
import type { Engine } from './engines.ts'
import type { Host } from './host.ts'

export const SIZES = {
  desk: { width: 1200, height: 800 },
  phone: { width: 360, height: 640 },
} as const satisfies Record<string, Size>

export interface Case {
  readonly name: string
  /** Tried only on browsers that get this much; else on all. */
  readonly tier?: Engine['tier']
  /** The sizes of window that it is tried at; else at a desk. */
  readonly sizes?: readonly ('desk' | 'phone')[]
  /** Tried where the system asks for dark colours. */
  readonly isDark?: true
  /** What the browser itself writes to the console when a case breaks the network. */
  readonly expects?: readonly RegExp[]
  readonly run: (visit: Visit, skip: (why: string) => void) => Promise<void>
}

export interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

export interface ShownView extends Point {
  readonly scale: number
}

/** The width of the picture, in map px. */
export const MAP_WIDTH = 2048

/** How long a condition is waited for: a starved browser is slow, not wrong. */
const PATIENCE_MS = 15_000

/** What a browser says by itself of a file that it could not have. */
export const NETWORK_ERRORS = [/net::ERR|Failed to load|NetworkError|Loading failed|could not be loaded|cannot load/i]

export class Visit {
  constructor(
    readonly page: Page,
    readonly host: Host,
    readonly engine: Engine,
  ) {}

  /** Opens a page of the site, and waits for our scripts where they are to come. */
  async open(path = ''): Promise<void> {
    await this.page.goto(this.host.url + path)
    if (this.engine.tier === 'whole') await this.untilLive()
  }

  /** Opens the map with a place in view: by the engine's address, or scrolled there. */
  async openAt({ href, middle }: { readonly href: string; readonly middle: Point }): Promise<void> {
    if (this.engine.tier === 'whole') return this.open(`#0/${middle.x}/${middle.y}`)
    await this.open()
    await this.show(`svg a[href$="${href}"]`)
  }

  /** Scrolls to an element: one on the picture by hand, as old browsers know no way to what is in an SVG. */
  async show(selector: string): Promise<void> {
    await this.read((selector) => {
      const element = document.querySelector(selector)
      const surface = element?.closest('[data-surface]')
      if (!element || !surface) return element?.scrollIntoView({ block: 'center' })
      const [from, to] = [surface.getBoundingClientRect(), element.getBoundingClientRect()]
      surface.scrollLeft += to.left + to.width / 2 - from.left - from.width / 2
      surface.scrollTop += to.top + to.height / 2 - from.top - from.height / 2
    }, selector)
  }

  /** Waits until the scripts have started, and on a map until all that stands over it is there. */
  async untilLive(): Promise<void> {
    await this.until(() => {
      const hasStarted = document.documentElement.hasAttribute('data-started')
      return hasStarted && (!document.querySelector('[data-map]') || !!document.querySelector('[role=tooltip]'))
    })
    await this.rest()
  }

  /** Evaluates a function in the page. It may use nothing from outside itself but `argument`. */
  read<T, A>(from: (argument: A) => T, argument?: A): Promise<Awaited<T>> {
    return this.page.evaluate(`(${from})(${JSON.stringify(argument)})`)
  }

  /** Waits until a function in the page returns something true. */
  async until<A>(holds: (argument: A) => unknown, argument?: A): Promise<void> {
    for (const end = Date.now() + PATIENCE_MS; Date.now() < end; await pause(50)) {
      if (await this.read(holds, argument).catch(() => false)) return
    }
    throw new Error(`never came true${argument === undefined ? '' : ` for ${JSON.stringify(argument)}`}: ${holds}`)
  }

  /** The path that the address bar shows, without what follows it. */
  path(): Promise<string> {
    return this.read(() => location.pathname)
  }

  /** The window's inner size: a browser may not become as small as it is asked to. */
  size(): Promise<Size> {
    return this.read(() => ({ width: innerWidth, height: innerHeight }))
  }

  /** The box of the first element that a selector finds, in page px. */
  async box(selector: string): Promise<Box> {
    const box = await this.read((selector) => {
      const element = document.querySelector(selector)
      if (!element) return null
      const { left, top, width, height } = element.getBoundingClientRect()
      return { x: left, y: top, width, height }
    }, selector)
    if (!box) throw new Error(`no ${selector} on the page`)
    return box
  }

  async middle(selector: string): Promise<Point> {
    const { x, y, width, height } = await this.box(selector)
    return { x: x + width / 2, y: y + height / 2 }
  }

  /** Where the picture lies in the map's box, and how large, as it is seen. */
  async view(): Promise<ShownView> {
    const surface = await this.box('[data-surface]')
    const picture = await this.box('[data-surface] svg[viewBox^="0 0"]')
    return { x: picture.x - surface.x, y: picture.y - surface.y, scale: picture.width / MAP_WIDTH }
  }

  /** Waits until the map, if one is open, has not moved for eight frames and is at rest. */
  async rest(): Promise<ShownView> {
    const hasMap = await this.read(
      () =>
        new Promise<boolean>((done) => {
          let before = ''
          let still = 0
          const look = () => {
            const picture = document.querySelector('[data-surface] svg[viewBox^="0 0"]')
            if (!picture) return done(false)
            const { left, top, width } = picture.getBoundingClientRect()
            const now = [left, top, width].join()
            still = now === before && !picture.closest('[data-moving=true]') ? still + 1 : 0
            before = now
            if (still < 8) requestAnimationFrame(look)
            else done(true)
          }
          look()
        }),
    )
    return hasMap ? this.view() : { x: 0, y: 0, scale: 1 }
  }

  async clickAt(at: Point): Promise<void> {
    await this.page.mouse('move', at)
    await this.page.mouse('down', at)
    await this.page.mouse('up', at)
  }

  /** Clicks the middle of an element, and first makes sure that it is seen there. */
  async click(selector: string): Promise<void> {
    const at = await this.middle(selector)
    const isThere = await this.read(
      ({ selector, at: { x, y } }) => {
        const wanted = document.querySelector(selector)
        const found = document.elementFromPoint(x, y)
        return !!wanted && !!found && (wanted.contains(found) || found.contains(wanted))
      },
      { selector, at },
    )
    expect(isThere, `${selector} can be pressed at ${at.x}, ${at.y}`).toBe(true)
    await this.clickAt(at)
  }

  /** Drags with the mouse, and holds still before letting go, so that nothing is flung. */
  async drag(from: Point, by: Point): Promise<void> {
    const to = { x: from.x + by.x, y: from.y + by.y }
    await this.page.mouse('move', from)
    await this.page.mouse('down', from)
    for (const part of [0.1, 0.4, 0.7, 1]) {
      await this.page.mouse('move', { x: from.x + by.x * part, y: from.y + by.y * part })
    }
    await pause(250)
    await this.page.mouse('move', to)
    await this.page.mouse('up', to)
  }

  /** Whether an element is there and can be seen. */
  isShown(selector: string): Promise<boolean> {
    return this.read((selector) => {
      const element = document.querySelector(selector)
      if (!element) return false
      const { width, height } = element.getBoundingClientRect()
      const { visibility, opacity } = getComputedStyle(element)
      return width > 0 && height > 0 && visibility === 'visible' && opacity !== '0'
    }, selector)
  }

  /** How far the page can be scrolled to the side, in px. */
  sideways(): Promise<number> {
    return this.read(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  }
}
