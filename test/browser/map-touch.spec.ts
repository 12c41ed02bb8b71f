/** The map under real fingers: what depends on the browser's own taps, clicks and scrolling. */
import { zoomOf } from '../../src/panzoom/core/view'
import { words } from '../helpers/words'
import { centreOf, offset, type Point, TouchScreen } from './inputs'
import {
  boardOf,
  boxOf,
  boxOn,
  chartOf,
  expect,
  expectOnMap,
  expectWithinBounds,
  expectZoom,
  headingOf,
  mapOf,
  onMap,
  openAtHearth,
  openMap,
  PLACES,
  rest,
  sheetOf,
  test,
  viewAfterFrames,
  viewOf,
} from './site'

type Page = Parameters<typeof openMap>[0]

/** Two fingers beside each other. */
const pair = ({ x, y }: Point, apart: number) => [
  { x: x - apart / 2, y },
  { x: x + apart / 2, y },
]

/** Expects a map point to be at a position on the page. */
async function expectPoint(page: Page, point: Point, at: Point): Promise<void> {
  const now = await onMap(page, at)
  expect(now.x).toBeCloseTo(point.x, 1)
  expect(now.y).toBeCloseTo(point.y, 1)
}

test('two fingers pinch and pan about their centroid, exactly up to both limits; one finger drags', async ({
  page,
}) => {
  await openMap(page)
  const touch = await TouchScreen.of(page)
  const centre = centreOf(await boxOf(page))
  const held = await onMap(page, centre)
  const middle = offset(centre, 10, 30)
  await touch.down(...pair(centre, 80))
  await touch.slide(pair(centre, 80), pair(middle, 160))
  await expect.poll(async () => zoomOf((await viewOf(page)).scale)).toBeCloseTo(1, 3)
  await expectPoint(page, held, middle)
  await touch.slide(pair(middle, 160), pair(middle, 340))
  // Past the limit the scale gives by less than a quarter of a level.
  const zoom = zoomOf((await viewAfterFrames(sheetOf(page))).scale)
  expect(zoom).toBeGreaterThan(1.55)
  expect(zoom).toBeLessThan(1.75)
  await touch.up()
  await expectZoom(page, 1.5)

  const dragged = await onMap(page, middle)
  await touch.down(middle)
  await touch.slide([middle], [offset(middle, -50, -40)])
  await touch.pauseAndUp()
  await rest(page)
  await expectPoint(page, dragged, offset(middle, -50, -40))

  await touch.down(...pair(centre, 300))
  await touch.slide(pair(centre, 300), pair(centre, 30))
  await touch.up()
  await expectZoom(page, -0.5)
  await expectWithinBounds(page)
})

test('on a place, a swipe pans, and a tap opens it, even if the finger moves by 7 px', async ({ page }) => {
  const spot = await openAtHearth(page)
  const touch = await TouchScreen.of(page)
  const before = await viewOf(page)
  await touch.down(spot)
  await touch.slide([spot], [offset(spot, 40, 60)])
  await touch.pauseAndUp()
  const after = await rest(page)
  expect(Math.hypot(after.x - before.x, after.y - before.y)).toBeGreaterThan(40)
  await expectOnMap(page)

  const there = offset(spot, after.x - before.x, after.y - before.y)
  await touch.down(there)
  await touch.move(offset(there, 7, 0))
  await touch.up()
  await expect(headingOf(page)).toHaveText('By the Hearth')
})

test('a double tap zooms in, a two-finger tap out, and a tap and a slide both ways, about the point', async ({
  page,
}) => {
  await openMap(page)
  const spot = centreOf(await boxOf(page))
  const held = await onMap(page, spot)
  const touch = await TouchScreen.of(page)
  await touch.tapAndDown(spot)
  await touch.up()
  await expectZoom(page, 1)
  await expectPoint(page, held, spot)
  await touch.tap(...pair(spot, 81))
  await expectZoom(page, 0)
  await expectPoint(page, held, spot)

  await touch.tapAndDown(spot)
  await touch.slide([spot], [offset(spot, 5, 150)])
  // A level for 150 px. A busy browser receives the last touches late.
  await expect.poll(async () => zoomOf((await viewOf(page)).scale)).toBeCloseTo(1, 3)
  await expectPoint(page, held, spot)
  await touch.slide([offset(spot, 5, 150)], [offset(spot, 0, 75)])
  await touch.up()
  await expectZoom(page, 0.5)
  await expectOnMap(page)
})

test('two fingers on boards pinch the map, not the page, and do not start a flight', async ({ page }) => {
  await openMap(page)
  const onBoard = async (name: string) => {
    return offset(await boxOn(boardOf(page, name)), 30, 22)
  }
  const [left, right] = [await onBoard('Works'), await onBoard('Studies')]
  const touch = await TouchScreen.of(page)
  await touch.down(left, right)
  const [nearer, near] = [offset(left, 60, 0), offset(right, -60, 0)]
  await touch.slide([left, right], [nearer, near])
  await touch.pauseAndUp()
  const apart =
    Math.hypot(near.x - nearer.x, near.y - nearer.y) / Math.hypot(right.x - left.x, right.y - left.y)
  await expectZoom(page, Math.max(-0.5, Math.log2(apart)))
  expect(await page.evaluate(() => window.visualViewport?.scale)).toBe(1)
  await expectOnMap(page)
})

test('a long touch names its place instead of opening it, and the name stays', async ({ page }) => {
  const spot = await openAtHearth(page)
  await mapOf(page).blur()
  const tooltip = page.getByRole('tooltip')
  await expect(tooltip).toBeHidden()
  const touch = await TouchScreen.of(page)
  await touch.down(spot)
  await expect(tooltip).toContainText('Hearth')
  // The browser's own long press comes later.
  await page.waitForTimeout(500)
  await touch.up()
  await page.waitForTimeout(400)
  await expect(tooltip).toContainText('Hearth')
  await expect(tooltip).toHaveCSS('opacity', '1')
  await expectOnMap(page)
  await touch.tap(spot)
  await expect(page).toHaveURL('/hearth')
})

test('a finger on the chart of the whole map moves the map, and a tap on a mark takes to its place', async ({
  page,
}) => {
  await openMap(page)
  await page.getByRole('button', { name: words.showTheWholeMap }).tap()
  const chart = chartOf(page)
  const { x, y, width } = await boxOn(chart.getByRole('presentation'))
  const scale = width / 2048
  const onChart = (point: Point) => ({ x: x + point.x * scale, y: y + point.y * scale })
  await rest(page)
  const touch = await TouchScreen.of(page)
  const [from, to] = [onChart({ x: 1000, y: 500 }), onChart({ x: 800, y: 800 })]
  await touch.down(from)
  await touch.slide([from], [to])
  const middle = await onMap(page, centreOf(await boxOf(page)))
  expect(Math.hypot(middle.x - 800, middle.y - 800)).toBeLessThan(10)
  // After a fling, Chromium suppresses the next tap.
  await touch.pauseAndUp()
  await expect(chart).toBeVisible()

  await chart.getByRole('button', { name: 'Hearth' }).tap()
  await expect(page).toHaveURL('/hearth')
})

test('on the chart, a mark is pressed where it is seen, also close to another', async ({ page }) => {
  await openMap(page)
  await page.getByRole('button', { name: words.showTheWholeMap }).tap()
  const marks = chartOf(page).getByRole('button')
  await expect(marks).toHaveCount(PLACES.length)
  // In a row, their discs side by side.
  await marks.evaluateAll((marks) => {
    for (const [index, mark] of marks.entries())
      Object.assign((mark as HTMLElement).style, { left: `${2 * index + 2}em`, top: '50%' })
  })
  /** The names of the marks that have a press above, on and below the disc of each. */
  const pressed = await marks.evaluateAll((marks) =>
    marks.map((mark) => {
      const { left, top, width, height } = (mark.firstElementChild as Element).getBoundingClientRect()
      const at = (down: number) =>
        document.elementFromPoint(left + width / 2, top + down * height)?.closest('button')?.title
      return [at(-1), at(0.5), at(2)]
    }),
  )
  expect(pressed).toEqual(PLACES.map(({ name }) => [undefined, name, undefined]))
})
