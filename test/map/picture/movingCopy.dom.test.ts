/** The bitmap that replaces the picture in Firefox while the map moves. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { movingCopy } from '../../../src/map/picture/movingCopy'
import { liveMapOf, open as openPage } from '../../helpers/page'

const drawn: unknown[][] = []

/** Starts the feature on a sheet with a picture of two layers, in a browser that supports these CSS properties. */
function openIn(supported: string[], loads = true) {
  const page = openPage()
  page.surface.innerHTML =
    '<svg viewBox="0 0 200 150"><image href="/wash.avif"/><image href="/ink.svg"/><a href="/x"/></svg>'
  // jsdom has no layout of SVG, and so no view box.
  const size = { width: 200, height: 150 }
  Object.defineProperty(page.surface.querySelector('svg'), 'viewBox', { value: { baseVal: size } })
  vi.stubGlobal('CSS', { supports: (property: string) => supported.includes(property) })
  HTMLImageElement.prototype.decode = () => (loads ? Promise.resolve() : Promise.reject(new Error('no picture')))
  const map = liveMapOf(page)
  return { sheet: map.sheet, stop: movingCopy(map) }
}

beforeEach(() => {
  drawn.length = 0
  vi.stubGlobal('requestIdleCallback', (callback: () => void) => setTimeout(callback))
  vi.stubGlobal('cancelIdleCallback', clearTimeout)
  const context = { drawImage: (...all: unknown[]) => drawn.push(all) }
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context as never)
})

afterEach(() => {
  vi.unstubAllGlobals()
  Reflect.deleteProperty(HTMLImageElement.prototype, 'decode')
})

const idle = () => new Promise((resolve) => setTimeout(resolve, 10))

it('in Firefox a bitmap of both layers is inserted before the picture, at the size of the map', async () => {
  const { sheet, stop } = openIn(['-moz-appearance'])
  expect(sheet.querySelector('canvas')).toBeNull()
  await idle()
  const canvas = sheet.querySelector('canvas') as HTMLCanvasElement
  expect(canvas.nextElementSibling?.localName).toBe('svg')
  expect([canvas.width, canvas.height]).toEqual([200, 150])
  expect(drawn.map(([image, ...box]) => [new URL((image as HTMLImageElement).src).pathname, ...box])).toEqual([
    ['/wash.avif', 0, 0, 200, 150],
    ['/ink.svg', 0, 0, 200, 150],
  ])
  stop()
  expect(sheet.querySelector('canvas')).toBeNull()
})

it('in other browsers there is no bitmap', async () => {
  const { sheet } = openIn(['-webkit-appearance'])
  await idle()
  expect([sheet.querySelector('canvas'), drawn]).toEqual([null, []])
})

it('there is no bitmap if a layer does not load', async () => {
  const { sheet } = openIn(['-moz-appearance'], false)
  await idle()
  expect([sheet.querySelector('canvas'), drawn]).toEqual([null, []])
})

it('there is no bitmap if it is stopped while the layers are decoded', async () => {
  const { sheet, stop } = openIn(['-moz-appearance'])
  const decoding: (() => void)[] = []
  HTMLImageElement.prototype.decode = () => new Promise((resolve) => decoding.push(resolve))
  await idle()
  expect(decoding.length).toBe(2)
  stop()
  for (const finish of decoding) finish()
  await idle()
  expect([sheet.querySelector('canvas'), drawn]).toEqual([null, []])
})

it('there is no bitmap if it is stopped before', async () => {
  const { sheet, stop } = openIn(['-moz-appearance'])
  stop()
  await idle()
  expect([sheet.querySelector('canvas'), drawn]).toEqual([null, []])
})
