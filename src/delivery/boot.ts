/**
 * Runs inside every page, before any other script: this file is written into the HTML, so each byte counts. Until the
 * scripts have come the page works by itself, and what they will need to know is noted here.
 */

/** The addresses of the scripts, filled in by the build: what starts the site, and what stands over the map. */
declare const __SCRIPTS__: readonly string[]

const page = document.documentElement

// The map scrolls by itself until its script takes over.
const surface = document.querySelector<HTMLElement>('[data-surface]')
if (surface) {
  // It starts at the middle: a browser that knows no scroll-initial-target is told here.
  const middle = (surface.scrollWidth - surface.clientWidth) / 2
  if (!CSS.supports('scroll-initial-target', 'nearest')) surface.scrollLeft = middle
  // The signposts of the first view are of no use in another.
  surface.addEventListener('scroll', () =>
    page.toggleAttribute('data-scrolled', surface.scrollTop > 4 || Math.abs(surface.scrollLeft - middle) > 4),
  )

  // A browser keeps a slanted swipe to one axis, as suits a page of text: on a map it is followed from here, and so is
  // one that begins on what stands over it. A straight one, and two fingers, are left to the browser, which also lets
  // them glide. The first move tells.
  /** What the finger holds, in px from the top-left of all that scrolls. */
  let held: { x: number; y: number } | null = null
  let isOurs = false
  const onStart = ({ touches: [finger, another] }: TouchEvent) => {
    held = finger && !another ? { x: surface.scrollLeft + finger.clientX, y: surface.scrollTop + finger.clientY } : null
    isOurs = false
  }
  const onMove = (event: TouchEvent) => {
    const [finger] = event.touches
    if (!held || !finger || 'live' in surface.dataset) return
    const to = { left: held.x - finger.clientX, top: held.y - finger.clientY }
    const x = to.left - surface.scrollLeft
    const y = to.top - surface.scrollTop
    // Slanted: at least a tenth as far one way as the other.
    const isSlanted = Math.abs(x * y) > (x * x + y * y) / 10
    isOurs ||= event.cancelable && (isSlanted || !surface.contains(finger.target as Element))
    if (!isOurs) held = null
    else {
      event.preventDefault()
      surface.scrollTo(to)
    }
  }
  surface.parentElement?.addEventListener('touchstart', onStart, { passive: true })
  surface.parentElement?.addEventListener('touchmove', onMove, { passive: false })
}

// The script must not take the map from under a finger, not even one that was there before it came.
const noteTouches = (event: TouchEvent) => page.toggleAttribute('data-touched', event.touches.length > 0)
for (const type of ['touchstart', 'touchend', 'touchcancel'] as const) {
  addEventListener(type, noteTouches, { capture: true, passive: true })
}

// The script cannot see whether a picture had loaded or failed before it came.
for (const [type, mark] of [
  ['load', 'data-loaded'],
  ['error', 'data-failed'],
] as const) {
  addEventListener(type, ({ target }) => target instanceof SVGImageElement && target.setAttribute(mark, ''), true)
}

// What a button that does not work yet is asked for is noted, and done when it can be.
addEventListener('click', ({ target }) => {
  const button = target instanceof Element && target.closest<HTMLElement>('[data-act]')
  if (button) page.dataset.asked = `${page.dataset.asked ?? ''} ${button.dataset.act}`
})

// Nothing competes with the picture: the scripts are fetched when all that the page itself names is there, or has
// failed, or has kept everyone waiting. If they cannot be had, no button is left that does nothing.
const giveUp = () => {
  for (const button of document.querySelectorAll('[data-act]')) button.remove()
}
const start = () => {
  removeEventListener('load', start)
  clearTimeout(patience)
  for (const [i, address] of __SCRIPTS__.entries()) {
    // Only a map has something that stands over it.
    if (i > 0 && !surface) break
    const element = document.createElement(i === 0 ? 'script' : 'link')
    if (element instanceof HTMLScriptElement) Object.assign(element, { type: 'module', src: address, onerror: giveUp })
    else Object.assign(element, { rel: 'modulepreload', href: address })
    document.head.append(element)
  }
}
const patience = setTimeout(start, 10_000)
addEventListener('load', start)
