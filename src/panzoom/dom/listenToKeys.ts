import type { Controller } from '../core/controller'
import type { Point } from '../core/geometry'
import { panBy, type View } from '../core/view'
import { keyAction, takesKeys } from './keyboard'

/** A held arrow key moves the map by its step in this time. */
const STEP_MS = 125
/** A held key pans only from then on, so that a tapped one moves the map by its step alone. */
const DELAY_MS = 120
/** The pan of each frame is eased over this time: the map gathers speed, and coasts to a stop. */
const EASE_MS = 150
/** A frame pans for no longer, so that the map does not leap after a page was busy. */
const MAX_FRAME_MS = 100

/** Keys in `root` move the map until the signal is aborted; `pageKeys`: arrows and Home elsewhere, too. */
export function listenToKeys(
  root: Element,
  controller: Controller,
  pageKeys: boolean,
  signal: AbortSignal,
): void {
  const { clock } = controller.settings
  /** The arrow keys that are down, with their steps in screen px. */
  const held = new Map<string, Point>()
  let frame = 0
  let lastMs = 0
  const release = () => held.clear()
  /** In each frame, the held keys move the target by a part of their steps. */
  const onFrame = (ms: number) => {
    frame = held.size > 0 ? clock.requestFrame(onFrame) : 0
    if (!frame || ms <= lastMs) return
    const steps = Math.min(ms - lastMs, MAX_FRAME_MS) / STEP_MS
    lastMs = ms
    const pan = (view: View, { x, y }: Point) => panBy(view, { x: x * steps, y: y * steps })
    controller.goTo([...held.values()].reduce(pan, controller.target), EASE_MS)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    // macOS sends no keyup while the command key is down.
    if (event.metaKey) release()
    const action = keyAction(event)
    if (!action || takesKeys(event, root) || event.defaultPrevented) return
    // Elsewhere, only keys that type nothing act: a character may be a shortcut of the page.
    const isInRoot = event.composedPath().includes(root)
    const isPageKey = event.key.length > 1 && !document.querySelector('dialog[open]')
    if (!isInRoot && !(pageKeys && isPageKey)) return
    event.preventDefault()
    // A key would pull the map from under a pointer. Keyboards repeat a held key late and unevenly.
    if (controller.interaction || ('pan' in action && event.repeat)) return
    controller.perform(action)
    if (!('pan' in action)) return
    if (held.size === 0) lastMs = clock.now() + DELAY_MS
    held.set(event.key, action.pan)
    frame ||= clock.requestFrame(onFrame)
  }
  const inCapturePhase = { signal, capture: true }
  addEventListener('keydown', onKeyDown, { signal })
  addEventListener('keyup', ({ key }) => held.delete(key), inCapturePhase)
  root.addEventListener('pointerdown', release, inCapturePhase)
  addEventListener('blur', release, { signal })
  signal.addEventListener('abort', release)
}
