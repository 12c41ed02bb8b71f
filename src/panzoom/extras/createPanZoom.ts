import { Controller } from '../core/controller'
import type { Observer, Settings } from '../core/settings'
import type { ListenOptions } from '../dom/listen'
import { listenToKeys } from '../dom/listenToKeys'
import { listenToPointers } from '../dom/listenToPointers'
import { listenToSize } from '../dom/listenToSize'
import { listenToWheel } from '../dom/listenToWheel'
import {
  clockOf,
  type Filter,
  type Input,
  prefersReducedMotion,
  type Surface,
  windowOf,
} from '../dom/surface'
import { besideControls } from './controls'
import { panByTrackpad } from './trackpad'

/** The options of a map, with the defaults that the README lists. All of them can change at run time. */
export interface PanZoomOptions
  extends Omit<Settings, 'clock' | 'prefersReducedMotion'>,
    Partial<Pick<Settings, 'clock' | 'prefersReducedMotion'>>,
    Omit<ListenOptions, 'drags' | 'onLeft' | 'pan'> {
  /** Its `move` receives each new view, from the first one on: this is where the picture is moved. */
  readonly observer?: Observer | undefined
  /** Whether the map reacts to inputs. If not, it still follows the size of the surface. */
  readonly enabled?: boolean | undefined
  readonly pointers?: boolean | undefined
  readonly wheel?: boolean | undefined
  readonly keys?: boolean | undefined
  readonly dragPan?: boolean | undefined
  readonly trackpad?: 'zoom' | 'pan' | undefined
  readonly cooperative?: boolean | undefined
  readonly onHint?: (() => void) | undefined
}

/** A map with its inputs. */
export interface PanZoom {
  readonly controller: Controller
  /** Changes options. Any but settings and observers end the present movement. */
  update(options: Partial<PanZoomOptions>): void
  /** Removes all listeners, and ends every movement. */
  destroy(): void
}

/** The options that take effect by listening anew, besides `buttons`. */
const LISTENED = [
  ...(['enabled', 'pointers', 'wheel', 'keys', 'root', 'pageKeys', 'doubleTap', 'inertia'] as const),
  ...(['dragPan', 'trackpad', 'cooperative', 'wheelStep'] as const),
]

/** Makes a map that is seen through `surface`. */
export function createPanZoom(surface: Surface, options: PanZoomOptions): PanZoom {
  const page = windowOf(surface)
  const defaults = { clock: clockOf(page), prefersReducedMotion: () => prefersReducedMotion(page) }
  let current = { ...defaults, ...options }
  const controller = new Controller(current)
  controller.subscribe({
    start: (view, bounds) => current.observer?.start?.(view, bounds),
    move: (view, bounds) => current.observer?.move?.(view, bounds),
    end: (view, bounds) => current.observer?.end?.(view, bounds),
    resize: (view, bounds) => current.observer?.resize?.(view, bounds),
  })
  const filter: Filter = (event) =>
    (!current.cooperative || event.type !== 'wheel' || event.ctrlKey) &&
    besideControls(event) &&
    (current.filter?.(event) ?? true)
  const drags = (type: string) => (current.dragPan ?? true) && !(current.cooperative && type === 'touch')
  const onLeft = () => current.cooperative && current.onHint?.()

  const begin = () => {
    const ending = new AbortController()
    const pan = current.trackpad === 'pan' ? panByTrackpad(controller) : undefined
    const connect = (input: Input<ListenOptions>, isOn = true) => {
      if (isOn) input(surface, controller, { ...current, filter, drags, onLeft, pan }, ending.signal)
    }
    const { enabled = true } = current
    connect(listenToSize)
    connect(listenToPointers, enabled && current.pointers)
    connect(listenToWheel, enabled && current.wheel)
    connect(listenToKeys, enabled && current.keys)
    return ending
  }
  let listening: AbortController | null = begin()
  const end = () => {
    listening?.abort()
    controller.stop()
  }
  return {
    controller,
    update(changes) {
      if (!listening) return
      const before = current
      current = { ...current, ...changes }
      controller.configure(current)
      // The buttons are compared by their content: a page may write a new array.
      const isSame = `${before.buttons}` === `${current.buttons}`
      if (isSame && LISTENED.every((name) => before[name] === current[name])) return
      end()
      listening = begin()
    },
    destroy() {
      end()
      listening = null
    },
  }
}
