/** The editor of places over the live map, in development alone: `npm run dev`, then `/?edit`. */
import { useEffect, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { createRoot } from 'react-dom/client'
import type { LiveMap } from '../../site/map/liveMap'
import './editor.css'
import { listenToPresses } from './gestures'
import { listenToKeys } from './keys'
import { Overlay } from './Overlay'
import { Panel } from './Panel'
import * as server from './requests'
import { keepFocus } from './session'
import { Store } from './store'

/** Adds the editor to a map, until the signal is aborted. */
export async function edit(map: LiveMap, signal: AbortSignal): Promise<void> {
  const opened = await server.open()
  if (signal.aborted) return
  const { root, sheet } = map
  const store = new Store(opened, signal)
  const overlay = document.createElement('div')
  const panel = document.createElement('div')
  sheet.append(overlay)
  // Beside the map, not in it: its keys are not the engine's.
  root.after(panel)
  root.parentElement?.classList.add('editor')
  const react = createRoot(panel)
  const onReady = () => keepFocus(signal)?.focus()
  react.render(<Editor map={map} store={store} overlay={overlay} onReady={onReady} />)
  if (!opened.refusal) {
    listenToPresses(map, store, signal)
    listenToKeys(store, signal)
  }
  signal.addEventListener('abort', () => {
    react.unmount()
    panel.remove()
    overlay.remove()
    root.parentElement?.classList.remove('editor')
  })
}

interface Props {
  readonly map: LiveMap
  readonly store: Store
  readonly overlay: HTMLElement
  readonly onReady: () => void
}

function Editor({ map, store, overlay, onReady }: Props) {
  const state = useSyncExternalStore(store.subscribe, () => store.state)
  useEffect(onReady, [onReady])
  return (
    <>
      <Panel map={map} store={store} state={state} />
      {createPortal(<Overlay state={state} />, overlay)}
    </>
  )
}
