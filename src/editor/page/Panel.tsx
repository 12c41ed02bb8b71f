import { useEffect } from 'react'
import { centreOf } from '../../panzoom/core/geometry'
import { toMap } from '../../panzoom/core/view'
import type { LiveMap } from '../../site/map/liveMap'
import { reveal } from '../../site/map/overlay/clearView'
import { areaBox, boxOfSize, cornersOfBox, grown, screenBoxOf } from '../../table/area'
import { LAND_WORDS } from '../../table/table'
import { Conflicts } from './Conflicts'
import type { EditedRegion } from './messages'
import { Button, PlaceForm, Remarks, SITE, Texts } from './PlaceForm'
import type { Store } from './store'

/** The margin around a place that is chosen in the list, in CSS px. */
const MARGIN_PX = 40
/** Half the side of a box that is added by its button, in map px. */
const HALF_SIDE = 100

/** Scrolls by what is needed alone. */
const NEAREST = { block: 'nearest' } as const

const MOVING =
  'Drag a place or its handles; with Alt, one corner. Arrow keys move it, Shift: by 10, Alt: size it.'
const DRAWING =
  'Drag a box, or press at each corner, then at the first one, or Enter. Backspace takes one back.'

const KINDS = { mistake: 'has a mistake', cover: 'covers something', reminder: 'to be written' }

/** The panel beside the map: the tools, the list of places, the fields of the chosen one, and the land. */
export function Panel({ map, store }: { readonly map: LiveMap; readonly store: Store }) {
  const { opened, draft, message, states, at, remarks, conflicts, isSaving, drawing } = store.state
  const { chosen, isSaved } = store
  const hasMistakes = remarks.some(({ kind }) => kind === 'mistake')
  const isBlocked = hasMistakes || conflicts.length > 0
  const unsaved = hasMistakes ? 'Not saved: there are mistakes.' : 'Not saved yet.'
  const isNew = chosen && !opened.table.regions.some(({ id }) => id === chosen.id)

  // One that was chosen on the map comes into view in the list, which scrolls: its fields are below that.
  useEffect(() => {
    if (chosen) document.querySelector('.editor-places [aria-pressed="true"]')?.scrollIntoView(NEAREST)
  }, [chosen?.id])
  // The name of a new place is typed next.
  useEffect(() => {
    if (isNew) document.querySelector<HTMLTextAreaElement>('#editor-name')?.select()
  }, [isNew])
  // WebKit has no scroll anchoring: remarks above the field push it out of view.
  useEffect(() => {
    const { activeElement } = document
    if (remarks.length > 0 && activeElement?.closest('.editor-fields')) activeElement.scrollIntoView(NEAREST)
  }, [remarks])

  /** Chooses a place of the list, which comes into view; the chosen one is left. */
  const choose = (place: EditedRegion) => {
    store.choose(place === chosen ? null : place.id)
    const { target, bounds } = map.controller
    const room = grown(boxOfSize(bounds.viewport), -MARGIN_PX)
    const box = screenBoxOf(areaBox(place), { x: 0, y: 0, scale: bounds.map.width / opened.size.width })
    if (place !== chosen) map.controller.goTo(reveal(target, box, room, bounds))
  }
  const addBox = () => {
    const { x, y } = toMap(store.viewIn(map.controller), centreOf(map.controller.bounds.viewport))
    const [left, top] = [Math.round(x), Math.round(y)]
    store.add(cornersOfBox(grown({ left, top, right: left, bottom: top }, HALF_SIDE)))
  }

  return (
    <aside className="editor-panel" aria-labelledby="editor-title">
      <header>
        <h2 id="editor-title">Places by hand</h2>
        <Button disabled={at === 0} onClick={() => store.step(-1)}>
          Undo
        </Button>
        <Button disabled={at === states.length - 1} onClick={() => store.step(1)}>
          Redo
        </Button>
      </header>
      <div className="editor-body">
        <div className="editor-row" role="group" aria-label="Tools">
          <Button aria-pressed={draft !== null} onClick={() => store.set({ draft: draft ? null : [] })}>
            Draw a place
          </Button>
          <Button onClick={addBox}>Add a box in the middle</Button>
        </div>
        <p className="editor-hint">{draft ? DRAWING : MOVING}</p>
        <ol className="editor-places" aria-label="Places">
          {store.places.map((place) => {
            const kind = store.remarksOn(place)[0]?.kind
            return (
              <li key={place.id}>
                <Button aria-pressed={place === chosen} data-remark={kind} onClick={() => choose(place)}>
                  {place.name || 'Nameless'}
                  {kind && <small>{KINDS[kind]}</small>}
                </Button>
              </li>
            )
          })}
        </ol>
        {chosen && <PlaceForm key={chosen.id} store={store} place={chosen} />}
        {opened.isDrawn && <LandField store={store} />}
        <details>
          <summary>The site, and you</summary>
          <fieldset className="editor-fields" aria-label="The site, and you" onBlur={() => store.endPart()}>
            <Texts store={store} fields={SITE} />
          </fieldset>
        </details>
        <Remarks store={store} />
      </div>
      <footer>
        {drawing && (drawing.isRunning || drawing.output) && (
          <details open={drawing.isRunning || drawing.exitCode !== 0}>
            <summary>{drawing.isRunning ? 'The map is being drawn …' : 'The last drawing'}</summary>
            {/* Its last line is in view. */}
            <pre ref={(log) => log?.scrollTo(0, log.scrollHeight)}>{drawing.output}</pre>
          </details>
        )}
        {opened.isDrawn && opened.isStale && !drawing?.isRunning && (
          <p className="editor-hint">The picture is older than the table. Draw the map to renew it.</p>
        )}
        <div className="editor-conflicts">
          <Conflicts store={store} />
        </div>
        <p role="status">{message || (isSaved ? 'The table is as shown.' : unsaved)}</p>
        <div className="editor-row">
          <Button
            className="editor-main"
            disabled={isSaved || isSaving || isBlocked}
            onClick={() => store.save()}
          >
            {isSaved ? 'Saved' : 'Save'}
          </Button>
          {opened.isDrawn && (
            <Button disabled={drawing?.isRunning || isSaving || isBlocked} onClick={() => store.draw()}>
              {isSaved ? 'Draw the map' : 'Save and draw'}
            </Button>
          )}
        </div>
      </footer>
    </aside>
  )
}

/** The word that the land grows from, and how far its sketch is. */
function LandField({ store }: { readonly store: Store }) {
  const { land = '' } = store.edited
  const name = land ? `The land "${land}"` : 'The land made by hand'
  const isShown = store.state.sketch?.land === land
  const state = isShown ? ', as a sketch: draw the map to see it.' : ' grows …'
  const otherWord = () => {
    const others = LAND_WORDS.filter((word) => word !== land)
    store.setValue(['land'], others[Math.floor(Math.random() * others.length)])
  }
  return (
    <fieldset className="editor-fields" aria-label="The land" onBlur={() => store.endPart()}>
      <Texts store={store} fields={{ land: 'Land' }} />
      <Button onClick={otherWord}>Another word</Button>
      <p className="editor-hint" role="status">
        {name + (store.needsSketch ? state : '.')}
      </p>
    </fieldset>
  )
}
