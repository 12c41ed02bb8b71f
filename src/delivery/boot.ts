/**
 * Runs inside every page, before any other script: this file is written into the HTML, so each byte counts. Until the
 * scripts have come the page works by itself, and what they will need to know is noted here. Browsers that are too old
 * for the scripts have nothing but this.
 */

import { savesData } from '../site/savesData'

/** The addresses of the scripts, filled in by the build: what starts the site, and what stands over the map. */
declare const __SCRIPTS__: readonly [site: string, overlay: string]

const page = document.documentElement

/** Whether the scripts will run here: build/browsers.ts says where. */
const isCapable = 'replaceChildren' in page

// The map scrolls by itself until its script takes over.
const surface = document.querySelector<HTMLElement>('[data-surface]')
if (surface) {
  // It starts at its middle: from the style sheet where the browser can, as the sizes here take a layout of the page.
  if (!CSS.supports('scroll-initial-target:nearest'))
    surface.scrollLeft = (surface.scrollWidth - surface.clientWidth) / 2

  // A browser keeps a slanted swipe to one axis, as suits a page of text: on a map it is followed from here. A straight
  // one, and two fingers, are left to the browser, which also lets them glide. The first move decides.
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
    const x = held.x - finger.clientX - surface.scrollLeft
    const y = held.y - finger.clientY - surface.scrollTop
    // Slanted: at least a tenth as far one way as the other.
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

// The script must not take the map from under a finger, not even one that was there before it came.
const noteTouches = (event: TouchEvent) => page.toggleAttribute('data-touched', event.touches.length > 0)
for (const type of ['touchstart', 'touchend', 'touchcancel'] as const) {
  addEventListener(type, noteTouches, { capture: true, passive: true })
}

// The script cannot see whether a picture had loaded or failed before it came. Where none comes, the other format is
// tried, and the same again when the line is back.
const notePicture = ({ target, type }: Event) => {
  if (!(target instanceof SVGImageElement)) return
  target.setAttribute(type === 'load' ? 'data-loaded' : 'data-failed', '')
  const { href } = target
  if (isCapable || type === 'load') return
  if (/avif/.test(href.baseVal)) href.baseVal = href.baseVal.replace('avif', 'webp')
  else addEventListener('online', () => target.setAttribute('href', href.baseVal), { once: true })
}
addEventListener('load', notePicture, true)
addEventListener('error', notePicture, true)

addEventListener('click', ({ target }) => {
  const button = target instanceof Element && target.closest<HTMLElement>('[data-act],[command]')
  if (!button) return
  // What a button that does not work yet is asked for is noted, and done when it can be.
  if (button.dataset.act) page.dataset.asked = `${page.dataset.asked || ''} ${button.dataset.act}`
  // The drawer's buttons work by themselves in browsers that know commands; elsewhere by this, until the scripts start.
  else if (!('command' in button || 'started' in page.dataset)) {
    const drawer = document.querySelector('dialog') as HTMLDialogElement
    const opens = button.getAttribute('command') !== 'close'
    if (!drawer.showModal) drawer.toggleAttribute('open', opens)
    else if (opens) drawer.showModal()
    else drawer.close()
  }
})

// Nothing competes with the picture: the scripts are fetched when all that the page itself names is there, or has
// failed, or has kept everyone waiting. If they cannot be had, no button is left that does nothing.
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
  // Only a map has something that stands over it, and a visitor who saves data has not asked for it yet.
  if (surface && !savesData()) add('link', { rel: 'modulepreload', href: overlay })
}
let patience: ReturnType<typeof setTimeout>
if (isCapable) {
  patience = setTimeout(start, 10_000)
  addEventListener('load', start)
} else giveUp()
