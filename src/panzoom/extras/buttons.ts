/** Drags by other buttons of the mouse than the primary one. */
import type { Input } from '../dom/listen'
import { type Filter, plainFilter } from '../dom/surface'

interface ButtonOptions {
  /** Those that drag, as in `MouseEvent.button`: 0 primary, 1 middle, 2 secondary. */
  readonly buttons: readonly number[]
  /** Which elements the map takes presses on. */
  readonly filter: Filter
}

/** Whether an event is a press by one of these buttons, or no press. */
export const isBy = (buttons: readonly number[], event: PointerEvent | WheelEvent): boolean =>
  plainFilter(event)
    ? event.type === 'wheel' || buttons.includes(0)
    : event.button > 0 && buttons.includes(event.button)

/** Prevents what these buttons do otherwise: the middle one scrolls, the secondary one opens a menu. */
export const preventButtons: Input<ButtonOptions> = (surface, _controller, { buttons, filter }, signal) => {
  const onPress = (button: number) => (event: MouseEvent) => {
    if (event.button === button && buttons.includes(button) && filter(event as PointerEvent))
      event.preventDefault()
  }
  surface.addEventListener('mousedown', onPress(1), { signal })
  surface.addEventListener('contextmenu', onPress(2), { signal })
}
