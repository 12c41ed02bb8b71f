import { Controller } from './controller'
import { isForControl } from './controls'
import { browserClock, type ListenOptions, listen, prefersReducedMotion } from './listen'
import { freeButtons } from './listenToPointers'
import { panByTrackpad } from './listenToWheel'
import { boundsOf, type Settings } from './settings'
import type { Surface } from './surface'
import type { Bounds, View } from './view'

type Callback = ((view: View, bounds: Bounds) => void) | undefined

/** The options of a map; `map`, `minZoom` and `maxZoom` have no default. All of them can change at run time. */
export interface PanZoomOptions
  extends Omit<Settings, 'clock' | 'prefersReducedMotion'>,
    Partial<Pick<Settings, 'clock' | 'prefersReducedMotion'>>,
    Omit<ListenOptions, 'leaves' | 'pointers'> {
  readonly onStart?: Callback
  /** Receives each new view, from the first one on: this is where the picture is moved. */
  readonly onMove?: Callback
  readonly onEnd?: Callback
  /** Receives the new size of the surface, `bounds.viewport`, before `onMove`. */
  readonly onResize?: Callback
  /** Whether the map reacts to inputs. If not, it still follows the size of the surface. True by default. */
  readonly enabled?: boolean | undefined
  readonly pointers?: boolean | undefined
  /** The mouse buttons that drag the map, as in `MouseEvent.button`: 0 primary (the default), 1 middle, 2 secondary. */
  readonly buttons?: readonly number[] | undefined
  /** What two fingers that move on a trackpad do; a pinch always zooms. `zoom` by default. */
  readonly trackpad?: 'zoom' | 'pan' | undefined
  /** What a single finger does. With `scroll`, two move the map; the surface then needs `touch-action: pan-y`. */
  readonly oneFinger?: 'pan' | 'scroll' | undefined
  /** Called when a single finger leaves the map to the page: for a hint that it takes two. */
  readonly onOneFinger?: (() => void) | undefined
}

/** A map with its inputs: a controller that can also change its options, and go. */
export interface PanZoom extends Controller {
  /** Changes options. A change of what the map listens to ends the present movement. */
  update(options: Partial<PanZoomOptions>): void
  /** Removes all listeners, and ends every movement: a map past its bounds returns at once. */
  destroy(): void
}

/** Makes a map that is seen through `surface`. The map does not render: `onMove` receives each view. */
export function createPanZoom(surface: Surface, options: PanZoomOptions): PanZoom {
  let current = { clock: browserClock, prefersReducedMotion, ...options }
  const controller = new Controller(current)
  controller.subscribe({
    start: (view, bounds) => current.onStart?.(view, bounds),
    move: (view, bounds) => current.onMove?.(view, bounds),
    end: (view, bounds) => current.onEnd?.(view, bounds),
    resize: (view, bounds) => current.onResize?.(view, bounds),
  })
  const strayOutcome = (type: string) => {
    if (current.oneFinger !== 'scroll' || type !== 'touch') return 'drag'
    current.onOneFinger?.()
    return 'scroll'
  }
  const begin = () => {
    const { enabled = true, pointers = true, wheel = true, keys = true, root, pageKeys, buttons, trackpad } = current
    const ending = new AbortController()
    const { signal } = ending
    // An element of an SVG has the same events.
    const element = surface as HTMLElement
    if (enabled && wheel && trackpad === 'pan') panByTrackpad(element, controller, signal, isForControl)
    if (enabled && pointers && buttons) freeButtons(element, buttons, signal, isForControl)
    const inputs = { pointers: enabled && pointers && { buttons, strayOutcome }, wheel: enabled && wheel }
    const options = { root, pageKeys, leaves: isForControl, ...inputs, keys: enabled && keys }
    const unlisten = listen(surface, controller, options)
    return () => {
      ending.abort()
      unlisten()
    }
  }
  let end = begin()
  return Object.assign(controller, {
    update(changes: Partial<PanZoomOptions>) {
      const before = listenedTo(current)
      current = { ...current, ...changes }
      configure(controller, current)
      if (listenedTo(current).every((value, index) => value === before[index])) return
      end()
      end = begin()
    },
    destroy: () => end(),
  })
}

/** The options that take effect by listening anew. */
function listenedTo({ enabled, pointers, wheel, keys, root, pageKeys, buttons, trackpad }: Partial<PanZoomOptions>) {
  // The buttons are compared by their content: a page may write them as a new array each time.
  return [enabled, pointers, wheel, keys, root, pageKeys, buttons?.join(), trackpad]
}

/** Changes some settings. If the bounds change, the map point at the centre stays there, as far as they allow. */
export function configure(controller: Controller, settings: Partial<Settings>): void {
  controller.settings = { ...controller.settings, ...settings }
  const bounds = boundsOf(controller.settings, controller.bounds.viewport)
  // Other settings do not disturb a movement.
  if (JSON.stringify(bounds) !== JSON.stringify(controller.bounds)) controller.setBounds(bounds)
}
