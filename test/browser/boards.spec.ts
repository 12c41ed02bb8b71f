/** The boards in windows of many sizes: they stay where the first paint shows them, and reach all places. */
import type { Page } from '@playwright/test'
import { words } from '../helpers/words'
import { offset } from './inputs'
import {
  boxOf,
  drawerOf,
  expect,
  mapOf,
  openMap,
  PLACES,
  recordShifts,
  rest,
  sheetOf,
  test,
  windowsOf,
} from './site'

/** The board that opens the drawer. By its role and name: who speaks to the computer presses it, too. */
const allOf = (page: Page) => mapOf(page).getByRole('button', { name: words.places })

/** The boxes of the boards that are shown, and what is wrong with them, as sentences. */
function boardsIn(page: Page) {
  return sheetOf(page).evaluate((sheet) => {
    const map = sheet.closest('[data-map]') as Element
    const strip = map.querySelector('[data-strip]') as Element
    const [viewport, stripBox] = [map.getBoundingClientRect(), strip.getBoundingClientRect()]
    type Box = Pick<DOMRect, 'left' | 'top' | 'right' | 'bottom'>
    const overlap = (a: Box, b: Box) =>
      a.left < b.right - 0.5 && b.left < a.right - 0.5 && a.top < b.bottom - 0.5 && b.top < a.bottom - 0.5
    const shown = [...strip.children]
      .map((board) => {
        const { left, top, right, bottom } = board.getBoundingClientRect()
        const name = board.textContent?.trim() ?? ''
        const isNamed = (board.querySelector('span')?.getBoundingClientRect().width ?? 0) > 0
        return { name, isNamed, isAll: board.localName === 'button', left, top, right, bottom }
      })
      .filter(({ left, right, top }) => right > left && top < stripBox.bottom)
    const buttons = [...map.querySelectorAll('[data-avoided]')].map((button) =>
      button.getBoundingClientRect(),
    )
    const faults: string[] = []
    for (const [index, board] of shown.entries()) {
      const { name, left, top, right, bottom } = board
      if (left < 0 || top < viewport.top || right > viewport.right || bottom > viewport.bottom)
        faults.push(`${name} leaves the map`)
      if (bottom - top < 44 || right - left < 32) faults.push(`${name} is too small for a finger`)
      if (buttons.some((button) => overlap(board, button))) faults.push(`${name} overlaps a button`)
      for (const other of shown.slice(index + 1))
        if (overlap(board, other)) faults.push(`${name} and ${other.name} overlap`)
    }
    const isComplete =
      shown.filter(({ isNamed, isAll }) => isNamed && !isAll).length === strip.children.length - 1
    if (!isComplete && !shown.some(({ isAll }) => isAll)) faults.push('a name is neither shown nor in reach')
    return { shown, faults }
  })
}

test('in many sizes, the boards are clear of each other and the buttons, and stay on a live map', async ({
  page,
}) => {
  const shifts = await recordShifts(page)
  for (const { size, window } of windowsOf('360x740 740x360 1023x767 3440x1440 320x256')) {
    await page.setViewportSize(window)
    await page.route(/\.js$/, () => {})
    await page.goto('/')
    const { shown, faults } = await boardsIn(page)
    expect(faults, `${size} at first`).toEqual([])
    await page.unroute(/\.js$/)
    await openMap(page)
    expect((await boardsIn(page)).shown, `${size} when live`).toEqual(shown)
    expect(await shifts(), size).toEqual([])
    await mapOf(page).press('ArrowRight')
    await rest(page)
    await expect.poll(async () => (await boardsIn(page)).faults, `${size} after a step`).toEqual([])
  }
})

test('with large text, all boards are shown where they fit, else the one that opens the drawer', async ({
  page,
}) => {
  await openMap(page)
  for (const { width, height, percent, isAlone } of [
    { width: 1440, height: 900, percent: 200, isAlone: false },
    { width: 1440, height: 900, percent: 400, isAlone: true },
    { width: 360, height: 740, percent: 200, isAlone: true },
    { width: 320, height: 568, percent: 200, isAlone: true },
  ]) {
    const size = `${width}x${height}`
    await page.setViewportSize({ width, height })
    await page.evaluate((percent) => {
      document.documentElement.style.fontSize = `${percent}%`
    }, percent)
    const { shown, faults } = await boardsIn(page)
    expect(faults, size).toEqual([])
    const names = isAlone ? [words.places] : PLACES.map(({ name }) => name)
    expect(
      shown.map(({ name }) => name),
      size,
    ).toEqual(names)
  }
  await allOf(page).click()
  await expect(drawerOf(page)).toBeVisible()
})

// Many browsers have a setting for a smallest size of letters, and extensions set letters apart.
test('on a phone, letters that the visitor has enlarged or set apart stay on their boards', async ({
  page,
}) => {
  await openMap(page)
  for (const size of ['320x640', '360x740']) {
    const [width = 0, height = 0] = size.split('x').map(Number)
    await page.setViewportSize({ width, height })
    for (const [property, value] of [
      ['font-size', '24px'],
      ['letter-spacing', '0.12em'],
    ] as const) {
      const outside = await mapOf(page)
        .locator('[data-strip] > a')
        .evaluateAll(
          (boards, [property, value]) =>
            boards.flatMap((board) => {
              const name = board.querySelector('span') as HTMLElement
              name.style.setProperty(property, value)
              const letters = document.createRange()
              letters.selectNodeContents(name)
              const [inner, outer] = [letters.getBoundingClientRect(), board.getBoundingClientRect()]
              const isOutside = inner.left < outer.left || inner.right > outer.right
              name.removeAttribute('style')
              return isOutside ? name.textContent : []
            }),
          [property, value] as const,
        )
      expect(outside, `${property} at ${size}`).toEqual([])
    }
  }
})

test('on a phone, the first gesture folds the strip to a row of marks, one of them for the drawer', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await openMap(page)
  await expect(allOf(page)).toBeHidden()
  const box = await boxOf(page)
  const middle = offset(box, box.width / 2, 200)
  await page.mouse.move(middle.x, middle.y)
  await page.mouse.down()
  await page.mouse.move(middle.x - 60, middle.y - 60, { steps: 3 })
  expect((await boardsIn(page)).shown.every(({ isNamed }) => isNamed)).toBe(true)
  await page.mouse.up()
  await rest(page)
  await expect(allOf(page)).toBeVisible()
  const { shown } = await boardsIn(page)
  expect(shown.map(({ name }) => name)).toEqual([words.places, ...PLACES.map(({ name }) => name)])
  expect(new Set(shown.map(({ top }) => top)).size).toBe(1)
  await allOf(page).click()
  await expect(drawerOf(page)).toBeVisible()
  await expect(drawerOf(page).getByRole('link', { name: 'Letters' })).toBeVisible()
})
