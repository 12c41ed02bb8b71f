/**
 * The inline script of every page, which runs before any other. It is part of the HTML, so each byte counts. It makes
 * the page usable until the scripts have loaded, and records touches, picture events and clicks for them. Browsers too
 * old for the scripts run only this.
 */

import { savesData } from '../site/savesData'

/** The addresses of the scripts, filled in by the build: the entry script, and the map's overlay. */
declare const __SCRIPTS__: readonly [site: string, overlay: string]

const page = document.documentElement

/** Whether this browser can run the scripts: see build/browsers.ts. */
const isCapable = 'replaceChildren' in page

// The map scrolls natively until its script takes over.
const surface = document.querySelector<HTMLElement>('[data-surface]')
if (surface) {
  // It starts at its middle. If the style sheet does that, measuring here would only force a layout.
  if (!CSS.supports('scroll-initial-target:nearest'))
    surface.scrollLeft = (surface.scrollWidth - surface.clientWidth) / 2

  // Browsers lock a diagonal swipe to one axis, which suits text but not a map: a diagonal swipe is followed here.
  // Straight swipes and two fingers stay native, with native inertia. The first move decides.
  /** The point under the finger, in px from the top-left of the scrolled content. */
  let held: { x: number; y: number } | null = null
  let isOurs = false
  const onStart = ({ touches: [finger, another] }: TouchEvent) => {
    held = finger && !another ? { x: surface.scrollLeft + finger.clientX, y: surface.scrollTop + finger.clientY } : null
    isOurs = false
  }
  const onMove = (event: TouchEvent) => {
    const [finger] = event.touches
    if (!held || !finger || 'live' in surface.dataset) return
    const x = held.x - finger.clientX - surface.scrollLeft
    const y = held.y - finger.clientY - surface.scrollTop
    // Diagonal: the shorter component is at least about a tenth of the longer.
    isOurs ||= event.cancelable && Math.abs(x * y) > (x * x + y * y) / 10
    if (!isOurs) held = null
    else {
      event.preventDefault()
      surface.scrollLeft += x
      surface.scrollTop += y
    }
  }
  surface.addEventListener('touchstart', onStart, { passive: true })
  surface.addEventListener('touchmove', onMove, { passive: false })
}

// The map's script must not take over during a touch, even one that began before the script loaded.
const noteTouches = (event: TouchEvent) => page.toggleAttribute('data-touched', event.touches.length > 0)
for (const type of ['touchstart', 'touchend', 'touchcancel'] as const) {
  addEventListener(type, noteTouches, { capture: true, passive: true })
}

// Records whether a picture has loaded or failed: scripts cannot find that out later. Without scripts, a failed AVIF is
// replaced by WebP, and a failed WebP is fetched again once the browser is online.
const notePicture = ({ target, type }: Event) => {
  if (!(target instanceof SVGImageElement)) return
  target.setAttribute(type === 'load' ? 'data-loaded' : 'data-failed', '')
  const { href } = target
  if (isCapable || type === 'load') return
  if (/avif/.test(href.baseVal)) href.baseVal = href.baseVal.replace('avif', 'webp')
  else addEventListener('online', () => target.setAttribute('href', href.baseVal), { once: true })
}
// On the root element: these events do not reach the window, and Chromium fires them only if an ancestor listens.
page.addEventListener('load', notePicture, true)
page.addEventListener('error', notePicture, true)

addEventListener('click', ({ target }) => {
  const button = target instanceof Element && target.closest<HTMLElement>('[data-act],[command]')
  if (!button) return
  // Clicks on buttons that need the overlay are queued until it has loaded.
  if (button.dataset.act) page.dataset.asked = `${page.dataset.asked || ''} ${button.dataset.act}`
  // The drawer's buttons are invoker commands. This replaces them in older browsers, until the scripts start.
  else if (!('command' in button || 'started' in page.dataset)) {
    const drawer = document.querySelector('dialog') as HTMLDialogElement
    const opens = button.getAttribute('command') !== 'close'
    if (!drawer.showModal) drawer.toggleAttribute('open', opens)
    else if (opens) drawer.showModal()
    else drawer.close()
  }
})

// The scripts must not compete with the picture: they are fetched once everything in the page has loaded or failed, or
// after a timeout. If they cannot be loaded, the buttons that need them are removed.
const giveUp = () => {
  for (const dead of document.querySelectorAll('[data-static] *')) dead.remove()
}
const add = (tag: string, properties: object) =>
  document.head.append(Object.assign(document.createElement(tag), properties))
const [site, overlay] = __SCRIPTS__
const start = () => {
  removeEventListener('load', start)
  clearTimeout(patience)
  add('script', { type: 'module', src: site, onerror: giveUp })
  // Only the map has an overlay; with Save-Data on, it is not preloaded.
  if (surface && !savesData()) add('link', { rel: 'modulepreload', href: overlay })
}
let patience: ReturnType<typeof setTimeout>
if (isCapable) {
  patience = setTimeout(start, 10_000)
  addEventListener('load', start)
} else giveUp()
