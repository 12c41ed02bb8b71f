import { ErrorBoundary } from '../site/ErrorBoundary'
import { boxOf, middleOf } from './box'
import { HitArea } from './HitArea'
import * as styles from './map.module.css'
import { nameBoxOf } from './nameBox'
import { HowItWorks } from './overlay/HowItWorks'
import { Signposts } from './overlay/Signposts'
import { ZoomControl } from './overlay/ZoomControl'
import type { Place } from './place'
import { useLiveMap } from './useLiveMap'

interface Props {
  /** The picture's size, in map px. The engine reads it and the zoom limits below once: later changes are ignored. */
  readonly width: number
  readonly height: number
  readonly minZoom: number
  readonly maxZoom: number
  /** The map's accessible name. */
  readonly name: string
  /** The picture's layers, each stretched over the whole map: the wash, and over it the inks, from the lowest up. */
  readonly wash: string
  readonly inks: readonly string[]
  readonly places: readonly Place[]
  /** The place from whose page the visitor has come: the map opens there, unless it was last left elsewhere. */
  readonly cameFrom?: Place | undefined
}

/** The baseline of a name below the top of its ribbon, in map px. */
const BASELINE_PX = 17

/** An illustrated map that can be dragged, pinched and zoomed, with links on its places. */
export function RealmMap({ width, height, minZoom, maxZoom, name, wash, inks, places, cameFrom }: Props) {
  const settings = { map: { width, height }, minZoom, maxZoom }
  const { root, surface, sheet, linkRef, signpostRef, liveMap } = useLiveMap(settings, places, cameFrom)
  const layer = { width, height, preserveAspectRatio: 'none', 'aria-hidden': true }
  return (
    <div
      ref={root}
      className={styles.map}
      role="group"
      aria-label={name}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the map has keys, which need the focus.
      tabIndex={0}
      data-map
    >
      <div ref={surface} className={styles.surface} data-surface>
        {/* The sheet moves, not the svg: WebKit repaints an svg whenever its own transform changes. */}
        <div ref={sheet} className={styles.sheet} data-sheet>
          <svg className={styles.picture} viewBox={`0 0 ${width} ${height}`} width={width} height={height}>
            <image href={wash} {...layer} suppressHydrationWarning />
            {/* Above the wash, and covered by the ribbons of the ink. For screen readers, the links have the same names. */}
            <g aria-hidden="true">
              {places.map((place) => (
                <text
                  key={place.name}
                  className={styles.name}
                  x={middleOf(boxOf(place)).x}
                  y={nameBoxOf(place).top + BASELINE_PX}
                >
                  {place.name}
                </text>
              ))}
            </g>
            {inks.map((ink) => (
              <image key={ink} href={ink} {...layer} />
            ))}
            {places.map((place) => (
              <HitArea key={place.name} place={place} ref={linkRef(place)} />
            ))}
          </svg>
        </div>
        <ErrorBoundary>
          <Signposts places={places} signpostRef={signpostRef} />
        </ErrorBoundary>
      </div>
      <ErrorBoundary>
        <HowItWorks map={liveMap} />
      </ErrorBoundary>
      <ErrorBoundary>
        <ZoomControl />
      </ErrorBoundary>
    </div>
  )
}
