import type { Elements } from '../panzoom/listen'

/** A finger may be lifted, and a box scrolled by momentum: after this long without either, it is at rest. */
const STILL_MS = 150

/**
 * Calls `takeOver` once, when a map that scrolls by itself may be taken from the visitor's hand: at once for a key or
 * a mouse button, else when no finger is on the page (boot.ts notes them, as they may have come before this script)
 * and nothing has scrolled for a moment. Returns what calls it off.
 */
export function handOver({ root, surface }: Elements, takeOver: () => void): () => void {
  const waiting = new AbortController()
  const { signal } = waiting
  const finish = () => {
    waiting.abort()
    takeOver()
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
