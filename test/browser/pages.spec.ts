import { mood } from '../../src/realm'
import { siteColours } from '../../src/site/palette'
import { expect, openMap, PLACES, placeOn, test } from './site'

test.use({ ink: true })

test('each place has a page, at the address with and without a slash', async ({ page }) => {
  for (const { path, heading } of PLACES) {
    for (const address of [path, `${path}/`]) {
      await page.goto(address)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
      await expect(page).toHaveTitle(`${heading} · Testland`)
      await expect(page.getByRole('contentinfo')).toHaveText('© 1602. All rights reserved.')
    }
  }
})

test('each way to write the address of a page opens it, without a redirect', async ({ page }) => {
  let documents = 0
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents += 1
  })
  const addresses = ['/%63rafts', '/CRAFTS', '/crafts/', '/crafts?from=afar', '/%43raft%73/?a#b']
  for (const address of addresses) {
    await page.goto(address)
    await expect(page.locator('html[data-started]')).toBeAttached()
    await page.waitForTimeout(300)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Crafts Learnt Early')
    await expect(page).toHaveTitle('Crafts Learnt Early · Testland')
  }
  expect(documents).toBe(addresses.length)
})

test('a page shows its title and its picture without scrolling, on a phone in landscape too', async ({ page }) => {
  for (const [width, height] of [
    [568, 320],
    [667, 375],
    [811, 523],
    [1023, 577],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height })
    for (const { path, heading } of PLACES) {
      await page.goto(path)
      await expect(page.getByRole('heading', { name: heading })).toBeInViewport({ ratio: 1 })
      const picture = await page.locator('img[src*="/places/"]').boundingBox()
      expect(picture?.y).toBeLessThan(height / 2)
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
      expect(overflow).toBeLessThanOrEqual(0)
    }
  }
})

test.describe('an unknown path', () => {
  // The browser's message about a page with the status 404.
  test.use({ expectedErrors: [/Failed to load resource.*404/] })

  test('shows an error in the layout, and a link back to the map', async ({ page }) => {
    for (const path of ['/no/such/place', '/%E0%A4%A', '/crafts/more', '/index.htm']) {
      expect((await page.goto(path))?.status()).toBe(404)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Unexpected Application Error!')
      await expect(page.getByRole('main')).toContainText('404 Not Found')
      await expect(page.getByRole('banner')).toBeVisible()
      await expect(page.getByRole('contentinfo')).toBeVisible()
    }
    await page.getByRole('link', { name: 'Back to the map' }).click()
    await expect(page).toHaveURL('/')
    await expect(page.getByRole('link', { name: 'Works' })).toBeAttached()
  })
})

test('pages of places have the aged paper, which every page prefetches', async ({ page }) => {
  const paper = page.waitForResponse(/paper\.webp$/)
  await openMap(page)
  expect((await paper).status()).toBe(200)
  const mapBackground = await page.getByRole('main').evaluate((main) => getComputedStyle(main).backgroundImage)
  expect(mapBackground).not.toContain('paper.webp')

  let fetchedAgain = 0
  page.on('request', (request) => {
    if (request.url().endsWith('paper.webp')) fetchedAgain += 1
  })
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('dialog').getByRole('link', { name: 'Crafts' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Crafts Learnt Early')
  const background = await page.getByRole('main').evaluate((main) => getComputedStyle(main).backgroundImage)
  expect(background).toContain('paper.webp')
  expect(fetchedAgain).toBe(0)
})

test('only files of the site are loaded', async ({ page, baseURL }) => {
  const external: string[] = []
  page.on('request', (request) => {
    if (!request.url().startsWith(baseURL ?? '')) external.push(request.url())
  })
  await openMap(page)
  await page.goto('/crafts')
  await page.waitForLoadState('networkidle')
  expect(external).toEqual([])
})

test.describe('when pictures fail', () => {
  test.use({ expectedErrors: [/Failed to load resource/] })

  test('the map keeps its places and its controls', async ({ page }) => {
    await page.route(/\.(svg|avif|webp)$/, (route) => route.abort())
    await page.goto('/')
    await page.getByRole('button', { name: 'Zoom in' }).click()
    await placeOn(page, 'Hearth').focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('By the Hearth')
  })

  test('if the AVIF wash fails, the WebP one is loaded', async ({ page }) => {
    await page.route(/wash\.avif$/, (route) => route.abort())
    const fallback = page.waitForResponse(/wash\.webp$/)
    await page.goto('/')
    expect((await fallback).status()).toBe(200)
  })

  test('a page without its paper is readable', async ({ page }) => {
    await page.route(/paper\.webp$/, (route) => route.abort())
    await page.goto('/crafts')
    await expect(page.getByRole('heading', { level: 2, name: 'Dovetails' })).toBeVisible()
    const colour = await page.getByRole('main').evaluate((main) => getComputedStyle(main).backgroundColor)
    const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(siteColours(mood).paper.slice(at, at + 2), 16))
    expect(colour).toBe(`rgb(${red}, ${green}, ${blue})`)
  })
})
