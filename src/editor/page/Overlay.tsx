import { boxOf } from '../../table/box'
import type { EditedPlace } from './history'
import { LandSketch } from './LandSketch'
import { middleAfter, type Outline } from './outline'
import { remarksOn } from './remarks'
import type { State } from './state'

interface Props {
  readonly state: State
}

/** The handles of a box, each named after the sides that it moves, with its position in the box from 0 to 1. */
const SIDES = [
  ['nw', 0, 0],
  ['n', 0.5, 0],
  ['ne', 1, 0],
  ['e', 1, 0.5],
  ['se', 1, 1],
  ['s', 0.5, 1],
  ['sw', 0, 1],
  ['w', 0, 0.5],
] as const

/** The places over the map, in map px, with the handles of the chosen one. For the eye and the pointer: see Panel.tsx. */
export function Overlay({ state }: Props) {
  const { opened, history, chosen, draft, mode, sketch } = state
  const { width, height } = opened.size
  const { places } = history.present
  const top = places.find(({ id }) => id === chosen)
  const others = places.filter((place) => place !== top)
  const kindOf = (place: EditedPlace) => remarksOn(state.checked, places, place)[0]?.kind
  return (
    <svg
      className="editor-overlay"
      data-mode={mode}
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      aria-hidden="true"
    >
      {sketch && <LandSketch sketch={sketch} size={opened.size} />}
      {[...others, ...(top ? [top] : [])].map((place) => (
        <g key={place.id} data-remark={kindOf(place)} data-chosen={place === top || undefined}>
          <polygon data-place={place.id} points={pointsOf(place.corners)} />
          <text x={boxOf(place).left} y={boxOf(place).top} dx="0.4em" dy="1.2em">
            {place.name}
          </text>
        </g>
      ))}
      {top && mode === 'choose' && !opened.refusal && <Handles place={top} />}
      {draft && mode === 'box' && <polygon className="editor-draft" points={pointsOf(draft)} />}
      {draft && mode === 'polygon' && (
        <g className="editor-draft">
          <polyline points={pointsOf(draft)} />
          {draft.map(([y, x]) => (
            <circle key={`${x} ${y}`} cx={x} cy={y} />
          ))}
        </g>
      )}
    </svg>
  )
}

function Handles({ place }: { readonly place: EditedPlace }) {
  const { id, corners, isPolygon } = place
  const { left, top, right, bottom } = boxOf(place)
  if (!isPolygon)
    return SIDES.map(([side, x, y]) => (
      <circle
        key={side}
        data-place={id}
        data-side={side}
        cx={left + x * (right - left)}
        cy={top + y * (bottom - top)}
      />
    ))
  const middles = corners.map((_, index) => middleAfter(corners, index))
  return (
    <>
      {middles.map(([y, x], index) => (
        <circle key={index} data-place={id} data-middle={index} cx={x} cy={y} />
      ))}
      {corners.map(([y, x], index) => (
        <circle key={index} data-place={id} data-corner={index} cx={x} cy={y} />
      ))}
    </>
  )
}

const pointsOf = (outline: Outline) => outline.map(([y, x]) => `${x},${y}`).join(' ')
