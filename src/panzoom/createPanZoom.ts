import { Controller } from './controller'
import { isForControl } from './controls'
import { browserClock, type ListenOptions, listen, prefersReducedMotion } from './listen'
import { freeButtons } from './listenToPointers'
import { panByTrackpad } from './listenToWheel'
import { boundsOf, type Observer, type Settings } from './settings'
import type { Surface } from './surface'

/** The options of a map, with the defaults that the README lists. All of them can change at run time. */
export interface PanZoomOptions
  extends Omit<Settings, 'clock' | 'prefersReducedMotion'>,
    Partial<Pick<Settings, 'clock' | 'prefersReducedMotion'>>,
    Omit<ListenOptions, 'leaves' | 'pointers'> {
  readonly onStart?: Observer['start']
  /** Receives each new view, from the first one on: this is where the picture is moved. */
  readonly onMove?: Observer['move']
  readonly onEnd?: Observer['end']
  readonly onResize?: Observer['resize']
  /** Whether the map reacts to inputs. If not, it still follows the size of the surface. */
  readonly enabled?: boolean | undefined
  readonly pointers?: boolean | undefined
  readonly buttons?: readonly number[] | undefined
  readonly trackpad?: 'zoom' | 'pan' | undefined
  /** With `scroll`, two fingers move the map; the surface then needs `touch-action: pan-y`. */
  readonly oneFinger?: 'pan' | 'scroll' | undefined
  readonly onOneFinger?: (() => void) | undefined
}

/** A map with its inputs: a controller that can also change its options, and go. */
export interface PanZoom extends Controller {
  /** A change of what the map listens to ends the present movement. */
  update(options: Partial<PanZoomOptions>): void
  /** Removes all listeners, and ends every movement. */
  destroy(): void
}

/** Makes a map that is seen through `surface`. */
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
    const { enabled = true, root, pageKeys, buttons, trackpad } = current
    const [pointers, wheel, keys] = [current.pointers, current.wheel, current.keys].map(
      (is = true) => enabled && is,
    )
    const ending = new AbortController()
    const { signal } = ending
    if (wheel && trackpad === 'pan') panByTrackpad(surface, controller, signal, isForControl)
    if (pointers && buttons) freeButtons(surface, buttons, signal, isForControl)
    const inputs = { pointers: pointers && { buttons, strayOutcome }, wheel, keys }
    const unlisten = listen(surface, controller, { root, pageKeys, leaves: isForControl, ...inputs })
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

/**
 * What takes effect by listening anew. The buttons are compared by their content: a page may write a new
 * array.
 */
function listenedTo({
  enabled,
  pointers,
  wheel,
  keys,
  root,
  pageKeys,
  buttons,
  trackpad,
}: Partial<PanZoomOptions>) {
  return [enabled, pointers, wheel, keys, root, pageKeys, buttons?.join(), trackpad]
}

/**
 * Changes some settings. If the bounds change, the map point at the centre stays there, as far as they allow.
 */
export function configure(controller: Controller, settings: Partial<Settings>): void {
  controller.settings = { ...controller.settings, ...settings }
  const bounds = boundsOf(controller.settings, controller.bounds.viewport)
  // Other settings do not disturb a movement.
  if (JSON.stringify(bounds) !== JSON.stringify(controller.bounds)) controller.setBounds(bounds)
}
