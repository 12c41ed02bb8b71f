/**
 * Where one looks on the map, apart from the size of the screen: what an address can hold, and a visitor come back to.
 */
import { centreOf } from '../../panzoom/geometry'
import { type Bounds, pinWithin, scaleOf, toMap, type View, zoomOf } from '../../panzoom/view'

/** The map point at the middle of the viewport, in map px, and the zoom. */
export interface Spot {
  readonly zoom: number
  readonly x: number
  readonly y: number
}

/** What was seen when the map was left, and the name of the place that it was left for, if it was for one. */
export interface Visit {
  readonly spot: Spot
  readonly place?: string | undefined
}

/** Where a view looks. */
export function spotOf(view: View, { viewport }: Bounds): Spot {
  return { zoom: zoomOf(view.scale), ...toMap(view, centreOf(viewport)) }
}

/** A spot as the end of an address, `#zoom/x/y`: whole map px, and hundredths of a zoom level. */
export function hashOf({ zoom, x, y }: Spot): string {
  // Adding 0 makes 0 of -0.
  return `#${[Math.round(zoom * 100) / 100, Math.round(x), Math.round(y)].map((number) => number + 0).join('/')}`
}

/** The view that looks there, or as near as the bounds let it. */
export function viewOf({ zoom, x, y }: Spot, bounds: Bounds): View {
  return pinWithin({ x, y }, centreOf(bounds.viewport), scaleOf(zoom), bounds)
}

/** The spot that the end of an address names; null for anything that is not three plain numbers. */
export function spotIn(hash: string): Spot | null {
  const number = String.raw`(-?\d{1,9}(?:\.\d{1,9})?)`
  const [, zoom, x, y] = new RegExp(`^#${number}/${number}/${number}$`).exec(hash) ?? []
  return zoom && x && y ? { zoom: Number(zoom), x: Number(x), y: Number(y) } : null
}

let visited: Visit | null = null

/** What was seen when the map was last left in this session, if it was. */
export function lastVisit(): Visit | null {
  return visited
}

/** Keeps what is seen: for the Back button with the page in the history, for a link to the map in memory. */
export function remember(visit: Visit, hash: string): void {
  visited = visit
  try {
    history.replaceState({ ...history.state, visit }, '', hash)
  } catch {
    // Some browsers refuse when it is done often; the memory above still has it.
  }
}

/** What was seen when the map was last here: by the history, by the address, by memory, or nothing yet. */
export function lastSeen(): Visit | null {
  const { visit } = (history.state ?? {}) as { visit?: Visit }
  const { zoom, x, y } = visit?.spot ?? {}
  if ([zoom, x, y].every(Number.isFinite)) return visit ?? null
  const spot = spotIn(location.hash)
  return spot ? { spot } : visited
}
