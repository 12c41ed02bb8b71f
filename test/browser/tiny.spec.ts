/** Pan and zoom in one file, on a page with nothing else. */
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Page } from '@playwright/test'
import { transformWithOxc } from 'vite'
import { drag, TouchScreen } from './inputs'
import { expect, test, viewAfterFrames } from './site'

const FILE = resolve(import.meta.dirname, '../../src/panzoom/tiny.ts')

test.use({ hasTouch: true })

/** Shows a picture of this size in a viewport of 400 x 300 at 50, 50, within its border: whole, at first. */
async function open(page: Page, width = 1000, height = 800): Promise<void> {
  const { code } = await transformWithOxc(readFileSync(FILE, 'utf8'), FILE)
  const elements = ['viewport', 'picture'].map((id) => `document.getElementById('${id}')`)
  await page.setContent(`<!doctype html>
    <div id="viewport" style="position: absolute; inset: 40px auto auto 30px; border: solid peru;
        border-width: 10px 0 0 20px; width: 400px; height: 300px">
      <div id="picture" style="width: ${width}px; height: ${height}px; background: tan"></div>
    </div>
    <script type="module">${code}; tinyPanZoom(${elements})</script>`)
}

const viewOf = (page: Page) => viewAfterFrames(page.locator('#picture'))

test('a picture is shown whole, and stays whole when the viewport is resized', async ({ page }) => {
  await open(page)
  expect(await viewOf(page)).toEqual({ x: 12.5, y: 0, scale: 0.375 })
  await page.locator('#viewport').evaluate(({ style }) => style.setProperty('height', '160px'))
  await expect.poll(() => viewOf(page)).toEqual({ x: 100, y: 0, scale: 0.2 })
})

test('a picture smaller than the viewport lies in its middle', async ({ page }) => {
  await open(page, 200, 100)
  expect(await viewOf(page)).toEqual({ x: 100, y: 100, scale: 1 })
  await drag(page, { x: 250, y: 200 }, { x: 300, y: 220 })
  expect(await viewOf(page)).toEqual({ x: 100, y: 100, scale: 1 })
})

test('the wheel zooms about the cursor, between the whole picture and scale 4', async ({ page }) => {
  await open(page)
  await page.mouse.move(250, 200) // The middle of the viewport, at map point 500, 400.
  await page.mouse.wheel(0, -200)
  expect(await viewOf(page)).toEqual({ x: 200 - 500 * 0.75, y: 150 - 400 * 0.75, scale: 0.75 })
  await page.mouse.move(150, 100) // Map point 366.67, 266.67.
  await page.mouse.wheel(0, -200)
  const { x, y, scale } = await viewOf(page)
  expect([x, y, scale]).toEqual([expect.closeTo(-450, 4), expect.closeTo(-350, 4), 1.5])
  await page.mouse.wheel(0, -1000)
  expect(await viewOf(page)).toMatchObject({ x: expect.closeTo(100 - 4 * 366.6667, 2), scale: 4 })
  await page.mouse.wheel(0, 2000)
  expect(await viewOf(page)).toEqual({ x: 12.5, y: 0, scale: 0.375 })
})

test('a drag holds its map point, also beyond an edge and outside the viewport', async ({ page }) => {
  await open(page)
  await page.mouse.move(250, 200)
  await page.mouse.wheel(0, -400)
  expect(await viewOf(page)).toEqual({ x: -550, y: -450, scale: 1.5 })
  await drag(page, { x: 400, y: 300 }, { x: 300, y: 280 })
  expect(await viewOf(page)).toEqual({ x: -650, y: -470, scale: 1.5 })
  await drag(page, { x: 250, y: 200 }, { x: 1250, y: 200 }, async () => {
    expect(await viewOf(page)).toEqual({ x: 0, y: -470, scale: 1.5 })
    await page.mouse.move(260, 200)
  })
  expect(await viewOf(page)).toEqual({ x: -640, y: -470, scale: 1.5 })
  await page.mouse.move(300, 300)
  expect(await viewOf(page)).toEqual({ x: -640, y: -470, scale: 1.5 })
})

test('two fingers pinch, and the map does not jump when one is lifted or put down', async ({ page }) => {
  await open(page)
  const touch = await TouchScreen.of(page)
  const [left, right] = [
    { id: 0, x: 200, y: 200 },
    { id: 1, x: 300, y: 200 },
  ]
  await touch.down(left)
  await touch.down(left, right)
  await touch.move({ ...left, x: 150 }, { ...right, x: 350 })
  const pinched = { x: 200 - 500 * 0.75, y: 150 - 400 * 0.75, scale: 0.75 }
  expect(await viewOf(page)).toEqual(pinched)
  await touch.up({ ...left, x: 150 })
  expect(await viewOf(page)).toEqual(pinched)
  await touch.move({ ...right, x: 340, y: 230 })
  expect(await viewOf(page)).toEqual({ ...pinched, x: pinched.x - 10, y: pinched.y + 30 })
  await touch.up()
})

test('a finger moves the map, not the page, though the browser has forgotten `touch-action`', async ({
  page,
}) => {
  await open(page)
  await page.locator('#viewport').evaluate(({ style }) => style.setProperty('touch-action', 'auto'))
  await page.locator('body').evaluate(({ style }) => style.setProperty('height', '3000px'))
  await page.mouse.move(250, 200)
  await page.mouse.wheel(0, -400)
  expect(await viewOf(page)).toEqual({ x: -550, y: -450, scale: 1.5 })
  const touch = await TouchScreen.of(page)
  await touch.down({ id: 0, x: 250, y: 250 })
  for (const y of [220, 190, 160]) await touch.move({ id: 0, x: 250, y })
  expect(await viewOf(page)).toEqual({ x: -550, y: -540, scale: 1.5 })
  await touch.up()
  expect(await page.evaluate(() => scrollY)).toBe(0)
})
