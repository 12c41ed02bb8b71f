/** A visit to the site: the base of every case, for any driver. */
import sharp from 'sharp'
import { expect } from 'vitest'
import type { Point, Size } from '../../src/panzoom/core/geometry.ts'
import { areaBox } from '../../src/table/area.ts'
import { pathOf } from '../../src/table/paths.ts'
import { regions } from '../helpers/realm.ts'
import { type Page, pause } from './drivers/driver.ts'
import type { Engine } from './engines.ts'
import type { Host } from './host.ts'

/** The places of the tests' realm, with their addresses and middles. */
export const places = regions.map((region) => {
  const { left, right, top, bottom } = areaBox(region)
  const middle = { x: Math.round((left + right) / 2), y: Math.round((top + bottom) / 2) }
  return { ...region, href: pathOf(region), middle }
})

export const SIZES = {
  desktop: { width: 1200, height: 800 },
  /** The narrowest that pages may not scroll sideways at. */
  phone: { width: 320, height: 568 },
  /** The narrowest of those on which pages are enlarged. */
  wide: { width: 1920, height: 1080 },
} as const satisfies Record<string, Size>

export interface Case {
  readonly name: string
  /** If set, the case runs only in browsers of this tier. */
  readonly tier?: Engine['tier']
  /** The sizes of the window; by default, a desktop. */
  readonly sizes?: readonly (keyof typeof SIZES)[]
  /** Runs with the ink of the map, which takes software long to draw. */
  readonly isInked?: true
  /** Runs in the dark colour scheme. */
  readonly isDark?: true
  /** The browser's own messages in the console, in a case that breaks the network. */
  readonly expectedErrors?: readonly RegExp[]
  readonly run: (visit: Visit, skip: (reason: string) => void) => Promise<void>
}

interface View extends Point {
  readonly scale: number
}

/** The longest wait for a condition. Long, as a starved browser is slow. */
const TIMEOUT_MS = 15_000

/** Browsers' messages about a file that did not load. */
export const NETWORK_ERRORS = [
  /net::ERR|Failed to load|NetworkError|Loading failed|could not be loaded|cannot load/i,
]

export class Visit {
  readonly page: Page
  readonly host: Host
  readonly engine: Engine

  constructor(page: Page, host: Host, engine: Engine) {
    this.page = page
    this.host = host
    this.engine = engine
  }

  /** Loads an address. */
  async goto(url: string): Promise<void> {
    const { origin, pathname } = new URL(url)
    await this.page.goto(url)
    await this.until((page) => {
      return document.readyState === 'complete' && location.origin + location.pathname === page
    }, origin + pathname)
  }

  /** Opens a page of the site, and waits for its scripts if the browser runs them. */
  async open(path = ''): Promise<void> {
    await this.goto(this.host.url + path)
    await this.untilLive()
  }

  /** Opens the map with a place in view: by the address, or without the engine by scrolling. */
  async openAt(href: string): Promise<void> {
    const { x, y } = places.find((place) => place.href === href)?.middle ?? { x: 0, y: 0 }
    await this.open(this.engine.tier === 'whole' ? `#0/${x}/${y}` : '')
    if (this.engine.tier === 'plain') await this.show(`svg a[href$="${href}"]`)
  }

  /**
   * Scrolls to an element. In the picture, by computing: old browsers cannot scroll to an element of an SVG.
   */
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

  /**
   * Waits until the scripts have started, if the browser runs them, and on the map until it is live and at
   * rest: without the engine, too, as the page's first frame scrolls the map to its start.
   */
  async untilLive(): Promise<void> {
    if (this.engine.tier === 'whole') {
      await this.until(() => {
        const hasStarted = document.documentElement.hasAttribute('data-started')
        return (
          hasStarted && (!document.querySelector('[data-map]') || !!document.querySelector('[data-live]'))
        )
      })
    }
    await this.rest()
  }

  /** Waits for the page with a heading, or for the map. */
  async untilAt(path: string, heading?: string): Promise<void> {
    await this.until(
      ({ path, heading }) =>
        location.pathname === path &&
        (heading === undefined
          ? !!document.querySelector('[data-map]')
          : document.querySelector('h1')?.textContent === heading),
      { path, heading },
    )
    await this.untilLive()
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
    throw new Error(
      `never came true${argument === undefined ? '' : ` for ${JSON.stringify(argument)}`}: ${condition}`,
    )
  }

  /** The inner size of the window: a browser may not become as small as requested. */
  size(): Promise<Size> {
    return this.read(() => ({ width: innerWidth, height: innerHeight }))
  }

  /** The box of the first element that matches a selector, in page px. */
  async box(selector: string): Promise<Point & Size> {
    const box = await this.read((selector) => {
      const element = document.querySelector(selector)
      if (!element) return null
      const { left, top, width, height } = element.getBoundingClientRect()
      return { x: left, y: top, width, height }
    }, selector)
    if (!box) throw new Error(`no ${selector} on the page`)
    return box
  }

  /**
   * The view, measured from the boxes of the picture and its surface, once it has been still for some frames.
   */
  view(stillFrames = 0): Promise<View> {
    return this.read((stillFrames) => {
      let before = ''
      let still = 0
      return new Promise<View>((done) => {
        const look = () => {
          const surface = document.querySelector('[data-surface]')
          const picture = document.querySelector('[data-surface] svg[viewBox^="0 0"]')
          if (!surface || !picture) return done({ x: 0, y: 0, scale: 1 })
          const [from, to] = [surface.getBoundingClientRect(), picture.getBoundingClientRect()]
          const view = { x: to.left - from.left, y: to.top - from.top, scale: to.width / 2048 }
          const now = JSON.stringify(view)
          still = now === before && !picture.closest('[data-moving]') ? still + 1 : 0
          before = now
          if (still < stillFrames) requestAnimationFrame(look)
          else done(view)
        }
        look()
      })
    }, stillFrames)
  }

  /** Waits until the map, if there is one, is at rest. */
  rest(): Promise<View> {
    return this.view(8)
  }

  /** Clicks the middle of an element, after a check that nothing covers it there. */
  async click(selector: string): Promise<void> {
    const { x, y, width, height } = await this.box(selector)
    const at = { x: x + width / 2, y: y + height / 2 }
    const isThere = await this.read(
      ({ selector, at: { x, y } }) => {
        const wanted = document.querySelector(selector)
        const found = document.elementFromPoint(x, y)
        return !!wanted && !!found && (wanted.contains(found) || found.contains(wanted))
      },
      { selector, at },
    )
    expect(isThere, `${selector} can be pressed at ${at.x}, ${at.y}`).toBe(true)
    const { mouse } = this.page
    await mouse.move(at.x, at.y)
    await mouse.down()
    await mouse.up()
  }

  /** Drags with the mouse, and rests before the release, so that there is no fling. */
  async drag(from: Point, by: Point): Promise<void> {
    const { mouse } = this.page
    await mouse.move(from.x, from.y)
    await mouse.down()
    for (const t of [0.1, 0.4, 0.7, 1]) await mouse.move(from.x + by.x * t, from.y + by.y * t)
    await pause(250)
    await mouse.move(from.x + by.x, from.y + by.y)
    await mouse.up()
  }

  /** How light an element is on the screen, from 0 to 255, on average. */
  async lightness(selector: string): Promise<number> {
    const greys = await this.greys(selector)
    return greys.reduce((sum, value) => sum + value, 0) / greys.length
  }

  /** The lightness of each px of an element on the screen, from 0 to 255. */
  async greys(selector: string): Promise<Buffer> {
    const screen = sharp(await this.page.screenshot())
    const { x, y, width, height } = await this.box(selector)
    const shown = await this.size()
    const [left, top] = [Math.max(0, Math.ceil(x)), Math.max(0, Math.ceil(y))]
    const part = {
      left,
      top,
      width: Math.floor(Math.min(shown.width, x + width)) - left,
      height: Math.floor(Math.min(shown.height, y + height)) - top,
    }
    return screen.extract(part).greyscale().raw().toBuffer()
  }

  /** By how much the page overflows the window horizontally, in px. */
  overflowPx(): Promise<number> {
    return this.read(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  }
}
