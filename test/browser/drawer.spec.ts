import { DESTINATIONS, expect, openMap, test } from './site'

test.beforeEach(async ({ page }) => {
  await page.goto('/crafts')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Crafts Learnt Early')
  // Before that, links load whole pages.
  await expect(page.locator('html[data-started]')).toBeAttached()
})

test('the drawer starts closed, opens by its button and lists every page', async ({ page }) => {
  const drawer = page.getByRole('dialog', { name: 'Realm Navigation' })
  await expect(drawer).toBeHidden()
  await page.getByRole('button', { name: 'Menu' }).click()
  await expect(drawer).toBeVisible()
  await expect(drawer.getByRole('link')).toHaveText(DESTINATIONS)
  await expect(drawer.locator('[aria-current=page]')).toHaveText('Crafts')
  // It slides in, to the left edge.
  await expect
    .poll(() => drawer.getByRole('navigation').evaluate((nav) => nav.parentElement?.getBoundingClientRect().left))
    .toBe(0)
})

test('its close button, Escape and a click beside it close it', async ({ page, viewport }) => {
  const drawer = page.getByRole('dialog')
  const menu = page.getByRole('button', { name: 'Menu' })
  const closings = [
    () => drawer.getByRole('button', { name: 'Close' }).click(),
    () => page.keyboard.press('Escape'),
    () => page.mouse.click((viewport?.width ?? 0) - 10, 300),
  ]
  for (const close of closings) {
    await menu.click()
    await expect(drawer).toBeVisible()
    await close()
    await expect(drawer).toBeHidden()
    await expect(menu).toBeFocused()
  }
})

test('with text of twice the size, it leaves space beside it and its close button in view', async ({ page }) => {
  // Wider than the drawer at the usual text size.
  await page.setViewportSize({ width: 390, height: 664 })
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%'
  })
  await page.getByRole('button', { name: 'Menu' }).click()
  const close = await page.getByRole('dialog').getByRole('button', { name: 'Close' }).boundingBox()
  expect((close?.x ?? 0) + (close?.width ?? 0)).toBeLessThanOrEqual(390 - 44)
})

test('a click inside it that is not on a link leaves it open', async ({ page }) => {
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('heading', { name: 'Realm Navigation' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
})

test('choosing a link closes it, opens the page and focuses its heading', async ({ page }) => {
  for (const [label, heading] of [
    ['Hearth', 'By the Hearth'],
    ['Hearth', 'By the Hearth'],
    ['Works', 'Works in Wood'],
  ] as const) {
    await page.getByRole('button', { name: 'Menu' }).click()
    await page.getByRole('dialog').getByRole('link', { name: label }).click()
    await expect(page.getByRole('dialog')).toBeHidden()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  }
})

test('Tab stays inside while it is open, forwards and backwards', async ({ page }) => {
  await page.getByRole('button', { name: 'Menu' }).click()
  const seen = new Set<string>()
  for (const key of [...Array(12).fill('Tab'), ...Array(12).fill('Shift+Tab')]) {
    await page.keyboard.press(key)
    seen.add(
      await page.evaluate(() => {
        const { activeElement } = document
        // Between the last link and the first, Tab may reach the browser's own buttons.
        if (!activeElement || activeElement === document.body) return 'browser'
        return activeElement.closest('dialog') ? 'inside' : `outside: ${activeElement.outerHTML.slice(0, 80)}`
      }),
    )
  }
  expect([...seen].filter((where) => where.startsWith('outside'))).toEqual([])
  expect(seen).toContain('inside')
})

test('the page behind it neither scrolls nor shifts, and cannot be clicked', async ({ page, viewport }) => {
  await page.setViewportSize({ width: viewport?.width ?? 800, height: 320 })
  const heading = page.getByRole('heading', { level: 1 })
  const before = await heading.boundingBox()
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.mouse.move((viewport?.width ?? 0) - 8, 200)
  await page.mouse.wheel(0, 300)
  await page.keyboard.press('End')
  await page.waitForTimeout(300)
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
  expect(await heading.boundingBox()).toEqual(before)
  const under = await page.evaluate(() => {
    const link = [...document.querySelectorAll('main a')].at(-1)
    const box = link?.getBoundingClientRect()
    return (
      box &&
      document.elementFromPoint(box.left + box.width / 2, Math.min(box.top + box.height / 2, innerHeight - 1))?.tagName
    )
  })
  expect(under).not.toBe('A')
})

test('while it covers the map, keys do not move the map', async ({ page }) => {
  await openMap(page)
  await page.getByRole('button', { name: 'Menu' }).click()
  const transform = () => page.locator('[data-map] [data-sheet]').evaluate((sheet) => getComputedStyle(sheet).transform)
  const before = await transform()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('+')
  await page.waitForTimeout(400)
  expect(await transform()).toBe(before)
})

test('going back with the drawer open closes it and focuses the heading of the page', async ({ page }) => {
  await page.getByRole('link', { name: 'Back to the map' }).click()
  await expect(page).toHaveURL('/')
  await page.getByRole('button', { name: 'Menu' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Crafts Learnt Early')
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
})
