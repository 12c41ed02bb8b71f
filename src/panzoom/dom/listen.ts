import { type KeyOptions, listenToKeys } from './listenToKeys'
import { listenToPointers, type PointerOptions } from './listenToPointers'
import { listenToSize } from './listenToSize'
import { listenToWheel, type WheelOptions } from './listenToWheel'
import type { Input } from './surface'

export type ListenOptions = PointerOptions & WheelOptions & KeyOptions

/** All inputs. When the signal is aborted, the controller stops, too. */
export const listen: Input<ListenOptions> = (surface, controller, options, signal) => {
  for (const input of [listenToSize, listenToPointers, listenToWheel, listenToKeys])
    input(surface, controller, options, signal)
  signal.addEventListener('abort', () => controller.stop())
}
