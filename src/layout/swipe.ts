/** The drawer follows a finger that pushes it shut. Fetched when the drawer is first opened: it closes without this, too. */
import { addSample, velocityAt } from '../panzoom/inertia'

/** A finger has to go this much further to the side than up or down before the drawer follows it, in px. */
const SLOP_PX = 10

/** Let go beyond this part of its width, the drawer closes. */
const FAR_ENOUGH = 0.3

/** So does one that is let go while it moves at least this fast, in px/ms. */
const FAST_ENOUGH = 0.4

const followed = new WeakSet<HTMLDialogElement>()

/** Lets a finger push the drawer shut, to the left. To ask for it again changes nothing. */
export function closeBySwipe(drawer: HTMLDialogElement | null): void {
  const panel = drawer?.firstElementChild
  if (!drawer || followed.has(drawer) || !(panel instanceof HTMLElement)) return
  followed.add(drawer)

  let trail: ReturnType<typeof addSample> = []
  /** Where the finger came down, in client px. */
  let start: { readonly x: number; readonly y: number } | null = null
  let pushedPx = 0
  let isPushing = false

  const letGo = () => {
    start = null
    trail = []
    pushedPx = 0
    isPushing = false
    drawer.style.removeProperty('--pushed')
    delete drawer.dataset.pushed
  }
  const note = ({ timeStamp, touches: [touch] }: TouchEvent) => {
    const pointScreen = { x: touch?.clientX ?? 0, y: touch?.clientY ?? 0 }
    trail = addSample(trail, { pointScreen, ms: timeStamp })
    return pointScreen
  }
  const onStart = (event: TouchEvent) => {
    letGo()
    if (event.touches.length === 1) start = note(event)
  }
  const onMove = (event: TouchEvent) => {
    if (!start) return
    if (event.touches.length !== 1) return letGo()
    const { x, y } = note(event)
    const alongPx = x - start.x
    if (!isPushing) {
      const sidewaysPx = Math.abs(alongPx) - Math.abs(y - start.y)
      // Up, down or to the right: the finger reads on, and the drawer leaves it alone.
      if (sidewaysPx < -SLOP_PX || alongPx > SLOP_PX) return letGo()
      if (sidewaysPx < SLOP_PX) return
      isPushing = true
      drawer.dataset.pushed = ''
    }
    if (event.cancelable) event.preventDefault()
    pushedPx = Math.max(0, -alongPx)
    drawer.style.setProperty('--pushed', `${pushedPx}px`)
  }
  const onEnd = ({ timeStamp }: TouchEvent) => {
    const isFlick = velocityAt(trail, timeStamp).x < -FAST_ENOUGH
    if (isPushing && (pushedPx > panel.offsetWidth * FAR_ENOUGH || isFlick)) drawer.close()
    letGo()
  }

  drawer.addEventListener('touchstart', onStart, { passive: true })
  drawer.addEventListener('touchmove', onMove, { passive: false })
  drawer.addEventListener('touchend', onEnd)
  drawer.addEventListener('touchcancel', letGo)
}
