/** The bitmap that replaces the picture in Firefox while the map moves. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { movingCopy } from '../../../src/map/picture/movingCopy'
import { liveMapOf, open as openPage } from '../../helpers/page'

const drawImage = vi.fn()
const ending = { controller: new AbortController() }

/** Starts the feature on a sheet with a picture of two layers, in a browser that supports a CSS property. */
function openIn(supported: string) {
  const { surface: sheet, ...page } = openPage()
  sheet.innerHTML =
    '<svg viewBox="0 0 200 150"><image href="/wash.avif"/><image href="/ink.svg"/><a href="/x"/></svg>' +
    '<picture><source srcset="/night.svg"><img></picture>'
  // jsdom has no layout of SVG, and so no view box.
  const viewBox = { value: { baseVal: { width: 200, height: 150 } } }
  Object.defineProperty(sheet.querySelector('svg'), 'viewBox', viewBox)
  vi.stubGlobal('CSS', { supports: (property: string) => property === supported })
  movingCopy(liveMapOf({ surface: sheet, ...page }), ending.controller.signal)
  return sheet
}

/** The system's colour scheme. */
const scheme = Object.assign(new EventTarget(), { matches: false })

beforeEach(() => {
  scheme.matches = false
  vi.stubGlobal('matchMedia', () => scheme)
  drawImage.mockClear()
  ending.controller = new AbortController()
  vi.stubGlobal('requestIdleCallback', (callback: () => void) => setTimeout(callback))
  vi.stubGlobal('cancelIdleCallback', clearTimeout)
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue({ drawImage } as never)
  HTMLImageElement.prototype.decode = () => Promise.resolve()
})

afterEach(() => {
  vi.unstubAllGlobals()
  Reflect.deleteProperty(HTMLImageElement.prototype, 'decode')
})

const idle = () => new Promise((resolve) => setTimeout(resolve, 10))

it('in Firefox a bitmap of both layers is inserted before the picture, at the size of the map', async () => {
  const sheet = openIn('-moz-appearance')
  expect(sheet.querySelector('canvas')).toBeNull()
  await idle()
  const canvas = sheet.querySelector('svg')?.previousElementSibling as HTMLCanvasElement
  expect([canvas.width, canvas.height]).toEqual([200, 150])
  expect(drawImage.mock.calls.map(([image, ...box]) => [new URL(image.src).pathname, ...box])).toEqual([
    ['/wash.avif', 0, 0, 200, 150],
    ['/ink.svg', 0, 0, 200, 150],
  ])
  ending.controller.abort()
  expect(sheet.querySelector('canvas')).toBeNull()
})

it('in the dark scheme the night is a part of the bitmap, also if the scheme changes later', async () => {
  const drawn = () => drawImage.mock.calls.splice(0).map(([image]) => new URL(image.src).pathname)
  openIn('-moz-appearance')
  await idle()
  expect(drawn()).toEqual(['/wash.avif', '/ink.svg'])
  scheme.matches = true
  scheme.dispatchEvent(new Event('change'))
  await idle()
  expect(drawn()).toEqual(['/wash.avif', '/ink.svg', '/night.svg'])
})

const decode = (decoded: () => Promise<void>) => Object.assign(HTMLImageElement.prototype, { decode: decoded })

it.each([
  { when: 'in other browsers', supported: '-webkit-appearance', act: () => {} },
  { when: 'if the map has gone before', act: () => ending.controller.abort() },
  { when: 'if a layer does not load', act: () => decode(() => Promise.reject(new Error('no picture'))) },
  { when: 'if the map goes while the layers are decoded', act: () => decode(async () => ending.controller.abort()) },
])('there is no bitmap $when', async ({ supported = '-moz-appearance', act }) => {
  const sheet = openIn(supported)
  act()
  await idle()
  expect([sheet.querySelector('canvas'), drawImage.mock.calls]).toEqual([null, []])
})
