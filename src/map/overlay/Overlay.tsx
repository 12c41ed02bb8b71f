import { type RefObject, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import type { AroundNavHandler } from 'wouter'
import type { Controller } from '../../panzoom/controller'
import { type Bounds, initialView, toScreen, type View } from '../../panzoom/view'
import { ErrorBoundary } from '../../site/ErrorBoundary'
import type { Box } from '../box'
import { type Place, viewOfPlace } from '../place'
import { boxZoom } from './boxZoom'
import { HowItWorks } from './HowItWorks'
import { keepAddress } from './keepAddress'
import { moreKeys } from './moreKeys'
import { movingCopy } from './movingCopy'
import * as styles from './overlay.module.css'
import { animateHistory, coverPlace, withTransition } from './pageTransition'
import { panSideways } from './panSideways'
import { type PlaceLink, placeLinksOn } from './placeLink'
import { isOutOfView } from './placements'
import { Signposts } from './Signposts'
import { viewOf, visitInMemory, visitToRestore } from './spot'
import { Tooltip } from './Tooltip'
import { ZoomControl, zoomBy } from './ZoomControl'

/** The props of both parts of the overlay. */
interface SharedProps {
  readonly controller: Controller
  readonly root: RefObject<HTMLElement | null>
  readonly surface: RefObject<HTMLElement | null>
  readonly places: readonly Place[]
}

interface OnSurfaceProps extends SharedProps {
  /** Changes when an element that signposts avoid has appeared or gone. */
  readonly layoutVersion: number
}

interface OverlayProps extends SharedProps {
  /** The place from whose page the visitor has come. */
  readonly cameFrom: Place | undefined
  /** Whether the map has moved before the overlay was there; if so, it is not moved to the opening view. */
  readonly hasMoved: RefObject<boolean>
  /** Handles the router's navigations. The overlay replaces it while it is mounted. */
  readonly aroundNav: RefObject<AroundNavHandler>
  /** Whether the picture has failed to load. */
  readonly isMissing: boolean
  /** Called to load the picture again. */
  readonly onTryAgain: () => void
  /** Called when an element that signposts avoid has appeared or gone. */
  readonly onLayoutChange: () => void
}

/** The status message is updated this long after the map has come to rest: once for several movements in a row. */
const STATUS_DELAY_MS = 600

/** The view with which a map opens: of the last visit, else of the place from whose page the visitor comes, else the first. */
export function openingView(bounds: Bounds, cameFrom?: Place): View {
  const visit = visitToRestore()
  if (visit) return viewOf(visit.spot, bounds)
  return cameFrom ? viewOfPlace(cameFrom, bounds) : initialView(bounds)
}

/**
 * The part of the overlay that is rendered on the surface, so that drag, pinch and wheel on a signpost move the map, as
 * they do on a link. If a portal rendered it, React would add all its listeners to the surface once more.
 */
export function OnSurface({ controller, root, surface, places, layoutVersion }: OnSurfaceProps) {
  const placeLinks = useMemo(() => placeLinksOn(surface.current, places), [places, surface])
  return (
    root.current && (
      <ErrorBoundary>
        <Signposts controller={controller} root={root.current} placeLinks={placeLinks} layoutVersion={layoutVersion} />
      </ErrorBoundary>
    )
  )
}

/**
 * Everything over the map but the signposts: zoom buttons, place names and the status message for screen readers. It also
 * adds the view in the address, arrow keys from place to place, and box zoom. Fetched once the map itself can be moved.
 */
export function Overlay({
  controller,
  root,
  surface,
  places,
  cameFrom,
  hasMoved,
  aroundNav,
  isMissing,
  onTryAgain,
  onLayoutChange,
}: OverlayProps) {
  const box = useRef<HTMLDivElement>(null)
  const transitionBox = useRef<HTMLDivElement>(null)
  const [status, setStatus] = useState('')
  const placeLinks = useMemo(() => placeLinksOn(surface.current, places), [places, surface])

  // Before the browser paints, as this may move the map to the view in which it was left.
  useLayoutEffect(() => {
    return keepAddress(controller, placeLinks, hasMoved.current ? null : openingView(controller.bounds, cameFrom))
  }, [controller, placeLinks, hasMoved, cameFrom])

  useEffect(() => onLayoutChange(), [isMissing, onLayoutChange])

  // Replaces the static buttons, and performs the actions of those that have been pressed.
  useLayoutEffect(() => {
    const { dataset } = document.documentElement
    for (const action of dataset.asked?.trim().split(' ') ?? []) {
      if (action !== 'how') zoomBy(action, controller)
    }
    delete dataset.asked
    root.current?.querySelector('[data-static]')?.replaceChildren()
  }, [controller, root])

  // The transition from a page back to the map needs its target before the first paint.
  useLayoutEffect(() => {
    const place = placeLinks.find(({ name }) => name === visitInMemory()?.place) ?? cameFrom
    if (place && transitionBox.current) coverPlace(transitionBox.current, place, controller.view)
    animateHistory()
  }, [controller, placeLinks, cameFrom])

  useEffect(() => {
    const previous = aroundNav.current
    if (transitionBox.current)
      aroundNav.current = withTransition(transitionBox.current, placeLinks, () => controller.view)
    return () => {
      aroundNav.current = previous
    }
  }, [controller, placeLinks, aroundNav])

  useEffect(() => {
    if (!root.current || !surface.current) return
    const unsubscribers = [
      moreKeys(root.current, controller, placeLinks),
      panSideways(surface.current, controller),
      movingCopy(surface.current),
      boxZoom(surface.current, controller, (drawn) => drawBox(box.current, drawn)),
    ]
    return () => {
      for (const unsubscribe of unsubscribers) unsubscribe()
    }
  }, [controller, root, placeLinks, surface])

  useEffect(() => {
    let timer = 0
    const cancel = () => clearTimeout(timer)
    const report = () => {
      timer = window.setTimeout(() => setStatus(statusOf(controller, placeLinks)), STATUS_DELAY_MS)
    }
    const unsubscribe = controller.subscribe({ start: cancel, end: report })
    return () => {
      cancel()
      unsubscribe()
    }
  }, [controller, placeLinks])

  return (
    <>
      <Tooltip controller={controller} root={root} placeLinks={placeLinks} />
      <div ref={transitionBox} className={styles.transition} />
      <div ref={box} className={styles.box} hidden />
      <ZoomControl controller={controller} />
      <HowItWorks controller={controller} root={root} surface={surface} places={places} onChange={onLayoutChange} />
      <div role="status">
        <p className="unseen">{status}</p>
        {isMissing && (
          <p className={styles.missing} data-keep-free>
            The picture of the map is missing.
            <button type="button" onClick={onTryAgain}>
              Try again
            </button>
          </p>
        )}
      </div>
    </>
  )
}

function drawBox(element: HTMLElement | null, box: Box | null): void {
  if (!element) return
  element.hidden = !box
  if (!box) return
  element.style.transform = `translate(${box.left}px, ${box.top}px)`
  element.style.width = `${box.right - box.left}px`
  element.style.height = `${box.bottom - box.top}px`
}

/** Describes the view for screen readers. */
function statusOf({ view, bounds }: Controller, placeLinks: readonly PlaceLink[]): string {
  const inView = placeLinks.filter(({ middle }) => !isOutOfView(toScreen(view, middle), bounds.viewport))
  const names = inView.map(({ name }) => name).join(', ')
  return `Zoom ${Math.round(view.scale * 100)} %. ${names ? `In view: ${names}.` : 'No place in view.'}`
}
