import { cornersOfBox, isUpright } from '../../table/area'
import { boxOf } from '../../table/box'
import { LANDMARKS, type LandmarkName, landmarkOf } from '../../table/landmark'
import type { EditedPlace } from './history'
import { fitTo, middleAfter } from './outline'
import { remarksOn } from './remarks'
import type { Store } from './store'

interface Props {
  readonly store: Store
  readonly place: EditedPlace
}

/** The fields with a text. */
const TEXTS = [
  ['name', 'Name'],
  ['epithet', 'Epithet'],
  ['heading', 'Heading'],
  ['text', 'Text'],
] as const

/** The fields of the chosen place. */
export function PlaceForm({ store, place }: Props) {
  const { id } = place
  const index = store.places.indexOf(place)
  const isLocked = store.state.opened.refusal !== undefined
  const remarks = remarksOn(store.state.checked, store.places, place)
  const isWrong = (field: string) => remarks.some((remark) => remark.kind === 'mistake' && remark.field === field)
  const wrong = (field: string) => ({
    'aria-invalid': isWrong(field) || undefined,
    'aria-describedby': isWrong(field) ? 'editor-remarks' : undefined,
  })
  return (
    // What is typed between two of its blurs is undone together.
    <fieldset className="editor-form" aria-label={place.name} disabled={isLocked} onBlur={() => store.endPart()}>
      {remarks.length > 0 && (
        <ul id="editor-remarks" className="editor-remarks">
          {remarks.map(({ sentence, kind, free: [x, y] = [0, 0] }) => (
            <li key={sentence} data-remark={kind}>
              {sentence}
              {(x !== 0 || y !== 0) && (
                <button type="button" className="editor-free" onClick={() => store.nudge(x, y)}>
                  Move it there
                </button>
              )}
            </li>
          ))}
        </ul>
      )}
      {place.isPolygon ? <CornerFields store={store} place={place} /> : <BoxFields store={store} place={place} />}
      {TEXTS.map(([field, label]) => (
        <label key={field}>
          <span>{label}</span>
          <textarea
            id={`editor-${field}`}
            rows={field === 'text' ? 2 : 1}
            value={place[field]}
            {...wrong(field)}
            onChange={({ target }) =>
              store.changePlace(
                id,
                { ...(field === 'name' && keptLandmark(place)), [field]: target.value.replace(/\s*\n\s*/g, ' ') },
                `${field} ${id}`,
              )
            }
          />
        </label>
      ))}
      <label>
        <span>Landmark</span>
        <select
          id="editor-landmark"
          value={place.landmark ?? ''}
          onChange={({ target }) => store.changePlace(id, withLandmark(target.value))}
        >
          <option value="">by its name: {landmarkOf({ name: place.name })}</option>
          {LANDMARKS.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </select>
      </label>
      <div className="editor-row">
        <button type="button" disabled={index === 0} onClick={() => store.reorder(id, -1)}>
          Earlier
        </button>
        <button type="button" disabled={index === store.places.length - 1} onClick={() => store.reorder(id, 1)}>
          Later
        </button>
        <button type="button" className="editor-delete" onClick={() => store.delete(id)}>
          Delete
        </button>
      </div>
    </fieldset>
  )
}

/** The position and the size of a box, in map px. */
function BoxFields({ store, place }: Props) {
  const { id, corners } = place
  const { left, top, right, bottom } = boxOf(place)
  const set = (x: number, y: number, width: number, height: number, part: string) => {
    const box = { left: x, top: y, right: x + Math.max(1, width), bottom: y + Math.max(1, height) }
    store.changePlace(id, { corners: fitTo(corners, box) }, `${part} ${id}`)
  }
  const [width, height] = [right - left, bottom - top]
  return (
    <fieldset>
      <legend>Box, in px of the map</legend>
      <div className="editor-numbers">
        <NumberField label="x" value={left} onChange={(x) => set(x, top, width, height, 'x')} />
        <NumberField label="y" value={top} onChange={(y) => set(left, y, width, height, 'y')} />
        <NumberField label="width" value={width} onChange={(width) => set(left, top, width, height, 'width')} />
        <NumberField label="height" value={height} onChange={(height) => set(left, top, width, height, 'height')} />
      </div>
      <button type="button" onClick={() => store.changePlace(id, { isPolygon: true })}>
        Make it a polygon
      </button>
    </fieldset>
  )
}

/** The corners of a polygon, in map px. */
function CornerFields({ store, place }: Props) {
  const { id, corners } = place
  const change = (corners: EditedPlace['corners'], part?: string) => store.changePlace(id, { corners }, part)
  const toBox = () =>
    store.changePlace(id, {
      isPolygon: false,
      ...(!isUpright(corners) && { corners: cornersOfBox(boxOf(place)) }),
    })
  return (
    <fieldset>
      <legend>Corners, in px of the map</legend>
      <ol className="editor-corners">
        {corners.map(([y, x], index) => {
          const number = index + 1
          return (
            <li key={index} className="editor-numbers">
              <NumberField
                label="x"
                name={`x of corner ${number}`}
                value={x}
                onChange={(x) => change(corners.with(index, [y, x]), `x${index} ${id}`)}
              />
              <NumberField
                label="y"
                name={`y of corner ${number}`}
                value={y}
                onChange={(y) => change(corners.with(index, [y, x]), `y${index} ${id}`)}
              />
              <button
                type="button"
                aria-label={`Insert a corner after corner ${number}`}
                onClick={() => change(corners.toSpliced(number, 0, middleAfter(corners, index)))}
              >
                +
              </button>
              <button
                type="button"
                aria-label={`Remove corner ${number}`}
                disabled={corners.length <= 3}
                onClick={() => store.removeCorner(index)}
              >
                −
              </button>
            </li>
          )
        })}
      </ol>
      <button type="button" onClick={toBox}>
        Make it a box
      </button>
    </fieldset>
  )
}

interface NumberProps {
  readonly label: string
  /** For screen readers, if it is not the label. */
  readonly name?: string
  readonly value: number
  readonly onChange: (value: number) => void
}

function NumberField({ label, name, value, onChange }: NumberProps) {
  return (
    <label>
      <span>{label}</span>
      <input
        type="number"
        id={`editor-${(name ?? label).replaceAll(' ', '-')}`}
        aria-label={name}
        value={value}
        onChange={({ target }) => {
          // Empty while another number is typed.
          if (Number.isFinite(target.valueAsNumber)) onChange(Math.round(target.valueAsNumber))
        }}
      />
    </label>
  )
}

/** A place that gets another name keeps the landmark that it has by its name. */
function keptLandmark({ name, landmark = landmarkOf({ name }) }: EditedPlace): Partial<EditedPlace> {
  return landmark === 'village' ? {} : { landmark }
}

/** Without a value, no landmark: the table then leaves it out. */
const withLandmark = (value: string): Partial<EditedPlace> => ({
  landmark: value === '' ? undefined : (value as LandmarkName),
})
