/** A script that is not what it should be takes nothing down but its feature. */
import { words } from '../helpers/words'
import { expect, expectLive, expectToWork, menuOf, openMap, test } from './site'

test.use({ expectedErrors: [/./] })

for (const [content, body] of Object.entries({
  foreign: 'export const answer = 42',
  broken: 'not a script',
})) {
  test(`a script that is ${content} costs its feature alone, and links lead on by whole pages`, async ({
    page,
  }) => {
    let replaced = 0
    await page.route(/\/assets\/(?!index-)[\w-]+\.js/, (route) => {
      replaced += 1
      return route.fulfill({ contentType: 'text/javascript', body })
    })
    await openMap(page)
    await page.getByRole('button', { name: words.howItWorks }).click()
    await menuOf(page).click()
    await page.getByRole('dialog').getByRole('button', { name: words.close }).click()
    await expectToWork(page)
    await page.goto('?xray')
    await expectLive(page)
    await expect(page.getByRole('main')).not.toContainText('Unexpected')
    // The card, the swipe, the places and X-ray.
    expect(replaced).toBeGreaterThanOrEqual(4)
  })
}
