/** Closes the drawer by a swipe to the side where it came from. Loaded when the drawer first opens. */
import { addSample, velocityAt } from '../../panzoom/gestures/inertia'
import { addStyles } from '../styles/addStyles'
import styles from './swipe.css?inline'

/** The drawer follows a finger that has moved farther back than up or down, by this, in px. */
const SLOP_PX = 10

/** Released beyond this fraction of its width, or at this speed in px/ms, the drawer closes. */
const CLOSE_FRACTION = 0.3
const FLICK_SPEED = 0.4

/** Adds the swipe to the drawer. */
export function closeBySwipe(drawer: HTMLDialogElement | null): void {
  const panel = drawer?.firstElementChild
  if (!drawer || !(panel instanceof HTMLElement)) return
  addStyles(styles)

  /** 1, or -1 where lines run from right to left: there, the drawer comes from the right. */
  const forward = document.dir === 'rtl' ? -1 : 1
  let samples: ReturnType<typeof addSample> = []
  /** The start of the touch, in client px. */
  let start: { readonly x: number; readonly y: number } | null = null
  /** Null before the finger has moved far enough. */
  let pushedPx: number | null = null

  const reset = () => {
    start = null
    samples = []
    pushedPx = null
    drawer.style.removeProperty('--pushed')
    delete drawer.dataset.pushed
  }
  const sample = ({ timeStamp, touches: [touch] }: TouchEvent) => {
    const pointScreen = { x: touch?.clientX ?? 0, y: touch?.clientY ?? 0 }
    samples = addSample(samples, { pointScreen, ms: timeStamp })
    return pointScreen
  }
  const onStart = (event: TouchEvent) => {
    reset()
    if (event.touches.length === 1) start = sample(event)
  }
  const onMove = (event: TouchEvent) => {
    if (!start) return
    if (event.touches.length !== 1) return reset()
    const { x, y } = sample(event)
    const alongPx = forward * (x - start.x)
    if (pushedPx === null) {
      const sidewaysPx = Math.abs(alongPx) - Math.abs(y - start.y)
      // Up, down or forward: a scroll, not a swipe.
      if (sidewaysPx < -SLOP_PX || alongPx > SLOP_PX) return reset()
      if (sidewaysPx < SLOP_PX) return
      drawer.dataset.pushed = ''
    }
    if (event.cancelable) event.preventDefault()
    pushedPx = Math.max(0, -alongPx)
    drawer.style.setProperty('--pushed', `${pushedPx}px`)
  }
  const onEnd = ({ timeStamp }: TouchEvent) => {
    const isFlick = forward * velocityAt(samples, timeStamp).x < -FLICK_SPEED
    if (pushedPx !== null && (pushedPx > panel.offsetWidth * CLOSE_FRACTION || isFlick)) drawer.close()
    reset()
  }

  drawer.addEventListener('touchstart', onStart, { passive: true })
  drawer.addEventListener('touchmove', onMove, { passive: false })
  drawer.addEventListener('touchend', onEnd)
  drawer.addEventListener('touchcancel', reset)
}
