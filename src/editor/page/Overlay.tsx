import { nameBoxOf } from 'virtual:picture'
import type { CSSProperties } from 'react'
import type { LiveMap } from '../../site/map/liveMap'
import { boxOf, isUpright } from '../../table/area'
import type { EditedRegion } from './messages'
import { middleAfter, type Outline } from './outline'
import type { Store } from './store'

/** The handles of a box, each named after the sides that it moves. */
const SIDES = ['nw', 'n', 'ne', 'e', 'se', 's', 'sw', 'w']

/** The places over the map, in map px, with the handles of the chosen one, which is drawn last. */
export function Overlay({ map, store }: { readonly map: LiveMap; readonly store: Store }) {
  const { opened, draft, mode, sketch } = store.state
  const { width, height } = opened.size
  const page = map.controller.bounds.map
  const { chosen } = store
  const others = store.places.filter((place) => place !== chosen)
  const picture = sketch && store.needsSketch && `data:image/svg+xml,${encodeURIComponent(sketch.picture)}`
  return (
    <svg
      className="editor-overlay"
      data-mode={mode}
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
          <polygon data-place={place.id} points={pointsOf(place.corners)} />
          <Ribbon place={place} factor={width / page.width} />
        </g>
      ))}
      {mode === 'choose' &&
        chosen &&
        handlesOf(chosen).map((handle, key) => <circle key={key} {...handle} />)}
      {/* A single corner is a dot. */}
      {draft && <polyline points={pointsOf([...draft, ...draft.slice(mode === 'box' ? 0 : -1)])} />}
    </svg>
  )
}

/** The name of a place, over the one on the picture, whose px are `factor` px of the table. */
function Ribbon({
  place: { name, corners },
  factor,
}: {
  readonly place: EditedRegion
  readonly factor: number
}) {
  const inPage = corners.map(([y, x]) => [y / factor, x / factor] as const)
  const { left, top, right, bottom } = nameBoxOf({ name, corners: inPage })
  // The epithet on the picture is just below.
  const [x, height] = [(left + right) / 2, 0.8 * (bottom - top)]
  return (
    <g className="editor-ribbon" transform={`scale(${factor})`} fontSize={height * 0.7}>
      <rect x={left} y={top} width={right - left} height={height} />
      <text x={x} y={top + height * 0.75}>
        {name}
      </text>
    </g>
  )
}

/** Eight for a box; for a polygon its corners, and the middles between them. */
function handlesOf({ id, corners }: EditedRegion) {
  const handle = (cx: number, cy: number, part: object) => ({ cx, cy, 'data-place': id, ...part })
  const { left, top, right, bottom } = boxOf({ corners })
  const along = (low: string, high: string, side: string, from: number, to: number) =>
    side.includes(low) ? from : side.includes(high) ? to : (from + to) / 2
  if (isUpright(corners))
    return SIDES.map((side) =>
      handle(along('w', 'e', side, left, right), along('n', 's', side, top, bottom), { 'data-side': side }),
    )
  const middles = corners.map((_, index) => middleAfter(corners, index))
  return [
    ...middles.map(([y, x], index) => handle(x, y, { 'data-middle': index })),
    ...corners.map(([y, x], index) => handle(x, y, { 'data-corner': index })),
  ]
}

const pointsOf = (outline: Outline) => outline.map(([y, x]) => `${x},${y}`).join(' ')
