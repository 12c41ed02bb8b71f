import { useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react'
import { Controller, type Settings } from '../panzoom/controller'
import { browserClock, listen, prefersReducedMotion } from '../panzoom/listen'
import type { Bounds, View } from '../panzoom/view'
import { handOver } from './handOver'
import { layerOf } from './layer'

/**
 * The React binding of the engine. Returns refs for three elements: `root` contains `surface` and the controls, and
 * `surface` is the viewport onto the `sheet` with the picture. The sheet moves without React: while the map moves, each
 * frame writes one style and nothing renders.
 *
 * A prerendered map scrolls natively until its script has loaded. The engine takes it over, in the view to which it has been
 * scrolled, when it is no longer touched or scrolled, or immediately at a key, a mouse button or a pen. A map that is not
 * prerendered opens with `openingView`, which is called once. `isLive` is whether the engine has taken over. The root's
 * `data-moving` is whether the map moves; it is missing until the map has moved, natively or by the engine.
 */
export function usePanZoom(
  { map, minZoom, maxZoom }: Pick<Settings, 'map' | 'minZoom' | 'maxZoom'>,
  openingView?: (bounds: Bounds) => View,
) {
  const root = useRef<HTMLDivElement>(null)
  const surface = useRef<HTMLDivElement>(null)
  const sheet = useRef<HTMLDivElement>(null)
  const [controller] = useState(
    () => new Controller({ map, minZoom, maxZoom, clock: browserClock, prefersReducedMotion }),
  )
  const opening = useRef(openingView)
  const [isLive, setIsLive] = useState(false)
  /** Whether this markup was prerendered: React calls the third function only in the render that hydrates it. */
  const [wasInPage] = useState(
    useSyncExternalStore(
      () => () => {},
      () => false,
      () => true,
    ),
  )

  // Before the browser paints, so that the picture first appears in its place.
  useLayoutEffect(() => {
    if (!root.current || !surface.current || !sheet.current) return
    const elements = { root: root.current, surface: surface.current }
    const { style } = sheet.current
    const layer = layerOf(style)
    const onRest = (view: View) => {
      layer.rest(view)
      // CSS divides by `--scale` for lines of constant width on the screen. Not set on the sheet, whose style is
      // recomputed in each frame, with all its properties.
      elements.surface.style.setProperty('--scale', `${view.scale}`)
    }
    let frame = 0
    const unsubscribe = controller.subscribe({
      start(view) {
        cancelAnimationFrame(frame)
        elements.root.dataset.moving = 'true'
        layer.start(view)
      },
      move({ x, y, scale }) {
        style.transform = `matrix(${scale}, 0, 0, ${scale}, ${x}, ${y})`
      },
      end(view) {
        onRest(view)
        // In a frame of its own: the styles that depend on the attribute would delay the last frame of the movement.
        frame = requestAnimationFrame(() => {
          elements.root.dataset.moving = 'false'
        })
      },
      resize(view) {
        if (!controller.isMoving) onRest(view)
      },
    })
    const begin = (firstView?: (bounds: Bounds) => View) => {
      elements.surface.dataset.live = ''
      elements.surface.scrollLeft = elements.surface.scrollTop = 0
      controller.resize(elements.surface.getBoundingClientRect(), firstView)
      setIsLive(true)
      return listen(elements.surface, controller, { root: elements.root, pageKeys: true })
    }
    let end = () => {}
    // React may run an effect again: a map that the engine has taken over needs no second handover.
    if (wasInPage && !('live' in elements.surface.dataset)) {
      end = handOver(elements, (scrolledView) => {
        if (scrolledView) elements.root.dataset.moving = 'false'
        end = begin(scrolledView ? () => scrolledView : undefined)
      })
    } else end = begin(opening.current)
    return () => {
      end()
      unsubscribe()
      cancelAnimationFrame(frame)
      layer.dispose()
    }
  }, [controller, wasInPage])

  return { root, surface, sheet, controller, isLive }
}
