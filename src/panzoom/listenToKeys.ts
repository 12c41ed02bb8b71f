import type { Controller } from './controller'
import { takesKeys } from './controls'
import type { Point } from './geometry'
import { keyAction } from './keyboard'
import { agoMs } from './surface'

/** A held arrow key moves the map by its step in this time. */
const KEY_STEP_MS = 125

/**
 * Keys in `root` move the map, until the signal is aborted; with `pageKeys`, arrows and Home also act
 * elsewhere.
 */
export function listenToKeys(
  root: Element,
  controller: Controller,
  pageKeys: boolean,
  signal: AbortSignal,
): void {
  /** The arrow keys that are down, with their steps in screen px. */
  const steps = new Map<string, Point>()
  const panBySteps = (agoMs = 0) => {
    const sum = [...steps.values()].reduce((a, b) => ({ x: a.x + b.x, y: a.y + b.y }), { x: 0, y: 0 })
    const velocity = { x: sum.x / KEY_STEP_MS, y: sum.y / KEY_STEP_MS }
    controller.setPanVelocity(steps.size > 0 ? velocity : null, agoMs)
  }
  const releaseAll = () => {
    steps.clear()
    panBySteps()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    // macOS sends no keyup while the command key is down.
    if (event.metaKey) releaseAll()
    const action = keyAction(event)
    if (!action || takesKeys(event, root) || event.defaultPrevented) return
    // Elsewhere, only keys that type nothing act: a character may be a shortcut of the page.
    const isInRoot = event.composedPath().includes(root)
    const isPageKey = event.key.length > 1 && !document.querySelector('dialog[open]')
    if (!isInRoot && !(pageKeys && isPageKey)) return
    event.preventDefault()
    // If a pointer has ended the pan, the arrow keys that are still down no longer count.
    if (!controller.activePan) steps.clear()
    // A key would pull the map from under a pointer. A held key pans at one velocity on all keyboards,
    // without repeats.
    if (controller.interaction || ('pan' in action && event.repeat)) return
    controller.perform(action)
    if (!('pan' in action)) return
    steps.set(event.key, action.pan)
    panBySteps()
  }
  const onKeyUp = (event: KeyboardEvent) => {
    if (steps.delete(event.key) && controller.activePan) panBySteps(agoMs(event))
  }
  addEventListener('keydown', onKeyDown, { signal })
  addEventListener('keyup', onKeyUp, { signal, capture: true })
  addEventListener('blur', releaseAll, { signal })
}
