/** How the engine takes a map over that the page has had before its script. */
import type { Point } from '../../panzoom/core/geometry'
import type { View } from '../../panzoom/core/view'
import type { LiveMap } from './liveMap'

/** What the inline script of a page records before the site's script has loaded. */
interface Early {
  /** Pressed buttons of the map, which does not listen to them yet: they are clicked again when it does. */
  readonly presses: HTMLElement[]
  /** Where the map was clicked last, beside its links and buttons, in its widths from its top-left. */
  click?: Point | undefined
  /** Whether a finger is on the page. */
  isTouched: boolean
  /** The surface of the map in the page, while it scrolls natively. */
  surface: HTMLElement | null
}

declare global {
  interface Window {
    /** Written by boot.ts; missing where that has not run, as in development. */
    early?: Early
  }
}

/** The record of this page. */
export const early: Early = globalThis.window?.early ?? { presses: [], isTouched: false, surface: null }

/** A map is still after this time without a touch or a scroll: momentum scrolls on after the touch. */
const STILL_MS = 150
/** A map that is scrolled by less counts as not moved: browsers round scroll positions. */
const SLACK_PX = 4

/**
 * Calls `takeOver` once, when the engine can take over from native scrolling without a jolt: at once for a
 * key, a mouse button or a pen on the map, else when there is no touch and nothing has scrolled for a moment.
 */
export function whenStill(
  { root, surface }: Pick<LiveMap, 'root' | 'surface'>,
  ended: AbortSignal,
  takeOver: () => void,
): void {
  const waiting = new AbortController()
  const { signal } = waiting
  ended.addEventListener('abort', () => waiting.abort())
  const finish = () => {
    waiting.abort()
    takeOver()
  }

  // On the window, in the capture phase: the listeners of the map are added in time to handle the same event.
  const onInput = ({ target }: Event) => target instanceof Node && root.contains(target) && finish()
  const onPress = (event: PointerEvent) => event.pointerType !== 'touch' && onInput(event)
  window.addEventListener('keydown', onInput, { signal, capture: true })
  window.addEventListener('pointerdown', onPress, { signal, capture: true })

  let scrolledBefore = ''
  let stillSinceMs = 0
  const check = (ms: number) => {
    if (signal.aborted) return
    const scrolled = `${surface.scrollLeft} ${surface.scrollTop}`
    if (early.isTouched || scrolled !== scrolledBefore) stillSinceMs = ms
    scrolledBefore = scrolled
    if (ms - stillSinceMs >= STILL_MS) finish()
    else requestAnimationFrame(check)
  }
  requestAnimationFrame(check)
}

/** The view to which the visitor has scrolled the map; undefined if it is still the first one. */
export function scrolledView({ x: left, y: top }: Point, { x, y, scale }: View): View | undefined {
  // A map that is smaller than the viewport is centred, and cannot be scrolled.
  const movedPx = Math.max(Math.abs(left + Math.min(x, 0)), Math.abs(top + Math.min(y, 0)))
  return movedPx > SLACK_PX ? { x: -left, y: -top, scale } : undefined
}
