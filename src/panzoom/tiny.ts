/**
 * Pan and zoom in one file: mouse, fingers, wheel and trackpad move a picture, and its edges stop it.
 * Paste it into a project with TypeScript, and call it with two elements. The outer one needs a height:
 *
 *   <div id="map" style="height: 400px"><img id="picture" src="map.jpg" alt="A map"></div>
 *   tinyPanZoom(document.getElementById('map')!, document.getElementById('picture')!)
 *
 * A map point is in px of the picture, from its top left. A screen point is in px of the screen, from the top
 * left within the outer element, the viewport. The view, a scale and an offset, leads from one to the other:
 *
 *   screen = map * scale + offset
 */
type Point = { x: number; y: number }
const MAX_SCALE = 4

/** The formula, solved for the offset that shows a map point at a screen point: for x, and likewise for y. */
const pin = (map: number, screen: number, scale: number) => screen - map * scale

const clamp = (value: number, low: number, high: number) => Math.max(low, Math.min(value, high))
const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length

/** The nearest offset that leaves no gap at an edge. A picture smaller than the viewport is centred. */
function constrain(offset: number, picturePx: number, viewportPx: number): number {
  const slack = viewportPx - picturePx
  return slack > 0 ? slack / 2 : clamp(offset, slack, 0)
}

const centroid = (points: Point[]) => ({ x: mean(points.map((p) => p.x)), y: mean(points.map((p) => p.y)) })

/** The mean distance from the centroid. It is divided by, so it is at least 1 px, also of a single point. */
function spread(points: Point[]): number {
  const { x, y } = centroid(points)
  return Math.max(1, mean(points.map((point) => Math.hypot(point.x - x, point.y - y))))
}

/** Lets visitors move `picture` within `viewport`. At first, it is shown whole. */
export function tinyPanZoom(viewport: HTMLElement, picture: HTMLElement): void {
  viewport.style.cssText += 'contain: paint; touch-action: none; user-select: none; -webkit-user-select: none'
  picture.style.cssText += 'position: absolute; top: 0; left: 0; max-width: none'
  picture.style.cssText += 'transform-origin: 0 0; will-change: transform'
  let view = { x: 0, y: 0, scale: 1 } // x and y are the offset.
  let isWhole = true
  let frame = 0

  /** Shows a map point at a screen point, as far as the limits allow. Every input ends here. */
  function show(pointMap: Point, pointScreen: Point, requestedScale: number): void {
    const { offsetWidth: width, offsetHeight: height } = picture
    if (width === 0) return // It is hidden, or has not loaded yet.
    const minScale = Math.min(1, viewport.clientWidth / width, viewport.clientHeight / height)
    isWhole = requestedScale <= minScale
    // Clamps the scale, pins, constrains: in another order, the point slips where a limit cuts the scale.
    const scale = clamp(requestedScale, minScale, MAX_SCALE)
    const x = constrain(pin(pointMap.x, pointScreen.x, scale), width * scale, viewport.clientWidth)
    const y = constrain(pin(pointMap.y, pointScreen.y, scale), height * scale, viewport.clientHeight)
    view = { x, y, scale }
    cancelAnimationFrame(frame) // However many inputs there are in a frame, it writes one style.
    frame = requestAnimationFrame(() => {
      picture.style.transform = `matrix(${view.scale}, 0, 0, ${view.scale}, ${view.x}, ${view.y})`
    })
  }

  // When the picture has loaded, or a size changes, the top left stays; what is whole stays whole.
  const observer = new ResizeObserver(() => show({ x: 0, y: 0 }, view, isWhole ? 0 : view.scale))
  for (const element of [viewport, picture]) observer.observe(element)

  function screenPointOf({ clientX, clientY }: MouseEvent): Point {
    const { left, top } = viewport.getBoundingClientRect()
    return { x: clientX - left - viewport.clientLeft, y: clientY - top - viewport.clientTop }
  }
  const mapPointAt = ({ x, y }: Point) => ({ x: (x - view.x) / view.scale, y: (y - view.y) / view.scale })

  const pointers = new Map<number, Point>() // Those that are down.
  let grip = { heldMap: { x: 0, y: 0 }, spread: 1, scale: 1 }

  /** Grips the map in the middle of the pointers: anew for each that is added or lifted, or it would jump. */
  function grab(): void {
    const points = [...pointers.values()]
    grip = { heldMap: mapPointAt(centroid(points)), spread: spread(points), scale: view.scale }
  }

  viewport.addEventListener('pointerdown', (event) => {
    if (event.button !== 0) return
    pointers.set(event.pointerId, screenPointOf(event))
    grab()
  })
  // At the window, as a drag may leave the viewport. A pinch is a drag by the middle, scaled by the spread.
  window.addEventListener('pointermove', (event) => {
    if (!pointers.has(event.pointerId)) return
    pointers.set(event.pointerId, screenPointOf(event))
    const points = [...pointers.values()]
    show(grip.heldMap, centroid(points), (grip.scale * spread(points)) / grip.spread)
  })
  for (const type of ['pointerup', 'pointercancel'] as const)
    window.addEventListener(type, ({ pointerId }) => pointers.delete(pointerId) && grab())
  for (const type of ['dragstart', 'touchmove']) // Of an image. Chromium may forget `touch-action`.
    viewport.addEventListener(type, (event) => event.cancelable && event.preventDefault(), { passive: false })

  const zoom = (event: WheelEvent): void => {
    event.preventDefault()
    // Two notches of a mouse, of 100 px each, double the scale. A trackpad's pinch is a wheel with Ctrl.
    const factor = 2 ** (-event.deltaY / (event.ctrlKey ? 70 : 200))
    show(mapPointAt(screenPointOf(event)), screenPointOf(event), view.scale * factor)
    grab() // In case a pointer is down meanwhile.
  }
  viewport.addEventListener('wheel', zoom, { passive: false }) // Otherwise preventDefault has no effect.
}

/* What you notice when you use it, and the file of this folder that answers it:
 * A link opens after a drag.                                  dom/clicks.ts
 * A click that trembles by 1 px moves the picture.            gestures/press.ts
 * It stops dead when it is let go; a notch makes it jump.     gestures/inertia.ts, core/transition.ts
 * Then it moves by itself, also where less motion is wanted.  core/controller.ts
 * The edge is a wall.                                         core/grip.ts
 * A double tap does nothing; nor does any key.                gestures/press.ts, dom/listenToKeys.ts
 * A large drawing blurs when it is zoomed.                    extras/layer.ts
 * A slider on the picture drags the picture, too.             extras/controls.ts
 * At the limit of the zoom, the page does not scroll.         dom/listenToWheel.ts
 * In a new window size, something else is in the middle.      core/view.ts
 * No script can move the picture, or take all this off again. extras/createPanZoom.ts
 */
