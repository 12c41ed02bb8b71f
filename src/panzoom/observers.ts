import type { Bounds, View } from './view'

/**
 * Callbacks that receive the new view and its bounds. A movement publishes `start`, then `move` in each frame whose
 * view differs from the last, and `end` at rest. A new size of the viewport publishes `resize` and `move` at once, in
 * this order: a canvas is cleared when it is resized, and then drawn.
 */
export type Observer = Partial<Record<'start' | 'move' | 'end' | 'resize', (view: View, bounds: Bounds) => void>>

export class Observers {
  private readonly observers = new Set<Observer>()

  /** Calls the observer from the next change on. Returns an unsubscribe function. */
  add(observer: Observer): () => void {
    this.observers.add(observer)
    return () => this.observers.delete(observer)
  }

  /** Calls all observers. An error in one of them stops neither the others nor the movement, and is reported. */
  publish(event: keyof Observer, view: View, bounds: Bounds): void {
    for (const observer of this.observers) {
      try {
        observer[event]?.(view, bounds)
      } catch (error) {
        // Thrown later: an error that is caught here would go unnoticed.
        queueMicrotask(() => {
          throw error
        })
      }
    }
  }
}
