import { nameBoxOf } from 'virtual:picture'
import type { CSSProperties } from 'react'
import type { LiveMap } from '../../site/map/liveMap'
import { type Corner, cornersOf } from '../../table/area'
import type { EditedRegion } from './messages'
import { middleAfter, type Outline } from './outline'
import type { Store } from './store'

/** The places over the map, in map px, with the handles of the chosen one, which is drawn last. */
export function Overlay({ map, store }: { readonly map: LiveMap; readonly store: Store }) {
  const { opened, draft, sketch } = store.state
  const { width, height } = opened.size
  const page = map.controller.bounds.map
  const { chosen } = store
  const others = store.places.filter((place) => place !== chosen)
  const picture = sketch && store.needsSketch && `data:image/svg+xml,${encodeURIComponent(sketch.picture)}`
  return (
    <svg
      className="editor-overlay"
      data-drawing={draft !== null}
      width={page.width}
      height={page.height}
      viewBox={`0 0 ${width} ${height}`}
      style={{ '--factor': width / page.width } as CSSProperties}
      aria-hidden="true"
    >
      {picture && <image href={picture} width={width} height={height} />}
      {[...others, ...(chosen ? [chosen] : [])].map((place) => (
        <g
          key={place.id}
          data-remark={store.remarksOn(place)[0]?.kind}
          data-chosen={place === chosen || undefined}
        >
          <polygon data-place={place.id} points={pointsOf(cornersOf(place))} />
          <Ribbon place={place} factor={width / page.width} />
        </g>
      ))}
      {!draft && chosen && handlesOf(chosen).map((handle, key) => <circle key={key} {...handle} />)}
      {/* A single corner is a dot. */}
      {draft && <polyline points={pointsOf([...draft, ...draft.slice(-1)])} />}
    </svg>
  )
}

/** The name of a place, over the one on the picture, whose px are `factor` px of the table. */
function Ribbon({ place, factor }: { readonly place: EditedRegion; readonly factor: number }) {
  const inPage = cornersOf(place).map(([y, x]) => [y / factor, x / factor] as const)
  const { left, top, right, bottom } = nameBoxOf({ name: place.name, corners: inPage })
  // The epithet on the picture is just below.
  const [x, height] = [(left + right) / 2, 0.8 * (bottom - top)]
  return (
    <g className="editor-ribbon" transform={`scale(${factor})`} fontSize={height * 0.7}>
      <rect x={left} y={top} width={right - left} height={height} />
      <text x={x} y={top + height * 0.75}>
        {place.name}
      </text>
    </g>
  )
}

/** Those of the corners, 0, 1, …, above those of the middles between them, 0.5, 1.5, … */
function handlesOf(place: EditedRegion) {
  const corners = cornersOf(place)
  const middles = corners.map((_, index) => middleAfter(corners, index))
  const handle = ([cy, cx]: Corner, index: number) => ({
    cx,
    cy,
    'data-place': place.id,
    'data-handle': index,
  })
  return [...middles.map((middle, index) => handle(middle, index + 0.5)), ...corners.map(handle)]
}

const pointsOf = (outline: Outline) => outline.map(([y, x]) => `${x},${y}`).join(' ')
