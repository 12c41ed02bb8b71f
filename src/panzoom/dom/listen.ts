import { type KeyOptions, listenToKeys } from './listenToKeys'
import { listenToPointers, type PointerOptions } from './listenToPointers'
import { listenToWheel, type WheelOptions } from './listenToWheel'
import { type Input, listenToSize } from './surface'

export interface ListenOptions extends PointerOptions, WheelOptions, KeyOptions {
  /** Whether the map reacts to inputs. If not, it still follows the size of the surface. */
  readonly enabled?: boolean | undefined
  readonly pointers?: boolean | undefined
  readonly wheel?: boolean | undefined
  readonly keys?: boolean | undefined
}

/** All inputs. When the signal is aborted, the controller stops, too. */
export const listen: Input<ListenOptions> = (surface, controller, options, signal) => {
  const { enabled = true, pointers = true, wheel = true, keys = true } = options
  listenToSize(surface, controller, options, signal)
  if (enabled && pointers) listenToPointers(surface, controller, options, signal)
  if (enabled && wheel) listenToWheel(surface, controller, options, signal)
  if (enabled && keys) listenToKeys(surface, controller, options, signal)
  signal.addEventListener('abort', () => controller.stop())
}
