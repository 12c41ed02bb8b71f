import { INK_FILES } from '../../src/table/paths'
import { words } from '../helpers/words'
import {
  boxOn,
  chooseInDrawer,
  expect,
  groundOf,
  headingOf,
  menuOf,
  openMap,
  openPage,
  placeNamed,
  placeOn,
  recordRequests,
  recordShifts,
  test,
  windowsOf,
} from './site'

test('a page shows its title and its picture without scrolling, on a phone in landscape too', async ({
  page,
}) => {
  // The longest heading and the shortest.
  for (const { path, heading } of [placeNamed('Crafts'), placeNamed('Works')]) {
    await page.goto(path)
    for (const { window } of windowsOf('568x320 667x375 811x523 1023x577 1440x900')) {
      await page.setViewportSize(window)
      await expect(page.getByRole('heading', { name: heading })).toBeInViewport({ ratio: 1 })
      expect((await boxOn(page.locator('img[src*="/places/"]'))).y).toBeLessThan(window.height / 2)
    }
  }
})

test('pages of places have aged paper, prefetched by the map; only the site’s files are loaded', async ({
  page,
  baseURL,
}) => {
  const requested: string[] = []
  page.on('request', (request) => requested.push(request.url()))
  const paper = page.waitForResponse(/paper\.webp/)
  await openMap(page)
  expect((await paper).status()).toBe(200)
  expect(await groundOf(page)).not.toContain('paper.webp')
  await chooseInDrawer(page, 'Crafts')
  expect(await groundOf(page)).toContain('paper.webp')
  await page.waitForLoadState('networkidle')
  expect(requested.filter((url) => url.includes('paper.webp'))).toHaveLength(1)
  expect(requested.filter((url) => !url.startsWith(baseURL ?? ''))).toEqual([])
})

test('a page loads the picture of its place alone, and coming from the map none', async ({ page }) => {
  const requested = recordRequests(page)
  await openPage(page, '/crafts')
  await page.waitForLoadState('networkidle')
  expect(requested.filter((path) => /ink-|wash/.test(path))).toEqual([])
  expect(
    requested.filter((path) => path.startsWith('/map/places/') && path !== '/map/places/crafts.svg'),
  ).toEqual([])

  await openPage(page, '/')
  // The script of the pages is fetched when the browser is idle.
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => /\/pages-.*\.js$/.test(name)),
  )
  await page.waitForLoadState('networkidle')
  requested.length = 0
  await placeOn(page, 'Hearth').press('Enter')
  await expect(headingOf(page)).toHaveText('By the Hearth')
  await page.waitForLoadState('networkidle')
  expect(await page.locator('main article image').count()).toBe(1 + INK_FILES.length)
  expect(requested.filter((path) => /\.(svg|avif|webp)$/.test(path) && path !== '/map/favicon.svg')).toEqual(
    [],
  )
})

test('on a phone in landscape, the header and the footer are 70 px high together', async ({ page }) => {
  await page.setViewportSize({ width: 740, height: 360 })
  for (const path of ['/', '/crafts']) {
    await openPage(page, path)
    const [header, footer] = [page.getByRole('banner'), page.getByRole('contentinfo')]
    expect((await boxOn(header)).height + (await boxOn(footer)).height).toBeLessThanOrEqual(70)
  }
})

test('where there is room, the site’s name is in the middle of the top, beside menu and line', async ({
  page,
}) => {
  for (const width of [704, 1024, 1441]) {
    await page.setViewportSize({ width, height: 800 })
    await openPage(page, '/')
    const header = page.getByRole('banner')
    const [menu, name, line] = await Promise.all([
      boxOn(header.getByRole('button')),
      boxOn(header.getByRole('link')),
      boxOn(header.getByRole('paragraph')),
    ])
    expect(Math.abs(name.x + name.width / 2 - width / 2)).toBeLessThanOrEqual(1)
    expect([menu.x + menu.width < name.x, name.x + name.width < line.x]).toEqual([true, true])
  }
})

test('without cards, a page’s words are beside its picture, which is as high as the screen', async ({
  page,
}) => {
  for (const { window } of windowsOf('740x360 1440x900 2560x1440 3440x1440')) {
    await page.setViewportSize(window)
    await openPage(page, '/works')
    const plate = page.locator('[data-plate]')
    const box = await boxOn(plate)
    expect(box.height / window.height).toBeGreaterThan(0.7)
    // Hardly wider than the part of the map that it shows.
    expect(box.width / box.height).toBeLessThan(1.55)
    expect((await boxOn(headingOf(page))).x).toBeGreaterThan(box.right)
    await page.mouse.wheel(0, 5000)
    await page.waitForTimeout(100)
    expect((await boxOn(plate)).y).toBeGreaterThanOrEqual(0)
  }
})

test('with cards, a page is theirs: its picture is a third of it beside the heading, above them', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await openPage(page, '/crafts')
  const plate = await boxOn(page.locator('[data-plate]'))
  expect(plate.width / 1440).toBeLessThan(0.4)
  expect((await boxOn(headingOf(page))).x).toBeGreaterThanOrEqual(plate.right)
  expect((await boxOn(page.getByText('Of ash and oak, for the boat'))).y).toBeGreaterThan(plate.bottom)
})

test('a heading gets its font whenever that comes, and moves hardly anything then', async ({ page }) => {
  const readShifts = await recordShifts(page)
  for (const delayMs of [0, 60, 900]) {
    await page.route(/woff2/, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, delayMs))
      await route.continue()
    })
    await openPage(page, '/crafts')
    await page.evaluate(() => document.fonts.ready)
    await page.waitForTimeout(300)
    const isLoaded = await page.evaluate(() =>
      [...document.fonts].some(({ family, status }) => /Pirata/.test(family) && status === 'loaded'),
    )
    expect(isLoaded).toBe(true)
    const shift = (await readShifts()).reduce((sum, { value }) => sum + value, 0)
    expect(shift, `after ${delayMs} ms`).toBeLessThan(0.01)
    await page.unroute(/woff2/)
  }
})

test('the font of texts comes when the browser is idle, for pages from the next one on', async ({ page }) => {
  const fetched = page.waitForResponse(/garamond.*woff2/)
  await openPage(page, '/crafts')
  await fetched
  const isUsed = () => page.evaluate(() => [...document.fonts].some(({ family }) => /Garamond/.test(family)))
  await page.waitForTimeout(300)
  expect(await isUsed()).toBe(false)
  await page.getByRole('link', { name: words.nextPlace }).click()
  await expect.poll(isUsed).toBe(true)
  // The map stays as it was first seen.
  await page.getByRole('link', { name: words.backToTheMap }).click()
  await expect.poll(isUsed).toBe(false)
})

test('printed, a page is black text on white, and its cards begin on the first sheet', async ({ page }) => {
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  await openPage(page, '/crafts')
  await expect(headingOf(page)).toBeVisible()
  await expect(page.getByText('Of ash and oak, for the boat')).toBeVisible()
  for (const hidden of [menuOf(page), page.getByRole('link', { name: words.nextPlace })])
    await expect(hidden).toBeHidden()
  expect(await page.getByRole('main').evaluate((main) => getComputedStyle(main).color)).toBe('rgb(0, 0, 0)')
  expect(await groundOf(page)).toBe('none')
  // In a grid, Firefox would break figures over two sheets.
  await expect(page.getByRole('main')).toHaveCSS('display', 'block')
  // A4 with margins of 1 cm.
  await page.setViewportSize({ width: 718, height: 1047 })
  expect((await boxOn(page.getByRole('main').getByRole('listitem').first())).bottom).toBeLessThan(1047)
})

test.describe('an address that is not there', () => {
  test.use({ expectedErrors: [/404/] })

  test('is printed from its title on: two engines leave the dragon out', async ({ page }) => {
    await page.goto('/nowhere')
    const title = page.getByRole('heading', { level: 1 })
    expect((await boxOn(title)).y).toBeGreaterThan(200)
    await page.emulateMedia({ media: 'print' })
    expect((await boxOn(title)).y).toBeLessThan(40)
  })
})
