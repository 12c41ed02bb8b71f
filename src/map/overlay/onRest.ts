import type { Controller } from '../../panzoom/controller'

/** Calls back whenever the map has come to rest after a movement. Returns what ends that. */
export function onRest(controller: Controller, callback: () => void): () => void {
  let wasMoving = false
  return controller.subscribe((_, isMoving) => {
    if (wasMoving && !isMoving) callback()
    wasMoving = isMoving
  })
}
