import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { backgroundWork } from '../../src/delivery/backgroundWork'

const PICTURES = ['/paper.webp']

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
  document.head.replaceChildren()
  Reflect.deleteProperty(document, 'fonts')
  delete document.documentElement.dataset.lettered
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

it('the paper is fetched once', () => {
  backgroundWork(async () => {})
  expect(fetched).toEqual(PICTURES)
})

it.each([
  { where: 'is used on the map once it has loaded', page: '<div data-map></div>', isUsed: true },
  { where: 'is not used on other pages', page: '<h1>Here</h1>', isUsed: false },
])('the font $where', async ({ page, isUsed }) => {
  vi.useFakeTimers()
  document.body.innerHTML = page
  let come = () => {}
  const added: unknown[] = []
  class Face {
    readonly family: string
    readonly source: string
    constructor(family: string, source: string) {
      this.family = family
      this.source = source
    }
    load() {
      return new Promise((resolve) => {
        come = () => resolve(this)
      })
    }
  }
  vi.stubGlobal('FontFace', Face)
  Object.defineProperty(document, 'fonts', { configurable: true, value: { add: (face: unknown) => added.push(face) } })
  backgroundWork(async () => {})
  expect(document.documentElement.hasAttribute('data-lettered')).toBe(false)
  come()
  await vi.waitFor(() => expect(document.documentElement.hasAttribute('data-lettered')).toBe(true))
  const font = { family: 'Pirata One', source: expect.stringMatching(/^url\(.*pirata-one.*\.woff2\)$/) }
  expect(added).toEqual(isUsed ? [expect.objectContaining(font)] : [])
  document.body.replaceChildren()
  Reflect.deleteProperty(document, 'fonts')
})

it('a browser without FontFace keeps the fallback font', async () => {
  vi.useFakeTimers()
  backgroundWork(async () => {})
  await vi.advanceTimersByTimeAsync(10)
  expect(fetched).toEqual(PICTURES)
  expect(document.documentElement.hasAttribute('data-lettered')).toBe(false)
})
