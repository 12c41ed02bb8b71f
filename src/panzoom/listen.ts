/** Connects a controller to the page: its surface, and its inputs. */
import type { Controller } from './controller'
import { listenToKeys } from './listenToKeys'
import { listenToPointers } from './listenToPointers'
import { listenToWheel } from './listenToWheel'
import type { Clock } from './settings'

/** The clock of the window. */
export const browserClock: Clock = {
  now: () => performance.now(),
  requestFrame: (callback) => requestAnimationFrame(callback),
  cancelFrame: (id) => cancelAnimationFrame(id),
  setTimer: (callback, afterMs) => window.setTimeout(callback, afterMs),
  clearTimer: (id) => clearTimeout(id),
}

/** Whether the user currently prefers reduced motion. False in a browser without that setting. */
export function prefersReducedMotion(): boolean {
  return globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false
}

/**
 * Connects the map to its inputs. Pointers and the wheel act on `surface`, the viewport. Keys act while the focus is in
 * `root`, which contains the surface and its controls. With `pageKeys`, arrows and Home also act while it is elsewhere,
 * unless a dialog is open, or the focus is in an element that takes keys. Presses, wheel events and keys whose default
 * is prevented do not move the map. Returns a function that removes every listener and stops the controller.
 */
export function listen(surface: HTMLElement, controller: Controller, { root = surface, pageKeys = false } = {}) {
  const ending = new AbortController()
  const onResize = () => controller.resize(surface.getBoundingClientRect())
  // Some privacy tools remove ResizeObserver. Without it, only a resized window is noticed.
  const observer = globalThis.ResizeObserver ? new ResizeObserver(onResize) : null
  observer?.observe(surface)
  if (!observer) addEventListener('resize', onResize, { signal: ending.signal })
  onResize()
  listenToPointers(surface, controller, ending.signal)
  listenToWheel(surface, controller, ending.signal)
  listenToKeys(root, controller, pageKeys, ending.signal)
  return () => {
    ending.abort()
    observer?.disconnect()
    controller.stop()
  }
}
