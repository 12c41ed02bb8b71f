import type { ListenOptions } from '../dom/listen'
import { plainFilter } from '../dom/surface'

/**
 * Options with which one finger, and the wheel without Ctrl, scroll the page; two fingers move the map.
 * `onHint` is called when a finger has scrolled the page instead: to say that it takes two.
 */
export function cooperative(options: ListenOptions, onHint = () => {}): ListenOptions {
  const { filter = plainFilter, drags = () => true } = options
  return {
    ...options,
    filter: (event) => (event.type !== 'wheel' || event.ctrlKey) && filter(event),
    drags: (type) => type !== 'touch' && drags(type),
    onLeft: onHint,
  }
}
