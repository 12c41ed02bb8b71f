/** The editor of places over the live map, in development alone: `npm run dev`, then `/?edit`. */
import { createPortal } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { type LiveMap, MAP_LIVE } from '../../site/map/liveMap'
import './editor.css'
import { listenToPresses } from './gestures'
import { listenToKeys } from './keys'
import { Overlay } from './Overlay'
import { Panel } from './Panel'
import { request } from './request'
import { Store } from './store'

document.addEventListener(MAP_LIVE, ({ detail: { map, signal } }) => edit(map, signal))

/** As long as the document: what is not saved stays while another page is shown. */
let store: Store | undefined

/** Adds the editor to a map, until the signal is aborted. */
async function edit(map: LiveMap, signal: AbortSignal): Promise<void> {
  const opened = store ? '' : await request('open').catch(({ message }: Error) => message)
  if (signal.aborted) return
  const [overlay, panel] = [document.createElement('div'), document.createElement('div')]
  const react = createRoot(panel)
  const { parentElement } = map.root
  map.sheet.append(overlay)
  // Beside the map, not in it: its keys are not the engine's.
  map.root.after(panel)
  parentElement?.classList.add('editor')
  signal.addEventListener('abort', () => {
    if (store) store.onChange = () => {}
    // Not within React’s own rendering, which ends the map.
    queueMicrotask(() => react.unmount())
    panel.remove()
    overlay.remove()
    parentElement?.classList.remove('editor')
  })
  if (typeof opened !== 'string') store = keep(new Store(opened))
  if (!store) return react.render(<p className="editor-panel">{opened as string}</p>)
  const kept = store
  kept.onChange = () =>
    react.render(
      <>
        <Panel map={map} store={kept} />
        {createPortal(<Overlay map={map} store={kept} />, overlay)}
      </>,
    )
  kept.onChange()
  listenToPresses(map, kept, signal)
  listenToKeys(kept, signal)
}

/** Asks before what is not saved is lost. */
function keep(store: Store): Store {
  // The server restarts when the table changes, and Vite would load the page again.
  const isOpen = () => document.querySelector('.editor') !== null || !store.isSaved
  for (const event of ['vite:ws:disconnect', 'vite:beforeFullReload'] as const)
    import.meta.hot?.on(event, () => (isOpen() ? new Promise(() => {}) : undefined))
  addEventListener('beforeunload', (event) => {
    // A field that is not ended yet.
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
    if (!store.isSaved || store.state.draft) event.preventDefault()
  })
  return store
}
