/**
 * What part of the map is seen, and the one formula by which every input changes it: `screen = map * scale + offset`.
 * To change a view is to say which map point comes to lie under which screen point, at which scale: {@link pin}. A drag
 * pins what it holds to the finger, a wheel turn what is under the cursor, a button or an arrow key the centre.
 */
import { clamp, type Point, type Size } from './geometry'

/** Where the map lies: as by the CSS `translate(x px, y px) scale(scale)` from the top-left. The offset is in screen px. */
export interface View {
  readonly x: number
  readonly y: number
  /** Screen px per map px. */
  readonly scale: number
}

/** What a view must keep to: the whole map in map px, the element that it is seen through in screen px, and limits. */
export interface Bounds {
  readonly map: Size
  readonly viewport: Size
  readonly minScale: number
  readonly maxScale: number
}

/** Zoom is what people speak of: each whole step doubles the scale, and zoom 0 is one screen px per map px. */
export function scaleOf(zoom: number): number {
  return 2 ** zoom
}

/** The zoom of a scale, which must be above 0: its logarithm to base 2. */
export function zoomOf(scale: number): number {
  return Math.log2(scale)
}

/** Where a map point is seen, in screen px; it may lie outside the viewport. */
export function toScreen(view: View, pointMap: Point): Point {
  return { x: pointMap.x * view.scale + view.x, y: pointMap.y * view.scale + view.y }
}

/** Which map point is seen at a screen point, in map px; it may lie outside the map. */
export function toMap(view: View, pointScreen: Point): Point {
  return { x: (pointScreen.x - view.x) / view.scale, y: (pointScreen.y - view.y) / view.scale }
}

/** The formula: the view at `scale` that has `pointMap` under `pointScreen`. It knows no bounds. */
export function pin(pointMap: Point, pointScreen: Point, scale: number): View {
  return { x: pointScreen.x - pointMap.x * scale, y: pointScreen.y - pointMap.y * scale, scale }
}

/** The nearest view with no gap on an axis where the map is larger than the viewport; where it is smaller, centred. */
export function constrain({ x, y, scale }: View, { map, viewport }: Bounds): View {
  // Slack is what the map leaves free of the viewport; it is negative for a map that is larger.
  const kept = (offset: number, slack: number) => (slack >= 0 ? slack / 2 : clamp(offset, slack, 0))
  return { x: kept(x, viewport.width - map.width * scale), y: kept(y, viewport.height - map.height * scale), scale }
}

/** Clamps the scale, pins, constrains: in another order the pinned point slips where a limit cuts the scale short. */
export function pinWithin(pointMap: Point, pointScreen: Point, scale: number, bounds: Bounds): View {
  return constrain(pin(pointMap, pointScreen, clamp(scale, bounds.minScale, bounds.maxScale)), bounds)
}

/** `view` at another scale, the map point under `aboutScreen` staying where it is as far as the bounds let it. */
export function zoomAbout(view: View, aboutScreen: Point, scale: number, bounds: Bounds): View {
  return pinWithin(toMap(view, aboutScreen), aboutScreen, scale, bounds)
}

/** `view` moved by some screen px, as a hand would move it: a positive x shows more of the west. It knows no bounds. */
export function moved({ x, y, scale }: View, byScreen: Point): View {
  return { x: x + byScreen.x, y: y + byScreen.y, scale }
}

/** The first view: zoom 0 or the nearest limit, the middle of the map's top edge at the middle of the viewport's. */
export function initialView(bounds: Bounds): View {
  return pinWithin({ x: bounds.map.width / 2, y: 0 }, { x: bounds.viewport.width / 2, y: 0 }, 1, bounds)
}

/** The scale at the next multiple of `step` in zoom, up (`direction` 1) or down (-1). It knows no limits. */
export function nextScale(scale: number, direction: 1 | -1, step: number): number {
  // A zoom of 0.4999999 is one step below 1, not below 0.5: what rounding left over is no step.
  const steps = Math.round((zoomOf(scale) / step) * 1e6) / 1e6
  return scaleOf((direction > 0 ? Math.floor(steps) + 1 : Math.ceil(steps) - 1) * step)
}

/** The view as a CSS `transform`, for an element of the map's size with its `transform-origin` at 0 0. */
export function toTransform({ x, y, scale }: View): string {
  return `matrix(${scale}, 0, 0, ${scale}, ${x}, ${y})`
}
