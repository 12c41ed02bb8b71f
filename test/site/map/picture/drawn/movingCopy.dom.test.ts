/** The bitmap that replaces the picture while the map moves. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { View } from '../../../../../src/panzoom/core/view'
import { movingCopy } from '../../../../../src/site/map/picture/drawn/movingCopy'
import { liveMapOf, open as openPage } from '../../../../helpers/page'

const drawImage = vi.fn()
const ending = { controller: new AbortController() }

/** Starts the feature on a sheet with a picture of two layers, which are decoded, and a part of one over them. */
async function open() {
  const { surface: sheet, ...page } = openPage()
  sheet.innerHTML =
    '<svg viewBox="0 0 200 150"><image href="/wash.avif"/><image href="/ink.svg"/><g><image href="/wash.avif"/></g></svg>' +
    '<picture><source srcset="/night.svg"><img></picture>'
  // jsdom has no layout of SVG, and so no view box.
  const viewBox = { value: { baseVal: { width: 200, height: 150 } } }
  Object.defineProperty(sheet.querySelector('svg'), 'viewBox', viewBox)
  movingCopy(liveMapOf({ surface: sheet, ...page }), ending.controller.signal)
  await decoded()
  return { sheet, ...page }
}

/** The system's colour scheme. */
const scheme = Object.assign(new EventTarget(), { matches: false })

beforeEach(() => {
  scheme.matches = false
  vi.stubGlobal('matchMedia', () => scheme)
  vi.stubGlobal('requestIdleCallback', (callback: () => void) => callback())
  drawImage.mockClear()
  ending.controller = new AbortController()
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue({ drawImage } as never)
  HTMLImageElement.prototype.decode = () => Promise.resolve()
})

afterEach(() => {
  ending.controller.abort()
  vi.unstubAllGlobals()
  Reflect.deleteProperty(HTMLImageElement.prototype, 'decode')
})

const decoded = () => new Promise((resolve) => setTimeout(resolve, 10))

it.each([
  { density: 1, size: [200, 150] },
  { density: 3, size: [400, 300] },
])(
  'a bitmap of both layers is inserted before the picture, on a $density x screen of $size px',
  async ({ density, size }) => {
    vi.stubGlobal('devicePixelRatio', density)
    const { sheet } = await open()
    const canvas = sheet.querySelector('svg')?.previousElementSibling as HTMLCanvasElement
    expect([canvas.width, canvas.height]).toEqual(size)
    expect(drawImage.mock.calls.map(([image, ...box]) => [new URL(image.src).pathname, ...box])).toEqual([
      ['/wash.avif', 0, 0, ...size],
      ['/ink.svg', 0, 0, ...size],
    ])
    ending.controller.abort()
    expect(sheet.querySelector('canvas')).toBeNull()
  },
)

it('replaces the picture while the map moves, and for half a second more at another scale, which takes long to draw', async () => {
  const { sheet, controller, clock } = await open()
  const replaces = () => sheet.classList.contains('covered')
  const stayMs = (target: View) => {
    controller.goTo(target, 100)
    clock.advance(50)
    expect(replaces()).toBe(true)
    while (controller.isMoving) clock.frame()
    const restMs = clock.now()
    while (replaces()) clock.frame()
    return clock.now() - restMs
  }
  // Then the two layers are drawn below it.
  expect(stayMs({ x: -200, y: -200, scale: 2 })).toBe(600)
  expect(stayMs({ x: -300, y: -200, scale: 2 })).toBe(0)
})

it('covers the layers while they are drawn one by one, until the map moves again', async () => {
  const { sheet, controller, clock } = await open()
  const drawn = () =>
    [...sheet.querySelectorAll<SVGElement>('svg > image')].map(({ style }) => style.visibility !== '')
  controller.goTo({ x: -200, y: -200, scale: 2 }, 100)
  while (controller.isMoving) clock.frame()
  expect(drawn()).toEqual([false, false])
  while (!sheet.classList.contains('uncovering')) clock.frame()
  expect(drawn()).toEqual([true, false])
  expect(sheet.classList.contains('covered')).toBe(true)
  controller.goTo({ x: -200, y: -200, scale: 3 }, 100)
  clock.frame()
  expect(drawn()).toEqual([false, false])
  expect(sheet.classList.contains('uncovering')).toBe(false)
})

it('in the dark scheme the night is a part of the bitmap, also if the scheme changes later', async () => {
  const drawn = () => drawImage.mock.calls.splice(0).map(([image]) => new URL(image.src).pathname)
  await open()
  expect(drawn()).toEqual(['/wash.avif', '/ink.svg'])
  scheme.matches = true
  scheme.dispatchEvent(new Event('change'))
  await decoded()
  expect(drawn()).toEqual(['/wash.avif', '/ink.svg', '/night.svg'])
})

it.each([
  { when: 'if a layer does not load', layer: () => Promise.reject(new Error('no picture')) },
  { when: 'if the map goes while the layers are decoded', layer: async () => ending.controller.abort() },
])('there is no bitmap $when', async ({ layer }) => {
  HTMLImageElement.prototype.decode = layer
  const { sheet } = await open()
  expect([sheet.querySelector('canvas'), drawImage.mock.calls]).toEqual([null, []])
})
