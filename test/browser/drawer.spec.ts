import { words } from '../helpers/words'
import { TouchScreen } from './inputs'
import { boxOn, drawerOf, expect, headingOf, menuOf, openDrawer, openPage, test } from './site'

test('it slides in within 200 ms, has its button in view, and closes by a click beside it', async ({
  page,
  viewport,
}) => {
  await openPage(page, '/crafts')
  const drawer = drawerOf(page)
  const animated = await menuOf(page).evaluate((menu) => {
    ;(menu as HTMLElement).focus()
    ;(menu as HTMLElement).click()
    const animations = document.querySelector('dialog')?.getAnimations({ subtree: true }) ?? []
    return animations.map((animation) => ({
      property: (animation as CSSTransition).transitionProperty,
      ms: Number(animation.effect?.getTiming().duration),
    }))
  })
  // Nothing that has to be laid out or painted in each frame.
  const properties = new Set(animated.map(({ property }) => property))
  expect([...properties].filter((name) => !['display', 'overlay'].includes(name)).sort()).toEqual([
    'opacity',
    'transform',
  ])
  expect(Math.max(...animated.map(({ ms }) => ms))).toBeLessThanOrEqual(200)
  await expect
    .poll(() =>
      drawer.getByRole('navigation').evaluate((nav) => nav.parentElement?.getBoundingClientRect().left),
    )
    .toBe(0)
  await page.mouse.click((viewport?.width ?? 0) - 10, 300)
  await expect(drawer).toBeHidden()
  await expect(menuOf(page)).toBeFocused()

  // With text of twice the size, it is wider than usually.
  await page.setViewportSize({ width: 390, height: 664 })
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
  await openDrawer(page)
  const { right } = await boxOn(drawer.getByRole('button', { name: words.close }))
  expect(right).toBeLessThanOrEqual(390 - 44)
})

test('while it is open, Tab stays inside; the page behind neither scrolls, shifts, nor is clicked', async ({
  page,
  viewport,
}) => {
  const width = viewport?.width ?? 0
  await openPage(page, '/crafts')
  await page.setViewportSize({ width, height: 320 })
  const before = await headingOf(page).boundingBox()
  await menuOf(page).click()
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

  await page.mouse.move(width - 8, 200)
  await page.mouse.wheel(0, 300)
  await page.keyboard.press('End')
  await page.waitForTimeout(300)
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
  expect(await headingOf(page).boundingBox()).toEqual(before)
  const isCovered = await page.evaluate(() => {
    const box = [...document.querySelectorAll('main a')].at(-1)?.getBoundingClientRect() ?? new DOMRect()
    const y = Math.min(box.top + box.height / 2, innerHeight - 1)
    return !!document.elementFromPoint(box.left + box.width / 2, y)?.closest('dialog')
  })
  expect(isCovered).toBe(true)
})

test('a swipe pushes it along, and closes it', async ({ page }) => {
  await openPage(page, '/crafts')
  const drawer = drawerOf(page)
  await openDrawer(page)
  // With the script of the swipe.
  await expect(drawer.getByText('the Long Bench')).toBeVisible()
  const touch = await TouchScreen.of(page)
  const [from, midway, to] = [
    { x: 250, y: 500 },
    { x: 210, y: 502 },
    { x: 60, y: 505 },
  ]
  await touch.down(from)
  await touch.slide([from], [midway])
  const pushedPx = () => drawer.evaluate(({ style }) => Number.parseFloat(style.getPropertyValue('--pushed')))
  await expect.poll(pushedPx).toBeGreaterThan(25)
  await touch.slide([midway], [to])
  await touch.up()
  await expect(drawer).toBeHidden()
  await expect(menuOf(page)).toBeFocused()
})
