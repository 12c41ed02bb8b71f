/**
 * The most reported faults of pan and zoom libraries, by name, on small pages with the engine alone. Input is
 * trusted: the browser makes the hit tests, and scrolls what it scrolls.
 */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import type { Locator, Page } from '@playwright/test'
import { build } from 'vite'
import { drag as dragWith, offset, TouchScreen } from './inputs'
import { expect, test, viewAfterFrames } from './site'

const ENGINE = resolve(import.meta.dirname, '../../src/panzoom')
const SITE = 'http://cases.test'

type Pair = readonly [x: number, y: number]

let engine = ''

test.use({ hasTouch: true })

test.beforeAll(async () => {
  const folder = mkdtempSync(join(tmpdir(), 'cases-'))
  const exports = ['createPanZoom', 'fit', 'layer'].map(
    (file) => `export * from '${ENGINE}/extras/${file}.ts'`,
  )
  writeFileSync(join(folder, 'engine.js'), exports.join('\n'))
  const lib = { entry: join(folder, 'engine.js'), formats: ['es' as const], fileName: () => 'engine.js' }
  await build({ root: folder, configFile: false, logLevel: 'error', build: { lib, minify: false } })
  engine = readFileSync(join(folder, 'dist/engine.js'), 'utf8')
  rmSync(folder, { recursive: true })
})

/** The surface is 400 x 300 at 50, 50, and shows a map of 1000 x 800 from its top left. */
const STYLE = `
  body { margin: 0 }
  .map { position: absolute; top: 50px; left: 50px; width: 400px; height: 300px; overflow: clip; touch-action: none;
    user-select: none; background: silver }
  .sheet { position: absolute; top: 0; left: 0; width: 1000px; height: 800px; transform-origin: 0 0; background: tan }
`
const MAP = '<div class="map" tabindex="0"><div class="sheet"></div></div>'

/** Starts the engine on the first map in an element. */
const START = `
  const one = (options = {}, of = document) => createPanZoom(of.querySelector('.map'), {
    map: { width: 1000, height: 800 }, minZoom: -2, maxZoom: 2, firstView: () => ({ x: 0, y: 0, scale: 1 }),
    observer: layer(of.querySelector('.sheet')),
    ...options,
  })
`

/** Opens a page with this body and this script, which has `createPanZoom` and `one`. */
async function open(page: Page, body = MAP, script = 'window.map = one()', style = ''): Promise<void> {
  const module = `import { createPanZoom, layer, wholeMap } from '/engine.js'\n${START}\n${script}`
  const html = `<!doctype html><style>${STYLE}${style}</style>${body}<script type="module">${module}</script>`
  await page.route(`${SITE}/**`, (route) => {
    const { pathname } = new URL(route.request().url())
    if (pathname === '/engine.js') return route.fulfill({ contentType: 'text/javascript', body: engine })
    return route.fulfill({ contentType: 'text/html', body: pathname === '/' ? html : '' })
  })
  await page.goto(SITE)
}

const viewOf = (page: { locator(selector: string): Locator }, selector = '.sheet') =>
  viewAfterFrames(page.locator(selector))

/** Drags from 300, 200 by 30 and 20 px, and presses an arrow. */
async function expectDragAndKey(page: Page): Promise<void> {
  await drag(page, [300, 200], [-30, -20])
  expect(await viewOf(page)).toEqual({ x: -30, y: -20, scale: 1 })
  await page.locator('.map').focus()
  await page.keyboard.press('ArrowDown')
  await expect.poll(() => viewOf(page)).toEqual({ x: -30, y: -100, scale: 1 })
}

/** Drags with the mouse by some px, and pauses there so that nothing is flung. */
const drag = (page: Page, [x, y]: Pair, by: Pair, midway?: () => Promise<unknown>) =>
  dragWith(page, { x, y }, { x: x + by[0], y: y + by[1] }, midway)

test('controls inside: slider, field, list and selectable text are theirs; links are dragged', async ({
  page,
}) => {
  const controls = `
    <input type="range" min="0" max="100" value="0" style="left: 20px; top: 20px; width: 200px">
    <textarea style="left: 20px; top: 60px; width: 200px; height: 40px">${'line\n'.repeat(30)}</textarea>
    <p style="left: 20px; top: 110px; user-select: text">Text that can be selected</p>
    <button style="left: 20px; top: 160px; width: 80px; height: 40px" onclick="window.clicks = 1">Press</button>
    <a href="#there" style="left: 120px; top: 160px; width: 80px; height: 40px; background: white">A link</a>
    <ul data-no-pan style="left: 220px; top: 160px; width: 80px; height: 40px; background: white"></ul>`
  const style = '.map > :not(.sheet) { position: absolute; margin: 0 }'
  await open(page, MAP.replace('</div></div>', `</div>${controls}</div>`), 'window.map = one()', style)
  const start = { x: 0, y: 0, scale: 1 }

  await drag(page, [80, 80], [150, 0])
  expect(Number(await page.locator('input').inputValue())).toBeGreaterThan(50)
  await page.locator('input').focus()
  await page.keyboard.press('ArrowLeft')
  await drag(page, [75, 172], [120, 0])
  expect(await page.evaluate(() => `${getSelection()}`)).toMatch(/can be/)
  await drag(page, [80, 230], [60, 0])
  await drag(page, [280, 230], [60, 0])
  await page.mouse.move(100, 130)
  await page.mouse.wheel(0, 100)
  await expect.poll(() => page.locator('textarea').evaluate(({ scrollTop }) => scrollTop)).toBeGreaterThan(50)
  expect(await viewOf(page)).toEqual(start)

  await page.mouse.click(80, 230)
  expect(await page.evaluate(() => (window as { clicks?: number }).clicks)).toBe(1)
  await drag(page, [200, 230], [-60, 0])
  expect(await viewOf(page)).toEqual({ ...start, x: -60 })
  expect(page.url()).not.toMatch(/#there/)
})

test('canvas: what is drawn is there after the first size and after a new one', async ({ page }) => {
  const draw = `
    const canvas = document.querySelector('canvas')
    const pen = canvas.getContext('2d', { willReadFrequently: true })
    window.map = createPanZoom(canvas, {
      map: { width: 1000, height: 800 }, minZoom: 'fit', maxZoom: 2,
      observer: {
        resize: (view, { viewport }) => Object.assign(canvas, viewport),
        move({ x, y, scale }) {
          pen.setTransform(scale, 0, 0, scale, x, y)
          pen.fillStyle = 'rgb(200, 100, 50)'
          pen.fillRect(0, 0, 1000, 800)
        },
      },
    })`
  await open(page, '<canvas class="map"></canvas>', draw)
  const middle = () =>
    page.locator('canvas').evaluate((canvas: HTMLCanvasElement) => {
      const { width, height } = canvas
      return {
        width,
        height,
        red: canvas.getContext('2d')?.getImageData(width / 2, height / 2, 1, 1).data[0],
      }
    })
  expect(await middle()).toEqual({ width: 400, height: 300, red: 200 })
  await page.locator('canvas').evaluate(({ style }) => style.setProperty('width', '500px'))
  await expect.poll(middle).toEqual({ width: 500, height: 300, red: 200 })
})

test('two maps on a page: each has its own pointers, wheel and keys', async ({ page }) => {
  const two = `<div id="one">${MAP}</div><div id="two">${MAP}</div>`
  await open(
    page,
    two,
    `for (const id of ['one', 'two']) one({}, document.getElementById(id))`,
    '#two .map { left: 500px }',
  )
  await drag(page, [700, 200], [-30, -20])
  await page.mouse.wheel(0, -100)
  await page.locator('#one .map').focus()
  await page.keyboard.press('ArrowDown')
  await expect.poll(async () => (await viewOf(page, '#two .sheet')).scale).toBeCloseTo(Math.SQRT2, 5)
  await expect.poll(() => viewOf(page, '#one .sheet')).toEqual({ x: 0, y: -80, scale: 1 })
})

test('map in a dialog: it is dragged, and moved by keys', async ({ page }) => {
  const style = 'dialog { margin: 0; border: 0; padding: 0; width: 500px; height: 400px }'
  await open(page, `<dialog>${MAP}</dialog>`, `document.querySelector('dialog').showModal(); one()`, style)
  await expectDragAndKey(page)
})

test('map in an iframe: a drag goes on outside the frame, and ends there', async ({ page }) => {
  await open(page)
  await page.evaluate(() => {
    const frame = document.createElement('iframe')
    frame.srcdoc = document.documentElement.outerHTML
    frame.style.cssText = 'position: absolute; top: 400px; left: 100px; width: 460px; height: 360px'
    document.body.append(frame)
  })
  const frame = page.frameLocator('iframe')
  await expect(frame.locator('.sheet')).toHaveAttribute('style', /matrix/)
  await drag(page, [300, 600], [-10, -220])
  await page.mouse.move(290, 500)
  await page.waitForTimeout(200)
  expect(await viewOf(frame)).toEqual({ x: -10, y: -220, scale: 1 })
})

test('map in an iframe that the page outside has started: it is dragged, and moved by keys', async ({
  page,
}) => {
  const script = `
    const frame = document.querySelector('iframe')
    const { document: inside } = frame.contentWindow
    inside.body.innerHTML = document.querySelector('template').innerHTML
    one({}, inside)`
  const body = `<iframe style="border: 0; width: 600px; height: 500px"></iframe>
    <template><style>${STYLE}</style>${MAP}</template>`
  await open(page, body, script)
  const frame = page.frameLocator('iframe')
  await drag(page, [300, 200], [-30, -20])
  expect(await viewOf(frame)).toEqual({ x: -30, y: -20, scale: 1 })
  await frame.locator('.map').press('ArrowDown')
  await expect.poll(() => viewOf(frame)).toEqual({ x: -30, y: -100, scale: 1 })
})

test('a finger drags the map while another moves a slider elsewhere', async ({ page }) => {
  const slider =
    '<input type="range" value="0" style="position: absolute; top: 400px; left: 50px; width: 300px">'
  const script = `window.moves = 0; addEventListener('touchmove', () => window.moves++); one()`
  await open(page, `${MAP}${slider}`, script)
  const touch = await TouchScreen.of(page)
  const [a, b] = [
    { x: 300, y: 200 },
    { x: 60, y: 408 },
  ]
  await touch.down(a)
  await touch.slide([a], [offset(a, -50, 0)])
  await touch.down(offset(a, -50, 0), b)
  await touch.slide([offset(a, -50, 0), b], [offset(a, -100, 0), offset(b, 200, 0)])
  await touch.pauseAndUp()
  expect(Number(await page.locator('input').inputValue())).toBeGreaterThan(50)
  expect(await page.evaluate('window.moves')).toBeGreaterThan(5)
  expect((await viewOf(page)).x).toBe(-100)
})

test('in a shadow root: the map is dragged, a button in it is not', async ({ page }) => {
  const script = `
    const root = document.querySelector('section').attachShadow({ mode: 'open' })
    root.innerHTML = document.querySelector('template').innerHTML
    one({}, root)`
  const button =
    '<button style="position: absolute; left: 20px; top: 20px; width: 80px; height: 40px"></button></div>'
  const inside = `<style>${STYLE}</style>${MAP.replace(/<\/div>$/, button)}`
  await open(page, `<section></section><template>${inside}</template>`, script)
  await drag(page, [100, 90], [-30, -20])
  expect(await viewOf(page)).toEqual({ x: 0, y: 0, scale: 1 })
  await expectDragAndKey(page)
})

test('scroll begun outside: the wheel scrolls on across the map, and zooms it after a pause', async ({
  page,
}) => {
  await open(page, `<div style="height: 4000px"></div>${MAP}`, 'one()', '.map { top: 900px }')
  // With time stamps: on a busy machine, the events would be too far apart for one series.
  const cdp = await page.context().newCDPSession(page)
  const startS = Date.now() / 1000
  const at = { x: 250, y: 500, deltaX: 0, deltaY: 100 }
  for (let event = 0; event < 10; event += 1) {
    await cdp.send('Input.dispatchMouseEvent', {
      type: 'mouseWheel',
      ...at,
      timestamp: startS + 0.06 * event,
    })
    await page.waitForTimeout(60)
  }
  await page.mouse.move(250, 500)
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(550)
  expect((await viewOf(page)).scale).toBe(1)
  await page.evaluate(() => scrollTo(0, 600))
  await page.waitForTimeout(700)
  await page.mouse.wheel(0, -100)
  await expect.poll(async () => (await viewOf(page)).scale).toBeCloseTo(Math.SQRT2, 5)
  expect(await page.evaluate(() => scrollY)).toBe(600)
})

test('hidden at start: the map opens in its first view when it is shown, despite a `goTo`', async ({
  page,
}) => {
  const script = 'one({ minZoom: "fit", firstView: wholeMap }).controller.goTo({ x: -9, y: -9, scale: 2 })'
  await open(page, MAP, script, '.map { display: none }')
  await page.locator('.map').evaluate(({ style }) => style.setProperty('display', 'block'))
  await expect.poll(() => viewOf(page)).toEqual({ x: 12.5, y: 0, scale: 0.375 })
})

test('in an element that opens from nothing: the map has its size from the start', async ({ page }) => {
  const script = 'window.map = one({ minZoom: "fit", firstView: wholeMap })'
  const main = (style: string) => `<main style="${style}">${MAP}</main>`
  for (const style of ['transform: scale(0)', 'transform: scaleY(0.01)', 'transform: rotateY(90deg)']) {
    await open(page, main(style), script)
    expect(await viewOf(page)).toEqual({ x: 12.5, y: 0, scale: 0.375 })
    await page.locator('main').evaluate((main) => main.removeAttribute('style'))
    await page.mouse.move(250, 200)
    await page.mouse.wheel(0, -200)
    await expect.poll(() => viewOf(page)).toEqual({ x: -175, y: -150, scale: 0.75 })
    await drag(page, [250, 200], [-30, -20])
    expect(await viewOf(page)).toEqual({ x: -205, y: -170, scale: 0.75 })
  }
})

test('a border on the surface: the wheel zooms about the cursor, and the map fits inside', async ({
  page,
}) => {
  const style = '.map { border: 10px solid black; border-left-width: 30px }'
  await open(page, MAP, 'window.map = one({ minZoom: "fit" })', style)
  await page.mouse.move(280, 160)
  await page.mouse.wheel(0, -200)
  // The point under the cursor is 200, 100 from the top left of the content.
  await expect.poll(() => viewOf(page)).toEqual({ x: -200, y: -100, scale: 2 })
  expect(await page.evaluate('window.map.controller.bounds.viewport')).toEqual({ width: 400, height: 300 })
})

for (const { of, style } of [
  { of: 'a transform', style: 'transform: scale(0.5); transform-origin: 0 0' },
  { of: 'CSS zoom', style: 'zoom: 0.5' },
])
  test(`an ancestor with ${of}: the map follows the pointer, and the wheel zooms about the cursor`, async ({
    page,
  }) => {
    await open(page, `<main style="${style}">${MAP}</main>`)
    // The surface has half its size, at half its position.
    await drag(page, [145, 115], [-20, -30])
    expect(await viewOf(page)).toEqual({ x: -40, y: -60, scale: 1 })
    await page.mouse.move(125, 75)
    await page.mouse.wheel(0, -200)
    await expect.poll(() => viewOf(page)).toEqual({ x: -40 * 2 - 200, y: -60 * 2 - 100, scale: 2 })
  })

test('an svg in an element scaled by 2: the map follows the pointer', async ({ page }) => {
  const svg = '<svg class="map"><g class="sheet"><rect width="1000" height="800" fill="tan"/></g></svg>'
  const style = 'main { transform: scale(2); transform-origin: 0 0 } .sheet { position: static }'
  await open(page, `<main>${svg}</main>`, 'window.map = one()', style)
  await drag(page, [600, 400], [-60, -40])
  expect(await viewOf(page)).toEqual({ x: -30, y: -20, scale: 1 })
  expect(await page.evaluate('window.map.controller.bounds.viewport')).toEqual({ width: 400, height: 300 })
})

// What cannot be right, as the README says it.
for (const { of, style, by, offPx } of [
  { of: 'turned by 10 degrees', style: 'rotate: 10deg', by: [-100, 0], offPx: 19 },
  { of: 'scaled by 1 and 0.5', style: 'transform: scale(1, 0.5)', by: [0, -100], offPx: 50 },
] as const)
  test(`an ancestor ${of}: after a drag of 100 px, the map point is ${offPx} px off the pointer`, async ({
    page,
  }) => {
    const dot = '<i style="position: absolute; left: 200px; top: 200px"></i></div></div>'
    const body = `<main style="${style}; transform-origin: 0 0">${MAP.replace('</div></div>', dot)}</main>`
    await open(page, body)
    const positionOfDot = async () => {
      await viewOf(page)
      return page
        .locator('i')
        .evaluate((dot) => dot.getBoundingClientRect().toJSON() as { x: number; y: number })
    }
    const before = await positionOfDot()
    await drag(page, [250, 150], by)
    const after = await positionOfDot()
    expect(Math.floor(Math.hypot(after.x - before.x - by[0], after.y - before.y - by[1]))).toBe(offPx)
  })

test('the page scrolls during a drag: the map point stays under the pointer', async ({ page }) => {
  await open(page, `<div style="height: 4000px"></div>${MAP}`)
  await drag(page, [300, 250], [-10, -50], async () => {
    await page.evaluate(() => scrollTo(0, 30))
    // The surface has moved up by 30 px, so the map moves down by as much.
    await expect.poll(() => viewOf(page)).toEqual({ x: -10, y: -20, scale: 1 })
    await page.mouse.move(290, 190)
  })
  expect(await viewOf(page)).toEqual({ x: -10, y: -30, scale: 1 })
})

test('one finger scrolls the page, and two move the map, without a jump, where the map is set so', async ({
  page,
}) => {
  const script = 'window.hints = 0; one({ cooperative: true, onHint: () => window.hints++ })'
  await open(page, `<div style="height: 4000px"></div>${MAP}`, script, '.map { touch-action: pan-y }')
  const touch = await TouchScreen.of(page)
  const [a, b] = [
    { x: 200, y: 250 },
    { x: 300, y: 250 },
  ]
  await touch.down(a)
  await touch.slide([a], [offset(a, 0, -100)])
  await touch.pauseAndUp()
  // Chromium scrolls on for some time after the finger.
  await page.waitForTimeout(700)
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(50)
  expect(await viewOf(page)).toEqual({ x: 0, y: 0, scale: 1 })
  expect(await page.evaluate('window.hints')).toBe(1)

  await page.evaluate(() => scrollTo(0, 0))
  await touch.down(a)
  await touch.down(a, b)
  await touch.slide([a, b], [offset(a, 0, -100), offset(b, 0, -100)])
  await touch.pauseAndUp()
  await expect.poll(() => viewOf(page)).toEqual({ x: 0, y: -100, scale: 1 })
  expect(await page.evaluate(() => scrollY)).toBe(0)
  expect(await page.evaluate('window.hints')).toBe(1)
})
