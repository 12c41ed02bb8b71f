/** A touch that rests this long shows the name of a place instead of following its link. */
const LONG_TOUCH_MS = 600

/** A touch that moves further does not rest. */
const TOLERANCE_PX = 15

/**
 * Calls `onRest` with the target of the touch when a single touch has rested on the element, but not on one of its buttons.
 * The click that follows is suppressed.
 */
export function onLongTouch(
  element: HTMLElement,
  onRest: (target: EventTarget | null) => void,
  signal: AbortSignal,
): void {
  const options = { signal, capture: true }
  let pending: { timer: number; x: number; y: number } | null = null
  let hasRested = false
  const cancel = () => {
    if (!pending) return
    clearTimeout(pending.timer)
    pending = null
    window.removeEventListener('pointermove', onPointerMove, options)
  }

  const onPointerDown = ({ target, pointerType, isPrimary, clientX, clientY }: PointerEvent) => {
    cancel()
    hasRested = false
    const isOnButton = target instanceof Element && target.closest('button') !== null
    if (pointerType !== 'touch' || !isPrimary || isOnButton) return
    const timer = window.setTimeout(() => {
      hasRested = true
      onRest(target)
    }, LONG_TOUCH_MS)
    pending = { timer, x: clientX, y: clientY }
    window.addEventListener('pointermove', onPointerMove, options)
  }
  const onPointerMove = ({ clientX, clientY }: PointerEvent) => {
    if (pending && Math.hypot(clientX - pending.x, clientY - pending.y) > TOLERANCE_PX) cancel()
  }
  const onClick = (event: MouseEvent) => {
    if (!hasRested || event.detail === 0) return
    event.preventDefault()
    event.stopPropagation()
  }

  element.addEventListener('pointerdown', onPointerDown, options)
  for (const type of ['pointerup', 'pointercancel', 'blur'] as const) window.addEventListener(type, cancel, options)
  element.addEventListener('click', onClick, options)
  signal.addEventListener('abort', cancel)
}
