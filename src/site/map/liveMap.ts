/** What the features of a map share. */
import type { ReactNode } from 'react'
import type { Controller } from '../../panzoom/core/controller'
import type { Box, Point, Size } from '../../panzoom/core/geometry'
import { toMap } from '../../panzoom/core/view'
import { measure, pointOf } from '../../panzoom/dom/surface'
import { boxAround } from '../../table/area'
import type { Place } from '../../table/siteOf'
import { boxWithin } from './elementBox'

/** A place with its links, on the picture and as a board of the strip, and its middle, in map px. */
export interface LivePlace extends Place {
  readonly element: SVGAElement
  readonly board: HTMLElement
  readonly middle: Point
}

/** A map that the engine has taken over, with its elements. */
export interface LiveMap {
  readonly controller: Controller
  /** Contains the surface and all that stands over it. The engine listens on it: see inputs/takes.ts. */
  readonly root: HTMLElement
  /** The viewport, as large as the root, with the picture and the boards in it. */
  readonly surface: HTMLElement
  /** Contains the picture and the links. It is moved by its `style.transform`, once in each frame. */
  readonly sheet: HTMLElement
  /** Contains the boards: see overlay/boards.ts. */
  readonly strip: HTMLElement
  readonly places: readonly LivePlace[]
  /** The one from whose page the visitor comes, if any. */
  readonly cameFrom?: LivePlace | undefined
}

/** Dispatched on the document in development, when a map is live, with a signal of its end. */
export const MAP_LIVE = 'maplive'
declare global {
  interface DocumentEventMap {
    readonly [MAP_LIVE]: CustomEvent<{ readonly map: LiveMap; readonly signal: AbortSignal }>
  }
}

/** Dispatched on the root one frame after a movement has ended, unless another has begun. */
export const REST = 'rest'

/** Dispatched on the root when a visitor finds something on the picture, with its box in map px. */
export const FOUND = 'found'
declare global {
  interface HTMLElementEventMap {
    readonly [REST]: Event
    readonly [FOUND]: CustomEvent<Box>
  }
}

/** What the picture on the sheet gets: its size in map px, and the links, for an SVG in map px over it. */
export interface PictureProps extends Size {
  readonly places: readonly Place[]
  readonly children: ReactNode
}

/** Something that is added to a live map, until the signal is aborted. */
export type Feature = (map: LiveMap, signal: AbortSignal) => void

/** Adds an element as the last one of another, until the signal is aborted. */
export function append<Added extends Element = HTMLElement>(
  parent: Element,
  markup: string,
  signal: AbortSignal,
): Added {
  parent.insertAdjacentHTML('beforeend', markup)
  const added = parent.lastElementChild as Added
  signal.addEventListener('abort', () => added.remove())
  return added
}

/** The boxes of the boards together, and of the controls with `data-avoided`, in CSS px from the root. */
export function coversOf({ root, strip }: LiveMap): Box[] {
  const shown = (elements: Iterable<Element>) =>
    [...elements].map((element) => boxWithin(root, element)).filter(({ left, right }) => right > left)
  const boards = shown(strip.children)
  // X-ray's panel is a sibling of the root, and may overlap it.
  const controls = (root.parentElement ?? root).querySelectorAll('[data-avoided]')
  return [...(boards.length > 0 ? [boxAround(boards)] : []), ...shown(controls)]
}

/** The place whose link on the picture contains the target of an event, if any. */
export function placeOf(target: EventTarget | null, { places }: LiveMap): LivePlace | undefined {
  return places.find(({ element }) => target instanceof Node && element.contains(target))
}

/** Where a click is on the map, in map px; undefined on a link or a button. */
export function clickedPoint({ controller, root }: LiveMap, event: MouseEvent): Point | undefined {
  if ((event.target as Element).closest('a, button')) return
  return toMap(controller.view, pointOf(event, measure(root)))
}
