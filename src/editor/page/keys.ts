import { areaBox, cornersOf } from '../../table/area'
import { fitTo } from './outline'
import type { Store } from './store'

/** The directions of the arrow keys, y down. */
const ARROWS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}
/** The step of an arrow key with Shift, in map px; without it, 1. */
const LONG_STEP = 10

/**
 * Keys act on the chosen place wherever the focus is, but in a field: arrows move it, with Alt they move its
 * right and its lower side, Delete deletes it. Undo, redo and save act in fields, too, which Enter
 * ends.
 */
export function listenToKeys(store: Store, signal: AbortSignal): void {
  const onKeyDown = (event: KeyboardEvent) => {
    const command = document.querySelector('dialog[open]') ? null : commandOf(store, event)
    if (!command) return
    // The engine's keys would move the map, and the browser would go back by Alt and an arrow.
    event.preventDefault()
    event.stopPropagation()
    command()
  }
  addEventListener('keydown', onKeyDown, { signal, capture: true })
}

/** What a key does; null if it is not the editor's. */
function commandOf(store: Store, event: KeyboardEvent): (() => void) | null {
  const { key, altKey, ctrlKey, metaKey, shiftKey, target } = event
  // The keys of an input method; Safari has already ended it at its last one.
  if (event.isComposing || event.keyCode === 229) return null
  if ((ctrlKey || metaKey) && !altKey) {
    const letter = key.toLowerCase()
    // The browser undoes what is not taken yet.
    const isTyping = target instanceof HTMLTextAreaElement && target.dataset.lines
    if (isTyping && target.value !== target.defaultValue && letter !== 's') return null
    if (letter === 'y' || (letter === 'z' && shiftKey)) return () => store.step(1)
    if (letter === 'z') return () => store.step(-1)
    if (letter !== 's') return null
    return () => {
      // The corners are taken at the end of their field.
      if (target instanceof HTMLElement && target.dataset.lines) target.blur()
      store.save()
    }
  }
  if (target instanceof HTMLElement && target.matches('input, textarea, select'))
    return key === 'Enter' && target.matches('input, textarea:not([data-lines])') ? () => target.blur() : null
  const isRemoval = key === 'Delete' || key === 'Backspace'
  const { draft } = store.state
  const place = store.chosen
  if (key === 'Escape' && draft) return () => store.set({ draft: null, message: 'Drawing is cancelled.' })
  if (draft && key === 'Enter' && draft.length > 2) return () => store.add(draft)
  if (draft && isRemoval) return () => store.set({ draft: draft.slice(0, -1), message: '' })
  if (!place) return null
  if (key === 'Escape') return () => store.choose(null)
  if (isRemoval) return () => store.delete(place)
  const arrow = ARROWS[key]
  if (!arrow) return null
  const [x, y] = arrow.map((step) => step * (shiftKey ? LONG_STEP : 1)) as [number, number]
  if (!altKey) return () => store.shift(place, [x, y])
  const { left, top, right, bottom } = areaBox(place)
  const corners = fitTo(cornersOf(place), [left, top, right - left + x, bottom - top + y])
  return () => store.reshape(place, corners, `size ${place.id}`)
}
