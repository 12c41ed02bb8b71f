import type { Controller } from '../core/controller'
import type { Point, Size } from '../core/geometry'
import type { Clock } from '../core/settings'
import type { GestureOptions } from '../gestures/pointerGestures'

/** The element that is the viewport: of HTML, or an outermost `<svg>` without border and padding. */
export type Surface = Element & Pick<HTMLElement, 'addEventListener'>

/**
 * Whether the map takes a press or a wheel event, such as Safari's `gesturechange`, or leaves it alone. With
 * `drag`, it takes a press once that strays; one that does not stray is a click of what it is on.
 */
export type Filter = (event: PointerEvent | WheelEvent) => boolean | 'drag'

/** The options of all inputs. Each input uses its own. */
export interface InputOptions extends GestureOptions {
  /**
   * Is asked for each press, and for the first event of a series of the wheel; with Ctrl, sideways outside a
   * series, or as a pinch in Safari, for each. By default, all are the map's.
   */
  readonly filter?: Filter | undefined
  /** The mouse buttons that drag, as in `MouseEvent.button`. By default the primary one, 0. */
  readonly buttons?: readonly number[] | undefined
  /** How many zoom levels a notch of the wheel zooms. 0.5 by default. */
  readonly wheelStep?: number | undefined
  /** What the wheel does instead of zooming: returns whether that moves the map, or null if it is to zoom. */
  readonly pan?: ((event: WheelEvent) => boolean | null) | undefined
  /** Contains the surface and its controls: keys act while the focus is in it. By default the surface. */
  readonly root?: Element | undefined
  /** Whether arrows and Home also act while the focus is elsewhere, unless a dialog is open. */
  readonly pageKeys?: boolean | undefined
  /** Whether the map reacts to any of the three. If not, it still follows the size of the surface. */
  readonly enabled?: boolean | undefined
  readonly pointers?: boolean | undefined
  readonly wheel?: boolean | undefined
  readonly keys?: boolean | undefined
}

/** Connects a map to one kind of input on its surface, until the signal is aborted. */
export type Input = (
  surface: Surface,
  controller: Controller,
  options: InputOptions,
  signal: AbortSignal,
) => void

/** The window of a surface, which is not that of the script if another window has started it. */
export const windowOf = (of: Pick<Element, 'ownerDocument'>) => of.ownerDocument.defaultView ?? window

/** The clock of a window. */
export function clockOf(page: Window): Clock {
  return {
    now: () => page.performance.now(),
    requestFrame: (callback) => page.requestAnimationFrame(callback),
    cancelFrame: (id) => page.cancelAnimationFrame(id),
    setTimer: (callback, afterMs) => page.setTimeout(callback, afterMs),
    clearTimer: (id) => page.clearTimeout(id),
  }
}

/** Whether the visitor of a window prefers reduced motion at present. */
export function prefersReducedMotion(page: Pick<Window, 'matchMedia'> = globalThis): boolean {
  return page.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false
}

/** Where a surface lies. Its size is in screen px. */
export interface SurfaceBox extends Size {
  /** The top-left corner inside its border, in client px. */
  readonly left: number
  readonly top: number
  /** Client px per screen px: 1 unless CSS scales an element around it, or has scaled its width to 0. */
  readonly ratio: number
}

/** Measures a surface inside its border, which may force a layout. A hidden surface has the size 0 by 0. */
export function measure(surface: Surface): SurfaceBox {
  const { left, top, width, height } = surface.getBoundingClientRect()
  const { clientLeft, clientTop, clientWidth, clientHeight } = surface
  // An SVG element has no offset size: a border of it would pass for scaling.
  const { offsetWidth = clientWidth, offsetHeight = clientHeight } = surface as HTMLElement
  // Sizes before scaling are rounded: less than 1 px apart is no scaling.
  const unscaled = (px: number, whole: number) => (whole > 0 && Math.abs(px - whole) >= 1 ? whole : px)
  const [unscaledWidth, unscaledHeight] = [unscaled(width, offsetWidth), unscaled(height, offsetHeight)]
  const ratio = width / unscaledWidth || 1
  return {
    left: left + clientLeft * ratio,
    top: top + clientTop * ratio,
    width: unscaledWidth - (offsetWidth - clientWidth),
    height: unscaledHeight - (offsetHeight - clientHeight),
    ratio,
  }
}

/** The position of an event in screen px. */
export function pointOf({ clientX, clientY }: MouseEvent, { left, top, ratio }: SurfaceBox): Point {
  return { x: (clientX - left) / ratio, y: (clientY - top) / ratio }
}

/** Elements whose presses and keys are theirs, with all that is in them. */
export const FIELDS =
  'input, select, textarea, audio[controls], video[controls], [data-no-pan], ' +
  '[contenteditable]:not([contenteditable=false])'

/** The elements from the target of an event, also in a shadow tree, up to but without `root`. */
export function elementsWithin(event: Event, root: Element): Element[] {
  const path = event.composedPath() as Node[]
  const end = path.indexOf(root)
  // By their type: an element of another window is no instance of this one's `Element`.
  return path.slice(0, end < 0 ? path.length : end).filter((node) => node.nodeType === 1) as Element[]
}
