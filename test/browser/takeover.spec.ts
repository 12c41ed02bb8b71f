/** The map before its scripts, and when they start. */
import type { Page } from '@playwright/test'
import { offset, TouchScreen } from './inputs'
import { boxOf, expect, expectLive, expectStarted, holdRequests, mapOf, test } from './site'

const SCRIPTS = /\.js$/

/** The position and the width of the picture, placed by scrolling or by the engine. */
const pictureBox = (page: Page) =>
  mapOf(page)
    .locator('svg')
    .first()
    .evaluate((svg) => {
      const { x, y, width } = svg.getBoundingClientRect()
      return { x, y, width }
    })

/** Opens the map and delays its scripts. Returns a function that lets them load. */
async function openHeld(page: Page): Promise<() => void> {
  const release = await holdRequests(page, SCRIPTS)
  await page.goto('/')
  return release
}

test.describe('by a finger', () => {
  for (const { swipe, x, moved } of [
    { swipe: 'slanted', x: -100, moved: -100 },
    { swipe: 'straight', x: 5, moved: 0 },
  ]) {
    test(`before the scripts start, a ${swipe} swipe moves the map by ${moved} px sideways`, async ({
      page,
    }) => {
      await openHeld(page)
      const before = await pictureBox(page)
      const touch = await TouchScreen.of(page)
      const start = { x: 170, y: 400 }
      await touch.down(start)
      await touch.slide([start], [offset(start, x, -160)])
      await expect.poll(async () => (await pictureBox(page)).x - before.x).toBeCloseTo(moved, 0)
      // The browser starts to scroll after some px, which are lost.
      const up = (await pictureBox(page)).y - before.y
      expect(up).toBeLessThanOrEqual(-140)
      expect(up).toBeGreaterThanOrEqual(-160)
      await touch.up()
    })
  }

  for (const { swipe, x } of [
    { swipe: 'scrolls natively', x: 0 },
    { swipe: 'scrolls by the inline script', x: -60 },
  ]) {
    test(`the scripts wait for the end of a swipe that ${swipe}`, async ({ page }) => {
      const releaseScripts = await openHeld(page)
      const box = await boxOf(page)
      const touch = await TouchScreen.of(page)
      const from = offset(box, box.width / 2, 400)
      const to = offset(from, x, -150)
      await touch.down(from)
      await touch.slide([from], [to], 20)
      releaseScripts()
      await expectStarted(page)
      await page.waitForTimeout(500)
      await expect(page.locator('[data-live]')).not.toBeAttached()
      await touch.slide([to], [offset(to, x / 2, -60)], 20)
      await page.waitForTimeout(200)
      const before = await pictureBox(page)
      expect(before.y - box.y).toBeLessThan(-100)
      await touch.up()
      await expectLive(page)
      const after = await pictureBox(page)
      expect(Math.abs(after.x - before.x)).toBeLessThan(2)
      expect(after.y).toBeLessThanOrEqual(before.y + 2)
    })
  }
})
