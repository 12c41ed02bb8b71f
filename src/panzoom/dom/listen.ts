import type { Controller } from '../core/controller'
import type { Clock } from '../core/settings'
import { listenToKeys } from './listenToKeys'
import { listenToPointers, type PointerOptions } from './listenToPointers'
import { listenToWheel } from './listenToWheel'
import { type Leaves, measure, type Surface } from './surface'

/** The clock of the window. */
export const browserClock: Clock = {
  now: () => performance.now(),
  requestFrame: (callback) => requestAnimationFrame(callback),
  cancelFrame: (id) => cancelAnimationFrame(id),
  setTimer: (callback, afterMs) => window.setTimeout(callback, afterMs),
  clearTimer: (id) => clearTimeout(id),
}

/** Whether the visitor prefers reduced motion at present. */
export function prefersReducedMotion(): boolean {
  return globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false
}

/** Whatever is left out is listened to. */
export interface ListenOptions extends PointerOptions {
  /** Contains the surface and its controls: keys act while the focus is in it. By default the surface. */
  readonly root?: Surface | undefined
  /** Whether arrows and Home also act while the focus is elsewhere, unless a dialog is open. */
  readonly pageKeys?: boolean | undefined
  /** Whether an event is for something in the surface: see `isForControl`. By default none is. */
  readonly leaves?: Leaves | undefined
  /** Whether a wheel event pans instead of zooming: see `isTrackpadScroll`. By default none does. */
  readonly pans?: ((event: WheelEvent) => boolean) | undefined
  readonly pointers?: boolean | undefined
  readonly wheel?: boolean | undefined
  readonly keys?: boolean | undefined
}

/** Connects a map to its surface and inputs. Returns a function that ends that, and stops the controller. */
export function listen(surface: Surface, controller: Controller, options: ListenOptions = {}): () => void {
  const { root = surface, pageKeys = false, leaves = () => false, pans, ...inputs } = options
  const ending = new AbortController()
  const { signal } = ending
  const onResize = () => controller.resize(measure(surface))
  // Some privacy tools remove ResizeObserver. Without it, only a resized window is noticed.
  const observer = globalThis.ResizeObserver ? new ResizeObserver(onResize) : null
  observer?.observe(surface)
  if (!observer) addEventListener('resize', onResize, { signal })
  onResize()
  if (inputs.pointers ?? true) listenToPointers(surface, controller, signal, leaves, inputs)
  if (inputs.wheel ?? true) listenToWheel(surface, controller, signal, leaves, pans)
  if (inputs.keys ?? true) listenToKeys(root, controller, pageKeys, signal)
  return () => {
    ending.abort()
    observer?.disconnect()
    controller.stop()
  }
}
