import type { LiveMap } from '../liveMap'

/**
 * Where fingers have magnified the whole page, on a page of text or before the map was live, two fingers and
 * a trackpad zoom that again: on a map that takes every pinch, it would stay magnified.
 */
export function pageZoom({ root, surface }: LiveMap, signal: AbortSignal): void {
  const { visualViewport } = window
  const isMagnified = () => (visualViewport?.scale ?? 1) > 1.01
  const onResize = () => {
    surface.style.touchAction = isMagnified() ? 'pinch-zoom' : ''
  }
  const leaveToPage = (event: Event) => {
    // The wheel is a trackpad's pinch only with Ctrl.
    const isPinch = event.type !== 'wheel' || (event as WheelEvent).ctrlKey
    if (isPinch && isMagnified()) event.stopImmediatePropagation()
  }
  // The last two are Safari's own.
  for (const type of ['wheel', 'gesturestart', 'gesturechange'])
    root.addEventListener(type, leaveToPage, { signal })
  visualViewport?.addEventListener('resize', onResize, { signal })
  onResize()
}
