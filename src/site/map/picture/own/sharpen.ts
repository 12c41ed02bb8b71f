import { firstViewOf } from '../../../../panzoom/core/settings'
import { savesData } from '../../../start/whenIdle'
import type { LiveMap } from '../../liveMap'

/**
 * At rest, fetches the picture in the width that the zoom asks for, if a larger one than the browser has
 * chosen for the first view; that of the other colour scheme, once it is shown. It is shown once it is
 * decoded, so the picture never goes away for one that fails.
 */
export function sharpen({ controller, sheet }: LiveMap, signal: AbortSignal): void {
  const image = sheet.querySelector('img')
  if (!image || savesData()) return
  const fetchWider = async () => {
    const { view, bounds, isMoving } = controller
    const px = Math.ceil(view.scale * bounds.map.width)
    const source = [...sheet.querySelectorAll('source')].find(({ srcset }) => isIn(srcset, image.currentSrc))
    const isFirst = view.scale <= 1.05 * firstViewOf(controller.settings, bounds).scale
    // Before the first time, `sizes` is no number of px.
    if (!source || isMoving || isFirst || px <= Number.parseFloat(source.sizes)) return
    const sizes = `${px}px`
    try {
      await Object.assign(new Image(), { sizes, srcset: source.srcset }).decode()
      if (!signal.aborted) source.sizes = sizes
    } catch {} // The next rest asks again.
  }
  // With another scheme, the browser loads a file of another source.
  image.addEventListener('load', fetchWider, { signal })
  signal.addEventListener('abort', controller.subscribe({ end: fetchWider }))
}

/** Whether an address is one of a `srcset`. */
function isIn(srcset: string, address: string): boolean {
  return address !== '' && srcset.split(/[ ,]+/).some((file) => file !== '' && address.endsWith(file))
}
