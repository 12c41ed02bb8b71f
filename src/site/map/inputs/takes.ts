import type { Filter } from '../../../panzoom/dom/surface'

/**
 * What the engine takes of a map and of what stands over it: nothing of a card or the chart; of a button or a
 * board only drags, so that its presses neither stop a flight nor count as taps of the map.
 */
export const takes: Filter = ({ target }) => {
  const isIn = (selector: string) => (target as Element).closest(selector) !== null
  if (isIn('dialog, [role="dialog"]')) return false
  return isIn('button, [data-strip]') ? 'drag' : true
}
