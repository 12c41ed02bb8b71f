/** The cost of a movement: style writes during it, and frames after it. */
import { boxOf, expect, openMap, rest, sheetOf, test } from './site'

test.use({ ink: true })

test('two seconds of the wheel on a busy machine drop the layer once, at rest, and prepare the next', async ({
  page,
}) => {
  await openMap(page)
  await expect(sheetOf(page)).toHaveCSS('will-change', 'transform')
  const box = await boxOf(page)
  await page.mouse.move(box.x + box.width / 2, box.y + 60)
  await sheetOf(page).evaluate((sheet) => {
    const counts = { promotions: 0, releases: 0 }
    let { willChange } = sheet.style
    new MutationObserver(() => {
      if (sheet.style.willChange === willChange) return
      willChange = sheet.style.willChange
      if (willChange) counts.promotions += 1
      else counts.releases += 1
    }).observe(sheet, { attributes: true, attributeFilter: ['style'] })
    Object.assign(window, { counted: counts })
  })
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  const endMs = Date.now() + 2000
  for (let turn = 0; Date.now() < endMs; turn++) {
    await page.mouse.wheel(0, turn % 20 < 11 ? -30 : 30)
    await page.waitForTimeout(40)
  }
  await rest(page)
  await expect(sheetOf(page)).toHaveCSS('will-change', 'transform')
  expect(await page.evaluate(() => (window as unknown as { counted: unknown }).counted)).toEqual({
    promotions: 1,
    releases: 1,
  })
})

test('no frame is requested at rest', async ({ page }) => {
  await openMap(page)
  const requested = await page.evaluate(async () => {
    const requestFrame = window.requestAnimationFrame
    let count = 0
    window.requestAnimationFrame = (callback) => {
      count += 1
      return requestFrame(callback)
    }
    await new Promise((resolve) => setTimeout(resolve, 400))
    window.requestAnimationFrame = requestFrame
    return count
  })
  expect(requested).toBe(0)
})

test('after the map is left, no event requests a frame', async ({ page }) => {
  await openMap(page)
  await page.getByRole('group').press('+')
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('dialog').getByRole('link', { name: 'Hearth' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('By the Hearth')
  const requested = await page.evaluate(async () => {
    let count = 0
    const requestFrame = window.requestAnimationFrame
    window.requestAnimationFrame = (callback) => {
      count += 1
      return requestFrame(callback)
    }
    window.dispatchEvent(new PointerEvent('pointermove', { pointerId: 1 }))
    window.dispatchEvent(new Event('resize'))
    window.dispatchEvent(new Event('blur'))
    await new Promise((resolve) => setTimeout(resolve, 300))
    window.requestAnimationFrame = requestFrame
    return count
  })
  expect(requested).toBe(0)
})
