/**
 * The names of the places in windows of many sizes: each can be read on the picture or on a signpost, and, away from the
 * edges, not on both; at the first paint, when the map is live, and after any gestures.
 */
import type { Page } from '@playwright/test'
import { measureText } from '../../src/cartography/lettering/lettering'
import { INK_FILES } from '../../src/site/paths'
import { expect, expectLive, mapOf, PLACES, rest, sheetOf, test } from './site'

const SIZES = [
  ...['320x568', '360x640', '360x740', '375x667', '390x844', '393x851', '412x915', '430x932'],
  ...['568x320', '640x360', '667x375', '740x360', '844x390', '915x412', '932x430'],
  ...['600x960', '768x1024', '810x1080', '820x1180', '1024x768', '1180x820', '1024x1366'],
  ...['1280x720', '1366x768', '1440x900', '1536x864', '1920x1080', '2560x1440', '3440x1440'],
]

/** The lettering of each name on its ribbon, in map px: 24 px high letters on a ribbon at the foot of the place's box. */
const LETTERING = PLACES.map(({ name, left, right, bottom }) => {
  const middle = (left + right) / 2
  const half = measureText(name, 'capitals', 24, 24 / 19) / 2
  return { name, left: middle - half, right: middle + half, top: bottom - 42, bottom: bottom - 22 }
})

/** A name that is nearer to an edge, or to what may cover it, than this may have a signpost as well. */
const NEAR_PX = 30

/** What is wrong with the names in the present view, as sentences. */
async function faultsOf(page: Page): Promise<string[]> {
  const map = await mapOf(page).elementHandle()
  return sheetOf(page).evaluate(
    (sheet, { map, lettering, near }) => {
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
      const viewport = boxOf(map as Element)
      const origin = boxOf(sheet)
      const scale = (origin.right - origin.left) / (sheet as HTMLElement).offsetWidth
      const buttons = [...(map as Element).querySelectorAll('button')].filter(isShown).map(boxOf)
      const posts = [...(map as Element).querySelectorAll('[aria-hidden] > a')].filter(isShown).map((element) => ({
        name: element.textContent?.trim() ?? '',
        box: boxOf(element),
      }))
      const covers = [...buttons, ...posts.map(({ box }) => box)]
      const faults: string[] = []
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
    { map, lettering: LETTERING, near: NEAR_PX },
  )
}

/** Numbers from 0 to 1, the same in each run. */
function randomNumbers(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state / 2 ** 32
  }
}

/** One gesture somewhere on the map: a drag, a turn of the wheel, or a key. Returns its name. */
async function gesture(page: Page, random: () => number): Promise<string> {
  const { x, y, width, height } = (await mapOf(page).boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  const somewhere = () => ({ x: x + 10 + random() * (width - 100), y: y + 10 + random() * (height - 20) })
  const kind = random()
  if (kind < 0.4) {
    const [from, to] = [somewhere(), somewhere()]
    await page.mouse.move(from.x, from.y)
    await page.mouse.down()
    await page.mouse.move(to.x, to.y, { steps: 3 })
    await page.mouse.up()
    return `drag by ${Math.round(to.x - from.x)}, ${Math.round(to.y - from.y)}`
  }
  if (kind < 0.7) {
    const { x, y } = somewhere()
    const notches = random() < 0.5 ? -1 : 1
    await page.mouse.move(x, y)
    await page.mouse.wheel(0, notches * (100 + Math.round(random() * 300)))
    return `wheel ${notches}`
  }
  const keys = ['+', '-', 'f', 'Home', 'ArrowLeft', 'ArrowDown', 'Shift+ArrowRight'] as const
  const key = keys[Math.floor(random() * keys.length)] ?? '+'
  await mapOf(page).focus()
  await page.keyboard.press(key)
  return key
}

// Nothing glides or eases, so a gesture is over at once.
test.use({ reducedMotion: 'reduce' })

for (const [index, size] of SIZES.entries()) {
  const [width = 0, height = 0] = size.split('x').map(Number)
  test(`at ${size}, each name can be read once: at first, when live, and after ten gestures`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    await page.route(/\.js$/, () => {})
    await page.goto('/')
    expect(await faultsOf(page), 'at the first paint').toEqual([])
    await page.unroute(/\.js$/)
    await page.goto('/')
    await expectLive(page)
    expect(await faultsOf(page), 'when live').toEqual([])
    const random = randomNumbers(index + 1)
    const made: string[] = []
    for (let count = 0; count < 10; count++) {
      made.push(await gesture(page, random))
      await rest(page)
      await expect.poll(() => faultsOf(page), { message: made.join('; '), timeout: 3000 }).toEqual([])
    }
  })
}

test.describe('while the files of the picture arrive', () => {
  test.use({ ink: true })

  const FILES = ['wash.avif', ...INK_FILES]
  const LETTERS = 'ink-above.svg'

  for (const order of [FILES, [...FILES].reverse(), [LETTERS, ...FILES.filter((file) => file !== LETTERS)]]) {
    test(`each name is there once: ${order.join(', ')}`, async ({ page }) => {
      await page.setViewportSize({ width: 1920, height: 1080 })
      const release = new Map<string, () => void>()
      for (const file of FILES) {
        const held = new Promise<void>((resolve) => release.set(file, resolve))
        await page.route(`**/${file}`, async (route) => {
          await held
          await route.continue()
        })
      }
      await page.goto('/', { waitUntil: 'commit' })
      const names = mapOf(page).locator('svg text')
      await expect(names.first()).toBeVisible()
      const inView = PLACES.find(({ name }) => name === 'Journeys') ?? PLACES[0]
      if (!inView) throw new Error('there is no place')

      const fadeNames = (opacity: string) =>
        names.evaluateAll((all, opacity) => {
          for (const name of all) name.setAttribute('opacity', opacity)
        }, opacity)
      /** Whether a name can be seen: hiding it changes what is painted. */
      const isSeen = async () => {
        const ribbon = await mapOf(page).locator('svg text', { hasText: inView.name }).boundingBox()
        if (!ribbon) throw new Error('the name has no box')
        const before = await page.screenshot({ clip: ribbon })
        await fadeNames('0')
        const without = await page.screenshot({ clip: ribbon })
        await fadeNames('1')
        return !before.equals(without)
      }
      expect(await isSeen(), 'at the first paint').toBe(true)
      const come: string[] = []
      for (const file of order) {
        const response = page.waitForResponse(`**/${file}`)
        release.get(file)?.()
        await (await response).finished()
        come.push(file)
        // The lettering of the ink covers the name.
        await expect.poll(isSeen, { message: `after ${come.join(', ')}` }).toBe(!come.includes(LETTERS))
      }
      await expectLive(page)
      expect(await isSeen(), 'when live').toBe(false)
    })
  }
})
