import { LAND_WORD, LAND_WORDS } from '../../table/landWords'
import type { State } from './state'
import type { Store } from './store'

interface Props {
  readonly store: Store
  readonly state: State
}

/** The word that the land grows from, and how far its sketch is. */
export function LandField({ store, state: { sketch, checked, opened } }: Props) {
  const { land } = store
  const isLocked = opened.refusal !== undefined
  const isWrong = checked.mistakes.some(({ field }) => field === 'land')
  return (
    <div className="editor-land" role="group" aria-labelledby="editor-land-name" onBlur={() => store.endPart()}>
      <label>
        <span id="editor-land-name">Land</span>
        <input
          id="editor-land"
          type="text"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          placeholder="made by hand"
          value={land}
          disabled={isLocked}
          aria-invalid={isWrong || undefined}
          aria-describedby="editor-land-state"
          onChange={({ target }) => store.setLand(target.value)}
        />
      </label>
      <div className="editor-row">
        <button
          type="button"
          id="editor-land-other"
          disabled={isLocked}
          onClick={() => store.setLand(otherWord(land), null)}
        >
          Another word
        </button>
        <button
          type="button"
          id="editor-land-none"
          disabled={isLocked || land === ''}
          onClick={() => store.setLand('', null)}
        >
          By hand
        </button>
      </div>
      <p id="editor-land-state" className="editor-hint" aria-live="polite">
        {stateOf(land, { sketch, opened })}
      </p>
    </div>
  )
}

/** What is shown of a land. */
function stateOf(land: string, { sketch, opened }: Pick<State, 'sketch' | 'opened'>): string {
  const name = land ? `The land "${land}"` : 'The land made by hand'
  if (!LAND_WORD.test(land)) return 'A word has letters, digits and spaces.'
  if (!sketch) return land === opened.land ? `${name}. A word grows another one around your places.` : `${name} grows …`
  if (sketch.isDone) return `${name}, as a sketch. Draw the map to see it in full.`
  return sketch.coast && !sketch.isOld ? `${name} grows: mountains, rivers, woods …` : `${name} grows: its coast …`
}

/** A random word of a list, but not this one. */
function otherWord(land: string): string {
  const others = LAND_WORDS.filter((word) => word !== land)
  return others[Math.floor(Math.random() * others.length)] as string
}
