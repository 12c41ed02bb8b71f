import type { Controller } from '../../panzoom/controller'

/** What is done when the map begins to move, when it has come to rest, and when the viewport of a map at rest has another size. */
interface Callbacks {
  readonly begin?: () => void
  readonly rest?: () => void
  readonly resize?: () => void
}

/** Calls back at either end of a movement: the frames between are for the picture alone. Returns what ends that. */
export function onMovement(controller: Controller, { begin, rest, resize }: Callbacks): () => void {
  let wasMoving = false
  return controller.subscribe((_, isMoving) => {
    if (isMoving === wasMoving) {
      if (!isMoving) resize?.()
      return
    }
    wasMoving = isMoving
    if (isMoving) begin?.()
    else rest?.()
  })
}
