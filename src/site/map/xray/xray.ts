/** X-ray: the state of the engine drawn over the map, and a panel with its numbers and slow gestures. */
import type { Box } from '../../../panzoom/core/geometry'
import { RETURN_MS } from '../../../panzoom/core/transition'
import { toScreen } from '../../../panzoom/core/view'
import { keyAction } from '../../../panzoom/dom/listenToKeys'
import { middleOf } from '../../../table/area'
import { addStyles } from '../../styles/addStyles'
import { boxWithin } from '../elementBox'
import { append, type LiveMap } from '../liveMap'
import { createChart } from '../overlay/chart'
import { inspect, type Snapshot } from './inspector'
import { createPanel } from './panel'
import { FRAME_MS, type Gesture, Player, roomBeside } from './player'
import { cornerMarks, stateOf, surveyOf } from './survey'
import styles from './xray.css?inline'

/** The speed at which gestures are played. */
const SPEED = 0.25

/**
 * Adds X-ray to a map. Returns an AbortController that removes it, which is also aborted when the visitor
 * closes it, or it fails. `takesFocus` is whether the panel takes the focus.
 */
export function xray(map: LiveMap, takesFocus: boolean): AbortController {
  const { controller, root, surface, strip, places } = map
  const ending = new AbortController()
  const { signal } = ending
  const chart = createChart(map, signal)
  const panel = createPanel(chart.element, { play: playOrStop, pause, step, scrub, close })
  // Below the boards, which its styles hide on a phone.
  const svg = '<svg class="xray-survey" aria-hidden="true"><g></g><g></g><g></g></svg>'
  strip.insertAdjacentHTML('beforebegin', svg)
  const survey = strip.previousElementSibling as Element
  const [below, middle, above] = survey.children as unknown as [Element, Element, Element]
  const marks = places
    .flatMap(cornerMarks)
    .map(({ at, drawn }) => ({ at, element: append(middle, drawn, signal) }))
  let room: Box
  let player: Player | null = null
  let isPaused = false
  let snapshot: Snapshot | undefined
  let drawn = ''
  let lastMs = 0

  function playOrStop(gesture: Gesture): void {
    const isPlayed = player?.gesture === gesture
    stop()
    if (isPlayed) return
    player = new Player(gesture, controller, room)
    snapshot = undefined
    // An interaction may pull the map past its edges, and is called when anything else moves the map.
    controller.startInteraction({ regrip: stop, cancelAll: stop })
    panel.showPlayed(player)
  }

  function pause(): void {
    isPaused = !isPaused
  }

  function step(): void {
    isPaused = true
    player?.play(FRAME_MS)
  }

  /** Shows another moment of the gesture, with the velocity that the map has then. */
  function scrub(ms: number): void {
    if (!player) return
    player = player.at(ms - FRAME_MS)
    snapshot = inspect(player.controller, middleOf(room))
    step()
  }

  /** Stops the gesture that is being played. The map stays where it is, within its bounds. */
  function stop(): void {
    if (!player) return
    player.controller.stop()
    player = null
    isPaused = false
    snapshot = undefined
    controller.endInteraction()
    controller.goTo(controller.view, RETURN_MS)
    panel.showPlayed(null)
    panel.showMoment(0, false)
  }

  function measure(): void {
    room = roomBeside(boxWithin(surface, panel.element), controller.bounds.viewport)
  }

  function draw(): void {
    snapshot = inspect(player?.controller ?? controller, middleOf(room), snapshot)
    panel.showFigures(snapshot)
    const { view } = snapshot
    const [lines, state] = [surveyOf(snapshot, places), stateOf(snapshot, player !== null)]
    if (lines + state === drawn) return
    drawn = lines + state
    below.innerHTML = lines
    above.innerHTML = state
    for (const { at, element } of marks) {
      const { x, y } = toScreen(view, at)
      element.setAttribute('transform', `translate(${x} ${y})`)
    }
    chart.show(view)
  }

  function onFrame(ms: number): void {
    if (signal.aborted) return
    // First, so that it runs before the engine's frame, which then shows the view that is drawn here.
    requestAnimationFrame(onFrame)
    try {
      if (player) {
        // After a while in the background, it goes on where it was.
        if (!isPaused) player.play(Math.min(ms - lastMs, 100) * SPEED)
        panel.showMoment(player.ms, isPaused)
        controller.updateInteraction(player.controller.view)
        if (player.isOver && !isPaused) stop()
      }
      lastMs = ms
      // The view of a transition is known only in the engine's frame: see the observer below.
      if (player || !controller.transition) draw()
    } catch (error) {
      close()
      throw error
    }
  }

  function close(): void {
    ending.abort()
  }

  signal.addEventListener('abort', () => {
    stop()
    survey.remove()
    panel.element.remove()
  })
  addStyles(styles)
  // Beside the map, not in it: its keys are not the engine's.
  root.after(panel.element)
  measure()
  if (takesFocus) panel.heading.focus({ preventScroll: true })

  // In the capture phase: the engine then finds its map free, and a dialog still open.
  const options = { signal, capture: true, passive: true }
  root.addEventListener('pointerdown', stop, options)
  root.addEventListener('wheel', stop, options)
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && !document.querySelector('dialog[open], [role=dialog]')) close()
    else if (event.target instanceof HTMLInputElement) return
    else if (keyAction(event) || event.composedPath().includes(root)) stop()
  }
  addEventListener('keydown', onKeyDown, options)
  const move = () => !player && controller.transition && draw()
  signal.addEventListener('abort', controller.subscribe({ move, resize: measure }))
  requestAnimationFrame(onFrame)
  return ending
}
