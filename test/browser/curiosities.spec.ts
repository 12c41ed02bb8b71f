/** What can be found on the map, from the drawer's list to the ring. */
import { words } from '../helpers/words'
import { violationsOn } from './axe'
import { drawerOf, expect, holdRequests, onPage, openDrawer, openMap, rest, test } from './site'

test("the drawer's list leads to what can be found: a press there finds it, a drag does not", async ({
  page,
}) => {
  await openMap(page)
  await openDrawer(page)
  const list = drawerOf(page).locator('details')
  await list.locator('summary').click()
  const all = await list.locator('a').count()
  const link = list.getByRole('link', { name: `${words.notFoundYet}: 1`, exact: true })
  const [, x, y] = /(\d+)\/(\d+)$/.exec(`${await link.getAttribute('href')}`) ?? []
  await link.click()
  await expect(drawerOf(page)).toBeHidden()
  await rest(page)

  const tag = page.locator('.map-tag')
  const rings = page.locator('.map-finds path:not(.road)')
  const from = await onPage(page, { x: Number(x), y: Number(y) })
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  await page.mouse.move(from.x - 60, from.y, { steps: 4 })
  await page.mouse.up()
  await rest(page)
  await expect(tag).toBeHidden()

  const at = await onPage(page, { x: Number(x), y: Number(y) })
  await page.mouse.click(at.x, at.y)
  await expect(tag).toContainText(words.curiositiesFound(1, all))
  await expect(rings).toHaveCount(1)
  await expect(page.locator('.map-slip').first()).toHaveText(/\w/)
  expect(await violationsOn(page)).toEqual([])
  await page.reload()
  await expect(rings).toHaveCount(1)
})

test('a press before any script finds what it is on, once there is one', async ({ page }) => {
  await openMap(page)
  await openDrawer(page)
  const hrefs = await page
    .locator('dialog details a')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
  await page.keyboard.press('Escape')
  await expect(drawerOf(page)).toBeHidden()
  const isOnMap = ({ x, y }: { x: number; y: number }) =>
    !document.elementFromPoint(x, y)?.closest('a, button') &&
    !!document.elementFromPoint(x, y)?.closest('[data-sheet]')
  for (const hash of hrefs) {
    const [, x, y] = /(\d+)\/(\d+)$/.exec(hash) ?? []
    const at = await onPage(page, { x: Number(x), y: Number(y) })
    if (!(await page.evaluate(isOnMap, at))) continue
    const release = await holdRequests(page, /\.js$/)
    await page.reload({ waitUntil: 'commit' })
    await page.locator('[data-sheet]').waitFor()
    await page.mouse.click(at.x, at.y)
    release()
    await expect(page.locator('.map-finds path:not(.road)')).toHaveCount(1)
    return
  }
  throw new Error('nothing in the first view')
})
