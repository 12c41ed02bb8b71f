import { ANIMATION_MS, type Controller } from '../../panzoom/controller'
import { wholeMap } from '../../panzoom/fit'
import { takesKeys } from '../../panzoom/listen'
import { DIRECTIONS, nearestIn } from './nearest'
import type { Sight } from './sight'

/**
 * Keys that the engine does not know: F shows the whole map, and from a place that has the focus the arrows lead to
 * the nearest one that way. Where there is none, and with Shift, they are the engine's as ever: it leaves alone what
 * someone else has prevented. `root` is what the engine hears keys on, too. Returns what ends that.
 */
export function moreKeys(root: HTMLElement, controller: Controller, sights: readonly Sight[]): () => void {
  const middles = sights.map(({ middle }) => middle)

  const onKeyDown = (event: KeyboardEvent) => {
    const { key, target, shiftKey, ctrlKey, altKey, metaKey } = event
    if (shiftKey || ctrlKey || altKey || metaKey || takesKeys(event)) return
    const direction = DIRECTIONS[key]
    const from = sights.find(({ link }) => link === target)
    const next = direction && from && sights[nearestIn(direction, from.middle, middles)]
    if (key.toLowerCase() !== 'f' && !next) return
    event.preventDefault()
    if (next) next.link.focus()
    else controller.goTo(wholeMap(controller.bounds), ANIMATION_MS, 'key')
  }
  // On the way down, to be heard before the engine.
  root.addEventListener('keydown', onKeyDown, true)
  return () => root.removeEventListener('keydown', onKeyDown, true)
}
