import { Controller } from '../core/controller'
import type { Observer, Settings } from '../core/settings'
import type { Input, ListenOptions } from '../dom/listen'
import { listenToKeys } from '../dom/listenToKeys'
import { listenToPointers } from '../dom/listenToPointers'
import { listenToSize } from '../dom/listenToSize'
import { listenToWheel } from '../dom/listenToWheel'
import { clockOf, type Filter, prefersReducedMotion, type Surface, windowOf } from '../dom/surface'
import { isBy, preventButtons } from './buttons'
import { besideControls } from './controls'
import { cooperative } from './cooperative'
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
  readonly buttons?: readonly number[] | undefined
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

/** The options that take effect by listening anew, and `buttons`. */
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
    isBy(current.buttons ?? [0], event) && besideControls(event) && (current.filter?.(event) ?? true)

  const begin = () => {
    const ending = new AbortController()
    const {
      enabled = true,
      pointers = true,
      wheel = true,
      keys = true,
      dragPan = true,
      buttons = [0],
    } = current
    const pan = current.trackpad === 'pan' ? panByTrackpad(controller) : undefined
    const all = { ...current, filter, pan, drags: () => dragPan }
    const listened = current.cooperative ? cooperative(all, () => current.onHint?.()) : all
    const connect = (input: Input) => input(surface, controller, listened, ending.signal)
    connect(listenToSize)
    if (enabled && pointers) connect(listenToPointers)
    if (enabled && pointers) preventButtons(surface, controller, { buttons, filter }, ending.signal)
    if (enabled && wheel) connect(listenToWheel)
    if (enabled && keys) connect(listenToKeys)
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
