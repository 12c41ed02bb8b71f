import type { Conflict } from './merge'
import { Button } from './PlaceForm'
import type { Store } from './store'

/** What the file has otherwise than the page, where both have changed, side by side. */
export function Conflicts({ store }: { readonly store: Store }) {
  const labelOf = ({ path: [list, id, ...inner] }: Conflict) => {
    const place = store.places.find((one) => list === 'regions' && one.id === Number(id))
    const steps = place ? [place.name, ...inner] : [list, id, ...inner]
    // The first one of a list is number 1.
    return steps
      .map((step = '') => (/^\d+$/.test(`${step}`) ? Number(step) + 1 : step))
      .join(' ')
      .trim()
  }
  return store.state.conflicts.map((conflict) => (
    <fieldset key={conflict.path.join()} className="editor-remark" aria-label={`Both: ${labelOf(conflict)}`}>
      Changed here and in the file: {labelOf(conflict)}
      <div className="editor-sides">
        <Button onClick={() => store.decide(conflict, true)}>
          <small>Keep mine</small>
          {textOf(conflict.mine)}
        </Button>
        <Button onClick={() => store.decide(conflict, false)}>
          <small>Take the file’s</small>
          {textOf(conflict.theirs)}
        </Button>
      </div>
    </fieldset>
  ))
}

/** A value of the table, as the table has it, but for its signs. */
function textOf(value: unknown): string {
  if (value === undefined) return 'Left out'
  if (Array.isArray(value)) return value.map(textOf).join(typeof value[0] === 'object' ? '\n' : ', ')
  if (typeof value !== 'object' || value === null) return String(value)
  const fields = Object.entries(value).filter(([field]) => field !== 'id')
  return fields.map(([field, inner]) => `${field}: ${textOf(inner)}`).join('\n')
}
