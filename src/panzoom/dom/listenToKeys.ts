import type { Controller } from '../core/controller'
import { keyAction, takesKeys } from './keyboard'
import { type Surface, windowOf } from './surface'

export interface KeyOptions {
  /** Contains the surface and its controls: keys act while the focus is in it. By default the surface. */
  readonly root?: Surface | undefined
  /** Whether arrows and Home also act while the focus is elsewhere, unless a dialog is open. */
  readonly pageKeys?: boolean | undefined
}

/** Keys move the map until the signal is aborted. */
export function listenToKeys(
  surface: Surface,
  controller: Controller,
  { root = surface, pageKeys = false }: KeyOptions,
  signal: AbortSignal,
): void {
  const onKeyDown = (event: KeyboardEvent) => {
    const action = keyAction(event)
    if (!action || takesKeys(event, root) || event.defaultPrevented) return
    // Elsewhere, only keys that type nothing act: a character may be a shortcut of the page.
    const isPageKey = pageKeys && event.key.length > 1 && !root.ownerDocument.querySelector('dialog[open]')
    if (!isPageKey && !event.composedPath().includes(root)) return
    event.preventDefault()
    // A key would pull the map from under a pointer.
    if (!controller.interaction) controller.perform(action)
  }
  windowOf(surface).addEventListener('keydown', onKeyDown, { signal })
}
