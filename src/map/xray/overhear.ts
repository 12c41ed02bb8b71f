import type { Controller } from '../../panzoom/controller'

/** The calls by which anything reaches the controller. */
const NAMES = ['act', 'goTo', 'hold', 'pull', 'resize', 'steer', 'stop', 'travel', 'zoomBy'] as const

/** A call of the controller, as it was made. */
export type Call = {
  [Name in (typeof NAMES)[number]]: { name: Name; args: Parameters<Controller[Name]> }
}[(typeof NAMES)[number]]

/**
 * Tells each call that reaches a controller from outside, when it has been done; what it calls of itself is not told.
 * Nothing in the controller is changed: its methods are covered, and laid bare again by what this returns.
 */
export function overhear(controller: Controller, heard: (call: Call) => void): () => void {
  let isWithin = false
  for (const name of NAMES) {
    const original = controller[name] as (...args: unknown[]) => void
    const covered = (...args: unknown[]) => {
      if (isWithin) return original.apply(controller, args)
      isWithin = true
      try {
        original.apply(controller, args)
      } finally {
        isWithin = false
      }
      heard({ name, args } as Call)
    }
    Object.defineProperty(controller, name, { value: covered, configurable: true, writable: true })
  }
  return () => {
    for (const name of NAMES) Reflect.deleteProperty(controller, name)
  }
}
