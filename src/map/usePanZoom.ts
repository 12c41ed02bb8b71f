import { useLayoutEffect, useRef, useState } from 'react'
import { Controller, type Settings } from '../panzoom/controller'
import { browserClock, listen, prefersReducedMotion } from '../panzoom/listen'
import { toTransform } from '../panzoom/view'

/**
 * The door between React and the engine. Gives the three elements their refs (`root` holds `surface` and the
 * controls, `surface` is what the `picture` is seen through) and moves the picture, past React: while the map
 * moves, a frame writes one style and nothing renders. What React has to know, it is told when the map rests.
 */
export function usePanZoom({ map, minZoom, maxZoom }: Pick<Settings, 'map' | 'minZoom' | 'maxZoom'>) {
  const root = useRef<HTMLDivElement>(null)
  const surface = useRef<HTMLDivElement>(null)
  const picture = useRef<SVGSVGElement>(null)
  const [controller] = useState(
    () => new Controller({ map, minZoom, maxZoom, clock: browserClock, prefersReducedMotion }),
  )
  const [canZoomIn, setCanZoomIn] = useState(true)
  const [canZoomOut, setCanZoomOut] = useState(true)

  // Before the browser paints, so that nobody sees the picture anywhere but where it belongs.
  useLayoutEffect(() => {
    if (!root.current || !surface.current || !picture.current) return
    const { style } = picture.current
    let wasMoving = false
    const unsubscribe = controller.subscribe({
      onView: (view, isMoving) => {
        style.transform = toTransform(view)
        // A layer of its own makes the movement smooth, and the picture blurred at any scale but the layer's.
        if (isMoving !== wasMoving) style.willChange = isMoving ? 'transform' : ''
        wasMoving = isMoving
        if (isMoving) return
        setCanZoomIn(view.scale < controller.bounds.maxScale)
        setCanZoomOut(view.scale > controller.bounds.minScale)
      },
    })
    const unlisten = listen({ root: root.current, surface: surface.current }, controller)
    return () => {
      unlisten()
      unsubscribe()
    }
  }, [controller])

  return { root, surface, picture, controller, canZoomIn, canZoomOut }
}
