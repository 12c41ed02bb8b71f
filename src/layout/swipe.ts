/** The drawer follows a finger that pushes it shut. Fetched when the drawer is first opened: it closes without this, too. */

/** A finger has to go this much further to the side than up or down before the drawer follows it, in px. */
const SLOP_PX = 10

/** Let go beyond this part of its width, the drawer closes. */
const FAR_ENOUGH = 0.3

/** So does one that is let go while it moves at least this fast, in px/ms. */
const FAST_ENOUGH = 0.4

/** What is told of a finger. */
interface Spot {
  readonly x: number
  readonly y: number
  readonly ms: number
}

const followed = new WeakSet<HTMLDialogElement>()

/** Lets a finger push the drawer shut, to the left. To ask for it again changes nothing. */
export function closeBySwipe(drawer: HTMLDialogElement | null): void {
  const panel = drawer?.firstElementChild
  if (!drawer || followed.has(drawer) || !(panel instanceof HTMLElement)) return
  followed.add(drawer)

  let began: Spot | null = null
  let last: Spot | null = null
  let pxPerMs = 0
  let isPushing = false

  const letGo = () => {
    began = null
    last = null
    isPushing = false
    drawer.style.removeProperty('--pushed')
    delete drawer.dataset.pushed
  }
  const onStart = (event: TouchEvent) => {
    const { touches } = event
    letGo()
    if (touches.length === 1 && touches[0])
      began = { x: touches[0].clientX, y: touches[0].clientY, ms: event.timeStamp }
    pxPerMs = 0
    last = began
  }
  const onMove = (event: TouchEvent) => {
    const [touch] = event.touches
    if (!began || !last || !touch) return
    if (event.touches.length > 1) return letGo()
    const now = { x: touch.clientX, y: touch.clientY, ms: event.timeStamp }
    const alongPx = now.x - began.x
    if (!isPushing) {
      const sidewaysPx = Math.abs(alongPx) - Math.abs(now.y - began.y)
      // Up, down or to the right: the finger reads on, and the drawer leaves it alone.
      if (sidewaysPx < -SLOP_PX || alongPx > SLOP_PX) return letGo()
      if (sidewaysPx < SLOP_PX) return
      isPushing = true
      drawer.dataset.pushed = ''
    }
    if (event.cancelable) event.preventDefault()
    pxPerMs = (now.x - last.x) / Math.max(1, now.ms - last.ms)
    last = now
    drawer.style.setProperty('--pushed', `${Math.max(0, -alongPx)}px`)
  }
  const onEnd = () => {
    if (isPushing && began && last) {
      const pushedPx = began.x - last.x
      if (pushedPx > panel.offsetWidth * FAR_ENOUGH || pxPerMs < -FAST_ENOUGH) drawer.close()
    }
    letGo()
  }

  drawer.addEventListener('touchstart', onStart, { passive: true })
  drawer.addEventListener('touchmove', onMove, { passive: false })
  drawer.addEventListener('touchend', onEnd)
  drawer.addEventListener('touchcancel', letGo)
}
