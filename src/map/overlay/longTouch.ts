import type { Point } from '../../panzoom/geometry'

/** A finger that rests this long asks what is there, instead of going there. */
const LONG_MS = 600

/** So far may it stray meanwhile. */
const TOLERANCE_PX = 15

/**
 * Calls `onAsk` when a finger, alone on an element, but on no button in it, has rested: with its place in px from the
 * element's top-left. The click that its lifting would be is taken away. Returns what ends that.
 */
export function onLongTouch(element: HTMLElement, onAsk: (pointScreen: Point) => void): () => void {
  const ending = new AbortController()
  const options = { signal: ending.signal, capture: true }
  let asking: { timer: number; x: number; y: number } | null = null
  let hasAsked = false
  const forget = () => {
    if (!asking) return
    clearTimeout(asking.timer)
    asking = null
    window.removeEventListener('pointermove', onPointerMove, options)
  }

  const onPointerDown = ({ target, pointerType, isPrimary, clientX, clientY }: PointerEvent) => {
    forget()
    hasAsked = false
    const isOnButton = target instanceof Element && target.closest('button') !== null
    if (pointerType !== 'touch' || !isPrimary || isOnButton) return
    const timer = window.setTimeout(() => {
      const { left, top } = element.getBoundingClientRect()
      hasAsked = true
      onAsk({ x: clientX - left, y: clientY - top })
    }, LONG_MS)
    asking = { timer, x: clientX, y: clientY }
    window.addEventListener('pointermove', onPointerMove, options)
  }
  const onPointerMove = ({ clientX, clientY }: PointerEvent) => {
    if (asking && Math.hypot(clientX - asking.x, clientY - asking.y) > TOLERANCE_PX) forget()
  }
  const onClick = (event: MouseEvent) => {
    if (!hasAsked || event.detail === 0) return
    event.preventDefault()
    event.stopPropagation()
  }

  element.addEventListener('pointerdown', onPointerDown, options)
  for (const type of ['pointerup', 'pointercancel', 'blur'] as const) window.addEventListener(type, forget, options)
  element.addEventListener('click', onClick, options)
  return () => {
    ending.abort()
    forget()
  }
}
