/**
 * Journeys: changes of the page, shown as one flight of a camera by a view transition. The picture of a place
 * has the `view-transition-name` "plate", on its page and on the map, where it is an empty box over what the
 * page shows; the map itself is zoomed along with it. From place to place it is a walk along the road: the
 * old picture leaves to its side. journey.css has all durations.
 */
import { map, ownFiles, places } from 'virtual:site'
import { flushSync } from 'react-dom'
import { navigate } from 'wouter/use-browser-location'
import { distance } from '../../panzoom/core/geometry'
import { prefersReducedMotion } from '../../panzoom/dom/surface'
import { ownPlateOf, plateOf } from '../../table/siteOf'
import { addressOf, pathWithin } from '../address'
import { placeAt } from '../site'

/**
 * Not in WebKit (2.50), whose vendor is Apple: it first paints the page anew, the map from its SVG images,
 * and so would begin 0.3 to 0.7 s after the press. Without a transition, the new page is there after 0.05 to
 * 0.23 s.
 */
const canAnimate = () =>
  !!document.startViewTransition && !prefersReducedMotion() && navigator.vendor?.[0] !== 'A'

/** How far the pages were scrolled that have been left, by their paths. The page that is shown has none. */
const scrolled: Record<string, number> = {}

/** The path that a link has led to last, until its page is shown. */
let followed = ''

/**
 * Whether the browser has shown the last step through its history itself, as at a swipe. This event comes
 * before the router's, `popstate`.
 */
let isShownByBrowser = false
globalThis.navigation?.addEventListener('navigate', (event) => {
  isShownByBrowser = event.hasUAVisualTransition
})

/** Changes the address to the page of a link: App then calls {@link travel}. */
export function openPage(path: string): void {
  // The last press counts: a page that has not been shown is no step for Back.
  const replace = followed === pathWithin(location.pathname)
  followed = path
  navigate(addressOf(path.slice(1)), { replace })
}

/**
 * Calls `show`, which shows the page at the path `to` in place of the one at `from`: in a view transition, or
 * at once where there is none. Returns a function that ends the journey, unless the page has changed.
 */
export function travel(from: string, to: string, show: () => void): (() => void) | undefined {
  // The first time counts: after Back, browsers may scroll the page that is still shown.
  scrolled[from] ??= scrollY
  // The browser alone knows how far a page was scrolled that was left before a reload.
  const isKnown = to === followed || to in scrolled
  if (isShownByBrowser || !isKnown || !canAnimate()) {
    // It scrolls the page itself, but not one that a link opens.
    delete scrolled[to]
    show()
    return undefined
  }
  let isDue = true
  let transition: ViewTransition | undefined
  const changePage = () => {
    if (!isDue) return
    isDue = false
    flushSync(show)
  }
  const start = () => {
    if (isDue) transition ??= fly(from, to, changePage)
  }
  // One frame later: from then on, the browser paints nothing until the new page is rendered, and the
  // response to the press should be visible first.
  requestAnimationFrame(() => setTimeout(start))
  // A page may get no frames, for example in a window that is covered.
  setTimeout(start, 200)
  return () => {
    if (isDue) transition?.skipTransition()
    isDue = false
  }
}

/** Scrolls the page at a path, which is shown now, to where it was left; to its top, if a link opened it. */
export function arrive(path: string): void {
  const y = path === followed ? 0 : scrolled[path]
  delete scrolled[path]
  followed = ''
  if (y !== undefined) scrollTo(0, y)
}

/** The flight from one page to the other, which `changePage` shows. */
function fly(from: string, to: string, changePage: () => void): ViewTransition {
  const start = findPlate(to)
  let end: ReturnType<typeof findPlate>
  const transition = document.startViewTransition(() => {
    start?.cover?.remove()
    changePage()
    end = findPlate(from)
    const { style } = document.documentElement
    style.setProperty('--leave', start?.cover && end ? transformOf(start.box, end.box) : 'none')
    style.setProperty('--arrive', start && end?.cover ? transformOf(end.box, start.box) : 'none')
    const isWalk = start && end && !start.cover && !end.cover
    style.setProperty('--walk', isWalk ? directionOf(from, to) : '0')
  })
  // Rejects when another navigation interrupts the page transition, which is no error.
  transition.ready.catch(() => {})
  const onPress = (press: PointerEvent) => interrupt(transition, press)
  addEventListener('pointerdown', onPress, true)
  const clear = () => {
    removeEventListener('pointerdown', onPress, true)
    end?.cover?.remove()
  }
  transition.finished.then(clear, clear)
  return transition
}

/**
 * Ends a journey at a press, whose click is passed on to the control that is under it by then: until the end,
 * what the browser animates as pictures is deaf, and what lies behind it gets the press.
 */
function interrupt(transition: ViewTransition, press: PointerEvent): void {
  transition.skipTransition()
  const onClick = async (event: MouseEvent) => {
    await transition.finished.catch(() => {})
    const control = document.elementFromPoint(event.clientX, event.clientY)?.closest('a, button')
    if (distance(press, event) <= 8 && !control?.contains(event.target as Node))
      control?.dispatchEvent(new MouseEvent('click', event))
  }
  addEventListener('click', onClick, { capture: true, once: true })
}

/**
 * The picture of a place that takes part in a journey: its box, in client px; on the map, with the element
 * that covers that part of the map. None for a place out of view, whose page only fades.
 */
function findPlate(path: string): { readonly box: DOMRect; readonly cover?: HTMLElement } | undefined {
  const plate = document.querySelector('[data-plate]')
  if (plate) return { box: plate.getBoundingClientRect() }
  const place = placeAt(path)
  const picture = document.querySelector('[data-map] svg')
  if (!place || !picture) return
  const { x, y, width } = picture.getBoundingClientRect()
  const scale = width / map.width
  const { left, top, right, bottom } = ownFiles ? ownPlateOf(place, map) : plateOf(place)
  const box = new DOMRect(x + left * scale, y + top * scale, (right - left) * scale, (bottom - top) * scale)
  if (box.right < 0 || box.bottom < 0 || box.left > innerWidth || box.top > innerHeight) return
  const cover = document.createElement('div')
  // Fixed: over a place at the edge, it would make the page scroll.
  cover.style.cssText =
    'position:fixed;pointer-events:none;view-transition-name:plate;' +
    `left:${box.x}px;top:${box.y}px;width:${box.width}px;height:${box.height}px`
  document.body.append(cover)
  return { box, cover }
}

/** The shorter way along the road from one place to another: 1 is onward, -1 back. The road is a ring. */
function directionOf(from: string, to: string): '1' | '-1' {
  const stopAt = (path: string) => places.findIndex(({ href }) => href === path)
  const steps = (stopAt(to) - stopAt(from) + places.length) % places.length
  return steps <= places.length / 2 ? '1' : '-1'
}

/** The CSS transform, from the page's top-left, that brings a box to another's middle, and fills that. */
function transformOf(from: DOMRect, to: DOMRect): string {
  const scale = Math.max(to.width / from.width, to.height / from.height)
  const x = to.x + to.width / 2 - (from.x + from.width / 2) * scale
  const y = to.y + to.height / 2 - (from.y + from.height / 2) * scale
  return `translate(${x}px, ${y}px) scale(${scale})`
}
