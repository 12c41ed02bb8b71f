/**
 * Every page in every colour scheme and preference: no violations in axe, no horizontal overflow, no layout
 * shifts.
 */
import type { Page } from '@playwright/test'
import { words } from '../helpers/words'
import { violationsOn } from './axe'
import {
  chartOf,
  expect,
  expectLive,
  expectStarted,
  openDrawer,
  overflowsOn,
  PLACES,
  recordShifts,
  test,
} from './site'

/** The pages of the other places have the same parts: every engine looks whether those scroll sideways. */
const SCREENS = ['/', '/crafts', '/404.html']

/** Expects axe to find nothing; on a phone, in any colour scheme: the colours are the same at every size. */
async function expectNoViolations(page: Page, isMobile: boolean): Promise<void> {
  expect(await violationsOn(page)).toEqual([])
  if (!isMobile) return
  for (const media of [{ colorScheme: 'dark' }, { colorScheme: 'light', forcedColors: 'active' }] as const) {
    await page.emulateMedia(media)
    expect(await violationsOn(page, { isColoursAlone: true }), JSON.stringify(media)).toEqual([])
  }
  await page.emulateMedia({ forcedColors: 'none' })
}

for (const path of SCREENS) {
  test(`${path} neither shifts nor overflows, has large links and buttons, and axe finds nothing`, async ({
    page,
    viewport,
    isMobile,
  }) => {
    const readShifts = await recordShifts(page)
    await page.goto(path, { waitUntil: 'domcontentloaded' })
    const root = await page.locator('#root > div').elementHandle()
    await expectStarted(page)
    if (path === '/') await expectLive(page)
    await page.waitForTimeout(300)
    expect(await readShifts()).toEqual([])
    // Hydrated, not rendered again.
    expect(await root?.evaluate((element) => element.isConnected)).toBe(true)
    const place = PLACES.find((one) => one.path === path)
    if (place) await expect(page).toHaveTitle(`${place.heading} · Testland`)
    expect(await smallTargetsOn(page, isMobile ? 44 : 24)).toEqual([])
    await expectNoViolations(page, isMobile)
    if (path === '/crafts') {
      await openDrawer(page)
      await expectNoViolations(page, isMobile)
      await page.keyboard.press('Escape')
    }
    if (path === '/' && isMobile) {
      await page.getByRole('button', { name: words.showTheWholeMap }).click()
      await expect(chartOf(page)).toBeVisible()
      expect(await smallTargetsOn(page, 44)).toEqual([])
      await expectNoViolations(page, isMobile)
      await page.keyboard.press('Escape')
      await expect(chartOf(page)).toBeHidden()
    }

    const { width, height } = viewport ?? { width: 0, height: 0 }
    for (const width of [320, 411, 667, 1023, 2560]) {
      await page.setViewportSize({ width, height })
      expect(await overflowsOn(page), `${width} px wide`).toEqual([])
    }
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
    for (const large of [width, 320]) {
      await page.setViewportSize({ width: large, height })
      expect(await overflowsOn(page), `${large} px wide, with large text`).toEqual([])
    }
  })
}

/** The links and buttons that are smaller than `px` on a side. */
const smallTargetsOn = (page: Page, px: number) =>
  page.evaluate((px) => {
    const targets = [...document.querySelectorAll('header a, header button, main a:not(svg a), main button')]
    return targets
      .filter((target) => getComputedStyle(target).visibility === 'visible')
      .map((target) => {
        // The link in a card's title covers the whole card.
        const card = getComputedStyle(target, '::after').position === 'absolute' ? target.closest('li') : null
        return { html: target.outerHTML.slice(0, 80), box: (card ?? target).getBoundingClientRect() }
      })
      .filter(({ box }) => box.width > 0 && (box.width < px || box.height < px))
      .map(({ html, box }) => `${html} ${box.width} x ${box.height}`)
  }, px)
