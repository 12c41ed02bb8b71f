import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import type { Controller } from '../../panzoom/controller'
import { type Bounds, toScreen, type View } from '../../panzoom/view'
import { ErrorBoundary } from '../../site/ErrorBoundary'
import type { Box } from '../box'
import type { MapParts, Place } from '../place'
import { boxZoom } from './boxZoom'
import { HowItWorks } from './HowItWorks'
import { keepAddress } from './keepAddress'
import { useKeptFree } from './keptFree'
import { moreKeys } from './moreKeys'
import { movingCopy } from './movingCopy'
import * as styles from './overlay.module.css'
import { animateHistory, coverPlace, leaveFor } from './pageTransition'
import { panSideways } from './panSideways'
import { type PlaceLink, placeLinksOn } from './placeLink'
import { isOutOfView } from './placements'
import { Signposts } from './Signposts'
import { cover } from './screenBox'
import { viewOf, visitInMemory, visitToRestore } from './spot'
import { Tooltip } from './Tooltip'
import { ZoomControl, zoomBy } from './ZoomControl'

interface Props extends MapParts {
  /** The place from whose page the visitor has come. */
  readonly cameFrom: Place | undefined
  /** Whether the picture has failed to load. */
  readonly isMissing: boolean
  /** Called to load the picture again. */
  readonly onTryAgain: () => void
}

/** The status message is updated this long after the map has come to rest: once for several movements in a row. */
const STATUS_DELAY_MS = 600

/** The view of the last visit, in which the map opens; null if there was none. */
export function viewToRestore(bounds: Bounds): View | null {
  const visit = visitToRestore()
  return visit && viewOf(visit.spot, bounds)
}

/** Leaves the map for the page at an address, by `changePage`. */
export function leaveMap(to: string, changePage: () => void, { controller, root, surface, places }: MapParts): void {
  const box = root.current?.querySelector<HTMLElement>(`.${styles.transition}`)
  if (box) leaveFor(to, changePage, box, placeLinksOn(surface.current, places), controller.view)
  else changePage()
}

/**
 * The part of the overlay that is rendered on the surface, so that drag, pinch and wheel on a signpost move the map, as
 * they do on a link. If a portal rendered it, React would add all its listeners to the surface once more.
 */
export function OnSurface(map: MapParts) {
  return (
    <ErrorBoundary>
      <Signposts {...map} />
    </ErrorBoundary>
  )
}

/**
 * Everything over the map but the signposts: zoom buttons, place names and the status message for screen readers. It also
 * adds the view in the address, arrow keys from place to place, and box zoom. Fetched once the map itself can be moved.
 */
export function Overlay({ cameFrom, isMissing, onTryAgain, ...map }: Props) {
  const { controller, root, surface, places } = map
  const box = useRef<HTMLDivElement>(null)
  const transitionBox = useRef<HTMLDivElement>(null)
  const [status, setStatus] = useState('')
  const placeLinks = useMemo(() => placeLinksOn(surface.current, places), [places, surface])

  const liveMap = useMemo(() => {
    const sheet = surface.current?.querySelector<HTMLElement>('[data-sheet]')
    if (!root.current || !surface.current || !sheet) return null
    return { controller, root: root.current, surface: surface.current, sheet, places: placeLinks }
  }, [controller, root, surface, placeLinks])

  // Before the browser paints: this may move the map to the view in which it was left, and the box of the page transition
  // has to cover the place by then.
  useLayoutEffect(() => {
    const ending = new AbortController()
    // A map that has moved before the overlay was there stays where it is.
    const opening = root.current?.dataset.moving ? null : viewToRestore(controller.bounds)
    keepAddress(controller, placeLinks, opening, ending.signal)
    const place = placeLinks.find(({ name }) => name === visitInMemory()?.place) ?? cameFrom
    if (place && transitionBox.current) coverPlace(transitionBox.current, place, controller.view)
    animateHistory()
    return () => ending.abort()
  }, [controller, root, placeLinks, cameFrom])

  useKeptFree(root, isMissing)

  // Replaces the static buttons, and performs the actions of those that have been pressed.
  useLayoutEffect(() => {
    const { dataset } = document.documentElement
    for (const action of dataset.asked?.trim().split(' ') ?? []) {
      if (action !== 'how') zoomBy(action, controller)
      else root.current?.querySelector<HTMLElement>(`.${styles.howItWorks}:not([data-act])`)?.click()
    }
    delete dataset.asked
    root.current?.querySelector('[data-static]')?.replaceChildren()
  }, [controller, root])

  useEffect(() => {
    if (!root.current || !surface.current) return
    const ending = new AbortController()
    const { signal } = ending
    moreKeys(root.current, controller, placeLinks, signal)
    panSideways(surface.current, controller, signal)
    movingCopy(surface.current, signal)
    boxZoom(surface.current, controller, (drawn) => drawBox(box.current, drawn), signal)
    return () => ending.abort()
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
      <HowItWorks map={liveMap} />
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
  if (box) cover(element, box)
}

/** Describes the view for screen readers. */
function statusOf({ view, bounds }: Controller, placeLinks: readonly PlaceLink[]): string {
  const inView = placeLinks.filter(({ middle }) => !isOutOfView(toScreen(view, middle), bounds.viewport))
  const names = inView.map(({ name }) => name).join(', ')
  return `Zoom ${Math.round(view.scale * 100)} %. ${names ? `In view: ${names}.` : 'No place in view.'}`
}
