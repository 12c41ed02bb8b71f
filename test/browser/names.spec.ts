/**
 * The names of the places in windows of many sizes: each can be read on the picture or on a signpost, and, away from the
 * edges, not on both; at the first paint, when the map is live, and after any gestures.
 */
import type { Page } from '@playwright/test'
import { measureText } from '../../src/cartography/lettering/measure'
import { INK_FILES } from '../../src/table/paths'
import { dice } from './dice'
import { offset, turnWheel } from './inputs'
import {
  chartOf,
  expect,
  expectLive,
  holdRequests,
  mapOf,
  openMap,
  PLACES,
  placeNamed,
  rest,
  sheetOf,
  test,
} from './site'

const SIZES = {
  'a phone': '320x568 360x640 360x740 375x667 390x844 393x851 412x915 430x932',
  'a phone in landscape': '568x320 640x360 667x375 740x360 844x390 915x412 932x430',
  'a tablet': '600x960 768x1024 810x1080 820x1180 1024x768 1180x820 1024x1366',
  'a window enlarged four times': '320x256 360x225 480x270',
  'a desktop': '1280x720 1366x768 1440x900 1536x864 1920x1080 2560x1440 3440x1440',
}

/** The lettering of each name on its ribbon, in map px: 24 px high letters on a ribbon at the foot of the place's box. */
const LETTERING = PLACES.map(({ name, left, right, bottom }) => {
  const middle = (left + right) / 2
  const half = measureText(name, 'capitals', 24, 24 / 19) / 2
  return { name, left: middle - half, right: middle + half, top: bottom - 42, bottom: bottom - 22 }
})

/** A name that is nearer to an edge, or to what may cover it, than this may have a signpost as well. */
const NEAR_PX = 30

/** What is wrong with the names in the present view, as sentences. */
function faultsOf(page: Page): Promise<string[]> {
  return sheetOf(page).evaluate(
    (sheet, { lettering, near }) => {
      type Box = { left: number; top: number; right: number; bottom: number }
      const boxOf = (element: Element): Box => element.getBoundingClientRect()
      const overlap = (a: Box, b: Box) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom
      const isWithin = (a: Box, b: Box) =>
        a.left >= b.left - 0.5 && a.right <= b.right + 0.5 && a.top >= b.top - 0.5 && a.bottom <= b.bottom + 0.5
      const grown = ({ left, top, right, bottom }: Box, by: number) => ({
        left: left - by,
        top: top - by,
        right: right + by,
        bottom: bottom + by,
      })
      const isShown = (element: Element) => {
        const { width } = element.getBoundingClientRect()
        return width > 0 && getComputedStyle(element).visibility === 'visible' && !element.matches('[inert]')
      }
      const map = sheet.closest('[data-map]') as Element
      const viewport = boxOf(map)
      const origin = boxOf(sheet)
      const scale = (origin.right - origin.left) / (sheet as HTMLElement).offsetWidth
      const buttons = [...map.querySelectorAll('button')].filter(isShown).map(boxOf)
      const posts = [...map.querySelectorAll('[aria-hidden] > a')].filter(isShown).map((element) => ({
        name: element.textContent?.trim() ?? '',
        box: boxOf(element),
      }))
      const covers = [...buttons, ...posts.map(({ box }) => box)]
      const faults: string[] = []
      for (const button of buttons) if (!isWithin(button, viewport)) faults.push('a button leaves the map')
      for (const { name, ...box } of lettering) {
        const shown = {
          left: origin.left + box.left * scale,
          top: origin.top + box.top * scale,
          right: origin.left + box.right * scale,
          bottom: origin.top + box.bottom * scale,
        }
        const isReadable = (box: Box) => isWithin(box, viewport) && !covers.some((other) => overlap(box, other))
        const hasPost = posts.some((post) => post.name === name)
        if (!isReadable(shown) && !hasPost) faults.push(`${name} can be read nowhere`)
        if (isReadable(grown(shown, near)) && hasPost) faults.push(`${name} stands there twice`)
      }
      posts.forEach(({ name, box }, index) => {
        if (!isWithin(box, viewport)) faults.push(`the signpost to ${name} leaves the map`)
        if (box.bottom - box.top < 44) faults.push(`the signpost to ${name} is too low for a finger`)
        if (buttons.some((button) => overlap(box, button))) faults.push(`the signpost to ${name} overlaps a button`)
        for (const other of posts.slice(index + 1))
          if (overlap(box, other.box)) faults.push(`the signposts to ${name} and ${other.name} overlap`)
      })
      return faults
    },
    { lettering: LETTERING, near: NEAR_PX },
  )
}

/** Whether an element appears within a second. */
const appears = (element: ReturnType<typeof chartOf>) =>
  element.waitFor({ timeout: 1000 }).then(
    () => true,
    () => false,
  )

/** One gesture somewhere on the map: a drag, a turn of the wheel, or a key. Returns its name. */
async function gesture(page: Page, { between, isHit, pick }: ReturnType<typeof dice>): Promise<string> {
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 }
  const somewhere = () => ({ x: between(10, width - 90), y: between(66, height - 10) })
  if (isHit(0.3)) {
    const key = pick(['+', '-', 'f', 'Home', 'ArrowLeft', 'ArrowDown', 'Shift+ArrowRight'])
    await mapOf(page).press(key)
    // Where not all places fit, it also opens the chart, which covers names.
    const isOpened = key === 'f' && (await appears(chartOf(page)))
    if (isOpened) await page.keyboard.press('Escape')
    return key
  }
  const [from, to] = [somewhere(), somewhere()]
  await page.mouse.move(from.x, from.y)
  if (isHit(0.4)) {
    const deltaY = pick([-1, 1]) * between(100, 400)
    await turnWheel(page, deltaY)
    return `wheel by ${deltaY}`
  }
  await page.mouse.down()
  await page.mouse.move(to.x, to.y, { steps: 3 })
  await page.mouse.up()
  const { x, y } = offset(to, -from.x, -from.y)
  return `drag by ${x}, ${y}`
}

// Nothing glides or eases, so a gesture is over at once.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

for (const [of, list] of Object.entries(SIZES)) {
  const sizes = list.split(' ').map((size) => size.split('x').map(Number) as [number, number])

  test(`on ${of}, each name can be read once: at first, when live, and after any gestures`, async ({ page }) => {
    const made: string[] = []
    const expectReadable = async () =>
      expect.poll(() => faultsOf(page), `${page.viewportSize()?.width} px wide; ${made.join('; ')}`).toEqual([])
    await page.route(/\.js$/, () => {})
    for (const [width, height] of sizes) {
      await page.setViewportSize({ width, height })
      await page.goto('/')
      await expectReadable()
    }
    await page.unroute(/\.js$/)
    await openMap(page)
    const random = dice(sizes.length)
    for (const [width, height] of sizes.toReversed()) {
      await page.setViewportSize({ width, height })
      await mapOf(page).press('Home')
      for (let count = 0; count < 4; count++) {
        await rest(page)
        await expectReadable()
        if (count < 3) made.push(await gesture(page, random))
      }
    }
  })
}

for (const [width, height] of [
  [360, 740],
  [740, 360],
  [1440, 900],
] as const) {
  test(`with text twice as large, each name can be read once in ${width}x${height}, as large as that`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height })
    await openMap(page)
    const named = mapOf(page).locator('[aria-hidden] > a:not([inert], [data-nameless]) > span')
    const fontSize = async () =>
      Number.parseFloat(await named.first().evaluate((name) => getComputedStyle(name).fontSize))
    await mapOf(page).press('ArrowDown')
    await rest(page)
    const before = await fontSize()
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
    for (const key of ['ArrowUp', 'Home', '+', '-', '-']) {
      await mapOf(page).press(key)
      await rest(page)
      await expect.poll(() => faultsOf(page), key).toEqual([])
    }
    await mapOf(page).press('+')
    await rest(page)
    expect(await fontSize()).toBeCloseTo(2 * before, 0)
  })
}

test.describe('while the files of the picture arrive', () => {
  test.use({ ink: true, viewport: { width: 1920, height: 1080 } })

  const FILES = ['wash.avif', ...INK_FILES]
  const LETTERS = 'ink-above.svg'

  for (const order of [FILES, FILES.toReversed()]) {
    test(`each name is there once: ${order.join(', ')}`, async ({ page }) => {
      const release = new Map<string, () => void>()
      for (const file of FILES) release.set(file, await holdRequests(page, `**/${file}`))
      await page.goto('/', { waitUntil: 'commit' })
      const names = mapOf(page).locator('svg text')
      await expect(names.first()).toBeVisible()
      const { name } = placeNamed('Journeys')

      const shotWith = async (opacity: string) => {
        const text = names.filter({ hasText: name })
        await text.evaluate((element, opacity) => element.setAttribute('opacity', opacity), opacity)
        return page.screenshot({ clip: (await text.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 } })
      }
      /** Whether a name can be seen: hiding it changes what is painted. */
      const isSeen = async () => !(await shotWith('0')).equals(await shotWith('1'))
      expect(await isSeen(), 'at the first paint').toBe(true)
      const come: string[] = []
      for (const file of order) {
        const response = page.waitForResponse(`**/${file}`)
        release.get(file)?.()
        await (await response).finished()
        come.push(file)
        // The lettering of the ink covers the name.
        await expect.poll(isSeen, `after ${come.join(', ')}`).toBe(!come.includes(LETTERS))
      }
      await expectLive(page)
      expect(await isSeen(), 'when live').toBe(false)
    })
  }
})
