/**
 * X-ray's frame loop: takes a snapshot of the engine in each frame and draws it. While a tape is played, the snapshots
 * are of the player's engine, and the map on the page shows the player's view.
 */
import type { Controller } from '../../panzoom/controller'
import type { Size } from '../../panzoom/geometry'
import { RETURN_MS } from '../../panzoom/transition'
import { constrain } from '../../panzoom/view'
import type { Box } from '../box'
import { inksOf, wiped } from './inks'
import { drawInset } from './inset'
import { Inspector, type Snapshot, type State } from './inspector'
import { countWrites, PaceMeter } from './pace'
import { Player } from './player'
import { type Reading, readingsOf } from './readings'
import { Recorder } from './recorder'
import { HERE, roomBeside, type Stage, stageFor, viewOnStage } from './stage'
import { drawSurvey } from './survey'
import type { Tape } from './tape'
import { listenForInputs } from './tapeInputs'

/** Shows the visitor's own gestures, records them, or plays a tape. */
export type Mode = 'watching' | 'recording' | 'playing'

/** The canvases and callbacks of a session. */
export interface Sheets {
  readonly survey: HTMLCanvasElement
  readonly inset: HTMLCanvasElement
  /** Covers a part of the map: a tape is played beside it. */
  readonly panel: HTMLElement
  /** Called in every frame. */
  readonly onReadings: (readings: readonly Reading[], state: State) => void
  readonly onMode: (mode: Mode, words: string) => void
}

interface Playing {
  readonly player: Player
  readonly inspector: Inspector
  /** ms of the tape per ms; 0 while it is played step by step. */
  speed: number
  lastMs: number
}

export class Session {
  readonly #controller: Controller
  readonly #areas: readonly Box[]
  readonly #sheets: Sheets
  readonly #inspector: Inspector
  readonly #meter = new PaceMeter()
  readonly #unsubscribers: (() => void)[]
  #recorder: Recorder | null = null
  #playing: Playing | null = null
  #frame = 0
  #drawn = ''

  /** Starts at once. The engine listens on `surface` and moves `sheet`; `areas` are the hit areas in map px. */
  constructor(controller: Controller, surface: HTMLElement, sheet: Element, areas: readonly Box[], sheets: Sheets) {
    this.#controller = controller
    this.#areas = areas
    this.#sheets = sheets
    this.#inspector = new Inspector(controller)
    const beforeInput = () => {
      this.#recorder?.beforeInput()
      this.stopPlaying('Stopped: you moved the map.')
    }
    const stopListening = listenForInputs(
      surface,
      controller,
      (input, ms) => this.#recorder?.add(input, ms),
      beforeInput,
    )
    this.#unsubscribers = [stopListening, countWrites(sheet, this.#meter)]
    this.#frame = requestAnimationFrame(this.#onFrame)
  }

  /** Stops everything and leaves the engine as it was. */
  end(): void {
    cancelAnimationFrame(this.#frame)
    this.stopPlaying('')
    this.#inspector.stop()
    for (const unsubscribe of this.#unsubscribers) unsubscribe()
  }

  record(): void {
    this.stopPlaying('')
    this.#recorder = new Recorder(this.#controller)
    this.#sheets.onMode('recording', 'Recording. Move the map, then stop.')
  }

  /** Returns the recorded tape; null if there was no input. */
  stopRecording(title: string): Tape | null {
    const tape = this.#recorder?.finish(title) ?? null
    this.#recorder = null
    this.#sheets.onMode(
      'watching',
      tape ? `Recorded ${tape.events.length} events.` : 'Nothing to record: there was no input.',
    )
    return tape
  }

  /** Plays a tape from its beginning; at a speed of 0, only {@link step} advances it. */
  play(tape: Tape, speed: number): void {
    this.#recorder = null
    this.#playing?.inspector.stop()
    const { settings } = this.#controller
    const player = new Player(tape, settings)
    this.#playing = { player, inspector: new Inspector(player.controller), speed, lastMs: performance.now() }
    // As an interaction, the tape may pull the map past its edge, and nothing else moves it meanwhile.
    this.#controller.startInteraction({ regrip() {}, cancelAll() {} })
    this.#sheets.onMode('playing', `Playing “${tape.title}”.`)
  }

  /** Plays the next event of a tape, starting it if necessary. */
  step(tape: Tape): void {
    if (!this.#playing || this.#playing.player.isOver) this.play(tape, 0)
    const { player } = this.#playing as Playing
    ;(this.#playing as Playing).speed = 0
    player.step()
    const event = tape.events[player.played - 1]
    const words = `Event ${player.played} of ${tape.events.length}: ${event?.kind} at ${event?.ms} ms.`
    this.#sheets.onMode('playing', player.isOver ? this.#endWords(player) : words)
  }

  stopPlaying(words: string): void {
    if (!this.#playing) return
    this.#playing.inspector.stop()
    this.#playing = null
    this.#controller.endInteraction()
    const { view, bounds } = this.#controller
    this.#controller.goTo(constrain(view, bounds), RETURN_MS)
    this.#sheets.onMode('watching', words)
  }

  readonly #onFrame = (ms: number): void => {
    this.#frame = requestAnimationFrame(this.#onFrame)
    this.#meter.frame(ms)
    if (this.#playing) this.#playOn(this.#playing, ms)
    const snapshot = (this.#playing?.inspector ?? this.#inspector).snapshot()
    this.#sheets.onReadings(readingsOf(snapshot, this.#meter.at(performance.now())), snapshot.state)
    this.#draw(snapshot)
  }

  #playOn(playing: Playing, ms: number): void {
    const { player, speed, lastMs } = playing
    playing.lastMs = ms
    // A tab that was in the background continues where it was.
    player.playTo(player.ms + Math.min(Math.max(0, ms - lastMs), 100) * speed)
    const { view, bounds } = player.controller
    this.#controller.updateInteraction(viewOnStage(this.#stageFor(bounds.viewport), view))
    if (player.isOver && speed > 0) this.stopPlaying(this.#endWords(player))
  }

  #stageFor(viewport: Size): Stage {
    const map = this.#sheets.survey.getBoundingClientRect()
    const { left, top, right, bottom } = this.#sheets.panel.getBoundingClientRect()
    const panel = { left: left - map.left, top: top - map.top, right: right - map.left, bottom: bottom - map.top }
    return stageFor(viewport, roomBeside(panel, this.#controller.bounds.viewport))
  }

  #endWords({ controller: { view }, tape: { end } }: Player): string {
    // The last digits of a power or logarithm may differ between the recording browser and this one.
    const isAsRecorded = Math.hypot(view.x - end.x, view.y - end.y) < 1e-3 && Math.abs(view.scale - end.scale) < 1e-6
    return isAsRecorded ? 'Ended where the tape says.' : 'Ended elsewhere than the tape says.'
  }

  #draw(snapshot: Snapshot): void {
    const { survey, inset } = this.#sheets
    const { viewport } = this.#controller.bounds
    const { view, target, state, bounds, velocity, pointers } = snapshot
    // Redraws only what has changed.
    const drawn = JSON.stringify([viewport, view, target, state, bounds, velocity, pointers, this.#playing !== null])
    if (drawn === this.#drawn) return
    this.#drawn = drawn
    const isTape = this.#playing !== null
    const stage = isTape ? this.#stageFor(bounds.viewport) : HERE
    const inks = inksOf(survey)
    const pen = wiped(survey)
    if (pen) drawSurvey(pen, { snapshot, areas: this.#areas, stage, isTape }, inks)
    const small = wiped(inset)
    if (small) drawInset(small, inset.clientWidth, snapshot, this.#areas, inks)
  }
}
