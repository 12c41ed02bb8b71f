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
  readonly observer?: Observer
  /** Whether the map reacts to inputs. If not, it still follows the size of the surface. */
  readonly enabled?: boolean
  readonly pointers?: boolean
  readonly wheel?: boolean
  readonly keys?: boolean
  readonly dragPan?: boolean
  readonly buttons?: readonly number[]
  readonly trackpad?: 'zoom' | 'pan'
  readonly cooperative?: boolean
  readonly onHint?: () => void
}

/** A map with its inputs. */
export interface PanZoom {
  readonly controller: Controller
  /** Changes options. Any but settings and observers end the present movement. */
  update(options: Partial<PanZoomOptions>): void
  /** Removes all listeners, and ends every movement. */
  destroy(): void
}

/** The options that take effect by listening anew. */
const LISTENED = [
  ...(['enabled', 'pointers', 'wheel', 'keys', 'root', 'pageKeys', 'doubleTap', 'inertia'] as const),
  ...(['dragPan', 'buttons', 'trackpad', 'cooperative', 'wheelStep'] as const),
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
    const { enabled = true, pointers = enabled, wheel = enabled, keys = enabled } = current
    const { dragPan = true, buttons = [0], trackpad } = current
    const own = {
      filter,
      drags: () => dragPan,
      pan: trackpad === 'pan' ? panByTrackpad(controller) : undefined,
    }
    const all = { ...current, ...own }
    const listened = current.cooperative ? cooperative(all, () => current.onHint?.()) : all
    const inputs: Input[] = [listenToSize]
    if (enabled && pointers) inputs.push(listenToPointers)
    if (enabled && wheel) inputs.push(listenToWheel)
    if (enabled && keys) inputs.push(listenToKeys)
    for (const input of inputs) input(surface, controller, listened, ending.signal)
    if (enabled && pointers) preventButtons(surface, controller, { buttons, filter }, ending.signal)
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
      const isChanged = (name: (typeof LISTENED)[number]) =>
        before[name] !== current[name] && `${before[name]}` !== `${current[name]}`
      if (!LISTENED.some(isChanged)) return
      end()
      listening = begin()
    },
    destroy() {
      end()
      listening = null
    },
  }
}
