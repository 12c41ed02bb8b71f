/** A story and posts on the built site, in a folder of its host, built with the origin of the host. */
import type { Page } from '@playwright/test'
import { words } from '../helpers/words'
import { violationsOn } from './axe'
import { STORIED_PORT } from './ports'
import {
  boxOn,
  expect,
  expectLive,
  headingOf,
  openPage,
  overflowsOn,
  recordRequests,
  recordShifts,
  test,
} from './site'

const ORIGIN = `http://localhost:${STORIED_PORT}`
const ROOT = `${ORIGIN}/portfolio/`

test.use({ baseURL: ROOT })

const PAGES = ['imprint', 'journeys', 'letters', 'letters/first-light', 'letters/second-fog']

const picture = (page: Page) => page.getByRole('img', { name: 'A bridge of one arch over a still river' })

/** Waits until the picture has loaded. Returns its box and the address of its file. */
async function loadPicture(page: Page) {
  await picture(page).scrollIntoViewIfNeeded()
  await expect(picture(page)).not.toHaveJSProperty('naturalWidth', 0)
  return picture(page).evaluate((img: HTMLImageElement) => {
    const { left, right, width, height } = img.getBoundingClientRect()
    return { left, right, width, height, source: img.currentSrc }
  })
}

test('where the font of headings comes late, the lines beside a large initial stay', async ({ page }) => {
  const readShifts = await recordShifts(page)
  await page.route(/pirata.*woff2/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 900))
    await route.continue()
  })
  for (const width of [768, 1440]) {
    await page.setViewportSize({ width, height: 1024 })
    await openPage(page, 'journeys')
    await expect.poll(() => page.evaluate(() => document.fonts.check('1em "Pirata One"'))).toBe(true)
    await page.waitForTimeout(300)
    const shift = (await readShifts()).reduce((sum, { value }) => sum + value, 0)
    expect(shift, `${width} px wide`).toBeLessThan(0.01)
  }
  const initial = page.locator('main p', { hasText: 'Three of the seven' })
  const times = await initial.evaluate((text) => {
    const [large, normal] = ['::first-letter', null].map((part) => getComputedStyle(text, part).fontSize)
    return Number.parseFloat(large ?? '') / Number.parseFloat(normal ?? '')
  })
  expect(times).toBeCloseTo(4.9)

  // In the cache, it is there in time.
  await page.unroute(/pirata.*woff2/)
  await page.reload()
  const isItsFontLoaded = () =>
    initial.evaluate((text) => {
      const [first] = getComputedStyle(text, '::first-letter').fontFamily.split(',')
      return [...document.fonts].some(({ family, status }) => family === first && status === 'loaded')
    })
  await expect.poll(isItsFontLoaded).toBe(true)
})

test('a page that its owner has filled is theirs, with good lines and pictures, on any screen', async ({
  page,
}) => {
  const widthOf = async (selector: string) => (await boxOn(page.locator(selector).first())).width
  // Little else than the picture.
  await page.goto('works')
  expect(await widthOf('[data-plate]')).toBeGreaterThan(0.5 * 1440)
  await page.goto('hearth')
  expect(await widthOf('[data-plate]')).toBeLessThan(0.4 * 1440)
  const cards = await page
    .locator('main li')
    .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON()))
  const [first, second, third] = cards as DOMRect[]
  expect([second?.y === first?.y, third?.y === first?.y]).toEqual([true, false])
  await page.goto('journeys')
  expect(await widthOf('main figure img')).toBeGreaterThanOrEqual(500)
  const letters = await page.locator('main p', { hasText: 'Three of the seven' }).evaluate((text) => {
    const lines = text.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(text).lineHeight)
    return (text.textContent ?? '').length / lines
  })
  expect(letters).toBeGreaterThan(36)
  expect(letters).toBeLessThan(72)
  await page.setViewportSize({ width: 2560, height: 1440 })
  expect(await widthOf('main')).toBe(2200)
})

test('a picture in a card is not higher than a screen, nor distorted', async ({ page }) => {
  await openPage(page, 'hearth')
  const tower = page.getByRole('img', { name: 'A tower as high as a screenshot of a page' })
  expect((await boxOn(tower)).height).toBeLessThanOrEqual(420)
  await expect(tower).toHaveCSS('object-fit', 'contain')
})

test('a press on a picture shows it large, by a script and a file fetched only then, until Escape', async ({
  page,
}) => {
  await openPage(page, 'journeys')
  await loadPicture(page)
  const link = page.getByRole('main').getByRole('link', { name: 'A bridge of one arch over a still river' })
  const requested = recordRequests(page)
  await link.click()
  const dialog = page.getByRole('dialog', { name: 'A bridge of one arch over a still river' })
  const large = dialog.getByRole('img')
  await expect(large).not.toHaveJSProperty('naturalWidth', 0)
  expect(requested.filter((path) => /largePicture/.test(path))).toHaveLength(1)
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 }
  const { right, bottom } = await boxOn(large)
  expect([right <= width, bottom <= height]).toEqual([true, true])
  expect(await violationsOn(page)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(link).toBeFocused()
})

test('no page scrolls sideways, and a picture shifts no page, has its caption and the newer format', async ({
  page,
  viewport,
}) => {
  const { width: own, height } = viewport ?? { width: 0, height: 0 }
  const readShifts = await recordShifts(page)
  for (const path of PAGES) {
    await page.setViewportSize({ width: own, height })
    await openPage(page, path)
    if (path === 'journeys') {
      const { left, right, width, height, source } = await loadPicture(page)
      expect(source).toMatch(/\/portfolio\/assets\/bridge-\d+-[\w-]{8}\.avif$/)
      expect(width / height).toBeCloseTo(1.5, 1)
      expect(left).toBeGreaterThanOrEqual(0)
      expect(right).toBeLessThanOrEqual(own)
      const caption = 'The bridge at the river’s mouth, where the first journey began.'
      await expect(page.locator('figcaption')).toHaveText(caption)
      expect(await readShifts()).toEqual([])
    }
    for (const width of [own, 320, 413]) {
      await page.setViewportSize({ width, height })
      expect(await overflowsOn(page), `${path} at ${width} px`).toEqual([])
    }
  }
})

test("the owner's name and line do not overlap, and the e-mail's link is as high as a finger needs", async ({
  page,
}) => {
  await openPage(page, '')
  const banner = page.getByRole('banner')
  const name = await boxOn(banner.getByText('Ada Lovelace'))
  const line = await boxOn(banner.getByText('Engines and their programs'))
  expect(line.y >= name.bottom || line.x >= name.right).toBe(true)
  await openPage(page, 'letters')
  const mail = page.getByRole('main').getByRole('link', { name: words.email })
  expect((await boxOn(mail)).height).toBeGreaterThanOrEqual(44)
})

test('the lines of a story have 60 to 75 letters on a desktop, and end within the frame', async ({
  page,
}) => {
  await openPage(page, 'journeys')
  // In a paragraph without an initial, long enough that its last line does not count.
  const average = await page
    .locator('[data-text="/journeys"] > p')
    .nth(1)
    .evaluate((paragraph) => {
      paragraph.textContent = `${paragraph.textContent} `.repeat(40)
      const { height } = paragraph.getBoundingClientRect()
      return (
        (paragraph.textContent.length * Number.parseFloat(getComputedStyle(paragraph).lineHeight)) / height
      )
    })
  expect(average).toBeGreaterThanOrEqual(60)
  expect(average).toBeLessThanOrEqual(75)
  const [story, frame] = [page.locator('[data-text="/journeys"]'), page.getByRole('article')]
  expect((await boxOn(story)).right).toBeLessThan((await boxOn(frame)).right - 20)
})

test('a list that begins with a year has its numbers within its lines, not over the frame', async ({
  page,
}) => {
  await openPage(page, 'journeys')
  const { padding, number } = await page
    .locator('[data-text="/journeys"] ol')
    .first()
    .evaluate((list: HTMLOListElement) => {
      list.start = 1998
      const text = document.createElement('span')
      text.textContent = '1998.'
      list.firstElementChild?.append(text)
      const padding = Number.parseFloat(getComputedStyle(list).paddingInlineStart)
      return { padding, number: text.getBoundingClientRect().width }
    })
  expect(padding).toBeGreaterThan(number)
})

test('a reference leads to its note, which leads back to each reference', async ({ page }) => {
  await openPage(page, 'journeys')
  const note = page.getByRole('listitem').filter({ hasText: 'Salt water freezes later' })
  await page.locator('[role=doc-noteref]').last().click()
  await expect(page).toHaveURL(`${ROOT}journeys#fn1`)
  await expect(note).toBeInViewport()
  for (const [index, id] of ['fnref1', 'fnref1-1'].entries()) {
    await note.locator('[role=doc-backlink]').nth(index).click()
    await expect(page).toHaveURL(`${ROOT}journeys#${id}`)
    const reference = page.locator(`#${id}`)
    await expect(reference).toBeInViewport()
    expect((await boxOn(reference)).y).toBeGreaterThanOrEqual((await boxOn(page.getByRole('banner'))).bottom)
  }
})

test('a page that is not on the map is linked in every footer, and leads back to the map', async ({
  page,
}) => {
  await openPage(page, 'letters')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Imprint' }).click()
  await expect(headingOf(page)).toHaveText('Imprint')
  await expect(page).toHaveTitle('Imprint · Ada Lovelace · Testland')
  await expect(page.getByRole('main')).toContainText('who keeps the analytical engine')
  await page.reload()
  await expect(page.getByRole('main')).toContainText('who keeps the analytical engine')
  await page.getByRole('link', { name: words.backToTheMap }).click()
  await expectLive(page)
})

test('the list of posts opens each without a page load', async ({ page }) => {
  await openPage(page, 'letters')
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
    'Fog & silence',
    'First light',
  ])
  await page.evaluate(() => {
    document.documentElement.dataset.same = 'true'
  })
  const requested = recordRequests(page)
  await page.getByRole('link', { name: 'Fog & silence' }).click()
  await expect(headingOf(page)).toHaveText('Fog & silence')
  await expect(page).toHaveTitle('Fog & silence · Ada Lovelace · Testland')
  await page.getByRole('link', { name: `${words.olderPost} First light` }).click()
  await expect(headingOf(page)).toHaveText('First light')
  await page.getByRole('link', { name: words.backTo('Letters') }).click()
  await expect(page).toHaveURL(`${ROOT}letters`)
  await expect(page.locator('html[data-same]')).toBeAttached()
  expect(requested.filter((path) => /second-fog|first-light/.test(path))).toHaveLength(2)
  // As plain text: what shows XML in the browser writes to the console.
  await page.route(/feed\.xml$/, (route) => route.fulfill({ contentType: 'text/plain', body: 'The feed' }))
  await page.getByRole('link', { name: words.feed }).click()
  await expect(page.getByText('The feed')).toBeVisible()
  await expect(page).toHaveURL(`${ROOT}letters/feed.xml`)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('a story, its notes, the list and a post are all there', async ({ page }) => {
    await page.goto('journeys')
    await picture(page).scrollIntoViewIfNeeded()
    await expect(picture(page)).toBeVisible()
    await page.locator('[role=doc-noteref]').first().click()
    await expect(page.getByText('Salt water freezes later')).toBeInViewport()
    await page.goto('letters')
    await page.getByRole('link', { name: 'First light' }).click()
    await expect(headingOf(page)).toHaveText('First light')
    await page.getByRole('link', { name: words.newerPost }).click()
    await expect(page.getByText('Nothing was seen for nine days.')).toBeVisible()
  })
})

test('printed, nothing is cut off, and links show their addresses', async ({ page }) => {
  await openPage(page, 'journeys')
  await loadPicture(page)
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  // A4 with margins of 1 cm.
  await page.setViewportSize({ width: 718, height: 1047 })
  expect(await overflowsOn(page)).toEqual([])
  const shownAfter = (name: string) =>
    page.getByRole('link', { name }).evaluate((link) => getComputedStyle(link, '::after').content)
  expect(await shownAfter('the lighthouse')).toContain('https://lighthouse.example/keeper')
  expect(await shownAfter('tools')).toBe('none')
})
