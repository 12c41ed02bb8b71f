import { useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react'
import { Controller, type Settings } from '../panzoom/controller'
import { browserClock, listen, prefersReducedMotion } from '../panzoom/listen'
import { type Bounds, toTransform, type View } from '../panzoom/view'
import { handOver } from './handOver'

/**
 * The door between React and the engine. Gives the three elements their refs (`root` holds `surface` and the
 * controls, `surface` is what the `picture` is seen through) and moves the picture, past React: while the map
 * moves, a frame writes one style and nothing renders.
 *
 * A map that was in the page before its script scrolls by itself until then. It is taken over where the visitor has
 * left it, as soon as nobody touches or scrolls it. Any other opens with `openingView`, read once.
 */
export function usePanZoom(
  { map, minZoom, maxZoom }: Pick<Settings, 'map' | 'minZoom' | 'maxZoom'>,
  openingView?: (bounds: Bounds) => View,
) {
  const root = useRef<HTMLDivElement>(null)
  const surface = useRef<HTMLDivElement>(null)
  const picture = useRef<SVGSVGElement>(null)
  const [controller] = useState(
    () => new Controller({ map, minZoom, maxZoom, clock: browserClock, prefersReducedMotion }),
  )
  const opening = useRef(openingView)
  const [isLive, setIsLive] = useState(false)
  const wasInPage = useWasInPage()

  // Before the browser paints, so that nobody sees the picture anywhere but where it belongs.
  useLayoutEffect(() => {
    if (!root.current || !surface.current || !picture.current) return
    const elements = { root: root.current, surface: surface.current }
    const { style } = picture.current
    const noteScale = ({ scale }: View) => {
      // CSS divides by it, for lines of constant width on the screen, as a ring's.
      style.setProperty('--scale', `${scale}`)
    }
    const unsubscribe = controller.subscribe({
      start() {
        // A layer of its own makes the movement smooth, and the picture blurred at any scale but the layer's.
        style.willChange = 'transform'
      },
      move(view) {
        style.transform = toTransform(view)
      },
      end(view) {
        style.willChange = ''
        noteScale(view)
      },
      resize: noteScale,
    })
    const begin = (firstView?: (bounds: Bounds) => View) => {
      elements.surface.dataset.live = ''
      elements.surface.scrollLeft = elements.surface.scrollTop = 0
      controller.resize(elements.surface.getBoundingClientRect(), firstView)
      setIsLive(true)
      return listen(elements, controller)
    }
    let end = () => {}
    // React may run an effect again; a map that the engine has already taken over is not waited for.
    if (wasInPage && !('live' in elements.surface.dataset)) {
      end = handOver(elements, () => {
        const { scrollLeft, scrollTop } = elements.surface
        end = begin(() => ({ x: -scrollLeft, y: -scrollTop, scale: 1 }))
      })
    } else end = begin(opening.current)
    return () => {
      end()
      unsubscribe()
    }
  }, [controller, wasInPage])

  return { root, surface, picture, controller, isLive }
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
