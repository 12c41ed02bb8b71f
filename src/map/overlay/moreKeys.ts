import { ANIMATION_MS, type Controller } from '../../panzoom/controller'
import { takesKeys } from '../../panzoom/listen'
import { wholeMap } from './fit'
import { DIRECTIONS, nearestIn } from './nearest'
import type { PlaceLink } from './placeLink'

/**
 * Keys beyond the engine's: F shows the whole map, and from a focused place the arrow keys move the focus to the nearest
 * place in that direction. Other keys, arrows with Shift, and arrows in a direction without a place are left to the
 * engine, which ignores prevented events. `root` contains the map and its controls. Returns an unsubscribe function.
 */
export function moreKeys(root: HTMLElement, controller: Controller, placeLinks: readonly PlaceLink[]): () => void {
  const middles = placeLinks.map(({ middle }) => middle)

  const onKeyDown = (event: KeyboardEvent) => {
    const { key, target, shiftKey, ctrlKey, altKey, metaKey } = event
    if (shiftKey || ctrlKey || altKey || metaKey || takesKeys(event, root)) return
    const direction = DIRECTIONS[key]
    const from = placeLinks.find(({ element }) => element === target)
    const next = direction && from && placeLinks[nearestIn(direction, from.middle, middles)]
    if (key.toLowerCase() !== 'f' && !next) return
    event.preventDefault()
    if (next) next.element.focus()
    else controller.goTo(wholeMap(controller.bounds), ANIMATION_MS, 'key')
  }
  // In the capture phase, to run before the engine's listener.
  root.addEventListener('keydown', onKeyDown, true)
  return () => root.removeEventListener('keydown', onKeyDown, true)
}
