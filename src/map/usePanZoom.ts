import { useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react'
import { Controller, type Settings } from '../panzoom/controller'
import { browserClock, listen, prefersReducedMotion } from '../panzoom/listen'
import { type Bounds, toTransform, type View } from '../panzoom/view'
import { handOver } from './handOver'
import { layerOf } from './layer'

/**
 * The React binding of the engine. Gives the three elements their refs (`root` holds `surface` and the controls; through
 * `surface` the `sheet` is seen, with the picture on it) and moves the sheet, past React: while the map moves, a frame
 * writes one style and nothing renders.
 *
 * A map that was in the page before its script scrolls by itself until then. It is taken over where the visitor has
 * left it, as soon as nobody touches or scrolls it. Any other opens with `openingView`, read once. `hasMoved` says
 * whether the visitor has moved it since it was opened, before the script or with it.
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
  const hasMoved = useRef(false)
  const wasInPage = useWasInPage()

  // Before the browser paints, so that nobody sees the picture anywhere but where it belongs.
  useLayoutEffect(() => {
    if (!root.current || !surface.current || !sheet.current) return
    const elements = { root: root.current, surface: surface.current }
    const { style } = sheet.current
    const layer = layerOf(style)
    const rest = (view: View) => {
      layer.rest(view)
      // CSS divides by it, for lines of constant width on the screen, as a ring's. Not on the sheet, whose style is
      // computed anew in each frame.
      elements.surface.style.setProperty('--scale', `${view.scale}`)
    }
    let frame = 0
    const unsubscribe = controller.subscribe({
      start(view) {
        cancelAnimationFrame(frame)
        hasMoved.current = true
        elements.root.dataset.moving = 'true'
        layer.start(view)
      },
      move(view) {
        style.transform = toTransform(view)
      },
      end(view) {
        rest(view)
        // What follows from it, as the signposts' places, has a frame of its own.
        frame = requestAnimationFrame(() => {
          elements.root.dataset.moving = 'false'
        })
      },
      resize(view) {
        if (!controller.isMoving) rest(view)
      },
    })
    const begin = (firstView?: (bounds: Bounds) => View) => {
      elements.surface.dataset.live = ''
      elements.surface.scrollLeft = elements.surface.scrollTop = 0
      controller.resize(elements.surface.getBoundingClientRect(), firstView)
      setIsLive(true)
      return listen(elements, controller, { pageKeys: true })
    }
    let end = () => {}
    // React may run an effect again; a map that the engine has already taken over is not waited for.
    if (wasInPage && !('live' in elements.surface.dataset)) {
      end = handOver(elements, (left) => {
        hasMoved.current = left !== null
        end = begin(left ? () => left : undefined)
      })
    } else end = begin(opening.current)
    return () => {
      end()
      unsubscribe()
      cancelAnimationFrame(frame)
      layer.dispose()
    }
  }, [controller, wasInPage])

  return { root, surface, sheet, controller, isLive, hasMoved }
}

/** Whether this component's markup was in the page before the script, and is now being adopted. */
function useWasInPage(): boolean {
  const isAdopted = useSyncExternalStore(
    () => () => {},
    () => false,
    () => true,
  )
  // That is true of the first render only.
  const [wasInPage] = useState(isAdopted)
  return wasInPage
}
