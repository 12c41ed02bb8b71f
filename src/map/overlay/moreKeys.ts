import { ANIMATION_MS, type Controller } from '../../panzoom/controller'
import { wholeMap } from '../../panzoom/fit'
import { takesKeys } from '../../panzoom/listen'
import { DIRECTIONS, nearestIn } from './nearest'
import type { PlaceLink } from './placeLink'

/**
 * Keys that the engine does not know: F shows the whole map, and from a place that has the focus the arrows lead to
 * the nearest one that way. Where there is none, and with Shift, they are the engine's as ever: it leaves alone what
 * someone else has prevented. `root` is what the engine hears keys on, too. Returns what ends that.
 */
export function moreKeys(root: HTMLElement, controller: Controller, placeLinks: readonly PlaceLink[]): () => void {
  const middles = placeLinks.map(({ middle }) => middle)

  const onKeyDown = (event: KeyboardEvent) => {
    const { key, target, shiftKey, ctrlKey, altKey, metaKey } = event
    if (shiftKey || ctrlKey || altKey || metaKey || takesKeys(event)) return
    const direction = DIRECTIONS[key]
    const from = placeLinks.find(({ element }) => element === target)
    const next = direction && from && placeLinks[nearestIn(direction, from.middle, middles)]
    if (key.toLowerCase() !== 'f' && !next) return
    event.preventDefault()
    if (next) next.element.focus()
    else controller.goTo(wholeMap(controller.bounds), ANIMATION_MS, 'key')
  }
  // On the way down, to be heard before the engine.
  root.addEventListener('keydown', onKeyDown, true)
  return () => root.removeEventListener('keydown', onKeyDown, true)
}
