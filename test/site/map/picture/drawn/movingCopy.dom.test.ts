/** The bitmap that replaces the picture while the map moves. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { movingCopy } from '../../../../../src/site/map/picture/drawn/movingCopy'
import { liveMapOf, open as openPage } from '../../../../helpers/page'

const drawImage = vi.fn()
const ending = { controller: new AbortController() }

/** What waits for the next frame. */
const waiting: FrameRequestCallback[] = []
async function frame() {
  for (const callback of waiting.splice(0)) callback(0)
  await decoded()
}
const frames = async () => {
  while (waiting.length) await frame()
}

/** Starts the feature on a sheet with two decoded layers of a picture, and a part of one over them. */
async function open() {
  const { surface: sheet, ...page } = openPage()
  sheet.innerHTML =
    '<div class="paper"></div><svg viewBox="0 0 200 150"><image href="/wash.avif"/><image href="/ink.svg"/><g><image href="/wash.avif"/></g></svg>' +
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
function turn(isDark: boolean) {
  scheme.matches = isDark
  scheme.dispatchEvent(new Event('change'))
}

beforeEach(() => {
  scheme.matches = false
  vi.stubGlobal('matchMedia', () => scheme)
  vi.stubGlobal('requestIdleCallback', (callback: () => void) => callback())
  waiting.length = 0
  vi.stubGlobal('requestAnimationFrame', (callback: FrameRequestCallback) => waiting.push(callback))
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

const decoded = () => new Promise((resolve) => setTimeout(resolve))

/** The layers that are shown as elements: what each is drawn by, from the lowest up. */
const shown = (sheet: Element) =>
  Array.from(sheet.querySelectorAll<HTMLElement>(':scope > div > div'))
    .filter(({ style }) => style.visibility === 'visible')
    .map(({ shadowRoot }) => shadowRoot?.querySelector('image, path'))
    .map((drawing) => drawing?.getAttribute('href') ?? drawing?.id)

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

const INK = '<svg viewBox="0 0 200 150"><path id="hill" d="M0 0h9"/></svg>'

/** Holds the files that are fetched. Returns a function that lets the first ones come, or all. */
function holdFiles() {
  const held: ((file: object) => void)[] = []
  vi.stubGlobal('fetch', () => new Promise((resolve) => held.push(resolve)))
  return async (count = held.length) => {
    for (const resolve of held.splice(0, count)) resolve({ ok: true, text: async () => INK })
    await decoded()
    await frames()
  }
}

/** Moves the map to a scale, at which it stops; what it has fetched then has come. */
async function stopAt(scale: number, { controller, clock, sheet }: Awaited<ReturnType<typeof open>>) {
  controller.goTo({ x: -200, y: -200, scale }, 100)
  clock.advance(50)
  expect(sheet.classList.contains('covered')).toBe(true)
  while (controller.isMoving) clock.frame()
  await decoded()
}

/** The same, and the browser draws until nothing changes. */
async function restAt(scale: number, map: Awaited<ReturnType<typeof open>>) {
  await stopAt(scale, map)
  await frames()
}

it('the elements lie over the paper, the bitmap over them, and the picture over both', async () => {
  const { sheet } = await open()
  const layers = Array.from(sheet.children, (layer) => layer.getAttribute('class') ?? layer.localName)
  expect(layers.slice(0, 4)).toEqual(['paper', 'map-elements', 'moving-copy', 'svg'])
})

it('a bitmap replaces the moving picture, and above the first scale its elements do at rest', async () => {
  const fetched = vi.fn(async (_address: string) => ({ ok: true, text: async () => INK }))
  vi.stubGlobal('fetch', fetched)
  const map = await open()
  const first = map.controller.view.scale
  await restAt(2, map)
  expect(map.sheet.className.split(' ')).toContain('detailed')
  expect(shown(map.sheet)).toEqual(['/wash.avif', 'hill'])
  for (const scale of [first, first * 0.9]) {
    await restAt(scale, map)
    expect(map.sheet.classList.contains('detailed')).toBe(false)
    expect(shown(map.sheet)).toEqual([])
  }
  await restAt(2, map)
  expect(shown(map.sheet)).toEqual(['/wash.avif', 'hill'])
  expect(fetched.mock.calls).toEqual([['/ink.svg']])
  ending.controller.abort()
  expect([map.sheet.className, map.sheet.querySelector('.map-elements')]).toEqual(['', null])
})

it('the bitmap stays until the last layer is drawn, each in two frames of its own', async () => {
  vi.stubGlobal('fetch', async () => ({ ok: true, text: async () => INK }))
  const map = await open()
  await stopAt(2, map)
  const states = []
  while (waiting.length) {
    states.push([shown(map.sheet).length, map.sheet.className])
    await frame()
  }
  expect(states).toEqual([
    [1, 'covered'],
    [1, 'covered'],
    [2, 'covered'],
    [2, 'covered'],
  ])
  expect(map.sheet.className).toBe('detailed')
})

it('a map that moves on while its layers are drawn shows them anew when it rests', async () => {
  vi.stubGlobal('fetch', async () => ({ ok: true, text: async () => INK }))
  const map = await open()
  await stopAt(2, map)
  await frame()
  await stopAt(2.5, map)
  // Of both rests.
  expect([shown(map.sheet).length, map.sheet.className]).toEqual([1, 'covered'])
  await frames()
  expect([shown(map.sheet).length, map.sheet.className]).toEqual([2, 'detailed'])
})

it.each([
  { when: 'cannot be had', fetch: () => Promise.reject(new Error('offline')) },
  { when: 'is an error page', fetch: async () => ({ ok: false, statusText: 'Not Found' }) },
])('the picture itself is shown again at rest if an ink $when, until it can be had', async ({ fetch }) => {
  vi.stubGlobal('fetch', fetch)
  const map = await open()
  await restAt(2, map)
  expect(map.sheet.className).toBe('')
  vi.stubGlobal('fetch', async () => ({ ok: true, text: async () => INK }))
  await restAt(2.5, map)
  expect([shown(map.sheet), map.sheet.className]).toEqual([['/wash.avif', 'hill'], 'detailed'])
})

it('the picture stays at the first scale if the elements come when the map rests there again', async () => {
  const come = holdFiles()
  const map = await open()
  const first = map.controller.view.scale
  await restAt(2, map)
  await restAt(first, map)
  await come()
  expect(map.sheet.classList.contains('covered')).toBe(false)
  expect(map.sheet.classList.contains('detailed')).toBe(false)
})

it('the bitmap stays if the map moves on before the elements have come', async () => {
  const come = holdFiles()
  const map = await open()
  await restAt(2, map)
  map.controller.goTo({ x: -200, y: -200, scale: 3 }, 100)
  map.clock.frame()
  await come()
  expect(map.sheet.classList.contains('covered')).toBe(true)
  expect(map.sheet.classList.contains('detailed')).toBe(false)
})

it('in the dark scheme the night is a part of the bitmap, also if the scheme changes later', async () => {
  const drawn = () => drawImage.mock.calls.splice(0).map(([image]) => new URL(image.src).pathname)
  await open()
  expect(drawn()).toEqual(['/wash.avif', '/ink.svg'])
  turn(true)
  await decoded()
  expect(drawn()).toEqual(['/wash.avif', '/ink.svg', '/night.svg'])
})

it('in the dark scheme the night is among the elements, also if it changes meanwhile', async () => {
  const fetched = vi.fn(async (address: string) => {
    const id = address === '/night.svg' ? 'moon' : 'hill'
    return { ok: true, text: async () => `<svg><path id="${id}"/></svg>` }
  })
  vi.stubGlobal('fetch', fetched)
  const map = await open()
  await restAt(2, map)
  for (const [isDark, files] of [
    [true, ['/wash.avif', 'hill', 'moon']],
    [false, ['/wash.avif', 'hill']],
  ] as const) {
    turn(isDark)
    await decoded()
    await frames()
    expect([shown(map.sheet), map.sheet.className]).toEqual([files, 'detailed'])
  }
  expect(fetched.mock.calls).toEqual([['/ink.svg'], ['/night.svg']])
})

it('elements of the other scheme are not shown if it changes before they come, or in movement', async () => {
  const come = holdFiles()
  const map = await open()
  await restAt(2, map)
  turn(true)
  await come(1)
  expect([map.sheet.className, shown(map.sheet)]).toEqual(['covered', []])
  await come()
  expect([map.sheet.className, shown(map.sheet).length]).toEqual(['detailed', 3])
  map.controller.goTo({ x: -200, y: -200, scale: 3 }, 100)
  map.clock.frame()
  turn(false)
  await come()
  expect([map.sheet.className, shown(map.sheet)]).toEqual(['detailed covered', []])
})

it.each([
  { when: 'if a layer does not load', layer: () => Promise.reject(new Error('no picture')) },
  { when: 'if the map goes while the layers are decoded', layer: async () => ending.controller.abort() },
])('there is no bitmap $when', async ({ layer }) => {
  HTMLImageElement.prototype.decode = layer
  const { sheet } = await open()
  expect([sheet.querySelector('canvas'), drawImage.mock.calls]).toEqual([null, []])
})
