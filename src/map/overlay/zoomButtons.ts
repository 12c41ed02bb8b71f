import { wholeMap } from '../../panzoom/fit'
import type { LiveMap } from '../liveMap'

/** Makes the zoom buttons act. At a limit a button is only marked as disabled: one that is disabled loses the focus. */
export function zoomButtons({ controller, root }: LiveMap, signal: AbortSignal): void {
  const buttons = [...root.querySelectorAll<HTMLButtonElement>('button[value]')]
  for (const button of buttons) {
    const onClick = () => {
      if (button.value === 'all') controller.goTo(wholeMap(controller.bounds))
      else controller.perform({ zoomStep: button.value === 'in' ? 1 : -1 })
    }
    button.addEventListener('click', onClick, { signal })
  }
  const markLimits = () => {
    const { view, bounds } = controller
    const limit = view.scale >= bounds.maxScale ? 'in' : view.scale <= bounds.minScale ? 'out' : null
    for (const button of buttons) {
      const isDisabled = `${button.value === limit}`
      if (button.getAttribute('aria-disabled') !== isDisabled) button.setAttribute('aria-disabled', isDisabled)
    }
  }
  markLimits()
  signal.addEventListener('abort', controller.subscribe({ end: markLimits, resize: markLimits }))
}
