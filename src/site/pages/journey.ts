/**
 * Journeys: changes of the page, shown as one flight of a camera by a view transition. The picture of a place
 * has the `view-transition-name` "plate", on its page and on the map, where it is an empty box over what the
 * page shows; the map itself is zoomed along with it. From place to place it is a walk along the road: the
 * old picture leaves to its side. journey.css has all durations.
 */
import { map, ownFiles, places } from 'virtual:site'
import { distance } from '../../panzoom/core/geometry'
import { prefersReducedMotion } from '../../panzoom/dom/surface'
import { ownPlateOf, plateOf } from '../../table/siteOf'
import { pathWithin } from '../address'
import { placeAt } from '../site'

/**
 * Not in WebKit (2.50), whose vendor is Apple: it first paints the page anew, the map from its SVG images,
 * and so would begin 0.3 to 0.7 s after the press. Without a transition, the new page is there after 0.05 to
 * 0.23 s.
 */
const canAnimate = () =>
  !!document.startViewTransition && !prefersReducedMotion() && navigator.vendor?.[0] !== 'A'

/**
 * Calls `changePage`, which leads to another page's address, in a view transition, or at once where there is
 * none. A journey that still waits for its frame is replaced: the last press counts.
 */
export function travel(to: string, changePage: () => void): void {
  // Just after Back, the address is no longer that of the page that is shown.
  const path = shownPath()
  if (path === pathWithin(location.pathname)) scrolled[path] = scrollY
  // Until the browser has captured it, the page that is left has presses: the last one counts.
  if (canAnimate()) prepare(to, (isLast) => isLast && changePage())
  else changePage()
}

/** How far each page was scrolled when it was left, by its path. */
const scrolled: Record<string, number> = {}

/**
 * Counts what is asked for and what begins: a journey that waits, and finds another count than its own, is
 * over.
 */
let journeys = 0

/**
 * Starts a journey one frame later: from then on, the browser paints nothing until the new page is rendered,
 * and the response to the press should be visible first.
 */
function prepare(to: string, changePage: (isLast: boolean) => void): void {
  const waiting = ++journeys
  const start = () => {
    if (waiting !== journeys) return
    const begun = ++journeys
    fly(to, () => changePage(begun === journeys))
  }
  requestAnimationFrame(() => setTimeout(start))
  // A page may get no frames, for example in a window that is covered.
  setTimeout(start, 200)
}

function fly(to: string, changePage: () => void): void {
  const left = shownPath()
  const start = findPlate(pathWithin(to))
  let end: ReturnType<typeof findPlate>
  const transition = document.startViewTransition(async () => {
    start?.cover?.remove()
    changePage()
    // The router renders the new page in a task of its own.
    await new Promise((resolve) => setTimeout(resolve))
    end = findPlate(left)
    const { style } = document.documentElement
    style.setProperty('--leave', start?.cover && end ? transformOf(start.box, end.box) : 'none')
    style.setProperty('--arrive', start && end?.cover ? transformOf(end.box, start.box) : 'none')
    const isWalk = start && end && !start.cover && !end.cover
    style.setProperty('--walk', isWalk ? directionOf(left, pathWithin(to)) : '0')
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
function findPlate(
  path: string | undefined,
): { readonly box: DOMRect; readonly cover?: HTMLElement } | undefined {
  const plate = document.querySelector('[data-plate]')
  if (plate) return { box: plate.getBoundingClientRect() }
  const place = path && placeAt(path)
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
function directionOf(from: string | undefined, to: string | undefined): '1' | '-1' {
  const stopAt = (path?: string) => places.findIndex(({ href }) => href === path)
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

let isReplaying = false

/** Makes Back and Forward journeys, too: App calls it before it renders the new page. */
export function onPopState(event: PopStateEvent): void {
  if (isReplaying) return
  const [left, path] = [shownPath(), pathWithin(location.pathname)]
  // The last step counts: it may lead back to the page that is still shown.
  journeys++
  // A step within the page, such as to another hash, is not animated.
  if (path === left) return
  if (left) scrolled[left] = scrollY
  // The browser alone knows how far a page was scrolled that was left before a reload.
  if (event.hasUAVisualTransition || !(path in scrolled) || !canAnimate()) return
  // The router gets the event only after the browser has captured the page: it is stopped here, and
  // dispatched again.
  event.stopImmediatePropagation()
  prepare(location.pathname, async () => {
    isReplaying = true
    dispatchEvent(new PopStateEvent('popstate', { state: event.state }))
    isReplaying = false
    // The browser has scrolled the page that is left. The other is there, unless a further step has led back;
    // it is scrolled before the next step, which would store its position.
    await null
    scrollTo(0, scrolled[pathWithin(location.pathname)] ?? 0)
  })
}

/** The path of the page that is shown now; undefined for an error. */
function shownPath(): string | undefined {
  if (document.querySelector('[data-map]')) return '/'
  return document.querySelector<HTMLElement>('[data-place]')?.dataset.place
}
