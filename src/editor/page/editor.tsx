/** The editor of places over the live map, in development alone: `npm run dev`, then `/?edit`. */
import { createPortal } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { type LiveMap, MAP_LIVE } from '../../site/map/liveMap'
import './editor.css'
import { listenToPresses } from './gestures'
import { listenToKeys } from './keys'
import { Overlay } from './Overlay'
import { Panel } from './Panel'
import { request, Store } from './store'

document.addEventListener(MAP_LIVE, ({ detail: { map, signal } }) => edit(map, signal))

/** Adds the editor to a map, until the signal is aborted. */
async function edit(map: LiveMap, signal: AbortSignal): Promise<void> {
  const opened = await request('open').catch(({ message }: Error) => message)
  if (signal.aborted) return
  const [overlay, panel] = [document.createElement('div'), document.createElement('div')]
  const react = createRoot(panel)
  const { parentElement } = map.root
  map.sheet.append(overlay)
  // Beside the map, not in it: its keys are not the engine's.
  map.root.after(panel)
  parentElement?.classList.add('editor')
  signal.addEventListener('abort', () => {
    react.unmount()
    panel.remove()
    overlay.remove()
    parentElement?.classList.remove('editor')
  })
  if (typeof opened === 'string') return react.render(<p className="editor-panel">{opened}</p>)
  const render = () =>
    react.render(
      <>
        <Panel map={map} store={store} />
        {createPortal(<Overlay map={map} store={store} />, overlay)}
      </>,
    )
  const store = new Store(opened, signal, render)
  render()
  listenToPresses(map, store, signal)
  listenToKeys(store, signal)
  // The server restarts when the table changes, and Vite would load the page again, without what is not
  // saved.
  for (const event of ['vite:ws:disconnect', 'vite:beforeFullReload'] as const)
    import.meta.hot?.on(event, () => (signal.aborted ? undefined : new Promise(() => {})))
  addEventListener('beforeunload', (event) => !store.isSaved && event.preventDefault(), { signal })
}
