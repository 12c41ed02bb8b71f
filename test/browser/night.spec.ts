/** The night over the map: who fetches it, and how it comes and goes. */
import type { Page } from '@playwright/test'
import { readPixels } from './pixels'
import { expect, mapOf, openMap, recordRequests, test } from './site'

const NIGHT = '/map/night.svg'

/** The opacity of the night on the screen; 0 if there is none. */
const nightOn = (page: Page) =>
  mapOf(page)
    .locator('picture img')
    .evaluate((image: HTMLImageElement) => {
      const { opacity, visibility } = getComputedStyle(image)
      return visibility === 'visible' && image.currentSrc && image.naturalWidth > 0 ? Number(opacity) : 0
    })

test('the night is the first part of the picture to be fetched in the dark, and never by day', async ({
  page,
}) => {
  const requested = recordRequests(page)
  await openMap(page)
  await page.waitForLoadState('networkidle')
  expect([requested.includes(NIGHT), await nightOn(page)]).toEqual([false, 0])
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect.poll(() => nightOn(page)).toBe(1)
  requested.length = 0
  await page.reload()
  await expect.poll(() => nightOn(page)).toBe(1)
  expect(requested.filter((path) => path !== '/map/favicon.svg').slice(0, 3)).toEqual([
    '/',
    NIGHT,
    '/map/wash.avif',
  ])
})

test('with the colour scheme, the night comes and goes gradually; with reduced motion, at once', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const fades = Object.assign(window, { fades: 0 })
    addEventListener('transitionrun', ({ target, propertyName }) => {
      if (target instanceof HTMLImageElement && propertyName === 'opacity') fades.fades += 1
    })
  })
  await openMap(page)
  /** How often the night begins to fade as the scheme changes. */
  const fadesTo = async (colorScheme: 'light' | 'dark') => {
    const fades = () => page.evaluate(() => (window as unknown as { fades: number }).fades)
    const before = await fades()
    await page.emulateMedia({ colorScheme })
    await expect.poll(() => nightOn(page)).toBe(colorScheme === 'dark' ? 1 : 0)
    return (await fades()) - before
  }
  for (const scheme of ['dark', 'light', 'dark', 'light'] as const)
    expect(await fadesTo(scheme), scheme).toBe(1)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (const scheme of ['dark', 'light'] as const) expect(await fadesTo(scheme)).toBe(0)
})

test('beside the map on a wide screen, by night, a candle burns, and all else is dark', async ({ page }) => {
  await page.setViewportSize({ width: 2560, height: 1300 })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openMap(page)
  /** The brightest pixel to the left and to the right of the map, from 0 to 255. */
  const brightest = () =>
    Promise.all(
      [0, 2400].map(async (x) => {
        const clip = { x, y: 150, width: 160, height: 800 }
        const { data } = await readPixels(await page.screenshot({ clip }))
        return data.reduce((most, value) => Math.max(most, value))
      }),
    )
  await expect.poll(async () => Math.min(...(await brightest()))).toBeGreaterThan(180)
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect.poll(async () => (await brightest())[1]).toBeLessThan(160)
  expect((await brightest())[0]).toBeGreaterThan(230)
})

test('printed, and with more contrast, there is no night', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await openMap(page)
  const night = mapOf(page).locator('picture img')
  await expect(night).toBeVisible()
  for (const media of [{ media: 'print' }, { contrast: 'more' }] as const) {
    await page.emulateMedia({ ...media, colorScheme: 'dark' })
    await expect(night).toBeHidden()
    await page.emulateMedia({ media: 'screen', contrast: 'no-preference' })
  }
})
