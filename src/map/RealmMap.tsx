import { useEffect, useId, useReducer, useRef, useState } from 'react'
import { type AroundNavHandler, Router } from 'wouter'
import { initialView } from '../panzoom/view'
import { ErrorBoundary } from '../site/ErrorBoundary'
import { savesData } from '../site/savesData'
import { HitArea } from './HitArea'
import styles from './map.module.css'
import { Picture, type PictureFile } from './Picture'
import { PlaceName } from './PlaceName'
import { type Place, viewOfPlace } from './place'
import { staticOverlay } from './staticOverlay'
import { usePanZoom } from './usePanZoom'
import { useRetry } from './useRetry'

interface Props {
  /** The picture's size, in map px. The engine reads it and the zoom limits below once: later changes are ignored. */
  readonly width: number
  readonly height: number
  readonly minZoom: number
  readonly maxZoom: number
  /** The map's accessible name. */
  readonly name: string
  /** The picture's layers, each stretched over the whole map: the wash, and over it the inks, from the lowest up. */
  readonly wash: PictureFile
  readonly inks: readonly PictureFile[]
  readonly places: readonly Place[]
  /** The place from whose page the visitor has come: the map opens there, unless it was last left elsewhere. */
  readonly cameFrom?: Place | undefined
}

/** Rendered by the build alone: in the browser, the overlay replaces it. */
const STATIC_OVERLAY = { __html: import.meta.env.SSR ? staticOverlay() : '' }

const navigatePlainly: AroundNavHandler = (navigate, to, options) => navigate(to, options)

/** The overlay's script, kept for later maps once it has been fetched. */
let overlay: typeof import('./overlay/Overlay') | null = null

/** An illustrated map that can be dragged, pinched and zoomed, with links on its places. */
export function RealmMap({ width, height, minZoom, maxZoom, name, wash, inks, places, cameFrom }: Props) {
  // Fetched once the map itself can be moved. Later maps have it at once.
  const [over, setOver] = useState(overlay)
  const map = usePanZoom({ map: { width, height }, minZoom, maxZoom }, (bounds) => {
    if (over) return over.openingView(bounds, cameFrom)
    return cameFrom ? viewOfPlace(cameFrom, bounds) : initialView(bounds)
  })
  const { controller } = map
  const keysId = useId()
  const buttons = useRef<HTMLDivElement>(null)

  // Without the overlay, the prerendered buttons do nothing.
  const removeButtons = () => {
    if (buttons.current?.contains(document.activeElement)) map.root.current?.focus({ preventScroll: true })
    buttons.current?.replaceChildren()
    delete document.documentElement.dataset.asked
  }

  // The overlay replaces the handler while it is mounted.
  const aroundNav = useRef(navigatePlainly)
  const [follow] = useState(
    (): AroundNavHandler =>
      (...navigation) =>
        aroundNav.current(...navigation),
  )

  useEffect(() => {
    if (!map.isLive || over) return
    const ending = new AbortController()
    let isAsking = false
    const fetchOverlay = () => {
      if (isAsking) return
      isAsking = true
      import('./overlay/Overlay').then(
        (found) => {
          overlay = found
          setOver(found)
        },
        // The map can be moved without it.
        () => {
          isAsking = false
          removeButtons()
        },
      )
    }
    // With Save-Data on, it waits for the first touch or key, unless a button has been pressed or the address has a view.
    if (!savesData() || document.documentElement.dataset.asked || location.hash) fetchOverlay()
    // Retried when the browser is online again and, as not every browser reports that, after a touch or a key.
    for (const type of ['online', 'focus', 'pointerover', 'pointerup', 'keyup'] as const)
      window.addEventListener(type, fetchOverlay, { signal: ending.signal })
    return () => ending.abort()
  }, [map.isLive, over])

  const [isMissing, setIsMissing] = useState(false)
  const [isWashed, setIsWashed] = useState(false)
  const [attempt, setAttempt] = useState(0)
  const layer = { width, height, attempt, onMissing: () => setIsMissing(true) }
  const tryAgain = () => {
    setIsMissing(false)
    setAttempt(attempt + 1)
  }
  useRetry(isMissing, attempt, tryAgain)
  /** Incremented when an element that signposts avoid has appeared or gone. */
  const [layoutVersion, noteLayoutChange] = useReducer((version: number) => version + 1, 0)
  const forOverlay = { controller, root: map.root, surface: map.surface, places }

  return (
    <div
      ref={map.root}
      className={styles.map}
      role="group"
      aria-label={name}
      aria-describedby={keysId}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the map has keys, which need the focus.
      tabIndex={0}
      data-map
    >
      <p id={keysId} className="unseen">
        Arrow keys move the map, with Shift further, or lead from place to place; plus and minus zoom; F shows the whole
        map; 0 or Home returns to the first view.
      </p>
      <div ref={map.surface} className={styles.surface} data-surface>
        {/* The sheet moves, not the svg: WebKit repaints an svg whenever its own transform changes. */}
        <div ref={map.sheet} className={styles.sheet} data-sheet>
          <svg
            className={styles.picture}
            viewBox={`0 0 ${width} ${height}`}
            width={width}
            height={height}
            data-washed={isWashed || undefined}
          >
            <g aria-hidden="true">
              {places.map((place) => (
                <PlaceName key={place.name} place={place} />
              ))}
            </g>
            <Picture key={`wash ${attempt}`} file={wash} {...layer} onLoad={() => setIsWashed(true)} />
            {inks.map((ink) => (
              <Picture key={`${ink.href} ${attempt}`} file={ink} {...layer} />
            ))}
            <Router aroundNav={follow}>
              {places.map((place) => (
                <HitArea key={place.name} place={place} />
              ))}
            </Router>
          </svg>
        </div>
        {map.isLive && over && <over.OnSurface {...forOverlay} layoutVersion={layoutVersion} />}
      </div>
      <div ref={buttons} data-static suppressHydrationWarning dangerouslySetInnerHTML={STATIC_OVERLAY} />
      {map.isLive && over && (
        <ErrorBoundary onError={removeButtons}>
          <over.Overlay
            {...forOverlay}
            cameFrom={cameFrom}
            hasMoved={map.hasMoved}
            aroundNav={aroundNav}
            isMissing={isMissing}
            onTryAgain={tryAgain}
            onLayoutChange={noteLayoutChange}
          />
        </ErrorBoundary>
      )}
    </div>
  )
}
