/** A visit to the site: the base of every case, for any driver. */
import { expect } from 'vitest'
import type { Page, Point, Size } from './drivers/driver.ts'
import { pause } from './drivers/driver.ts'
import type { Engine } from './engines.ts'
import type { Host } from './host.ts'

export const SIZES = {
  desktop: { width: 1200, height: 800 },
  phone: { width: 360, height: 640 },
} as const satisfies Record<string, Size>

export interface Case {
  readonly name: string
  /** If set, the case runs only in browsers of this tier. */
  readonly tier?: Engine['tier']
  /** The sizes of the window; by default, a desktop. */
  readonly sizes?: readonly ('desktop' | 'phone')[]
  /** Runs in the dark colour scheme. */
  readonly isDark?: true
  /** The browser's own messages in the console, in a case that breaks the network. */
  readonly expectedErrors?: readonly RegExp[]
  readonly run: (visit: Visit, skip: (reason: string) => void) => Promise<void>
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

/** The longest wait for a condition. Long, as a starved browser is slow. */
const TIMEOUT_MS = 15_000

/** Browsers' messages about a file that did not load. */
export const NETWORK_ERRORS = [/net::ERR|Failed to load|NetworkError|Loading failed|could not be loaded|cannot load/i]

export class Visit {
  readonly page: Page
  readonly host: Host
  readonly engine: Engine

  constructor(page: Page, host: Host, engine: Engine) {
    this.page = page
    this.host = host
    this.engine = engine
  }

  /** Opens a page of the site, and waits for its scripts if the browser runs them. */
  async open(path = ''): Promise<void> {
    await this.page.goto(this.host.url + path)
    if (this.engine.tier === 'whole') await this.untilLive()
  }

  /** Opens the map with a place in view: by the address, or without the engine by scrolling. */
  async openAt({ href, middle }: { readonly href: string; readonly middle: Point }): Promise<void> {
    if (this.engine.tier === 'whole') return this.open(`#0/${middle.x}/${middle.y}`)
    await this.open()
    await this.show(`svg a[href$="${href}"]`)
  }

  /** Scrolls to an element. In the picture, by computing: old browsers cannot scroll to an element of an SVG. */
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

  /** Waits until the scripts have started, and on the map until it is live. */
  async untilLive(): Promise<void> {
    await this.until(() => {
      const hasStarted = document.documentElement.hasAttribute('data-started')
      return hasStarted && (!document.querySelector('[data-map]') || !!document.querySelector('[data-live]'))
    })
    await this.rest()
  }

  /** Evaluates a function in the page. It may use only `argument`, and nothing else from outside. */
  read<T, A>(evaluated: (argument: A) => T, argument?: A): Promise<Awaited<T>> {
    return this.page.evaluate(`(${evaluated})(${JSON.stringify(argument)})`)
  }

  /** Waits until a function in the page returns a truthy value. */
  async until<A>(condition: (argument: A) => unknown, argument?: A): Promise<void> {
    for (const end = Date.now() + TIMEOUT_MS; Date.now() < end; await pause(50)) {
      if (await this.read(condition, argument).catch(() => false)) return
    }
    throw new Error(`never came true${argument === undefined ? '' : ` for ${JSON.stringify(argument)}`}: ${condition}`)
  }

  /** The path of the present address, without query and hash. */
  path(): Promise<string> {
    return this.read(() => location.pathname)
  }

  /** The inner size of the window: a browser may not become as small as requested. */
  size(): Promise<Size> {
    return this.read(() => ({ width: innerWidth, height: innerHeight }))
  }

  /** The box of the first element that matches a selector, in page px. */
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

  /** The view, measured from the boxes of the picture and its surface. */
  async view(): Promise<ShownView> {
    const surface = await this.box('[data-surface]')
    const picture = await this.box('[data-surface] svg[viewBox^="0 0"]')
    return { x: picture.x - surface.x, y: picture.y - surface.y, scale: picture.width / MAP_WIDTH }
  }

  /** Waits until the map, if there is one, is at rest: by its own account, and without a change in eight frames. */
  async rest(): Promise<ShownView> {
    const hasMap = await this.read(
      () =>
        new Promise<boolean>((done) => {
          let before = ''
          let stillFrames = 0
          const look = () => {
            const picture = document.querySelector('[data-surface] svg[viewBox^="0 0"]')
            if (!picture) return done(false)
            const { left, top, width } = picture.getBoundingClientRect()
            const now = [left, top, width].join()
            stillFrames = now === before && !picture.closest('[data-moving=true]') ? stillFrames + 1 : 0
            before = now
            if (stillFrames < 8) requestAnimationFrame(look)
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

  /** Clicks the middle of an element, after a check that nothing covers it there. */
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

  /** Drags with the mouse, and rests before the release, so that there is no fling. */
  async drag(from: Point, by: Point): Promise<void> {
    const to = { x: from.x + by.x, y: from.y + by.y }
    await this.page.mouse('move', from)
    await this.page.mouse('down', from)
    for (const t of [0.1, 0.4, 0.7, 1]) {
      await this.page.mouse('move', { x: from.x + by.x * t, y: from.y + by.y * t })
    }
    await pause(250)
    await this.page.mouse('move', to)
    await this.page.mouse('up', to)
  }

  /** Whether an element exists and is visible. */
  isShown(selector: string): Promise<boolean> {
    return this.read((selector) => {
      const element = document.querySelector(selector)
      if (!element) return false
      const { width, height } = element.getBoundingClientRect()
      const { visibility, opacity } = getComputedStyle(element)
      return width > 0 && height > 0 && visibility === 'visible' && opacity !== '0'
    }, selector)
  }

  /** By how much the page overflows the window horizontally, in px. */
  overflowPx(): Promise<number> {
    return this.read(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  }
}
