/**
 * Runs inside every page, before any other script: this file is written into the HTML, so each byte counts. Until the
 * scripts have come the page works by itself, and what they will need to know is noted here.
 */

/** The addresses of the scripts, the one that starts the site first, then what stands over the map; by the build. */
declare const __SCRIPTS__: readonly string[]

const page = document.documentElement

// The map scrolls by itself until its script takes over.
const surface = document.querySelector<HTMLElement>('[data-surface]')
if (surface) {
  // Where CSS cannot say where it starts, this does.
  const middle = (surface.scrollWidth - surface.clientWidth) / 2
  if (!CSS.supports('scroll-initial-target', 'nearest')) surface.scrollLeft = middle
  // The signposts of the first view are of no use in another.
  surface.addEventListener('scroll', () =>
    page.toggleAttribute('data-scrolled', surface.scrollTop > 4 || Math.abs(surface.scrollLeft - middle) > 4),
  )

  // A browser keeps a slanted swipe to one axis, as suits a page of text: on a map it is followed from here, and so is
  // one that begins on what stands over it. A straight one, and two fingers, are left to the browser, which also lets
  // them glide. The first move tells.
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
    // Of what it moves one way, it moves at least a tenth the other.
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

// Nor can it see that a picture has failed already.
const noteFailure = ({ target }: Event) => target instanceof SVGImageElement && target.setAttribute('data-failed', '')
addEventListener('error', noteFailure, true)

// What a button over the map is asked for before it can be done is done then.
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
    // The second is the map's own.
    if (i > 0 && !surface) break
    const element = document.createElement(i === 0 ? 'script' : 'link')
    if (element instanceof HTMLScriptElement) Object.assign(element, { type: 'module', src: address, onerror: giveUp })
    else Object.assign(element, { rel: 'modulepreload', href: address })
    document.head.append(element)
  }
}
const patience = setTimeout(start, 10_000)
addEventListener('load', start)
