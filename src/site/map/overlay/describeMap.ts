import * as words from 'virtual:words'
import { toScreen, type View } from '../../../panzoom/core/view'
import { append, type LiveMap, placeOf } from '../liveMap'

/** After the map has come to rest, so that several movements in a row are described once. */
const DELAY_MS = 600

/**
 * Describes the map for screen readers: what it is, with its keys, from when they act; each place; and
 * whenever the map has come to rest, what has changed in its view; not what a focused place changes, which
 * is read anyway.
 */
export function describeMap(map: LiveMap, signal: AbortSignal): void {
  const { controller, root, places } = map
  const description = `${words.mapWithLinks(places.length)} ${words.keys}`
  // Hidden, it is read as the description alone, not once more as a text of the map.
  const keys = append(root, `<p id="keys-of-the-map" hidden>${description}</p>`, signal)
  const status = append(root, '<p class="unseen" role="status"></p>', signal)
  root.setAttribute('aria-describedby', keys.id)
  for (const { element, epithet, heading } of places) {
    element.setAttribute('aria-description', [epithet, heading].filter(Boolean).join(': '))
  }

  const describe = (view: View) => {
    const { width, height } = controller.bounds.viewport
    const names = places.flatMap(({ name, middle }) => {
      const { x, y } = toScreen(view, middle)
      return x >= 0 && y >= 0 && x <= width && y <= height ? name : []
    })
    const inView = names.length > 0 ? words.inView(names.join(', ')) : words.noPlaceInView
    return [words.zoomAt(Math.round(view.scale * 100)), inView]
  }
  let described: string[] = []
  let timer = 0
  const announce = () => {
    const before = described
    described = describe(controller.view)
    const changed = described.filter((part, index) => part !== before[index])
    if (changed.length === 0) return
    status.textContent = changed.join(' ')
    // If it stayed, Chromium would announce it again whenever a dialog closes.
    timer = window.setTimeout(() => status.replaceChildren(), 5000)
  }
  const start = () => clearTimeout(timer)
  const end = () => {
    timer = window.setTimeout(announce, DELAY_MS)
  }
  // After tooltip.ts, which has given the controller its target.
  const onFocus = ({ target }: FocusEvent) => {
    if (placeOf(target, map)) described = describe(controller.target)
  }
  root.addEventListener('focusin', onFocus, { signal })
  signal.addEventListener('abort', controller.subscribe({ start, end }))
  signal.addEventListener('abort', () => clearTimeout(timer))
}
