import type { Point, Size } from '../../panzoom/geometry'
import { toScreen } from '../../panzoom/view'
import type { LiveMap } from '../liveMap'

/** The message is updated this long after the map has come to rest: once for several movements in a row. */
const DELAY_MS = 600

/** Describes the view for screen readers, when the map has come to rest. */
export function announceView({ controller, root, places }: LiveMap): () => void {
  const status = document.createElement('p')
  status.className = 'unseen'
  status.setAttribute('role', 'status')
  root.append(status)
  let timer = 0
  const report = () => {
    const { view, bounds } = controller
    const inView = places.filter(({ middle }) => isInView(toScreen(view, middle), bounds.viewport))
    const names = inView.map(({ name }) => name).join(', ')
    status.textContent = `Zoom ${Math.round(view.scale * 100)} %. ${names ? `In view: ${names}.` : 'No place in view.'}`
  }
  const cancel = () => clearTimeout(timer)
  const unsubscribe = controller.subscribe({
    start: cancel,
    end() {
      timer = window.setTimeout(report, DELAY_MS)
    },
  })
  return () => {
    cancel()
    unsubscribe()
    status.remove()
  }
}

function isInView({ x, y }: Point, { width, height }: Size): boolean {
  return x >= 0 && y >= 0 && x <= width && y <= height
}
