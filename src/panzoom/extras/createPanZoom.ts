import { Controller } from '../core/controller'
import { boundsOf, type Observer, type Settings } from '../core/settings'
import { browserClock, type ListenOptions, listen, prefersReducedMotion } from '../dom/listen'
import type { Surface } from '../dom/surface'
import { isTrackpadScroll } from '../dom/wheel'
import { isForControl } from './controls'

/** The options of a map, with the defaults that the README lists. All of them can change at run time. */
export interface PanZoomOptions
  extends Omit<Settings, 'clock' | 'prefersReducedMotion'>,
    Partial<Pick<Settings, 'clock' | 'prefersReducedMotion'>>,
    Omit<ListenOptions, 'leaves' | 'pans'> {
  readonly onStart?: Observer['start']
  /** Receives each new view, from the first one on: this is where the picture is moved. */
  readonly onMove?: Observer['move']
  readonly onEnd?: Observer['end']
  readonly onResize?: Observer['resize']
  /** Whether the map reacts to inputs. If not, it still follows the size of the surface. */
  readonly enabled?: boolean | undefined
  readonly trackpad?: 'zoom' | 'pan' | undefined
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
  const begin = () =>
    listen(surface, controller, {
      ...current,
      ...(current.enabled === false && { pointers: false, wheel: false, keys: false }),
      leaves: isForControl,
      pans: current.trackpad === 'pan' ? isTrackpadScroll : undefined,
      onOneFinger: () => current.onOneFinger?.(),
    })
  let end: (() => void) | null = begin()
  return Object.assign(controller, {
    update(changes: Partial<PanZoomOptions>) {
      if (!end) return
      const before = current
      current = { ...current, ...changes }
      configure(controller, current)
      // The buttons are compared by their content: a page may write a new array.
      if (
        LISTENED.every((name) => String(before[name]) === String(current[name])) &&
        before.root === current.root
      )
        return
      end()
      end = begin()
    },
    destroy() {
      end?.()
      end = null
    },
  })
}

/** The options that take effect by listening anew, and `root`. */
const LISTENED = [
  'enabled',
  'pointers',
  'wheel',
  'keys',
  'pageKeys',
  'buttons',
  'trackpad',
  'oneFinger',
] as const

/** Changes some settings. If the bounds change, the map point at the centre stays, as far as they allow. */
export function configure(controller: Controller, settings: Partial<Settings>): void {
  controller.settings = { ...controller.settings, ...settings }
  const bounds = boundsOf(controller.settings, controller.bounds.viewport)
  // Other settings do not disturb a movement.
  if (JSON.stringify(bounds) !== JSON.stringify(controller.bounds)) controller.setBounds(bounds)
}
