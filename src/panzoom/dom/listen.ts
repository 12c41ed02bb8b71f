import type { Controller } from '../core/controller'
import { type KeyOptions, listenToKeys } from './listenToKeys'
import { listenToPointers, type PointerOptions } from './listenToPointers'
import { listenToSize } from './listenToSize'
import { listenToWheel, type WheelOptions } from './listenToWheel'
import type { Surface } from './surface'

export type ListenOptions = PointerOptions & WheelOptions & KeyOptions

/** What connects a map to one kind of input on its surface, until the signal is aborted. */
export type Input<Options = ListenOptions> = (
  surface: Surface,
  controller: Controller,
  options: Options,
  signal: AbortSignal,
) => void

/** Connects a map to its surface, and to all inputs. When the signal is aborted, it stops the controller. */
export const listen: Input = (surface, controller, options, signal) => {
  for (const input of [listenToSize, listenToPointers, listenToWheel, listenToKeys])
    input(surface, controller, options, signal)
  signal.addEventListener('abort', () => controller.stop())
}
