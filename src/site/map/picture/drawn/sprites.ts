import drawing from '../../../../drawn/sprites.svg?raw'
import type { Box } from '../../../../panzoom/core/geometry'
import { boxOf, boxOfSize, middleOf, overlap, screenBoxOf } from '../../../../table/area'
import { addStyles } from '../../../styles/addStyles'
import { append, FOUND, type LiveMap, placeOf } from '../../liveMap'
import styles from './sprites.css?inline'

/** From the end of a movement of the map to the first sprite, and from one sprite to the next. */
const PAUSE_MS = 400
const BETWEEN_MS = 1500
/** After so many, half a minute, they come less often: the map was seen to live, and the battery lasts. */
const LIVELY_TURNS = 20
const LATER_MS = 4000
/** So many play at once at first, the largest in view: the map is seen to live. */
const FIRST_COUNT = 3
/** After so many, two minutes without an input, none plays until the next one. */
const TURNS = 42

/** How long a sprite plays, by its class: the others for 2.4 s. */
const PLAY_MS: Readonly<Record<string, number>> = {
  puff: 4000,
  gear: 6000,
  raven: 6000,
  gull: 4000,
  fish: 1200,
}
/** As one of a place that was called. */
const TRICK_MS = 1200
/** A sprite is gone this long before its end, hardly seen: Chromium's main thread would draw the rest. */
const UNSEEN_MS = 60

/** Something small that moves over the picture, and its box in map px. */
interface Sprite {
  readonly element: SVGSVGElement
  readonly box: Box
}

/**
 * Moves small parts of the drawing while the map is at rest: now and then one of those in view, once. A place
 * that is hovered, focused, flown to or, where nothing hovers, moved to the middle moves all of its own, and
 * so does what is found. A sprite is in the page only while it plays, and none is from the frame on in which
 * the map starts to move. Where nobody is, all sleep.
 */
export function sprites(map: LiveMap, signal: AbortSignal): void {
  if (signal.aborted) return
  const { controller, root, surface, sheet, places } = map
  const all = cutOut()
  const layer = append(surface, '<div class="map-sprites" aria-hidden="true"></div>', signal)

  let timer = 0
  /** The timers that take away what has played. */
  let ends: number[] = []
  /** How many turns are left until they sleep. */
  let turns = TURNS
  let isFirst = true
  /** The box of the place whose sprites play as soon as the map is at rest. */
  let called: Box | null = null
  /** That of the place in the middle of the view at rest, where nothing hovers. */
  let middle: Box | null = null

  const play = (which: readonly Sprite[], isTrick: boolean) => {
    // Nobody sees a hidden page.
    if (document.hidden || controller.settings.prefersReducedMotion()) return
    for (const { element } of which) {
      const ms = isTrick ? TRICK_MS : (PLAY_MS[element.classList[0] ?? ''] ?? 2400)
      element.classList.toggle('trick', isTrick)
      element.style.animationDuration = `${ms}ms`
      layer.append(element)
      ends.push(window.setTimeout(() => element.remove(), ms - UNSEEN_MS))
    }
  }
  const playNext = () => {
    clearTimeout(timer)
    if (turns === 0) return
    turns--
    timer = window.setTimeout(playNext, TURNS - turns < LIVELY_TURNS ? BETWEEN_MS : LATER_MS)
    // As the sheet lies, rounded to device px. Not at the end of a movement, which has enough to do.
    layer.style.transform = sheet.style.transform
    layer.style.translate = sheet.style.translate
    const viewport = boxOfSize(controller.bounds.viewport)
    const isInView = (box: Box) => overlap(screenBoxOf(box, controller.view), viewport)
    const inView = all.filter(({ element, box }) => element.parentNode !== layer && isInView(box))
    const isCalled = called !== null
    const place = called ?? middle
    called = middle = null
    const tricks = inView.filter(({ box }) => place && overlap(box, place))
    if (isCalled || tricks.length > 0) play(tricks, true)
    else if (isFirst) play(inView.sort(byArea).slice(0, FIRST_COUNT), false)
    else play(inView.splice(Math.random() * inView.length, 1), false)
    isFirst = false
  }
  const stop = () => {
    for (const end of [timer, ...ends]) clearTimeout(end)
    ends = []
    layer.replaceChildren()
  }
  const rest = () => {
    stop()
    if (!controller.isMoving) timer = window.setTimeout(playNext, PAUSE_MS)
  }
  const call = (box: Box) => {
    called = box
    // What gets the focus may be about to be brought into view.
    if (!controller.isMoving && !controller.transition) playNext()
  }
  const onPointedAt = (event: Event) => {
    const place = placeOf(event.target, map)
    if (!place || (event instanceof PointerEvent && (event.pointerType === 'touch' || event.buttons > 0)))
      return
    call(boxOf(place))
  }
  const wake = () => {
    const slept = turns === 0
    turns = TURNS
    if (slept) rest()
  }
  for (const type of ['pointermove', 'pointerdown', 'wheel', 'keydown'])
    addEventListener(type, wake, { signal, capture: true, passive: true })
  root.addEventListener(FOUND, ({ detail }) => call(detail), { signal })
  for (const type of ['pointerover', 'focusin']) root.addEventListener(type, onPointedAt, { signal })
  const end = () => {
    const { x, y } = middleOf(boxOfSize(controller.bounds.viewport))
    const isInMiddle = (box: Box) =>
      overlap(screenBoxOf(box, controller.view), { left: x, top: y, right: x, bottom: y })
    if (globalThis.matchMedia?.('(hover: none)').matches) middle = places.map(boxOf).find(isInMiddle) ?? null
    rest()
  }
  const unsubscribe = controller.subscribe({ start: stop, end, resize: rest })
  addStyles(styles)
  signal.addEventListener('abort', () => {
    stop()
    unsubscribe()
  })
  rest()
}

const areaOf = ({ box: { left, top, right, bottom } }: Sprite) => (right - left) * (bottom - top)
const byArea = (a: Sprite, b: Sprite) => areaOf(b) - areaOf(a)

/** The sprites of the drawing: each is an `<svg>` where it stands on the map, in map px. */
function cutOut(): Sprite[] {
  const { documentElement } = new DOMParser().parseFromString(drawing, 'image/svg+xml')
  return [...documentElement.querySelectorAll<SVGSVGElement>('svg')].map((element) => {
    const [left = 0, top = 0, width = 0, height = 0] = (element.getAttribute('viewBox') ?? '')
      .split(' ')
      .map(Number)
    Object.assign(element.style, { left: `${left}px`, top: `${top}px` })
    return { element, box: { left, top, right: left + width, bottom: top + height } }
  })
}
