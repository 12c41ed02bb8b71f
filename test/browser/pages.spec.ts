import { INK_FILES } from '../../src/site/paths'
import {
  chooseInDrawer,
  drawerOf,
  expect,
  groundOf,
  headingOf,
  menuOf,
  openDrawer,
  openMap,
  openPage,
  PLACES,
  placeOn,
  recordRequests,
  test,
} from './site'

test.use({ ink: true })

test('a page shows its title and its picture without scrolling, on a phone in landscape too', async ({ page }) => {
  for (const { path, heading } of PLACES) {
    await page.goto(path)
    for (const [width, height] of [
      [568, 320],
      [667, 375],
      [811, 523],
      [1023, 577],
      [1440, 900],
    ] as const) {
      await page.setViewportSize({ width, height })
      await expect(page.getByRole('heading', { name: heading })).toBeInViewport({ ratio: 1 })
      const picture = await page.locator('img[src*="/places/"]').boundingBox()
      expect(picture?.y).toBeLessThan(height / 2)
    }
  }
})

test('pages of places have the aged paper, which the map prefetches, and only files of the site are loaded', async ({
  page,
  baseURL,
}) => {
  const requested: string[] = []
  page.on('request', (request) => requested.push(request.url()))
  const paper = page.waitForResponse(/paper\.webp$/)
  await openMap(page)
  expect((await paper).status()).toBe(200)
  expect(await groundOf(page)).not.toContain('paper.webp')
  await chooseInDrawer(page, 'Crafts')
  expect(await groundOf(page)).toContain('paper.webp')
  await page.waitForLoadState('networkidle')
  expect(requested.filter((url) => url.endsWith('paper.webp'))).toHaveLength(1)
  expect(requested.filter((url) => !url.startsWith(baseURL ?? ''))).toEqual([])
})

test('a page loads the picture of its place alone, and coming from the map none', async ({ page }) => {
  const requested = recordRequests(page)
  await openPage(page, '/crafts')
  await page.waitForLoadState('networkidle')
  expect(requested.filter((path) => /ink-|wash/.test(path))).toEqual([])
  expect(requested.filter((path) => path.startsWith('/places/') && path !== '/places/crafts.svg')).toEqual([])

  await openPage(page, '/')
  // The script of the pages is fetched when the browser is idle.
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => /\/places-.*\.js$/.test(name)),
  )
  await page.waitForLoadState('networkidle')
  requested.length = 0
  await placeOn(page, 'Hearth').press('Enter')
  await expect(headingOf(page)).toHaveText('By the Hearth')
  await page.waitForLoadState('networkidle')
  expect(await page.locator('main article image').count()).toBe(1 + INK_FILES.length)
  expect(requested.filter((path) => /\.(svg|avif|webp)$/.test(path) && path !== '/favicon.svg')).toEqual([])
})

test('the header names the present place, and the drawer marks it', async ({ page }) => {
  await openPage(page, '/letters')
  const named = await page.getByRole('banner').evaluate((header) => getComputedStyle(header, '::before').content)
  expect(named).toContain('"Letters"')
  await openDrawer(page)
  const item = drawerOf(page).getByRole('listitem').filter({ hasText: 'Letters' })
  expect(await item.evaluate((element) => getComputedStyle(element, '::after').content)).toBe('"you are here" / ""')
})

test('printed, a page is black text on white', async ({ page }) => {
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  await openPage(page, '/crafts')
  await expect(headingOf(page)).toBeVisible()
  await expect(page.getByText('Of ash and oak, for the boat')).toBeVisible()
  for (const hidden of [menuOf(page), page.getByRole('link', { name: 'Next place' })]) await expect(hidden).toBeHidden()
  expect(await page.getByRole('main').evaluate((main) => getComputedStyle(main).color)).toBe('rgb(0, 0, 0)')
  expect(await groundOf(page)).toBe('none')
})
