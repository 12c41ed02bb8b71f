import type { Point, Size } from '../core/geometry'

/** The element that is the viewport, of HTML or of an SVG. */
export type Surface = Element & Pick<HTMLElement, 'addEventListener'>

/** Whether an event on a surface is for something in it, and not for the map. */
export type Leaves = (event: Event, surface: Element) => boolean

/** Where a surface lies. Its size is in screen px. */
export interface SurfaceBox extends Size {
  /** The top-left corner inside its border, in client px. */
  readonly left: number
  readonly top: number
  /** Client px per screen px: not 1 in an element that CSS scales. */
  readonly ratio: number
}

/** Measures a surface inside its border, which may force a layout. A hidden surface has the size 0 by 0. */
export function measure(surface: Surface): SurfaceBox {
  const { left, top, width, height } = surface.getBoundingClientRect()
  const { clientLeft, clientTop, clientWidth, clientHeight, offsetWidth, offsetHeight } =
    surface as HTMLElement
  // Offset sizes are rounded: less than 1 px apart is no scaling. An SVG element has none, and no border.
  const ratio = offsetWidth > 0 && Math.abs(width - offsetWidth) >= 1 ? width / offsetWidth : 1
  return {
    left: left + clientLeft * ratio,
    top: top + clientTop * ratio,
    width: width / ratio - (offsetWidth ? offsetWidth - clientWidth : 0),
    height: height / ratio - (offsetHeight ? offsetHeight - clientHeight : 0),
    ratio,
  }
}

/** The position of an event in screen px. */
export function pointOf({ clientX, clientY }: MouseEvent, { left, top, ratio }: SurfaceBox): Point {
  return { x: (clientX - left) / ratio, y: (clientY - top) / ratio }
}

/** How long ago an event happened, which a busy browser delivers late. */
export const agoMs = (event: Event): number => Math.max(0, performance.now() - event.timeStamp)

/** The elements from the target of an event, also in a shadow tree, up to but without `root`. */
export function elementsWithin(event: Event, root: Element): Element[] {
  const path = event.composedPath()
  const end = path.indexOf(root)
  return path.slice(0, end < 0 ? path.length : end).filter((target) => target instanceof Element)
}
