import { useEffect, useRef } from 'react'
import { reveal } from '../../panzoom/fit'
import { centreOf } from '../../panzoom/geometry'
import { toMap } from '../../panzoom/view'
import type { LiveMap } from '../../site/map/liveMap'
import { cornersOfBox } from '../../table/area'
import { boxOf, grow } from '../../table/box'
import type { EditedPlace } from './history'
import { LandField } from './LandField'
import { PlaceForm } from './PlaceForm'
import { remarksOn } from './remarks'
import type { Mode, State } from './state'
import type { Store } from './store'

interface Props {
  readonly map: LiveMap
  readonly store: Store
  readonly state: State
}

const WRONG = 'Not saved: there are mistakes, in red.'

/** The margin around a place that is chosen in the list, in CSS px. */
const MARGIN_PX = 40

/** Half the side of a box that is added by its button, in map px. */
const HALF_SIDE = 100

const MODES: readonly (readonly [Mode, string, string])[] = [
  [
    'choose',
    'Move',
    'Drag a place, or its handles. Arrow keys move it by 1, with Shift by 10; with Alt, they size it.',
  ],
  ['box', 'Draw box', 'Drag over the map from one corner to the other.'],
  ['polygon', 'Draw polygon', 'Press at each corner, then at the first one, or Enter. Backspace takes one back.'],
]

/** The panel beside the map: the tools, the list of places, and the fields of the chosen one. */
export function Panel({ map, store, state }: Props) {
  const { opened, added, mode, message, history, checked, isSaving } = state
  const { mistakes } = checked
  const isLocked = opened.refusal !== undefined
  const { isSaved, chosen } = store
  const remarks = chosen ? remarksOn(checked, store.places, chosen).map(({ sentence }) => sentence) : []
  const others = mistakes.filter(({ region }) => region === null)

  // Its name is typed next.
  useEffect(() => {
    if (added === null) return
    const name = document.querySelector<HTMLTextAreaElement>('#editor-name')
    name?.focus()
    name?.select()
  }, [added])

  /** Chooses a place of the list, which comes into view; the chosen one is left. */
  const choose = (place: EditedPlace) => {
    store.choose(place === chosen ? null : place.id)
    const { target, bounds } = map.controller
    const room = grow({ left: 0, top: 0, right: bounds.viewport.width, bottom: bounds.viewport.height }, -MARGIN_PX)
    if (place !== chosen) map.controller.goTo(reveal(target, boxOf(place), room, bounds))
  }
  const addBox = () => {
    const { controller } = map
    const { x, y } = toMap(controller.view, centreOf(controller.bounds.viewport))
    const [left, top] = [Math.round(x) - HALF_SIDE, Math.round(y) - HALF_SIDE]
    store.add(cornersOfBox({ left, top, right: left + 2 * HALF_SIDE, bottom: top + 2 * HALF_SIDE }), false)
  }

  return (
    <aside className="editor-panel" aria-labelledby="editor-title">
      <header>
        <h2 id="editor-title" tabIndex={-1}>
          Places by hand
        </h2>
        <div className="editor-row">
          <button type="button" id="editor-undo" disabled={history.past.length === 0} onClick={() => store.undo()}>
            Undo
          </button>
          <button type="button" id="editor-redo" disabled={history.future.length === 0} onClick={() => store.redo()}>
            Redo
          </button>
        </div>
      </header>
      <div className="editor-body">
        {opened.refusal && <p className="editor-refusal">{opened.refusal}</p>}
        <div className="editor-row" role="group" aria-label="Tools">
          {MODES.map(([name, label]) => (
            <button
              key={name}
              type="button"
              aria-pressed={mode === name}
              disabled={isLocked}
              onClick={() => store.set({ mode: name, draft: null })}
            >
              {label}
            </button>
          ))}
        </div>
        <p className="editor-hint">{MODES.find(([name]) => name === mode)?.[2]}</p>
        <ol className="editor-places" aria-label="Places">
          {store.places.map((place) => {
            const kind = remarksOn(checked, store.places, place)[0]?.kind
            return (
              <li key={place.id}>
                <button
                  type="button"
                  id={`editor-place-${place.id}`}
                  aria-pressed={place === chosen}
                  data-remark={kind}
                  onClick={() => choose(place)}
                >
                  {place.name || 'Nameless'}
                  {kind && <small>{kind === 'mistake' ? 'has a mistake' : 'covers something'}</small>}
                </button>
              </li>
            )
          })}
        </ol>
        <button type="button" className="editor-add" disabled={isLocked} onClick={addBox}>
          Add a box in the middle
        </button>
        {opened.isDrawn && <LandField store={store} state={state} />}
        {others.length > 0 && (
          <ul className="editor-remarks">
            {others.map(({ sentence }) => (
              <li key={sentence} data-remark="mistake">
                {sentence}
              </li>
            ))}
          </ul>
        )}
        {chosen && <PlaceForm store={store} place={chosen} />}
      </div>
      <footer>
        <DrawingLog state={state} />
        <p role="status" aria-live="polite">
          {message || (isSaved ? 'src/realm.ts is as shown.' : mistakes.length > 0 ? WRONG : 'Not saved yet.')}
        </p>
        <p role="status" aria-live="polite" className="unseen">
          {remarks.join(' ')}
        </p>
        <div className="editor-row">
          <button
            type="button"
            id="editor-save"
            disabled={isSaved || isSaving || mistakes.length > 0 || isLocked}
            onClick={() => store.save()}
          >
            {isSaved ? 'Saved' : 'Save'}
          </button>
          {opened.isDrawn && (
            <button
              type="button"
              id="editor-draw"
              disabled={state.drawing?.isRunning || mistakes.length > 0 || (isLocked && !isSaved)}
              onClick={() => store.draw()}
            >
              {isSaved ? 'Draw the map' : 'Save and draw'}
            </button>
          )}
        </div>
      </footer>
    </aside>
  )
}

/** A line about a written file: of interest while the map is being drawn. */
const FILE = /: \d+ bytes$/

/** The progress of the drawing, and afterwards whatever has no room or is covered. */
function DrawingLog({ state: { drawing, opened } }: Pick<Props, 'state'>) {
  const log = useRef<HTMLOListElement>(null)
  const lines = drawing?.lines ?? []
  const shown = drawing?.isRunning || drawing?.exitCode ? lines : lines.filter((line) => !FILE.test(line))
  useEffect(() => {
    // The last line is in view.
    if (shown.length > 0) log.current?.scrollTo(0, log.current.scrollHeight)
  }, [shown.length])
  if (!drawing?.isRunning && shown.length === 0)
    return opened.isDrawn && opened.isStale ? (
      <p className="editor-hint">The picture is older than the table. Draw the map to renew it.</p>
    ) : null
  return (
    <section aria-labelledby="editor-drawing">
      <h3 id="editor-drawing">{drawing?.isRunning ? 'The map is being drawn …' : 'The last drawing'}</h3>
      <ol ref={log} className="editor-log">
        {shown.map((line, index) => (
          <li key={index}>{line}</li>
        ))}
      </ol>
    </section>
  )
}
