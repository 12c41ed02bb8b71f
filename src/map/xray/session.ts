/**
 * X-ray's frame loop: takes a snapshot of the engine in each frame and draws it. While a tape is played, the snapshots
 * are of the player's engine, and the map on the page shows the player's view.
 */
import type { Controller } from '../../panzoom/controller'
import type { Size } from '../../panzoom/geometry'
import { RETURN_MS } from '../../panzoom/transition'
import { constrain } from '../../panzoom/view'
import type { Box } from '../box'
import { clearedContext, coloursOf } from './canvas'
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

/** Watching or recording the visitor's gestures, or playing a tape. */
export type Mode = 'watching' | 'recording' | 'playing'

/** The elements and callbacks of a session. */
export interface Outputs {
  readonly survey: HTMLCanvasElement
  readonly inset: HTMLCanvasElement
  /** Covers a part of the map. A tape is played beside it. */
  readonly panel: HTMLElement
  /** Called in every frame. */
  readonly onReadings: (readings: readonly Reading[], state: State) => void
  /** Called with a status message, too. */
  readonly onMode: (mode: Mode, message: string) => void
}

interface Playing {
  readonly player: Player
  readonly inspector: Inspector
  /** ms of the tape per ms; 0 while it is played step by step. */
  speed: number
  lastMs: number
}

/** Everything that runs while X-ray is open. */
export class Session {
  readonly #controller: Controller
  readonly #areas: readonly Box[]
  readonly #outputs: Outputs
  readonly #inspector: Inspector
  readonly #meter = new PaceMeter()
  readonly #unsubscribers: (() => void)[]
  #recorder: Recorder | null = null
  #playing: Playing | null = null
  #frame = 0
  #drawn = ''

  /** Starts at once. `surface` and `sheet` are those of `usePanZoom`; `areas` are the hit areas in map px. */
  constructor(controller: Controller, surface: HTMLElement, sheet: Element, areas: readonly Box[], outputs: Outputs) {
    this.#controller = controller
    this.#areas = areas
    this.#outputs = outputs
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

  /** Stops recording, playing and drawing. */
  end(): void {
    cancelAnimationFrame(this.#frame)
    this.stopPlaying('')
    this.#inspector.stop()
    for (const unsubscribe of this.#unsubscribers) unsubscribe()
  }

  record(): void {
    this.stopPlaying('')
    this.#recorder = new Recorder(this.#controller)
    this.#outputs.onMode('recording', 'Recording. Move the map, then stop.')
  }

  /** Returns the recorded tape; null if there was no input. */
  stopRecording(title: string): Tape | null {
    const tape = this.#recorder?.finish(title) ?? null
    this.#recorder = null
    this.#outputs.onMode(
      'watching',
      tape ? `Recorded ${tape.events.length} events.` : 'Nothing to record: there was no input.',
    )
    return tape
  }

  /** Plays a tape from its beginning; at a speed of 0, only {@link step} advances it. */
  play(tape: Tape, speed: number): void {
    this.#start(tape, speed)
  }

  /** Plays the next event of a tape, starting it if necessary. */
  step(tape: Tape): void {
    const playing = this.#playing && !this.#playing.player.isOver ? this.#playing : this.#start(tape, 0)
    const { player } = playing
    playing.speed = 0
    player.step()
    const event = tape.events[player.played - 1]
    const message = `Event ${player.played} of ${tape.events.length}: ${event?.kind} at ${event?.ms} ms.`
    this.#outputs.onMode('playing', player.isOver ? this.#endMessage(player) : message)
  }

  #start(tape: Tape, speed: number): Playing {
    this.#recorder = null
    this.#playing?.inspector.stop()
    const player = new Player(tape, this.#controller.settings)
    this.#playing = { player, inspector: new Inspector(player.controller), speed, lastMs: performance.now() }
    // As an interaction, the tape may pull the map past its edge, and ends all other movements.
    this.#controller.startInteraction({ regrip() {}, cancelAll() {} })
    this.#outputs.onMode('playing', `Playing “${tape.title}”.`)
    return this.#playing
  }

  /** Stops a tape and leaves the map where it is, within its bounds. */
  stopPlaying(message: string): void {
    if (!this.#playing) return
    this.#playing.inspector.stop()
    this.#playing = null
    this.#controller.endInteraction()
    const { view, bounds } = this.#controller
    this.#controller.goTo(constrain(view, bounds), RETURN_MS)
    this.#outputs.onMode('watching', message)
  }

  readonly #onFrame = (ms: number): void => {
    this.#frame = requestAnimationFrame(this.#onFrame)
    this.#meter.frame(ms)
    if (this.#playing) this.#playOn(this.#playing, ms)
    const snapshot = (this.#playing?.inspector ?? this.#inspector).snapshot()
    this.#outputs.onReadings(readingsOf(snapshot, this.#meter.at(performance.now())), snapshot.state)
    this.#draw(snapshot)
  }

  #playOn(playing: Playing, ms: number): void {
    const { player, speed, lastMs } = playing
    playing.lastMs = ms
    // A tab that was in the background continues where it was.
    player.playTo(player.ms + Math.min(Math.max(0, ms - lastMs), 100) * speed)
    const { view, bounds } = player.controller
    this.#controller.updateInteraction(viewOnStage(this.#stageFor(bounds.viewport), view))
    if (player.isOver && speed > 0) this.stopPlaying(this.#endMessage(player))
  }

  #stageFor(viewport: Size): Stage {
    const map = this.#outputs.survey.getBoundingClientRect()
    const { left, top, right, bottom } = this.#outputs.panel.getBoundingClientRect()
    const panel = { left: left - map.left, top: top - map.top, right: right - map.left, bottom: bottom - map.top }
    return stageFor(viewport, roomBeside(panel, this.#controller.bounds.viewport))
  }

  #endMessage({ controller: { view }, tape: { end } }: Player): string {
    // The last digits of a power or logarithm may differ between the recording browser and this one.
    const isAsRecorded = Math.hypot(view.x - end.x, view.y - end.y) < 1e-3 && Math.abs(view.scale - end.scale) < 1e-6
    return isAsRecorded ? 'Ended where the tape says.' : 'Ended elsewhere than the tape says.'
  }

  #draw(snapshot: Snapshot): void {
    const { survey, inset } = this.#outputs
    const { viewport } = this.#controller.bounds
    const { view, target, state, bounds, velocity, pointers } = snapshot
    // Draws only if something has changed.
    const drawn = JSON.stringify([viewport, view, target, state, bounds, velocity, pointers, this.#playing !== null])
    if (drawn === this.#drawn) return
    this.#drawn = drawn
    const isTape = this.#playing !== null
    const stage = isTape ? this.#stageFor(bounds.viewport) : HERE
    const colours = coloursOf(survey)
    const ctx = clearedContext(survey)
    if (ctx) drawSurvey(ctx, { snapshot, areas: this.#areas, stage, isTape }, colours)
    const insetCtx = clearedContext(inset)
    if (insetCtx) drawInset(insetCtx, inset.clientWidth, snapshot, this.#areas, colours)
  }
}
