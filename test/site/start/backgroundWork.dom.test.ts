import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { backgroundWork } from '../../../src/site/start/backgroundWork'
import { INK_FILES } from '../../../src/table/paths'

const root = document.documentElement
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
  document.body.replaceChildren()
  Reflect.deleteProperty(document, 'fonts')
  Reflect.deleteProperty(navigator, 'serviceWorker')
  delete root.dataset.lettered
  vi.unstubAllEnvs()
  vi.unstubAllGlobals()
})

it.each([
  { where: 'on the map', page: '<div data-map></div>', isUsed: true },
  { where: 'not on other pages', page: '<h1>Here</h1>', isUsed: false },
])('the font is used once it has loaded, $where', async ({ page, isUsed }) => {
  document.body.innerHTML = page
  const come: (() => void)[] = []
  const add = vi.fn()
  class Face {
    readonly font: readonly string[]
    constructor(...font: string[]) {
      this.font = font
    }
    load() {
      return new Promise((resolve) => come.push(() => resolve(this)))
    }
  }
  vi.stubGlobal('FontFace', Face)
  Object.defineProperty(document, 'fonts', { configurable: true, value: { add } })
  backgroundWork(async () => {}).catch(() => {})
  expect(root.hasAttribute('data-lettered')).toBe(false)
  for (const load of come) load()
  await vi.waitFor(() => expect(root.hasAttribute('data-lettered')).toBe(true))
  const font = ['Pirata One', expect.stringMatching(/^url\(.*pirata-one.*\.woff2\)$/)]
  const ofHeadings = add.mock.calls.filter(([{ font }]) => font[0] === 'Pirata One')
  expect(ofHeadings).toEqual(isUsed ? [[{ font }]] : [])
})

it('a browser without FontFace stays with the fallback font, and has the paper all the same', async () => {
  const fetchScript = vi.fn(async () => {})
  backgroundWork(fetchScript).catch(() => {})
  await Promise.resolve()
  expect(fetched).toEqual(['/map/paper.webp'])
  expect(fetchScript).toHaveBeenCalledOnce()
  expect(root.hasAttribute('data-lettered')).toBe(false)
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
  window.history.replaceState(null, '', '/crafts')
  backgroundWork(async () => {}).catch(() => {})
  await vi.waitFor(() => expect(postMessage).toHaveBeenCalledOnce())
  const pages = ['', 'http://localhost:3000/crafts']
  const pictures = ['map/paper.webp', 'map/wash.avif', ...INK_FILES].map((file) => `/${file}`)
  expect(postMessage).toHaveBeenCalledWith({ pages, files: [...pictures, script] })
})
