/** The article on how a map moves: its figures under a mouse, a finger and keys, and its text alone. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { FIGURES } from '../../src/site/how/figures'
import { words } from '../helpers/words'
import { violationsOn } from './axe'
import { boxOn, expect, holdRequests, openMap, recordShifts, test } from './site'
import { SITE } from './standIn'

const figure = (name: string) => `[data-figure="${name}"]`

/** A figure, scrolled to, with its drawing and what it says. */
async function look(page: Page, name: string) {
  const root = page.locator(figure(name))
  const drawing = root.locator('> svg').first()
  await drawing.scrollIntoViewIfNeeded()
  return { root, drawing, says: root.locator('.how-says') }
}

test('the card of inputs leads to it, and it back to the map', async ({ page }) => {
  await openMap(page)
  await page.getByRole('button', { name: words.howItWorks }).click()
  await page.getByRole('link', { name: words.readHow }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('How a map moves')
  // It is long: its end has the same link as its beginning.
  await expect(page.getByRole('link', { name: 'The map' })).toHaveCount(2)
  await page.getByRole('link', { name: 'The map' }).last().click()
  await expect(page).toHaveURL('/')
})

test('it has each figure, each part of the source that it names, and no fault that axe finds', async ({
  page,
}) => {
  await page.goto('how')
  for (const name of Object.keys(FIGURES)) await expect(page.locator(figure(name))).toHaveCount(1)
  await expect(page.locator('pre').filter({ hasText: 'function pin(' })).toBeVisible()
  // A translated test would not run.
  await expect(page.locator('pre:not([translate=no] *, [translate=no])')).toHaveCount(0)
  expect(await violationsOn(page)).toEqual([])
})

test('the names on the small map, which most figures show, are not read for each of them', async ({
  page,
}) => {
  await page.goto('how')
  // A `use` element shows them, which axe and selectors do not look into.
  const session = await page.context().newCDPSession(page)
  const { nodes } = await session.send('Accessibility.getFullAXTree')
  const names = nodes.filter(({ ignored }) => !ignored).map(({ name }) => name?.value)
  expect(names).toContain('the finger that pulls')
  expect(names).not.toContain('Elmwood')
})

test('its list leads to the section of each figure; no line of code is cut, also in large text', async ({
  page,
}) => {
  await page.goto('how')
  const names = await page.locator('[data-figure]').evaluateAll((all) => all.map((one) => one.dataset.figure))
  const titles = await page
    .locator('h2[id]')
    .evaluateAll((all) => all.map(({ id, textContent }) => [id, textContent]))
  expect(titles.map(([id]) => id)).toEqual(names)
  await page.getByText('On this page', { exact: true }).click()
  const links = page.locator('details a')
  for (const [index, [id, title]] of titles.entries()) {
    await expect(links.nth(index)).toHaveText(title ?? '')
    await expect(links.nth(index)).toHaveAttribute('href', `#${id}`)
  }
  await links.last().click()
  await expect(page.locator('h2[id]').last()).toBeInViewport()
  const cut = () =>
    page
      .locator('figure > pre')
      .evaluateAll((all) =>
        all.filter(
          (pre) => pre.scrollWidth > pre.clientWidth || pre.getBoundingClientRect().right > innerWidth,
        ),
      )
  expect(await cut()).toEqual([])
  // Media queries ignore the font size of the root, so the wide layout stays.
  await page.setViewportSize({ width: 800, height: 900 })
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
  expect(await cut()).toEqual([])
})

test('nothing in it moves while it loads, also where its styles come late', async ({ page }) => {
  const release = await holdRequests(page, '**/how-*.css')
  const readShifts = await recordShifts(page)
  const requested = page.waitForRequest('**/how-*.css')
  await page.goto('how', { waitUntil: 'commit' })
  await requested
  await page.waitForTimeout(300)
  release()
  await page.waitForLoadState('networkidle')
  expect(await readShifts()).toEqual([])
})

test('a handle follows the pointer, and the arrow keys', async ({ page }) => {
  await page.goto('how')
  const { says, drawing } = await look(page, 'two-spaces')
  const corner = page.getByRole('slider', { name: 'the top-left corner of the map' })
  await expect(says).toContainText('0.90 + −40')
  const drag = async () => {
    const { x, y, width, height } = await boxOn(drawing)
    await corner.hover()
    await page.mouse.down()
    await page.mouse.move(x + 0.275 * width, y + 0.25 * height, { steps: 4 })
    await page.mouse.up()
    await expect(says).toContainText('0.90 + 20', { timeout: 1000 })
  }
  // It answers once its script has loaded.
  await expect(drag).toPass()
  await expect(corner).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(says).toContainText('0.90 + 28')
  // It is another element now, and keeps the focus; each of two quick keys counts.
  await page.keyboard.press('Shift+ArrowLeft')
  await page.keyboard.press('Shift+ArrowLeft')
  await expect(says).toContainText('0.90 + 26')
})

test('a map with a part wrong keeps that in its address, and shows how far it slips', async ({ page }) => {
  await page.goto('how')
  const { root: map, drawing, says } = await look(page, 'break-it')
  const turn = async () => {
    const box = await boxOn(drawing)
    await page.mouse.move(box.x + 0.75 * box.width, box.y + 0.4 * box.height)
    await page.mouse.wheel(0, -100)
  }
  // Before a press, the wheel is the page's.
  await expect(map.getByRole('button').first()).toBeEnabled()
  await drawing.click()
  await turn()
  await expect(says).toContainText(/^0\.0 px/)
  await map.getByRole('button', { name: 'zoom about the cursor' }).click()
  await expect(page).toHaveURL(/#break-it=cursor$/)
  await page.reload()
  await look(page, 'break-it')
  await expect(map.getByRole('button').first()).toBeEnabled()
  await drawing.click()
  await expect(map.getByRole('button', { pressed: false })).toHaveText('zoom about the cursor')
  await turn()
  await expect(says).not.toContainText(/^0\.0 px/)
})

test('printed, its lines of code are whole, and it has no buttons', async ({ page }) => {
  await page.goto('how')
  await page.emulateMedia({ media: 'print' })
  // A4 with margins of 1 cm.
  await page.setViewportSize({ width: 718, height: 1047 })
  const cut = page.locator('pre').evaluateAll((all) => all.filter((pre) => pre.scrollWidth > pre.clientWidth))
  expect(await cut).toEqual([])
  await expect(page.locator('.how-buttons').first()).toBeHidden()
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('it is the text, with drawings', async ({ page }) => {
    await page.goto('how')
    await expect(page.locator(`${figure('pin')} use`)).toBeVisible()
    expect(readFileSync(join(SITE, 'dist/how.html'), 'utf8')).not.toContain(' style=')
  })
})
