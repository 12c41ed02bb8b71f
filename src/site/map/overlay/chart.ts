/**
 * The chart: the whole map in small, with a mark for each place and a frame around what the viewport shows.
 */
import { chartIn } from 'virtual:picture'
import * as words from 'virtual:words?chart'
import { centreOf, clamp, distance, type Point } from '../../../panzoom/core/geometry'
import { pinWithin, type View } from '../../../panzoom/core/view'
import { isWithoutPointer } from '../../../panzoom/dom/clicks'
import { flight } from '../../../panzoom/extras/flight'
import { tolerancePxOf } from '../../../panzoom/gestures/press'
import { addStyles } from '../../styles/addStyles'
import { cover } from '../elementBox'
import type { LiveMap } from '../liveMap'
import styles from './chart.css?inline'
import { takeTo } from './takeTo'

/**
 * Creates a chart that acts until the signal is aborted: a tap on a mark takes the visitor to its place, one
 * beside it flies to that point, and a drag moves the map. `show` puts the frame around what a view shows.
 */
export function createChart(map: LiveMap, signal: AbortSignal) {
  const { controller, sheet, places } = map
  const { width, height } = controller.bounds.map
  const element = document.createElement('div')
  const wash = document.createElement('img')
  const frame = document.createElement('div')
  const marks = places.map(({ name, middle, board }) => {
    const mark = document.createElement('button')
    const disc = document.createElement('b')
    mark.title = name
    disc.setAttribute('aria-hidden', 'true')
    disc.append(board.firstChild?.cloneNode(true) ?? '')
    mark.append(disc)
    mark.style.left = `${(middle.x / width) * 100}%`
    mark.style.top = `${(middle.y / height) * 100}%`
    return mark
  })
  element.className = 'map-chart'
  wash.alt = ''
  wash.draggable = false
  wash.src = chartIn(sheet)
  element.append(wash, frame, ...marks)
  addStyles(styles)

  const pxPerMapPx = () => element.clientWidth / width
  /** The view with the point under a pointer at the centre. */
  const viewAt = ({ clientX, clientY }: MouseEvent): View => {
    const { left, top } = wash.getBoundingClientRect()
    const pointMap = { x: (clientX - left) / pxPerMapPx(), y: (clientY - top) / pxPerMapPx() }
    const { view, bounds } = controller
    return pinWithin(pointMap, centreOf(bounds.viewport), view.scale, bounds)
  }

  let down: Point = { x: 0, y: 0 }
  let isDrag = false
  const onDown = ({ x, y }: PointerEvent) => {
    isDrag = false
    down = { x, y }
  }
  const onMove = (event: PointerEvent) => {
    if (!event.isPrimary || !(event.buttons & 1)) return
    isDrag ||= distance(down, event) > tolerancePxOf(event.pointerType)
    if (!isDrag) return
    element.setPointerCapture(event.pointerId)
    controller.goTo(viewAt(event), 0)
  }
  const onClick = (event: PointerEvent) => {
    if (isDrag && !isWithoutPointer(event)) return event.stopImmediatePropagation()
    const place = places[marks.findIndex((mark) => mark.contains(event.target as Node))]
    if (place) takeTo(place, map)
    else controller.animate(flight(controller.view, viewAt(event), controller.bounds))
  }
  element.addEventListener('pointerdown', onDown, { signal })
  element.addEventListener('pointermove', onMove, { signal })
  element.addEventListener('click', onClick, { signal })

  const show = ({ x, y, scale }: View) => {
    const { viewport } = controller.bounds
    // At its top-left, the viewport shows the map point (-x, -y) / scale.
    const within = (px: number, whole: number) => clamp(px / scale, 0, whole) * pxPerMapPx()
    cover(frame, {
      left: within(-x, width),
      top: within(-y, height),
      right: within(viewport.width - x, width),
      bottom: within(viewport.height - y, height),
    })
  }
  return { element, show }
}

/**
 * Opens a chart over the map. Returns an AbortController that closes it; Escape, a press beside it and a
 * flight abort it, too. `opener` is its button, whose presses are left to it. The focus goes back to where it
 * was on the map, as on a place where F was pressed, else to the button.
 */
export function openChart(map: LiveMap, opener: HTMLElement): AbortController {
  const { controller, root } = map
  const ending = new AbortController()
  const { signal } = ending
  const { element, show } = createChart(map, signal)
  const focused = (root.contains(document.activeElement) ? document.activeElement : opener) as HTMLElement
  element.dataset.avoided = ''
  element.tabIndex = -1
  element.setAttribute('role', 'dialog')
  element.setAttribute('aria-label', words.chart)

  const close = () => ending.abort()
  signal.addEventListener('abort', () => {
    if (element.contains(document.activeElement)) focused.focus({ preventScroll: true })
    element.remove()
  })
  const onPress = ({ target }: Event) => {
    if (!element.contains(target as Node) && !opener.contains(target as Node)) close()
  }
  addEventListener('pointerdown', onPress, { signal, capture: true })
  addEventListener('keydown', ({ key }) => key === 'Escape' && close(), { signal })
  // After the chart's own listener, which may have begun a flight.
  element.addEventListener('click', close, { signal })
  signal.addEventListener('abort', controller.subscribe({ move: show, resize: show }))
  root.append(element)
  show(controller.view)
  element.focus({ preventScroll: true })
  return ending
}
