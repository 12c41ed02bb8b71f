import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { backgroundWork } from '../../../src/site/start/backgroundWork'
import { INK_FILES } from '../../../src/table/paths'

let fetched: string[] = []

beforeEach(() => {
  fetched = []
  const Image = class {
    set src(address: string) {
      fetched.push(address)
    }
  }
  vi.stubGlobal('Image', Image)
})

afterEach(() => {
  document.head.replaceChildren()
  document.body.replaceChildren()
  Reflect.deleteProperty(document, 'fonts')
  Reflect.deleteProperty(navigator, 'serviceWorker')
  vi.unstubAllEnvs()
  vi.unstubAllGlobals()
})

it('the font of headings is fetched before the service worker is told what has been', async () => {
  vi.stubEnv('PROD', true)
  vi.stubEnv('VITE_OFFLINE', '')
  const register = vi.fn(async () => {})
  offerWorker({ register, ready: new Promise(() => {}) })
  let come = () => {}
  const coming = new Promise<void>((resolve) => {
    come = resolve
  })
  const load = vi.fn(() => coming)
  Object.defineProperty(document, 'fonts', { configurable: true, value: { load } })
  backgroundWork(async () => {}).catch(() => {})
  expect(load).toHaveBeenCalledWith('1em "Pirata One"')
  // All that does not wait for the font is done by then.
  await new Promise((resolve) => setTimeout(resolve))
  expect(register).not.toHaveBeenCalled()
  come()
  await vi.waitFor(() => expect(register).toHaveBeenCalled())
})

it('a browser without the interface of fonts keeps the fallback font, and has the paper', async () => {
  const fetchScript = vi.fn(async () => {})
  backgroundWork(fetchScript).catch(() => {})
  await Promise.resolve()
  expect(fetched).toEqual(['/map/paper.webp'])
  expect(fetchScript).toHaveBeenCalledOnce()
})

const offerWorker = (value: object) =>
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value })

it.each([
  { where: 'a page', isRegistered: true },
  { where: 'development', isProduction: false, isRegistered: false },
  { where: 'a build without it', offline: 'off', isRegistered: false },
])('the service worker is registered in $where: $isRegistered', async (row) => {
  const { isProduction = true, offline = '', isRegistered } = row
  vi.stubEnv('PROD', isProduction)
  vi.stubEnv('VITE_OFFLINE', offline)
  const register = vi.fn(() => Promise.reject(new DOMException('denied', 'SecurityError')))
  offerWorker({ register })
  backgroundWork(async () => {}).catch(() => {})
  await vi.waitFor(() => expect(register).toHaveBeenCalledTimes(isRegistered ? 1 : 0))
  if (isRegistered) expect(register).toHaveBeenCalledWith('/sw.js')
})

it('the service worker is sent this page, the map, and the files that both need', async () => {
  vi.stubEnv('PROD', true)
  vi.stubEnv('VITE_OFFLINE', '')
  const postMessage = vi.fn()
  offerWorker({ register: async () => {}, ready: Promise.resolve({ active: { postMessage } }) })
  const script = 'http://localhost:3000/assets/index-0123abcd.js'
  vi.stubGlobal('performance', { getEntriesByType: () => [{ name: script }] })
  // This page has these styles inline, and has not fetched them: others get them with their script.
  const styles = 'http://localhost:3000/assets/pages-0123abcd.css'
  document.head.innerHTML = `<link rel="stylesheet" href="${styles}" disabled>`
  window.history.replaceState(null, '', '/crafts')
  backgroundWork(async () => {}).catch(() => {})
  await vi.waitFor(() => expect(postMessage).toHaveBeenCalledOnce())
  const pages = ['', 'http://localhost:3000/crafts']
  const pictures = ['map/paper.webp', 'map/wash.avif', ...INK_FILES].map((file) => `/${file}`)
  expect(postMessage).toHaveBeenCalledWith({ pages, files: [...pictures, script, styles] })
})
