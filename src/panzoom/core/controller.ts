import type { Point, Size } from './geometry'
import { boundsOf, firstViewOf, type Interaction, type Observer, type Settings } from './settings'
import { easeTo, keepWithin, type Transition, type TransitionKind } from './transition'
import type { Bounds, View } from './view'
import { constrain, isSame, isView, panBy, rebase, scaleAbout, zoomStep } from './view'

/** The duration of what a key, a button or a double tap does. */
export const ANIMATION_MS = 250
/** A movement ends in the first frame after a pause this long: a slow browser delivers inputs late. */
const SETTLE_MS = 250

/** Move the map by some screen px, zoom one step in (1) or out (-1), or go to the first view. */
export type Action = { readonly pan: Point } | { readonly zoomStep: 1 | -1 } | { readonly home: true }

/** The state of the map. Inputs request views; frames show them. The fields are to be read only. */
export class Controller {
  settings: Settings
  /** The view as of the last frame or input. Meaningless before the first {@link resize}. */
  view: View = { x: 0, y: 0, scale: 1 }
  bounds: Bounds
  /** Whether the map is between a `start` and an `end`. */
  isMoving = false
  interaction: Interaction | null = null
  transition: Transition | null = null
  private readonly observers = new Set<Observer>()
  private published = this.view
  private transitionStartMs = 0
  /** The time that the view shows. The next transition counts from it, or the map would pause between two. */
  private viewMs = 0
  private frame: number | null = null
  private settleTimer: number | undefined
  private isSettled = false

  constructor(settings: Settings) {
    this.settings = settings
    this.bounds = boundsOf(settings, { width: 0, height: 0 })
  }

  /** The end of the present transition, or else the view. Keys count from it, and the scale of the wheel. */
  get target(): View {
    return constrain(this.transition?.to ?? this.view, this.bounds)
  }

  /** Calls the observer from the next change on. Returns an unsubscribe function. */
  subscribe(observer: Observer): () => void {
    this.observers.add(observer)
    return () => this.observers.delete(observer)
  }

  /** Ends every movement, and returns the map to its bounds at once. The controller can be used again. */
  stop(): void {
    this.interaction?.cancelAll()
    if (this.frame !== null) this.settings.clock.cancelFrame(this.frame)
    this.settings.clock.clearTimer(this.settleTimer)
    this.frame = this.transition = this.interaction = null
    this.view = constrain(this.view, this.bounds)
    if (!isSame(this.view, this.published)) this.show(true)
    this.setMoving(false)
  }

  /** Sets the viewport's size in screen px, not 0. The first shows `firstView`, others keep the centre. */
  resize({ width, height }: Size, firstView = this.settings.firstView): void {
    if (!(width > 0 && height > 0) || !this.setBounds({ width, height }, firstView)) return
    this.publish('resize')
    // Now, not in the next frame: the browser is about to paint the new size.
    this.show(this.isMoving)
  }

  /** Changes some settings. If that changes the bounds, the map point at the centre stays if it can. */
  configure(settings: Partial<Settings>): void {
    this.settings = { ...this.settings, ...settings }
    if (this.bounds.viewport.width > 0) this.setBounds(this.bounds.viewport)
  }

  /** Pointers, or a script, take hold of the map. That ends the transition, and any other interaction. */
  startInteraction(interaction: Interaction): void {
    if (this.interaction !== interaction) this.interaction?.cancelAll()
    this.requestFrame()
    this.transition = null
    this.interaction = interaction
  }

  /** Pointers, or the script, request a view, which may lie past the bounds. */
  updateInteraction(view: View): void {
    if (!isView(view)) return
    this.requestFrame()
    this.view = view
  }

  /** Pointers, or the script, let go. The map stays where it is, even past its bounds. */
  endInteraction(): void {
    this.requestFrame()
    this.interaction = null
  }

  /** Eases to a view, clamped to the bounds; in 0 ms it jumps. */
  goTo(view: View, durationMs = ANIMATION_MS, kind: TransitionKind = 'ease'): void {
    if (!isView(view)) return
    const to = constrain(view, this.bounds)
    this.animate(easeTo(this.view, to, isSame(this.view, to) ? 0 : durationMs, kind))
  }

  /** Starts a transition, unless `to` has a NaN. A map that is held, or with reduced motion, jumps. */
  animate(transition: Transition): void {
    if (!isView(transition.to)) return
    this.requestFrame()
    if (!(transition.durationMs > 0) || this.interaction || this.settings.prefersReducedMotion()) {
      this.transition = null
      this.view = constrain(transition.to, this.bounds)
      this.interaction?.regrip()
      return
    }
    if (!this.transition) this.viewMs = this.settings.clock.now()
    this.transitionStartMs = this.viewMs
    this.transition = keepWithin(transition, this.view, this.bounds)
  }

  /** Multiplies the target's scale, as notches add up, or in 0 ms the view's. Returns whether it changes. */
  scaleBy(factor: number, aboutScreen: Point, durationMs = ANIMATION_MS, kind?: TransitionKind): boolean {
    if (!(factor > 0)) return false
    const { view, target } = this
    const { scale } = durationMs > 0 ? target : view
    const to = scaleAbout(view, aboutScreen, scale * factor, this.bounds)
    // At a limit of the scale, a transition that runs is kept. Without one, `goTo` only puts off the `end`.
    if (to.scale !== scale || isSame(view, target)) this.goTo(to, durationMs, kind)
    return to.scale !== scale
  }

  /** Performs the action of a key or a button, counted from the {@link target}. */
  perform(action: Action, durationMs = ANIMATION_MS): void {
    const { target, bounds, settings } = this
    let to = firstViewOf(settings, bounds)
    if ('pan' in action) to = panBy(target, action.pan)
    if ('zoomStep' in action) to = zoomStep(target, action.zoomStep, bounds, settings.zoomStep)
    this.goTo(to, durationMs)
  }

  /** The first bounds with a viewport show `firstView`, others keep the centre. Returns if any differ. */
  private setBounds(viewport: Size, firstView = this.settings.firstView): boolean {
    const { bounds: before, settings } = this
    const bounds = boundsOf(settings, viewport)
    // Equal bounds do not disturb a movement.
    if (JSON.stringify(bounds) === JSON.stringify(before)) return false
    this.bounds = bounds
    if (before.viewport.width === 0) {
      this.view = firstViewOf({ firstView }, bounds)
      this.transition = null
      return true
    }
    const staysWhole = settings.minZoom === 'fit'
    this.view = rebase(this.view, before, bounds, staysWhole)
    if (this.transition) {
      const { kind, to, durationMs } = this.transition
      const leftMs = durationMs - (this.viewMs - this.transitionStartMs)
      this.goTo(rebase(to, before, bounds, staysWhole), leftMs, kind)
    }
    this.interaction?.regrip()
    this.requestFrame()
    return true
  }

  /** A frame shows what has changed. That of the timer, which `isSettled`, ends the movement. */
  private requestFrame(isSettled = false): void {
    // Before the first size is known, there is no view to show.
    if (this.bounds.viewport.width === 0) return
    this.settings.clock.clearTimer(this.settleTimer)
    this.isSettled = isSettled
    this.frame ??= this.settings.clock.requestFrame(this.onFrame)
  }

  private readonly onFrame = (ms: number): void => {
    this.frame = null
    // The time of a frame may lie before the input that it shows.
    this.viewMs = Math.max(this.viewMs, ms)
    if (this.transition) {
      const elapsedMs = this.viewMs - this.transitionStartMs
      const isOver = elapsedMs >= this.transition.durationMs
      this.view = isOver ? this.target : this.transition.viewAt(elapsedMs)
      if (isOver) this.transition = null
    }
    if (!isSame(this.view, this.published)) this.show(true)
    if (this.transition) this.requestFrame()
    else if (this.isSettled) this.setMoving(false)
    else if (this.isMoving && !this.interaction && this.frame === null) {
      // A timer, not frames: each frame costs the browser a millisecond or two, even if it changes nothing.
      this.settleTimer = this.settings.clock.setTimer(() => this.requestFrame(true), SETTLE_MS)
    }
  }

  private setMoving(isMoving: boolean): void {
    if (isMoving === this.isMoving) return
    this.isMoving = isMoving
    this.publish(isMoving ? 'start' : 'end')
  }

  private show(isMoving: boolean): void {
    this.setMoving(isMoving)
    this.published = this.view
    this.publish('move')
  }

  /** An error in an observer stops neither the others nor the movement. */
  private publish(event: keyof Observer): void {
    for (const observer of this.observers) {
      try {
        observer[event]?.(this.view, this.bounds)
      } catch (error) {
        report(error)
      }
    }
  }
}

/** Reports an error as uncaught, while the caller goes on. */
export const report = (error: unknown): void =>
  queueMicrotask(() => {
    throw error
  })
