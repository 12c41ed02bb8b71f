import type { Elements } from '../panzoom/listen'
import type { View } from '../panzoom/view'

/** A finger may be lifted, and a box scrolled by momentum: after this long without either, it is at rest. */
const STILL_MS = 150

/** A map that nobody has moved lies this near to its first view: browsers scroll by whole pixels of the screen. */
const SLACK_PX = 4

/**
 * Calls `takeOver` once, when a map that scrolls by itself may be taken from the visitor's hand: at once for a key or
 * a mouse button, else when no finger is on the page (boot.ts notes them, as they may have come before this script)
 * and nothing has scrolled for a moment. It is given the view in which the visitor has left the map, or null for one
 * that nobody has moved. Returns a function that calls it off.
 */
export function handOver({ root, surface }: Elements, takeOver: (left: View | null) => void): () => void {
  const waiting = new AbortController()
  const { signal } = waiting
  const finish = () => {
    waiting.abort()
    const { scrollLeft, scrollTop, scrollWidth, clientWidth } = surface
    const isMoved = scrollTop > SLACK_PX || Math.abs(scrollLeft - (scrollWidth - clientWidth) / 2) > SLACK_PX
    takeOver(isMoved ? { x: -scrollLeft, y: -scrollTop, scale: 1 } : null)
  }

  // Heard before anything on the map hears it, so that what is heard there next is already the engine.
  root.addEventListener('keydown', finish, { signal, capture: true })
  root.addEventListener('pointerdown', ({ pointerType }) => pointerType !== 'touch' && finish(), {
    signal,
    capture: true,
  })

  let placeBefore = ''
  let stillSinceMs = 0
  const look = (ms: number) => {
    if (signal.aborted) return
    const place = `${surface.scrollLeft} ${surface.scrollTop}`
    const isTouched = document.documentElement.hasAttribute('data-touched')
    if (isTouched || place !== placeBefore) stillSinceMs = ms
    placeBefore = place
    if (ms - stillSinceMs >= STILL_MS) finish()
    else requestAnimationFrame(look)
  }
  requestAnimationFrame(look)

  return () => waiting.abort()
}
