import { isForControl } from './controls'
import { distance } from './geometry'
import { tolerancePxOf } from './press'
import type { Surface } from './surface'

/**
 * Prevents what the middle or the secondary button of a mouse would do besides dragging the map: scroll the page, open
 * a link at the end of the drag, or open a menu. Returns a function that removes the listeners.
 */
export function freeButtons(surface: Surface, buttons: readonly number[]): () => void {
  const ending = new AbortController()
  const options = { signal: ending.signal, capture: true }
  const element = surface as HTMLElement
  let down: MouseEvent | null = null
  const isOurs = (event: MouseEvent) => buttons.includes(event.button) && !isForControl(event, surface)
  const onMouseDown = (event: MouseEvent) => {
    down = event
    // The middle button would start to scroll the page.
    if (event.button === 1 && isOurs(event)) event.preventDefault()
  }
  const onAuxClick = (event: MouseEvent) => {
    if (!down || !isOurs(event)) return
    const [from, to] = [down, event].map(({ clientX, clientY }) => ({ x: clientX, y: clientY }))
    if (from && to && distance(from, to) > tolerancePxOf('mouse')) event.preventDefault()
  }
  const onContextMenu = (event: MouseEvent) => {
    // A menu by a key has the primary button, or none.
    if (event.button === 2 && isOurs(event)) event.preventDefault()
  }
  element.addEventListener('mousedown', onMouseDown, options)
  element.addEventListener('auxclick', onAuxClick, options)
  element.addEventListener('contextmenu', onContextMenu, options)
  return () => ending.abort()
}
