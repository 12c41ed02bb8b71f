/**
 * The inline script of every page, which runs before any other. It is part of the HTML, so each byte counts.
 * It makes the page usable until the site's script has loaded, and records touches and clicks for it.
 * Browsers too old for that script run only this.
 */
import type {} from '../map/handOver'

/** The address of the site's script, filled in by the build. */
declare const __SCRIPT__: string

const page = document.documentElement

/** Whether this browser is of the first tier, which runs the site's script: see vite/delivery/browsers.ts. */
const isCapable = 'inert' in page && CSS.supports('overflow', 'clip')

const early: NonNullable<Window['early']> = {
  presses: [],
  isTouched: false,
  // The map scrolls natively until the engine takes over, and is let go then: nothing else here holds it.
  surface: document.querySelector('[data-surface]'),
}
window.early = early

if (early.surface) {
  // The middle of its first view, in fractions of its sides, or its edge for 0. It stays there when the
  // screen is turned, unless the visitor has scrolled it.
  const [startX = 0, startY = 0] = `${early.surface.dataset.start}`.split(' ').map(Number)
  let left = 0
  let top = 0
  const scrollToStart = () => {
    const { surface } = early
    if (!surface) return
    surface.scrollLeft = surface.scrollWidth * startX - surface.clientWidth / 2
    surface.scrollTop = surface.scrollHeight * startY - surface.clientHeight / 2
    left = surface.scrollLeft
    top = surface.scrollTop
  }
  // In the first frame: now, it would cost a layout of its own before the first paint.
  requestAnimationFrame(scrollToStart)
  addEventListener('resize', () => {
    const { scrollLeft = 0, scrollTop = 0 } = early.surface ?? {}
    if (Math.abs(scrollLeft - left) + Math.abs(scrollTop - top) < 9) scrollToStart()
  })

  // Browsers lock a diagonal swipe to one axis, which suits text but not a map: a diagonal swipe is followed
  // here. Straight swipes and two fingers stay native, with native inertia. The first move decides.
  /** The point under the finger, in px from the top-left of the scrolled content. */
  let held: { x: number; y: number } | null = null
  let isOurs = false
  const onStart = ({ touches: [finger, another] }: TouchEvent) => {
    const { surface } = early
    held =
      surface && finger && !another
        ? { x: surface.scrollLeft + finger.clientX, y: surface.scrollTop + finger.clientY }
        : null
    isOurs = false
  }
  const onMove = (event: TouchEvent) => {
    const [finger] = event.touches
    const { surface } = early
    if (!held || !finger || !surface) return
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
  early.surface.addEventListener('touchstart', onStart, { passive: true })
  early.surface.addEventListener('touchmove', onMove, { passive: false })
}

// The engine must not take over during a touch, even one that began before its script loaded. What a finger
// presses is marked at once: browsers set `:active` for it only after a while, in case the finger scrolls.
let pressed: Element | null = null
const noteTouches = ({ type, touches, target }: TouchEvent) => {
  early.isTouched = touches.length > 0
  pressed?.removeAttribute('data-pressed')
  pressed = type === 'touchstart' && target instanceof Element ? target.closest('a,button') : null
  pressed?.setAttribute('data-pressed', '')
}
for (const type of ['touchstart', 'touchend', 'touchcancel'] as const) {
  addEventListener(type, noteTouches, { capture: true, passive: true })
}

// A layer of the picture that fails in AVIF is replaced by WebP. If that fails, too, it is marked for the
// site's script, which cannot find that out later. A browser that never runs it requests the layer again when
// it is online.
const onError = ({ target }: Event) => {
  if (target instanceof SVGImageElement) {
    const { href } = target
    const fallback = href.baseVal.replace(/\.avif(?=$|\?)/, '.webp')
    if (fallback !== href.baseVal) href.baseVal = fallback
    else onFailed(target, () => target.setAttribute('href', href.baseVal))
  }
  // By day, the image of the night has no file, for which Firefox sends an error.
  if (
    target instanceof HTMLImageElement &&
    target.closest('[data-sheet]') &&
    (target.src || matchMedia('(prefers-color-scheme:dark)').matches)
  )
    onFailed(target, () => target.parentElement?.append(target))
}
const onFailed = (layer: Element, request: () => void) => {
  layer.setAttribute('data-failed', '')
  if (!isCapable) addEventListener('online', request, { once: true })
}
// In the capture phase, on the root element: these events do not bubble, and do not reach the window.
page.addEventListener('error', onError, true)

addEventListener('click', ({ target, clientX, clientY }) => {
  const { surface } = early
  const button = target instanceof Element && target.closest<HTMLElement>('button')
  if (!button) {
    const sheet = surface?.querySelector('[data-sheet]')
    if (sheet && target instanceof Element && surface?.contains(target) && !target.closest('a')) {
      const { left, top, width } = sheet.getBoundingClientRect()
      early.click = { x: (clientX - left) / width, y: (clientY - top) / width }
    }
    return
  }
  // The drawer's buttons are invoker commands. In older browsers, this does what the site's script has not
  // done: that gets the event first.
  if (button.hasAttribute('command')) {
    if ('command' in button) return
    const drawer = document.querySelector('dialog') as HTMLDialogElement
    const opens = button.getAttribute('command') !== 'close'
    if (drawer.open === opens) return
    if (!drawer.showModal) drawer.toggleAttribute('open', opens)
    else if (opens) drawer.showModal()
    else drawer.close()
  }
  // The map's buttons do not act yet: their presses are queued until the map is live.
  else if (surface && button.matches('[data-map] *')) early.presses.push(button)
})

// The script must not compete with the picture: it is fetched once everything in the page has loaded or
// failed, or after a timeout. If it cannot be loaded twice, the map's buttons, which need it, are removed.
const giveUp = () => {
  for (const dead of document.querySelectorAll('[data-avoided]')) dead.remove()
}
const scriptWith = (onerror: () => void) =>
  Object.assign(document.createElement('script'), { type: 'module', src: __SCRIPT__, onerror })
// Past what the browser keeps: a host that is not set up yet may have sent the script with a wrong type.
const requestAgain = () =>
  fetch(__SCRIPT__, { cache: 'reload' }).then(() => document.head.append(scriptWith(giveUp)), giveUp)
if (isCapable) {
  const script = scriptWith(() => setTimeout(requestAgain, 3000))
  // The second time, it is no request.
  const start = () => document.head.append(script)
  setTimeout(start, 10_000)
  addEventListener('load', start)
} else giveUp()
