import { act, startTransition } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, it } from 'vitest'
import { App } from '../../src/App'
import { fetchSections } from '../../src/pages/sections'

await fetchSections()

let root: Root | null = null

afterEach(() => act(() => root?.unmount()))

it('the menu button opens the drawer as soon as boot.ts leaves it to React', async () => {
  window.history.replaceState(null, '', '/crafts')
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = renderToString(<App path="/crafts" />)
  const openAtStart = new Promise((resolve) => {
    const observer = new MutationObserver(() => {
      if (!('started' in document.documentElement.dataset)) return
      observer.disconnect()
      container.querySelector<HTMLElement>('[aria-label=Menu]')?.click()
      resolve(container.querySelector('dialog')?.open)
    })
    observer.observe(document.documentElement, { attributes: true })
  })
  startTransition(() => {
    root = hydrateRoot(container, <App />)
  })
  expect(await openAtStart).toBe(true)
})
