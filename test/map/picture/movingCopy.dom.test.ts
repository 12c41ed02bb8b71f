/** The bitmap that replaces the picture in Firefox while the map moves. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { movingCopy } from '../../../src/map/overlay/movingCopy'

const drawn: unknown[][] = []

/** A surface with a picture of two layers, in a browser that supports these CSS properties. */
function surfaceIn(supported: string[], loads = true) {
  const surface = document.createElement('div')
  surface.innerHTML =
    '<div><svg viewBox="0 0 200 150"><image href="/wash.avif"/><image href="/ink.svg"/><a href="/x"/></svg></div>'
  const svg = surface.querySelector('svg') as SVGSVGElement
  // jsdom has no layout of SVG, and so neither of these.
  Object.defineProperty(svg, 'viewBox', { value: { baseVal: { width: 200, height: 150 } } })
  for (const image of svg.querySelectorAll('image')) {
    Object.defineProperty(image, 'href', { value: { baseVal: image.getAttribute('href') } })
  }
  vi.stubGlobal('CSS', { supports: (property: string) => supported.includes(property) })
  HTMLImageElement.prototype.decode = () => (loads ? Promise.resolve() : Promise.reject(new Error('no picture')))
  return surface
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
  const surface = surfaceIn(['-moz-appearance'])
  const ending = new AbortController()
  movingCopy(surface, ending.signal)
  expect(surface.querySelector('canvas')).toBeNull()
  await idle()
  const canvas = surface.querySelector('canvas') as HTMLCanvasElement
  expect(canvas.nextElementSibling?.localName).toBe('svg')
  expect([canvas.width, canvas.height]).toEqual([200, 150])
  expect(drawn.map(([image, ...box]) => [new URL((image as HTMLImageElement).src).pathname, ...box])).toEqual([
    ['/wash.avif', 0, 0, 200, 150],
    ['/ink.svg', 0, 0, 200, 150],
  ])
  ending.abort()
  expect(surface.querySelector('canvas')).toBeNull()
})

it('in other browsers there is no bitmap', async () => {
  const surface = surfaceIn(['-webkit-appearance'])
  movingCopy(surface, new AbortController().signal)
  await idle()
  expect([surface.querySelector('canvas'), drawn]).toEqual([null, []])
})

it('there is no bitmap if a layer does not load', async () => {
  const surface = surfaceIn(['-moz-appearance'], false)
  movingCopy(surface, new AbortController().signal)
  await idle()
  expect([surface.querySelector('canvas'), drawn]).toEqual([null, []])
})

it('there is no bitmap if the signal is aborted while the layers are decoded', async () => {
  const surface = surfaceIn(['-moz-appearance'])
  const ending = new AbortController()
  const decoding: (() => void)[] = []
  HTMLImageElement.prototype.decode = () => new Promise((resolve) => decoding.push(resolve))
  movingCopy(surface, ending.signal)
  await idle()
  expect(decoding.length).toBe(2)
  ending.abort()
  for (const finish of decoding) finish()
  await idle()
  expect([surface.querySelector('canvas'), drawn]).toEqual([null, []])
})

it('there is no bitmap if the signal is aborted before', async () => {
  const surface = surfaceIn(['-moz-appearance'])
  const ending = new AbortController()
  movingCopy(surface, ending.signal)
  ending.abort()
  await idle()
  expect([surface.querySelector('canvas'), drawn]).toEqual([null, []])
})
