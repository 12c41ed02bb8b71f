/** Every page in every colour scheme and preference: no violations in axe, no horizontal overflow, no layout shifts. */
import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { INK_FILES } from '../../src/site/paths'
import { expect, mapOf, PLACES, placeOn, test } from './site'

const SECTIONS = PLACES.map(({ path }) => path)
const SCREENS = ['/', ...SECTIONS, '/404.html']

// A phone and a desktop are enough.
const isForAxe = (width: number) => width === 360 || width === 1440

/** The violations that axe finds on a page. */
async function violationsOn(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze()
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target} ${failureSummary}`),
  )
}

/** Opens a page and waits for its scripts. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await expect(page.locator('html[data-started]')).toBeAttached()
  if (path === '/') await expect(page.getByRole('button', { name: 'Zoom in' })).toBeAttached()
}

const PREFERENCES = [
  { name: 'in the light scheme', media: { colorScheme: 'light' } },
  { name: 'in the dark scheme', media: { colorScheme: 'dark' } },
  { name: 'in forced colours', media: { forcedColors: 'active' } },
  { name: 'with reduced motion', media: { reducedMotion: 'reduce' } },
] as const

for (const { name, media } of PREFERENCES) {
  test(`axe finds nothing on any page, ${name}`, async ({ page, viewport }) => {
    test.skip(!isForAxe(viewport?.width ?? 0), 'runs on a phone and on a desktop')
    await page.emulateMedia(media)
    for (const path of SCREENS) {
      await open(page, path)
      expect(await violationsOn(page), path).toEqual([])
    }
  })

  test(`axe finds nothing in the drawer, ${name}`, async ({ page, viewport }) => {
    test.skip(!isForAxe(viewport?.width ?? 0), 'runs on a phone and on a desktop')
    await page.emulateMedia(media)
    for (const path of ['/', '/crafts']) {
      await open(page, path)
      await page.getByRole('button', { name: 'Menu' }).click()
      await expect(page.getByRole('dialog')).toBeVisible()
      await page.waitForTimeout(300)
      expect(await violationsOn(page), path).toEqual([])
    }
  })
}

for (const { what, width, fontSize } of [
  { what: 'at 320 px', width: 320, fontSize: '100%' },
  { what: 'at 320 px with text of twice the size', width: 320, fontSize: '200%' },
  { what: 'with text of twice the size', width: null, fontSize: '200%' },
]) {
  test(`no page overflows the screen ${what}`, async ({ page, viewport }) => {
    if (width) await page.setViewportSize({ width, height: viewport?.height ?? 0 })
    await page.addInitScript((size) => {
      addEventListener('DOMContentLoaded', () => {
        document.documentElement.style.fontSize = size
      })
    }, fontSize)
    for (const path of SCREENS) {
      await open(page, path)
      const overflows = await page.evaluate(() =>
        [document.documentElement, ...document.querySelectorAll('header, main, footer')]
          .map(({ tagName, scrollWidth, clientWidth }) => ({ tagName, overflowPx: scrollWidth - clientWidth }))
          .filter(({ overflowPx }) => overflowPx > 0),
      )
      expect(overflows, path).toEqual([])
    }
  })
}

test('no page shifts while it loads, nor when its scripts start', async ({ page }) => {
  await page.addInitScript(() => {
    Object.assign(window, { shifts: [] })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        (window as unknown as { shifts: number[] }).shifts.push((entry as unknown as { value: number }).value)
    }).observe({ type: 'layout-shift', buffered: true })
  })
  for (const path of SCREENS) {
    await open(page, path)
    await page.waitForTimeout(500)
    expect(await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts), path).toEqual([])
  }
})

test('all links and buttons are large enough, on a touch screen for a finger', async ({ page, viewport }) => {
  const minPx = (viewport?.width ?? 0) === 360 ? 44 : 24
  for (const path of SCREENS) {
    await open(page, path)
    const small = await page.evaluate((px) => {
      const targets = [...document.querySelectorAll('header a, header button, main a:not(svg a), main button')]
      return targets
        .map((target) => {
          // The link in a card's title covers the whole card.
          const card = getComputedStyle(target, '::after').position === 'absolute' ? target.closest('li') : null
          return { html: target.outerHTML.slice(0, 80), box: (card ?? target).getBoundingClientRect() }
        })
        .filter(({ box }) => box.width > 0 && (box.width < px || box.height < px))
        .map(({ html, box }) => `${html} ${box.width} x ${box.height}`)
    }, minPx)
    expect(small, path).toEqual([])
  }
})

test('the header names the present place, and nothing on the map', async ({ page }) => {
  const named = () => page.getByRole('banner').evaluate((header) => getComputedStyle(header, '::before').content)
  await open(page, '/letters')
  expect(await named()).toContain('"Letters"')
  await page.getByRole('link', { name: 'Testland' }).click()
  await expect(mapOf(page)).toBeVisible()
  expect(await named()).toBe('none')
})

test('the drawer marks the present page, and opens within 200 ms', async ({ page }) => {
  await open(page, '/crafts')
  const durationsMs = await page.evaluate(() => {
    document.querySelector<HTMLButtonElement>('header button')?.click()
    const animations = document.querySelector('dialog')?.getAnimations({ subtree: true }) ?? []
    return animations.map(({ effect }) => Number(effect?.getTiming().duration))
  })
  expect(durationsMs.length).toBeGreaterThan(0)
  expect(Math.max(...durationsMs)).toBeLessThanOrEqual(200)
  const item = page
    .getByRole('dialog')
    .getByRole('listitem')
    .filter({ has: page.locator('[aria-current]') })
  await expect(item).toHaveCount(1)
  expect(await item.evaluate((element) => getComputedStyle(element, '::after').content)).toBe('"you are here"')
})

test('a page loads the picture of its place alone, and coming from the map none', async ({ page, viewport }) => {
  test.skip(viewport?.width !== 1440, 'is the same at every size')
  const requested: string[] = []
  page.on('request', (request) => requested.push(new URL(request.url()).pathname))
  await open(page, '/crafts')
  await page.waitForLoadState('networkidle')
  expect(requested.filter((path) => /ink-|wash/.test(path))).toEqual([])
  expect(requested.filter((path) => path.startsWith('/places/') && path !== '/places/crafts.svg')).toEqual([])

  await open(page, '/')
  // The script of the pages is fetched when the browser is idle.
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => /\/places-.*\.js$/.test(name)),
  )
  await page.waitForLoadState('networkidle')
  requested.length = 0
  await placeOn(page, 'Hearth').focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('By the Hearth')
  await page.waitForLoadState('networkidle')
  expect(await page.locator('main article image').count()).toBe(1 + INK_FILES.length)
  expect(requested.filter((path) => /\.(svg|avif|webp)$/.test(path) && path !== '/favicon.svg')).toEqual([])
})

test('links lead from page to page', async ({ page }) => {
  await open(page, SECTIONS[0] ?? '')
  for (const { heading } of PLACES.slice(1)) {
    await page.getByRole('link', { name: 'Next place' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
  }
  await expect(page.getByRole('link', { name: 'Next place' })).toHaveCount(0)
  await page.getByRole('link', { name: 'Previous place' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(PLACES.at(-2)?.heading ?? '')
})

test('a place whose script is not loaded is requested from the host', async ({ page, context, viewport }) => {
  test.skip(viewport?.width !== 1440, 'is the same at every size')
  await context.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }))
  await open(page, '/')
  const document = page.waitForRequest((request) => request.isNavigationRequest())
  await placeOn(page, 'Hearth').focus()
  await page.keyboard.press('Enter')
  expect(new URL((await document).url()).pathname).toBe('/hearth')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('By the Hearth')
})

test('printed, a page is black text on white', async ({ page, viewport }) => {
  test.skip(viewport?.width !== 1440, 'is the same at every size')
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  await open(page, '/crafts')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByText('Of ash and oak, for the boat')).toBeVisible()
  for (const hidden of [page.getByRole('button', { name: 'Menu' }), page.getByRole('link', { name: 'Next place' })]) {
    await expect(hidden).toBeHidden()
  }
  const { ink, ground } = await page.getByRole('main').evaluate((main) => ({
    ink: getComputedStyle(main).color,
    ground: getComputedStyle(main).backgroundImage,
  }))
  expect(ink).toBe('rgb(0, 0, 0)')
  expect(ground).toBe('none')
})

test.describe('a swipe', () => {
  test.skip(({ viewport }) => viewport?.width !== 360, 'needs a touch screen')

  test('closes the drawer', async ({ page }) => {
    const { TouchScreen } = await import('./inputs')
    await open(page, '/crafts')
    const drawer = page.getByRole('dialog')
    const swipe = page.waitForResponse(/swipe-.*\.js$/)
    await page.getByRole('button', { name: 'Menu' }).tap()
    await swipe
    await page.waitForTimeout(400)
    const touch = await TouchScreen.of(page)
    await touch.down({ x: 250, y: 500 })
    await touch.slide([{ x: 250, y: 500 }], [{ x: 210, y: 502 }])
    expect(
      await drawer.evaluate((element) => Number.parseFloat(element.style.getPropertyValue('--pushed'))),
    ).toBeGreaterThan(25)
    await touch.slide([{ x: 210, y: 502 }], [{ x: 60, y: 505 }])
    await touch.up()
    await expect(drawer).toBeHidden()
    await expect(page.getByRole('button', { name: 'Menu' })).toBeFocused()
  })
})
