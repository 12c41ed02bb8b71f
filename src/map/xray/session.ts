/**
 * X-ray's frame loop: takes a snapshot of the engine in each frame and draws it. While a tape is played, the snapshots
 * are of the player's engine, and the map on the page shows the player's view.
 */
import type { Controller } from '../../panzoom/controller'
import type { Size } from '../../panzoom/geometry'
import { RETURN_MS } from '../../panzoom/transition'
import type { View } from '../../panzoom/view'
import type { Box } from '../box'
import type { Shown } from './Figures'
import { drawInset } from './inset'
import { inspect, type Snapshot } from './inspector'
import { countWrites, PaceMeter } from './pace'
import { penOn } from './pen'
import { Player } from './player'
import { readingsOf } from './readings'
import { Recorder } from './recorder'
import { roomBeside, stageFor, viewOnStage } from './stage'
import { drawSurvey } from './survey'
import { formatTape, type Tape } from './tape'

/** The content of the tape deck: whether the visitor's gestures are recorded, and a message. */
export interface Status {
  readonly isRecording: boolean
  readonly message: string
}

/** The elements and callbacks of a session. */
export interface Outputs {
  readonly survey: HTMLCanvasElement
  readonly inset: HTMLCanvasElement
  /** Covers a part of the map. A tape is played beside it. */
  readonly panel: HTMLElement
  /** Called in every frame. */
  readonly onFigures: (shown: Shown) => void
  readonly onStatus: (status: Status) => void
}

/** Everything that runs while X-ray is open. */
export class Session {
  private readonly ending = new AbortController()
  private readonly meter = new PaceMeter()
  private recorder: Recorder | null = null
  private player: Player | null = null
  /** ms of the tape per ms; 0 while it is played step by step. */
  private speed = 0
  private frame = 0
  private lastMs = 0
  private snapshot: Snapshot | undefined
  private drawn = ''

  /** Starts at once. `surface` and `sheet` are those of `usePanZoom`; `areas` are the hit areas in map px. */
  constructor(
    private readonly controller: Controller,
    private readonly surface: HTMLElement,
    sheet: Element,
    private readonly areas: readonly Box[],
    private readonly outputs: Outputs,
  ) {
    const { signal } = this.ending
    const onInput = () => this.stopPlaying('Stopped: you moved the map.')
    // Before the engine receives the input.
    for (const type of ['pointerdown', 'wheel'])
      surface.addEventListener(type, onInput, { signal, capture: true, passive: true })
    signal.addEventListener('abort', countWrites(sheet, this.meter))
    this.frame = requestAnimationFrame(this.onFrame)
  }

  /** Stops recording, playing and drawing. */
  end(): void {
    cancelAnimationFrame(this.frame)
    this.stopPlaying('')
    this.recorder?.stop()
    this.ending.abort()
  }

  /** Starts recording. */
  record(): void {
    this.stopPlaying('')
    this.recorder = new Recorder(this.surface, this.controller)
    this.report('Recording. Move the map, then stop.')
  }

  /** Returns the recorded tape; null if there was no input. */
  stopRecording(title: string): Tape | null {
    const tape = this.recorder?.finish(title) ?? null
    this.recorder = null
    this.report(tape ? `Recorded ${tape.events.length} events.` : 'Nothing to record: there was no input.')
    return tape
  }

  /** Plays a tape from its beginning; at a speed of 0, only {@link step} advances it. */
  play(tape: Tape, speed: number): Player {
    this.recorder?.stop()
    this.recorder = null
    this.player = new Player(tape, this.controller.settings)
    this.speed = speed
    this.snapshot = undefined
    // As an interaction, the tape may pull the map past its edge, and ends all other movements.
    this.controller.startInteraction({ regrip() {}, cancelAll() {} })
    this.report(`Playing “${tape.title}”.`)
    return this.player
  }

  /** Plays the next event of a tape; the first, if it is not being played. */
  step(tape: Tape): void {
    let { player } = this
    if (!player || player.isOver || formatTape(player.tape) !== formatTape(tape)) player = this.play(tape, 0)
    this.speed = 0
    player.step()
    const event = tape.events[player.played - 1]
    const message = `Event ${player.played} of ${tape.events.length}: ${event?.kind} at ${event?.ms} ms.`
    this.report(player.isOver ? endMessage(player) : message)
  }

  /** Stops a tape and leaves the map where it is, within its bounds. */
  private stopPlaying(message: string): void {
    if (!this.player) return
    this.player = null
    this.snapshot = undefined
    this.controller.endInteraction()
    this.controller.goTo(this.controller.view, RETURN_MS)
    this.report(message)
  }

  private report(message: string): void {
    this.outputs.onStatus({ isRecording: this.recorder !== null, message })
  }

  private readonly onFrame = (ms: number): void => {
    this.frame = requestAnimationFrame(this.onFrame)
    this.meter.frame(ms)
    // A tab that was in the background continues where it was.
    if (this.player) this.playOn(this.player, Math.min(ms - this.lastMs, 100))
    this.lastMs = ms
    this.snapshot = inspect(this.player?.controller ?? this.controller, this.snapshot)
    const readings = readingsOf(this.snapshot, this.meter.at(performance.now()))
    this.outputs.onFigures({ state: this.snapshot.state, readings })
    this.draw(this.snapshot)
  }

  private playOn(player: Player, ms: number): void {
    if (this.speed > 0) player.playTo(player.ms + ms * this.speed)
    const { view, bounds } = player.controller
    this.controller.updateInteraction(viewOnStage(this.stageFor(bounds.viewport), view))
    if (player.isOver) this.stopPlaying(endMessage(player))
  }

  private stageFor(viewport: Size): View {
    const map = this.outputs.survey.getBoundingClientRect()
    const { left, top, right, bottom } = this.outputs.panel.getBoundingClientRect()
    const panel = { left: left - map.left, top: top - map.top, right: right - map.left, bottom: bottom - map.top }
    return stageFor(viewport, roomBeside(panel, this.controller.bounds.viewport))
  }

  private draw(snapshot: Snapshot): void {
    const { survey, inset } = this.outputs
    const stage = this.player && this.stageFor(snapshot.bounds.viewport)
    // Draws only if something has changed.
    const drawn = JSON.stringify([snapshot, stage, this.controller.bounds.viewport])
    if (drawn === this.drawn) return
    this.drawn = drawn
    const surveyPen = penOn(survey)
    if (surveyPen) drawSurvey(surveyPen, snapshot, this.areas, stage)
    const insetPen = penOn(inset)
    if (insetPen) drawInset(insetPen, inset.clientWidth, snapshot, this.areas)
  }
}

function endMessage({ controller: { view }, tape: { end } }: Player): string {
  // The last digits of a power or logarithm may differ between the recording browser and this one.
  const isAsRecorded = Math.hypot(view.x - end.x, view.y - end.y) < 1e-3 && Math.abs(view.scale - end.scale) < 1e-6
  return isAsRecorded ? 'Ended where the tape says.' : 'Ended elsewhere than the tape says.'
}
