/** The names of the places while the files of the picture arrive. */
import { INK_FILES } from '../../src/table/paths'
import { boxOn, expect, expectLive, holdRequests, mapOf, placeNamed, test } from './site'

test.describe('while the files of the picture arrive', () => {
  test.use({ ink: true, viewport: { width: 1000, height: 700 } })

  const FILES = ['map/wash.avif', ...INK_FILES]
  const LETTERS = 'map/ink-above.svg'

  for (const order of [FILES, FILES.toReversed()]) {
    test(`each name is there once: ${order.join(', ')}`, async ({ page }) => {
      // Without sprites, which may play over a name between two pictures.
      await page.emulateMedia({ reducedMotion: 'reduce' })
      const release = new Map<string, () => void>()
      for (const file of FILES) release.set(file, await holdRequests(page, `**/${file}*`))
      await page.goto('/', { waitUntil: 'commit' })
      const names = mapOf(page).locator('svg text')
      await expect(names.first()).toBeVisible()
      const { name } = placeNamed('Journeys')

      const shotWith = async (opacity: string) => {
        const text = names.filter({ hasText: name })
        await text.evaluate((element, opacity) => element.setAttribute('opacity', opacity), opacity)
        return page.screenshot({ clip: await boxOn(text) })
      }
      /** Whether a name can be seen: hiding it changes what is painted. */
      const isSeen = async () => !(await shotWith('0')).equals(await shotWith('1'))
      expect(await isSeen(), 'at the first paint').toBe(true)
      const come: string[] = []
      for (const file of order) {
        const response = page.waitForResponse(`**/${file}*`)
        release.get(file)?.()
        await (await response).finished()
        come.push(file)
        // The lettering of the ink covers the name.
        await expect.poll(isSeen, `after ${come.join(', ')}`).toBe(!come.includes(LETTERS))
      }
      await expectLive(page)
      // Twice the same, once the layer of the sheet is ready: between, its pixels may change by themselves.
      await expect.poll(isSeen, 'when live').toBe(false)
    })
  }
})
