import { listenToKeys } from './listenToKeys'
import { listenToPointers } from './listenToPointers'
import { listenToWheel } from './listenToWheel'
import { type Input, measure, windowOf } from './surface'

/** The map has the size of its surface, from now on. */
export const listenToSize: Input = (surface, controller, _, signal) => {
  const page = windowOf(surface)
  const onResize = () => controller.resize(measure(surface))
  // Some privacy tools remove ResizeObserver. Without it, only a resized window is noticed.
  const observer = page.ResizeObserver ? new page.ResizeObserver(onResize) : null
  observer?.observe(surface)
  if (!observer) page.addEventListener('resize', onResize, { signal })
  signal.addEventListener('abort', () => observer?.disconnect())
  // The observer reports the first size after the next layout. To measure now would force one.
  if (!observer || controller.bounds.viewport.width === 0) onResize()
}

/** All inputs. When the signal is aborted, the controller stops, too. */
export const listen: Input = (surface, controller, options, signal) => {
  const { enabled = true, pointers = true, wheel = true, keys = true } = options
  listenToSize(surface, controller, options, signal)
  if (enabled && pointers) listenToPointers(surface, controller, options, signal)
  if (enabled && wheel) listenToWheel(surface, controller, options, signal)
  if (enabled && keys) listenToKeys(surface, controller, options, signal)
  signal.addEventListener('abort', () => controller.stop())
}
