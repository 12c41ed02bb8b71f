import { toScreen } from '../../panzoom/view'
import type { LiveMap } from '../liveMap'

const KEYS =
  'Arrow keys move the map, with Shift further, or lead from place to place; plus and minus zoom; F shows the whole map; 0 or Home returns to the first view.'

/** After the map has come to rest, so that several movements in a row are described once. */
const DELAY_MS = 600

/** Describes the map for screen readers: its keys, from when they act, and its view, whenever it has come to rest. */
export function describeMap({ controller, root, places }: LiveMap, signal: AbortSignal): void {
  const keys = document.createElement('p')
  Object.assign(keys, { id: 'keys-of-the-map', className: 'unseen', textContent: KEYS })
  const status = Object.assign(document.createElement('p'), { className: 'unseen' })
  status.setAttribute('role', 'status')
  root.append(keys, status)
  root.setAttribute('aria-describedby', keys.id)

  let timer = 0
  const describe = () => {
    const { view, bounds } = controller
    const { width, height } = bounds.viewport
    const names = places.flatMap(({ name, middle }) => {
      const { x, y } = toScreen(view, middle)
      return x >= 0 && y >= 0 && x <= width && y <= height ? name : []
    })
    const inView = names.length > 0 ? `In view: ${names.join(', ')}.` : 'No place in view.'
    status.textContent = `Zoom ${Math.round(view.scale * 100)} %. ${inView}`
  }
  const start = () => clearTimeout(timer)
  const end = () => {
    timer = window.setTimeout(describe, DELAY_MS)
  }
  signal.addEventListener('abort', controller.subscribe({ start, end }))
  signal.addEventListener('abort', () => {
    clearTimeout(timer)
    root.removeAttribute('aria-describedby')
    keys.remove()
    status.remove()
  })
}
