import type { LiveMap } from '../liveMap'
import { showAll } from './showAll'

/** Makes the zoom buttons act. At a limit one is only marked as disabled, so that it keeps the focus. */
export function zoomButtons(map: LiveMap, signal: AbortSignal): void {
  const { controller, root } = map
  const buttons = [...root.querySelectorAll<HTMLButtonElement>('button[value]')]
  for (const button of buttons) {
    const zoom = () => controller.perform({ zoomStep: button.value === 'in' ? 1 : -1 })
    const onClick = button.value === 'all' ? showAll(map, button, signal) : zoom
    button.addEventListener('click', onClick, { signal })
  }
  const markLimits = () => {
    const { view, bounds } = controller
    const limit = view.scale >= bounds.maxScale ? 'in' : view.scale <= bounds.minScale ? 'out' : null
    for (const button of buttons) {
      const isDisabled = `${button.value === limit}`
      if (button.getAttribute('aria-disabled') !== isDisabled)
        button.setAttribute('aria-disabled', isDisabled)
    }
  }
  markLimits()
  signal.addEventListener('abort', controller.subscribe({ end: markLimits, resize: markLimits }))
}
