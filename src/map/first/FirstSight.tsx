import styles from '../map.module.css'
import { MINUS, PLUS, WHOLE } from '../overlay/glyphs'
import { idOf, type Place } from '../place'
import { classOf } from './firstStands'

/**
 * What stands over the map before its script has come, as the build writes it: the same as the overlay will be, which
 * takes its place. A signpost is a link to its place on the picture, which the browser scrolls to by itself; what a
 * button was asked for is noted by boot.ts, and done when it can be.
 */
export function FirstSight({ places }: { readonly places: readonly Place[] }) {
  return (
    <>
      {places.map((place) => (
        <a
          key={place.name}
          className={`${styles.signpost} ${styles.firstPost} ${classOf(place)}`}
          href={`#${idOf(place)}`}
        >
          <svg viewBox="-8 -8 16 16" aria-hidden="true">
            <path d="M-5 -5 6 0 -5 5 -2.5 0z" />
          </svg>
          {place.name}
        </a>
      ))}
      <button type="button" className={styles.howItWorks} data-act="how">
        How it works
      </button>
      <div className={styles.zoomControl}>
        {[
          { act: 'in', label: 'Zoom in', glyph: PLUS },
          { act: 'out', label: 'Zoom out', glyph: MINUS },
          { act: 'all', label: 'Show the whole map', glyph: WHOLE },
        ].map(({ act, label, glyph }) => (
          <button key={act} type="button" aria-label={label} data-act={act}>
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <path d={glyph} />
            </svg>
          </button>
        ))}
      </div>
    </>
  )
}
