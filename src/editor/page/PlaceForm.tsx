import { type ComponentProps, useState } from 'react'
import { boxOf, cornersOf, cornersOfBox, isUpright } from '../../table/area'
import { pathOf } from '../../table/paths'
import { LANDMARKS, landmarkOf } from '../../table/table'
import { type Path, valueAt } from './merge'
import type { EditedRegion } from './messages'
import type { Outline } from './outline'
import { alongWith, type Store } from './store'

interface Props {
  readonly store: Store
  readonly place: EditedRegion
}

export const Button = (props: ComponentProps<'button'>) => <button type="button" {...props} />

/** The texts of a place, of a card, and of the table itself: their paths, and what they are called. */
const PLACE = { name: 'Name', address: 'Address', epithet: 'Epithet', heading: 'Heading', text: 'Text' }
const CARD = {
  title: 'Title',
  description: 'Text',
  link: 'Link',
  'image.file': 'Picture',
  'image.alt': 'What the picture shows',
}
export const SITE = {
  siteName: 'Name of the site',
  'owner.name': 'Your name',
  'owner.line': 'Line on the banner',
  'owner.email': 'E-mail',
}
/** More than a line. */
const LONG = ['text', 'description']

interface TextsProps {
  readonly store: Store
  readonly fields: Readonly<Record<string, string>>
  /** The path of what has these fields, in the table or in a place. */
  readonly path?: Path
  readonly place?: EditedRegion
}

/** The fields of some texts. */
export function Texts({ store, fields, path = [], place }: TextsProps) {
  const wrong = store.remarksOn(place).filter(({ kind }) => kind === 'mistake')
  return Object.entries(fields).map(([field, label]) => {
    const inner = [...path, ...field.split('.')]
    const full = place ? ['regions', place.id, ...inner] : inner
    return (
      <label key={field}>
        {label}
        <textarea
          id={`editor-${inner.join('-')}`}
          rows={LONG.includes(field) ? 3 : 1}
          value={String(valueAt(store.edited, full) ?? '')}
          placeholder={field === 'address' && place ? pathOf({ name: place.name }).slice(1) : undefined}
          aria-invalid={wrong.some((remark) => remark.path.slice(place ? 2 : 0).join() === inner.join())}
          // The table has no space of another kind before a text.
          onChange={({ target }) => store.setText(full, target.value.replace(/\s*\n\s*|^[^\S ]/g, ' '))}
        />
      </label>
    )
  })
}

/** What the last check says about a place; without one, about the table itself. */
export function Remarks({ store, place }: { readonly store: Store; readonly place?: EditedRegion }) {
  return store.remarksOn(place).map(({ sentence, kind, free = [0, 0] }) => (
    <p key={sentence} className="editor-remark" data-remark={kind}>
      {sentence}
      {place && free.some(Boolean) && <Button onClick={() => store.shift(place, free)}>Move it there</Button>}
    </p>
  ))
}

/** The fields of a place, and what the last check says about it. */
export function PlaceForm({ store, place }: Props) {
  const { id, name, landmark, cards = [] } = place
  const index = store.places.indexOf(place)
  return (
    // What is typed between two of its blurs is undone together.
    <fieldset className="editor-fields" aria-label={name} onBlur={() => store.endPart()}>
      <div role="status">
        <Remarks store={store} place={place} />
      </div>
      <Texts store={store} fields={PLACE} place={place} />
      <label>
        Landmark
        <select
          value={landmark ?? ''}
          onChange={({ target }) => store.setValue(['regions', id, 'landmark'], target.value || undefined)}
        >
          <option value="">by its name: {landmarkOf({ name })}</option>
          {[...new Set([...LANDMARKS, ...(landmark ? [landmark] : [])])].map((name) => (
            <option key={name}>{name}</option>
          ))}
        </select>
      </label>
      <OutlineField store={store} place={place} />
      {cards.map((card, at) => (
        <CardFields key={at} store={store} place={place} at={at} title={card.title} />
      ))}
      <div className="editor-row">
        <Button disabled={index === 0} onClick={() => store.reorder(place, -1)}>
          Earlier
        </Button>
        <Button disabled={index === store.places.length - 1} onClick={() => store.reorder(place, 1)}>
          Later
        </Button>
        <Button className="editor-delete" onClick={() => store.delete(place)}>
          Delete{alongWith(place)}
        </Button>
      </div>
    </fieldset>
  )
}

/** The fields of a card, once they are opened: those of a hundred would delay each letter that is typed. */
function CardFields({ store, place, at, title }: Props & { readonly at: number; readonly title: string }) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <details onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary>Card: {title}</summary>
      {isOpen && <Texts store={store} fields={CARD} path={['cards', at]} place={place} />}
    </details>
  )
}

/** The box of a place, or its corners, one in each line; in map px. */
function OutlineField({ store, place }: Props) {
  const corners = cornersOf(place)
  const { left, top, right, bottom } = boxOf({ corners })
  const isBox = isUpright(corners)
  const lines = isBox ? [[left, top, right - left, bottom - top]] : corners.map(([y, x]) => [x, y])
  const text = lines.map((numbers) => numbers.join(', ')).join('\n')
  /** The present text, if another was typed over it that is no outline, and stays to be mended. */
  const [refused, setRefused] = useState('')
  const change = (value: string) => {
    const outline = outlineIn(value)
    setRefused(outline ? '' : text)
    if (outline) store.reshape(place, outline)
  }
  return (
    <>
      <label>
        {isBox ? 'Box: x, y, width, height' : 'Corners: x, y'}
        <textarea
          key={text}
          data-lines
          rows={lines.length}
          defaultValue={text}
          aria-invalid={refused === text}
          onBlur={({ target }) => (target.value !== text || refused) && change(target.value)}
        />
      </label>
      <div role="status">
        {refused === text && (
          <p className="editor-remark">
            Not taken yet. Write a box as x, y, width, height; or each of three or more corners on a line: x,
            y.
          </p>
        )}
      </div>
    </>
  )
}

/** The outline that is written in a text; null if none is. */
function outlineIn(text: string): Outline | null {
  const lines = text
    .trim()
    .split('\n')
    .map((line) =>
      line
        .trim()
        .split(/[\s,]+/)
        .map(Number),
    )
  const [[x = 0, y = 0, width = 0, height = 0] = []] = lines
  if (!lines.flat().every(Number.isFinite)) return null
  if (lines.length === 1 && lines[0]?.length === 4 && width > 0 && height > 0)
    return cornersOfBox({ left: x, top: y, right: x + width, bottom: y + height })
  return lines.length > 2 && lines.every(({ length }) => length === 2)
    ? lines.map(([x = 0, y = 0]) => [y, x])
    : null
}
