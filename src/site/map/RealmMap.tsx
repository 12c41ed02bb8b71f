import { firstViewAt, Picture } from 'virtual:picture'
import * as words from 'virtual:words'
import { boxOf, placeMiddle } from '../../table/area'
import type { Place, SiteMap } from '../../table/siteOf'
import { drawerCommand } from '../layout/Drawer'
import { AnyLink } from '../parts/AnyLink'
import { Mark } from '../parts/Mark'
import * as styles from './map.module.css'
import { directionTo } from './overlay/boards'
import * as overlay from './overlay/overlay.module.css'
import { useLiveMap } from './useLiveMap'

/** The engine reads the size and the limits once: later changes are ignored. */
interface Props extends SiteMap {
  readonly name: string
  readonly places: readonly Place[]
  /** The place from whose page the visitor has come: the map opens there, unless it was left elsewhere. */
  readonly cameFrom?: Place | undefined
}

/** Icons are SVG paths in a 24 by 24 box. */
const BUTTONS = [
  { action: 'in', label: words.zoomIn, icon: 'M12 5.5q.6 6.5 0 13M5.5 12q6.5.7 13 0' },
  { action: 'out', label: words.zoomOut, icon: 'M5.5 12q6.5.7 13 0' },
  {
    action: 'all',
    label: words.showTheWholeMap,
    icon: 'M5 9.5V5h4.5M14.5 5H19v4.5M19 14.5V19h-4.5M9.5 19H5v-4.5',
  },
] as const

/** More boards would cover much of a small screen, where their strip is then folded from the start. */
const MAX_UNFOLDED = 8

/** More boards would cover a third of a laptop's screen: then there are ten, and one for the drawer. */
const MAX_BOARDS = 20
const FEW_BOARDS = 10

/** The middle of the first view of a drawn map in a usual viewport, in map px down from its top edge. */
const USUAL_MIDDLE = 450

/** An illustrated map that can be dragged, pinched and zoomed, with links on its places. */
export function RealmMap({ width, height, minZoom, maxZoom, start, name, places, cameFrom }: Props) {
  const settings = { map: { width, height }, minZoom, maxZoom, firstView: firstViewAt(start) }
  const root = useLiveMap(settings, places, cameFrom)
  const { x, y } = start ?? { x: width / 2, y: 0 }
  const hasMany = places.length > MAX_BOARDS
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
      {/* A map is not mirrored: the surface scrolls, and the sheet lies, from left to right. */}
      <div
        className={styles.surface}
        data-surface
        data-start={[x / width, y / height].map((part) => part.toFixed(3)).join(' ')}
        dir={words.direction === 'rtl' ? 'ltr' : undefined}
      >
        {/* The sheet moves, not the svg: WebKit repaints an svg whenever its own transform changes. */}
        <div className={styles.sheet} data-sheet>
          <div className={styles.paper} />
          <Picture width={width} height={height} places={places}>
            {/* Invisible links, with all that browsers do for links. describeMap.ts describes them. */}
            {/* biome-ignore-start lint/a11y/noInteractiveElementToNoninteractiveRole: a <g> is no control */}
            <g role="navigation" aria-label={words.places}>
              <g role="list">
                {places.map((place) => (
                  <g key={place.name} role="listitem">
                    <AnyLink
                      href={place.href}
                      className={place.middle ? `${styles.place} map-shape` : styles.place}
                      aria-label={place.name}
                    >
                      <HitArea {...place} />
                    </AnyLink>
                  </g>
                ))}
              </g>
            </g>
            {/* biome-ignore-end lint/a11y/noInteractiveElementToNoninteractiveRole: a <g> is no control */}
          </Picture>
        </div>
        {/* There before any script; boards.ts makes it act. It shows the links above to eye and pointer. */}
        <div
          className={overlay.strip}
          data-strip
          data-folded={places.length > MAX_UNFOLDED ? '' : undefined}
          dir={words.direction === 'rtl' ? words.direction : undefined}
        >
          <button
            type="button"
            className={hasMany ? overlay.board : `${overlay.board} ${overlay.all}`}
            tabIndex={-1}
            {...drawerCommand('show-modal')}
          >
            <Mark />
            <span>{words.places}</span>
          </button>
          {places.map((place, index) => (
            <AnyLink
              key={place.name}
              href={place.href}
              // One that is hidden has no class, by which it would be shown.
              {...(hasMany && index >= FEW_BOARDS ? { hidden: true } : { className: overlay.board })}
              title={place.name}
              aria-hidden="true"
              tabIndex={-1}
              // Before any script, from the middle of the first view.
              data-to={directionTo(placeMiddle(place), { x, y: start ? y : USUAL_MIDDLE })}
            >
              <Mark landmark={place.landmark} />
              <span>{place.name}</span>
            </AnyLink>
          ))}
        </div>
      </div>
      {/* In the page from the start, as the zoom control; howItWorks.ts and zoomButtons.ts make them act. */}
      {__HAS__.howItWorks && (
        <button
          type="button"
          className={overlay.howItWorks}
          aria-label={words.howItWorks}
          data-how
          data-avoided
        >
          ?
        </button>
      )}
      <div className={overlay.zoomControl} data-avoided>
        {BUTTONS.map(({ action, label, icon }) => (
          <button key={action} type="button" value={action} aria-label={label}>
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <path d={icon} />
            </svg>
          </button>
        ))}
      </div>
    </div>
  )
}

/** All of a place receives the pointer, although nothing of it is painted. */
function HitArea({ corners, middle }: Place) {
  const unpainted = { fill: 'none', stroke: 'transparent', pointerEvents: 'all' } as const
  if (middle) return <polygon points={corners.map(([y, x]) => [x, y]).join()} {...unpainted} />
  const { left, top, right, bottom } = boxOf({ corners })
  return <rect x={left} y={top} width={right - left} height={bottom - top} {...unpainted} />
}
