import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { backgroundWork } from '../../../src/site/start/backgroundWork'

const root = document.documentElement
let fetched: string[] = []

beforeEach(() => {
  fetched = []
  vi.stubGlobal(
    'Image',
    class {
      set src(address: string) {
        fetched.push(address)
      }
    },
  )
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
      return new Promise((resolve) => {
        come.push(() => resolve(this))
      })
    }
  }
  vi.stubGlobal('FontFace', Face)
  Object.defineProperty(document, 'fonts', { configurable: true, value: { add } })
  backgroundWork(async () => {})
  expect(root.hasAttribute('data-lettered')).toBe(false)
  for (const load of come) load()
  await vi.waitFor(() => expect(root.hasAttribute('data-lettered')).toBe(true))
  const font = ['Pirata One', expect.stringMatching(/^url\(.*pirata-one.*\.woff2\)$/)]
  const ofHeadings = add.mock.calls.filter(([{ font }]) => font[0] === 'Pirata One')
  expect(ofHeadings).toEqual(isUsed ? [[{ font }]] : [])
})

it('a browser without FontFace stays with the fallback font, and has the paper all the same', async () => {
  const fetchScript = vi.fn(async () => {})
  backgroundWork(fetchScript)
  await Promise.resolve()
  expect(fetched).toEqual(['/map/paper.webp'])
  expect(fetchScript).toHaveBeenCalledOnce()
  expect(root.hasAttribute('data-lettered')).toBe(false)
})

it.each([
  { where: 'a page without a worker', controller: null, isRegistered: true },
  { where: 'a page with another worker', controller: 'http://localhost:3000/other.js', isRegistered: true },
  // It may be uninstalling itself.
  { where: 'a page that it serves', controller: 'http://localhost:3000/sw.js', isRegistered: false },
  { where: 'development', controller: null, isProduction: false, isRegistered: false },
  { where: 'a build without it', controller: null, offline: 'off', isRegistered: false },
])(
  'the service worker is registered in $where: $isRegistered',
  ({ controller, isProduction = true, offline = '', isRegistered }) => {
    vi.stubEnv('PROD', isProduction)
    vi.stubEnv('VITE_OFFLINE', offline)
    const register = vi.fn(() => Promise.reject(new DOMException('denied', 'SecurityError')))
    const serviceWorker = { register, controller: controller && { scriptURL: controller } }
    Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: serviceWorker })
    backgroundWork(async () => {})
    const call = ['http://localhost:3000/sw.js', { updateViaCache: 'none' }]
    expect(register.mock.calls).toEqual(isRegistered ? [call] : [])
  },
)
