import { useEffect, useId, useRef, useState } from 'react'
import { type AroundNavHandler, Router } from 'wouter'
import { type Bounds, initialView } from '../panzoom/view'
import { ErrorBoundary } from '../site/ErrorBoundary'
import { savesData } from '../site/savesData'
import { boxOf, middleOf } from './box'
import { HitArea } from './HitArea'
import * as styles from './map.module.css'
import { Picture, type PictureFile } from './Picture'
import { type Place, viewOfPlace } from './place'
import { staticOverlay } from './staticOverlay'
import { useAttempts } from './useAttempts'
import { usePanZoom } from './usePanZoom'

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

/** The static buttons, which only the build renders: in the browser, the overlay replaces them. */
const STATIC_OVERLAY = { __html: import.meta.env.SSR ? staticOverlay() : '' }

/** The overlay's script; null until it has been fetched. */
let fetchedOverlay: typeof import('./overlay/Overlay') | null = null

/** An illustrated map that can be dragged, pinched and zoomed, with links on its places. */
export function RealmMap({ width, height, minZoom, maxZoom, name, wash, inks, places, cameFrom }: Props) {
  // The overlay is fetched once the map can be moved. Maps that open later have it at once.
  const [overlay, setOverlay] = useState(fetchedOverlay)
  const openingView = (bounds: Bounds) => {
    return overlay?.viewToRestore(bounds) ?? (cameFrom ? viewOfPlace(cameFrom, bounds) : initialView(bounds))
  }
  const settings = { map: { width, height }, minZoom, maxZoom }
  const { root, surface, sheet, controller, isLive } = usePanZoom(settings, openingView)
  const keysId = useId()
  const buttons = useRef<HTMLDivElement>(null)

  // Without the overlay, the prerendered buttons would do nothing.
  const removeButtons = () => {
    if (buttons.current?.contains(document.activeElement)) root.current?.focus({ preventScroll: true })
    buttons.current?.replaceChildren()
    delete document.documentElement.dataset.asked
  }

  useEffect(() => {
    if (!isLive || overlay) return
    // Called again during the fetch, it does not fetch twice. The map works without the overlay.
    const fetchOverlay = () =>
      import('./overlay/Overlay').then((found) => {
        fetchedOverlay = found
        setOverlay(found)
      }, removeButtons)
    // With Save-Data on, the fetch waits until the page is used (the events below), unless a button has been pressed or
    // the address has a view.
    if (!savesData() || document.documentElement.dataset.asked || location.hash) fetchOverlay()
    // A failed fetch is repeated when the browser is online again and, as not every browser reports that, when the visitor
    // returns to the page or uses it.
    const ending = new AbortController()
    for (const type of ['online', 'focus', 'pointerover', 'pointerup', 'keyup'] as const)
      window.addEventListener(type, fetchOverlay, { signal: ending.signal })
    return () => ending.abort()
  }, [isLive, overlay])

  const { attempt, isMissing, onMissing, tryAgain } = useAttempts()
  const layer = { width, height, attempt, onMissing }
  const [isWashed, setIsWashed] = useState(false)
  const parts = { controller, root, surface, places }
  const aroundNav: AroundNavHandler = (navigate, to, options) => {
    const changePage = () => navigate(to, options)
    if (overlay) overlay.leaveMap(to, changePage, parts)
    else changePage()
  }

  return (
    <div
      ref={root}
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
      <div ref={surface} className={styles.surface} data-surface>
        {/* The sheet moves, not the svg: WebKit repaints an svg whenever its own transform changes. */}
        <div ref={sheet} className={styles.sheet} data-sheet>
          <svg
            className={styles.picture}
            viewBox={`0 0 ${width} ${height}`}
            width={width}
            height={height}
            data-washed={isWashed || undefined}
          >
            {/* Visible until the wash has loaded, or if it never does. For screen readers, the links have the same names. */}
            <g aria-hidden="true">
              {places.map((place) => (
                <text key={place.name} className={styles.name} {...middleOf(boxOf(place))}>
                  {place.name}
                </text>
              ))}
            </g>
            <Picture key={`wash ${attempt}`} file={wash} {...layer} onLoad={() => setIsWashed(true)} />
            {inks.map((ink) => (
              <Picture key={`${ink.href} ${attempt}`} file={ink} {...layer} />
            ))}
            <Router aroundNav={aroundNav}>
              {places.map((place) => (
                <HitArea key={place.name} place={place} />
              ))}
            </Router>
          </svg>
        </div>
        {isLive && overlay && <overlay.OnSurface {...parts} />}
      </div>
      <div ref={buttons} data-static suppressHydrationWarning dangerouslySetInnerHTML={STATIC_OVERLAY} />
      {isLive && overlay && (
        <ErrorBoundary onError={removeButtons}>
          <overlay.Overlay {...parts} cameFrom={cameFrom} isMissing={isMissing} onTryAgain={tryAgain} />
        </ErrorBoundary>
      )}
    </div>
  )
}
