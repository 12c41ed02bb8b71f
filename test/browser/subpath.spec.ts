import { words } from '../helpers/words'
import { STORIED_PORT } from './ports'
import {
  chooseInDrawer,
  expect,
  expectKept,
  expectLive,
  headingOf,
  openPage,
  PLACES,
  placeOn,
  test,
} from './site'

test.use({
  baseURL: `http://localhost:${STORIED_PORT}/portfolio/`,
  serviceWorkers: 'allow',
  expectedErrors: [/Failed to load resource.*(404|ERR_INTERNET_DISCONNECTED)/],
})

/** The posts of this site, and its page that is not on the map: see standIn.ts. */
const TEXTS = ['letters/first-light', 'letters/second-fog', 'imprint']

test('the site runs in a folder of its host', async ({ page, baseURL }) => {
  const failures: string[] = []
  page.on('request', (request) => {
    if (!request.url().startsWith(baseURL ?? '')) failures.push(request.url())
  })
  page.on('response', (response) => {
    if (response.status() >= 400 && !response.url().includes('nowhere'))
      failures.push(`${response.status()} ${response.url()}`)
  })
  await page.goto('')
  await expectLive(page)
  await placeOn(page, 'Hearth').press('Enter')
  await expect(page).toHaveURL('/portfolio/hearth')
  await expect(headingOf(page)).toHaveText('By the Hearth')
  await page.goBack()
  await expectLive(page)
  await chooseInDrawer(page, 'Crafts')
  await expect(page).toHaveURL('/portfolio/crafts')
  await page.getByRole('link', { name: words.backToTheMap }).click()
  await expect(page).toHaveURL(/\/portfolio\/(#.*)?$/)
  await page.goto('nowhere')
  await expect(page.getByRole('main')).toContainText(words.notFound)
  expect(failures).toEqual([])
})

test('the links of cards stay in the folder: to a page without a page load, and to a file', async ({
  page,
}) => {
  await openPage(page, 'crafts')
  await page.evaluate(() => {
    document.documentElement.dataset.same = 'true'
  })
  await page.getByRole('link', { name: 'Dovetails' }).click()
  await expect(page).toHaveURL('/portfolio/hearth')
  await expect(headingOf(page)).toHaveText('By the Hearth')
  await expect(page.locator('html[data-same]')).toBeAttached()
  await page.goBack()
  await page.getByRole('link', { name: 'Steam Bending' }).click()
  await expect(page).toHaveURL('/portfolio/pirata-one-OFL.txt')
  await expect(page.locator('body')).toContainText('SIL OPEN FONT LICENSE')
})

test('the site in a folder is kept, and opens without a network', async ({ page, context, baseURL }) => {
  await page.goto('')
  expect(await page.evaluate(async () => (await navigator.serviceWorker.ready).scope)).toBe(baseURL)
  await expectKept(page)
  await context.setOffline(true)
  for (const path of ['', 'crafts', 'crafts/']) {
    await openPage(page, path)
  }
  await expect(headingOf(page)).toHaveText('Crafts Learnt Early')
  // From page to page: the script of the other one has not been used yet.
  await page.getByRole('link', { name: words.previousPlace }).click()
  await expect(page.getByText('Chairs, chests, and one small boat.')).toBeVisible()
})

test('the sitemap lists every page, and each has its address as the canonical one', async ({
  page,
  baseURL,
}) => {
  const sitemap = await (await page.request.get('sitemap.xml')).text()
  const addresses = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address ?? '')
  const pages = ['', 'how', ...PLACES.map(({ path }) => path.slice(1)), ...TEXTS]
  expect(addresses.toSorted()).toEqual(pages.map((path) => baseURL + path).toSorted())
  for (const address of addresses) {
    const html = await (await page.request.get(address)).text()
    expect(html).toContain(`<link rel="canonical" href="${address}">`)
  }
})
