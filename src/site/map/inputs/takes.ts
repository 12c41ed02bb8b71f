import type { Filter } from '../../../panzoom/dom/surface'

/** What stands over the map at all times: the buttons of a card or the chart are theirs. */
const OVER_MAP = '[data-avoided] > button[value], [data-how], [data-strip]'

/**
 * The engine's filter. A press on a button over the map or on a board moves the map once it is a drag; before
 * that, it neither stops a flight nor counts as a tap. All else that stands over the map is left alone.
 */
export const takes: Filter = ({ target }) => {
  const isIn = (selector: string) => (target as Element).closest(selector) !== null
  return isIn(OVER_MAP) ? 'drag' : isIn('[data-surface]')
}
