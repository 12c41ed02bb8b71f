import type { ComponentProps } from 'react'
import { boxOf, type Corner, cornersOfBox, isUpright } from '../../table/area'
import { LANDMARKS, type LandmarkName, landmarkOf } from '../../table/table'
import type { EditedRegion } from './messages'
import { fitTo } from './outline'
import type { Store } from './store'

interface Props {
  readonly store: Store
  readonly place: EditedRegion
}

export const Button = (props: ComponentProps<'button'>) => <button type="button" {...props} />

const TEXTS = { name: 'Name', epithet: 'Epithet', heading: 'Heading', text: 'Text' } as const

/** What the last check says about a place; without one, about the table itself. */
export function Remarks({ store, place }: { readonly store: Store; readonly place?: EditedRegion }) {
  return store.remarksOn(place).map(({ sentence, kind, free: [x, y] = [0, 0] }) => (
    <p key={sentence} className="editor-remark" data-remark={kind}>
      {sentence}
      {(x !== 0 || y !== 0) && <Button onClick={() => store.nudge(x, y)}>Move it there</Button>}
    </p>
  ))
}

/** The fields of a place, and what the last check says about it. */
export function PlaceForm({ store, place }: Props) {
  const { id, name, landmark } = place
  const index = store.places.indexOf(place)
  const wrong = store.remarksOn(place).filter(({ kind }) => kind === 'mistake')
  const setText = (field: keyof typeof TEXTS, text: string) => {
    // A place that gets another name keeps the landmark that it has by its name.
    const kept = landmarkOf({ name, ...(landmark && { landmark }) })
    const isRenamed = field === 'name' && kept !== 'village'
    const changes = { [field]: text.replace(/\s*\n\s*/g, ' '), ...(isRenamed && { landmark: kept }) }
    store.changePlace(id, changes, `${field} ${id}`)
  }
  return (
    // What is typed between two of its blurs is undone together.
    <fieldset className="editor-fields" aria-label={name} onBlur={() => store.endPart()}>
      <div role="status">
        <Remarks store={store} place={place} />
      </div>
      {(Object.keys(TEXTS) as (keyof typeof TEXTS)[]).map((field) => (
        <label key={field}>
          {TEXTS[field]}
          <textarea
            id={`editor-${field}`}
            rows={field === 'text' ? 3 : 1}
            value={place[field]}
            aria-invalid={wrong.some((remark) => remark.field === field)}
            onChange={({ target }) => setText(field, target.value)}
          />
        </label>
      ))}
      <label>
        Landmark
        <select
          value={landmark ?? ''}
          onChange={({ target }) =>
            store.changePlace(id, { landmark: (target.value || undefined) as LandmarkName })
          }
        >
          <option value="">by its name: {landmarkOf({ name })}</option>
          {LANDMARKS.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </select>
      </label>
      <OutlineFields store={store} place={place} />
      <div className="editor-row">
        <Button disabled={index === 0} onClick={() => store.reorder(place, -1)}>
          Earlier
        </Button>
        <Button disabled={index === store.places.length - 1} onClick={() => store.reorder(place, 1)}>
          Later
        </Button>
        <Button className="editor-delete" onClick={() => store.delete(place)}>
          Delete
        </Button>
      </div>
    </fieldset>
  )
}

/** The box around a place, and the corners of its outline, one in each line; in map px. */
function OutlineFields({ store, place: { id, corners } }: Props) {
  const { left, top, right, bottom } = boxOf({ corners })
  const numbers = { x: left, y: top, width: right - left, height: bottom - top }
  const setNumber = (name: string, value: number) => {
    // Empty while another number is typed.
    if (!Number.isFinite(value)) return
    const { x, y, width, height } = Object.assign({ ...numbers }, { [name]: Math.round(value) })
    const box = { left: x, top: y, right: x + Math.max(1, width), bottom: y + Math.max(1, height) }
    store.changePlace(id, { corners: fitTo(corners, box) }, `${name} ${id}`)
  }
  const text = corners.map(([y, x]) => `${x}, ${y}`).join('\n')
  const setCorners = (value: string) => {
    const lines = value.split('\n').filter((line) => line.trim() !== '')
    const outline = lines.map((line): Corner => {
      const [, x, y] = /^\s*(-?\d+)[\s,]+(-?\d+)\s*$/.exec(line) ?? []
      return [Number(y), Number(x)]
    })
    if (outline.length >= 3 && outline.every(([y, x]) => Number.isFinite(y + x)))
      store.changePlace(id, { corners: outline })
    else store.set({ message: 'A place has at least three corners, each a line with two numbers: x, y.' })
  }
  return (
    <>
      <div className="editor-row">
        {Object.entries(numbers).map(([name, value]) => (
          <label key={name}>
            {name}
            <input
              type="number"
              value={value}
              onChange={({ target }) => setNumber(name, target.valueAsNumber)}
            />
          </label>
        ))}
      </div>
      <label>
        Corners: x, y
        <textarea
          key={text}
          rows={corners.length}
          defaultValue={text}
          onBlur={({ target }) => target.value !== text && setCorners(target.value)}
        />
      </label>
      {!isUpright(corners) && (
        <Button onClick={() => store.changePlace(id, { corners: cornersOfBox(boxOf({ corners })) })}>
          Make it a box
        </Button>
      )}
    </>
  )
}
