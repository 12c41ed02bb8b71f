import { Controller } from '../core/controller'
import type { Observer, Settings } from '../core/settings'
import { listen } from '../dom/listen'
import type { Filter, InputOptions, Surface } from '../dom/surface'
import { clockOf, prefersReducedMotion, windowOf } from '../dom/surface'
import { besideControls } from './controls'
import { panByTrackpad } from './trackpad'

type OfWindow = Pick<Settings, 'clock' | 'prefersReducedMotion'>

/** The options of a map, with the defaults that the README lists. All of them can change at run time. */
export interface PanZoomOptions
  extends Omit<Settings, keyof OfWindow>,
    Partial<OfWindow>,
    Omit<InputOptions, 'pan'> {
  /** Its `move` receives each new view, from the first one on: this is where the picture is moved. */
  readonly observer?: Observer | undefined
  readonly trackpad?: 'zoom' | 'pan' | undefined
}

/** The options that take effect by listening anew, besides `buttons`: the inputs, and what they do. */
const INPUTS = ['enabled', 'pointers', 'wheel', 'keys', 'root', 'pageKeys'] as const
const EFFECTS = ['doubleTap', 'inertia', 'dragPan', 'trackpad', 'cooperative', 'wheelStep'] as const

/** Makes a map that is seen through `surface`. */
export function createPanZoom(surface: Surface, options: PanZoomOptions) {
  const page = windowOf(surface)
  const withDefaults = (given: PanZoomOptions) => ({
    ...given,
    clock: given.clock ?? clockOf(page),
    prefersReducedMotion: given.prefersReducedMotion ?? (() => prefersReducedMotion(page)),
  })
  let current = withDefaults(options)
  const controller = new Controller(current)
  // These are read anew whenever they are called: so a change of them does not disturb a movement.
  const filter: Filter = (event) => {
    const claim = current.filter?.(event) ?? true
    return besideControls(event) || (claim === 'drag' && event.type === 'pointerdown') ? claim : false
  }
  const onHint = () => current.onHint?.()
  const tell = (name: keyof Observer) => () => current.observer?.[name]?.(controller.view, controller.bounds)
  const observer = { start: tell('start'), move: tell('move'), end: tell('end'), resize: tell('resize') }

  const begin = () => {
    const ending = new AbortController()
    const pan = current.trackpad === 'pan' ? panByTrackpad(controller) : undefined
    listen(surface, controller, { ...current, filter, onHint, pan }, ending.signal)
    return ending
  }
  controller.subscribe(observer)
  let listening = begin()
  return {
    controller,
    /** Changes options. Any but settings, `observer`, `filter` and `onHint` end the present movement. */
    update(changes: Partial<PanZoomOptions>): void {
      if (listening.signal.aborted) return
      const before = current
      current = withDefaults({ ...current, ...changes })
      if (current.observer !== before.observer) {
        observer.resize()
        observer.move()
      }
      controller.configure(current)
      // The buttons are compared by their content: a page may write a new array.
      const isSame = `${before.buttons}` === `${current.buttons}`
      if (isSame && [...INPUTS, ...EFFECTS].every((name) => before[name] === current[name])) return
      const ending = listening
      listening = begin() // While a press still holds the map: its release is then no click.
      ending.abort()
    },
    /** Removes all listeners, and ends every movement. */
    destroy: () => listening.abort(),
  }
}
