/** At every pixel ratio, the picture is as sharp at rest as if it had been drawn at its scale. */
import { similarityOfPairs } from './pixels'
import { boxOf, expect, mapOf, openMap, rest, test } from './site'

test.use({ ink: true })

test('the picture is sharp at rest, at every zoom', async ({ page }) => {
  await openMap(page)
  const shots: Buffer[] = []
  for (const keys of [['-'], ['+', '+'], ['+', '+']]) {
    for (const key of keys) await mapOf(page).press(key)
    await rest(page)
    await mapOf(page).blur()
    await page.waitForTimeout(300)
    const clip = await boxOf(page)
    shots.push(await page.screenshot({ clip }))
    // The same view, drawn again.
    const picture = mapOf(page).locator('svg').first()
    await picture.evaluate((svg) => svg.style.setProperty('display', 'none'))
    await page.waitForTimeout(100)
    await picture.evaluate((svg) => svg.style.removeProperty('display'))
    await page.waitForTimeout(300)
    shots.push(await page.screenshot({ clip }))
  }
  const similarities = await similarityOfPairs(page, shots)
  expect(similarities).toHaveLength(3)
  // In decibels; a layer stretched from zoom 0 to 1.5 has about 30.
  for (const similarity of similarities) expect(similarity).toBeGreaterThan(45)
})
