import { centreOf, clamp, type Point, type Size } from './geometry'

/** The map on the screen: `screen = map * scale + offset`. x and y are the offset, in screen px. */
export type View = Readonly<{ x: number; y: number; scale: number }>

/** The limits of a view. The map is in map px, the viewport in screen px. */
export type Bounds = Readonly<{ map: Size; viewport: Size; minScale: number; maxScale: number }>

/** The scale of a zoom level: each whole level doubles it, and level 0 is one screen px per map px. */
export const scaleOf = (zoom: number): number => 2 ** zoom

/** The zoom level of a scale above 0. */
export const zoomOf = (scale: number): number => Math.log2(scale)

/** The largest scale at which a box, in map px, fits into a viewport, in screen px. */
export const fitScale = (box: Size, viewport: Size): number =>
  Math.min(viewport.width / box.width, viewport.height / box.height)

/** The screen position of a map point; it may lie outside the viewport. */
export function toScreen(view: View, pointMap: Point): Point {
  return { x: pointMap.x * view.scale + view.x, y: pointMap.y * view.scale + view.y }
}

/** The map point at a screen position; it may lie outside the map. */
export function toMap(view: View, pointScreen: Point): Point {
  return { x: (pointScreen.x - view.x) / view.scale, y: (pointScreen.y - view.y) / view.scale }
}

/** The formula: the view at `scale` with `pointMap` at `pointScreen`. Ignores the bounds. */
export function pin(pointMap: Point, pointScreen: Point, scale: number): View {
  return { x: pointScreen.x - pointMap.x * scale, y: pointScreen.y - pointMap.y * scale, scale }
}

/** `view`, moved just enough to close gaps at the edges. A map is centred on an axis where it is smaller. */
export function constrainOffset({ x, y, scale }: View, { map, viewport }: Bounds): View {
  // The free part of the viewport is negative for a map that is larger.
  const kept = (offset: number, free: number) => (free >= 0 ? free / 2 : clamp(offset, free, 0))
  const { width, height } = viewport
  return { x: kept(x, width - map.width * scale), y: kept(y, height - map.height * scale), scale }
}

/** `view`, brought within the bounds. A scale past its limits is clamped about the centre of the viewport. */
export function constrain(view: View, bounds: Bounds): View {
  // scaleAbout clamps the scale. Where that changes nothing, it would only add rounding errors.
  if (clamp(view.scale, bounds.minScale, bounds.maxScale) === view.scale) return constrainOffset(view, bounds)
  return scaleAbout(view, centreOf(bounds.viewport), view.scale, bounds)
}

/** Clamps the scale, pins, constrains: in another order the point slips where a limit cuts the scale. */
export function pinWithin(pointMap: Point, pointScreen: Point, scale: number, bounds: Bounds): View {
  return constrainOffset(pin(pointMap, pointScreen, clamp(scale, bounds.minScale, bounds.maxScale)), bounds)
}

/** `view` at another scale. The map point at `aboutScreen` stays where it is, as far as the bounds allow. */
export function scaleAbout(view: View, aboutScreen: Point, scale: number, bounds: Bounds): View {
  return pinWithin(toMap(view, aboutScreen), aboutScreen, scale, bounds)
}

/** `view` moved by a vector in screen px: a positive x shows more of the map's left. Ignores the bounds. */
export function panBy({ x, y, scale }: View, byScreen: Point): View {
  return { x: x + byScreen.x, y: y + byScreen.y, scale }
}

/** `view` in other bounds, about the same centre. `staysWhole`: the lowest scale becomes the new lowest. */
export function rebase(view: View, before: Bounds, after: Bounds, staysWhole: boolean): View {
  const [from, to] = [centreOf(before.viewport), centreOf(after.viewport)]
  const scale = staysWhole && view.scale <= before.minScale ? after.minScale : view.scale
  return constrain({ ...panBy(view, { x: to.x - from.x, y: to.y - from.y }), scale }, after)
}

/** Zoom 0 in the middle of the map's top edge, as far as the bounds allow. */
export const initialView = (bounds: Bounds): View =>
  pinWithin({ x: bounds.map.width / 2, y: 0 }, { x: bounds.viewport.width / 2, y: 0 }, 1, bounds)

/** `view` at the next multiple of `step` zoom levels, up (1) or down (-1), about the centre. */
export function zoomStep(view: View, direction: 1 | -1, bounds: Bounds, step = 0.5): View {
  // Rounded, so that from a zoom of 0.4999999 the next step up is 1, not 0.5.
  const steps = Math.round((zoomOf(view.scale) / step) * 1e6) / 1e6
  const next = direction > 0 ? Math.floor(steps) + 1 : Math.ceil(steps) - 1
  return scaleAbout(view, centreOf(bounds.viewport), scaleOf(next * step), bounds)
}

/** Whether all of a view are numbers. */
export const isView = ({ x, y, scale }: View): boolean => !Number.isNaN(x + y + scale)

/** Whether two views look the same. Scales are compared exactly: a tiny last step to a limit is shown. */
export const isSame = (a: View, b: View): boolean =>
  Math.abs(a.x - b.x) < 1e-6 && Math.abs(a.y - b.y) < 1e-6 && a.scale === b.scale
