/** The editor of places, on the development server of a copy of the project: the table of this one stays. */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { parse } from 'yaml'
import { boxOf } from '../../src/table/area'
import { drag, offset, type Point } from './inputs'
import { EDITOR_PORT } from './ports'
import { expect, middleOf, onPage, PLACES, type Place, rest, test, viewOf } from './site'
import { SITE } from './standIn'

const COPY = `${SITE}-edited`
const TABLE = join(COPY, 'src/realm/realm.yaml')
const DRAWING = `node -e "console.log('public/wash.avif: 7 bytes'); console.log('A lighthouse at 1, 2: left out.')"`

const [works, crafts] = PLACES as [Place, Place]

const panelOf = (page: Page) => page.getByRole('complementary', { name: 'Places by hand' })
const listed = (page: Page) => page.getByRole('list', { name: 'Places' }).getByRole('button')
/** The field of the box of a place. */
const BOX = 'Box: x, y, width, height'
const field = (page: Page, name: string) => panelOf(page).getByRole('textbox', { name, exact: true })
const press = (page: Page, name: string) => panelOf(page).getByRole('button', { name, exact: true }).click()
const onDisk = () => readFileSync(TABLE, 'utf8')

/** Drags the mouse from a point of the map to another one. */
async function dragOn(page: Page, from: Point, to: Point): Promise<void> {
  await drag(page, await onPage(page, from), await onPage(page, to))
}

/** Opens the editor, once the server has started again after the last save. */
async function openEditor(page: Page): Promise<void> {
  await expect(async () => {
    // With the same address, a second try would not load the page again.
    await page.goto('about:blank')
    await page.goto('/?edit#0/900/900')
    await expect(listed(page).first()).toBeVisible({ timeout: 15_000 })
  }).toPass({ timeout: 90_000 })
  // The panel has made the map narrower.
  await rest(page)
}

async function undoAll(page: Page): Promise<void> {
  while (await panelOf(page).getByRole('button', { name: 'Undo' }).isEnabled()) await press(page, 'Undo')
}

test('a build has no editor', () => {
  const dist = join(SITE, 'dist')
  const files = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /\.(html|js|css)$/.test(name),
  )
  const texts = files.map((name) => readFileSync(join(dist, name), 'utf8'))
  expect(texts.length).toBeGreaterThan(5)
  expect(texts.filter((text) => /editor-|__editor|Places by hand/.test(text))).toEqual([])
})

test.describe('on the development server', () => {
  // One after another, with one server.
  test.describe.configure({ mode: 'default' })
  // Those of Vite, as its server starts again, and of React.
  test.use({
    baseURL: `http://localhost:${EDITOR_PORT}/`,
    expectedErrors: [/vite|WebSocket|Failed to load|DevTools/],
  })

  let server: ChildProcess
  let table = ''
  test.beforeAll(async ({ request }) => {
    rmSync(COPY, { recursive: true, force: true })
    execFileSync('cp', ['-R', SITE, COPY])
    // Vite keeps its files in this folder, which is not to be that of another server.
    const packages = join(import.meta.dirname, '../../node_modules')
    rmSync(join(COPY, 'node_modules'))
    mkdirSync(join(COPY, 'node_modules'))
    for (const name of readdirSync(packages)) {
      if (name !== '.vite') symlinkSync(join(packages, name), join(COPY, 'node_modules', name))
    }
    const manifest = readFileSync(join(COPY, 'package.json'), 'utf8')
    writeFileSync(
      join(COPY, 'package.json'),
      manifest.replace(/"draw": ".*"/, `"draw": ${JSON.stringify(DRAWING)}`),
    )
    table = onDisk()
    server = spawn('npx', ['vite', '--strictPort', '--port', `${EDITOR_PORT}`], {
      cwd: COPY,
      detached: true,
      stdio: 'ignore',
    })
    await expect(async () => expect((await request.get('')).ok()).toBe(true)).toPass()
  })
  test.afterAll(() => {
    if (server.pid) process.kill(-server.pid)
  })

  test('places are moved, sized, ordered and drawn, beside a pan, and undone after a save', async ({
    page,
  }) => {
    await openEditor(page)
    const before = await viewOf(page)
    await dragOn(page, { x: crafts.right + 80, y: crafts.top }, { x: crafts.right + 20, y: crafts.top + 50 })
    await expect.poll(async () => (await viewOf(page)).x).toBeLessThan(before.x - 30)

    const { left, top, right, bottom } = crafts
    await dragOn(page, middleOf(crafts), offset(middleOf(crafts), 40, -30))
    const hasBox = (...numbers: readonly number[]) => expect(field(page, BOX)).toHaveValue(numbers.join(', '))
    const [width, height] = [right - left, bottom - top]
    await hasBox(left + 40, top - 30, width, height)
    await dragOn(page, { x: right + 40, y: bottom - 30 }, { x: right + 60, y: bottom - 30 })
    await hasBox(left + 40, top - 30, width + 20, height)
    for (const key of ['ArrowRight', 'Shift+ArrowDown', 'Alt+ArrowDown']) await page.keyboard.press(key)
    await hasBox(left + 41, top - 20, width + 20, height + 1)
    await page.keyboard.press('Control+z')
    await hasBox(left + 41, top - 20, width + 20, height)
    await press(page, 'Earlier')

    await press(page, 'Draw a place')
    const start = { x: right + 80, y: top - 20 }
    await dragOn(page, start, offset(start, 100, 90))
    // Its name can be typed at once.
    await expect(field(page, 'Name')).toBeFocused()
    await page.keyboard.type('Kiln')
    await press(page, 'Draw a place')
    const corners = [offset(start, 120, 0), offset(start, 220, 0), offset(start, 170, 130)]
    for (const corner of [...corners, offset(start, 120, 0)]) {
      const { x, y } = await onPage(page, corner)
      await page.mouse.click(x, y)
    }
    const others = PLACES.slice(2).map(({ name }) => name)
    await expect(listed(page)).toHaveCount(PLACES.length + 2)
    await press(page, 'Save')
    await expect(panelOf(page).getByRole('button', { name: 'Saved' })).toBeVisible()
    expect(onDisk()).toMatch(/ box: \[\d+, \d+, 100, 90\]/)
    const { regions } = parse(onDisk())
    expect(regions.map(({ name }: Place) => name)).toEqual([
      crafts.name,
      works.name,
      ...others,
      'Kiln',
      'New Place',
    ])
    expect(boxOf(regions[0])).toEqual({
      left: left + 41,
      top: top - 20,
      right: right + 61,
      bottom: bottom - 20,
    })
    expect(regions.at(-1).corners).toHaveLength(3)

    // All that was done since the page was opened, although the server has started again.
    await undoAll(page)
    await press(page, 'Save')
    await expect.poll(onDisk).toBe(table)
  })

  test('among forty places, one that is chosen on the map is in view in the list, with its fields', async ({
    page,
  }) => {
    await openEditor(page)
    // Before the others.
    await listed(page)
      .first()
      .evaluate((first) => {
        const row = first.parentElement as HTMLElement
        for (let count = 0; count < 34; count++) row.before(row.cloneNode(true))
      })
    const { x, y } = await onPage(page, middleOf(crafts))
    await page.mouse.click(x, y)
    await expect(field(page, 'Name')).toHaveValue(crafts.name)
    for (const part of [listed(page).and(page.locator('[aria-pressed=true]')), field(page, 'Name')])
      await expect(part).toBeInViewport({ ratio: 0.9 })
  })

  test('a place is moved to where its mistake says; a land is sketched, and a drawing shown', async ({
    page,
  }) => {
    await openEditor(page)
    await listed(page).filter({ hasText: crafts.name }).click()
    // In the sea.
    await field(page, BOX).fill(
      `${works.left}, 1150, ${crafts.right - crafts.left}, ${crafts.bottom - crafts.top}`,
    )
    await field(page, BOX).blur()
    await press(page, 'Move it there')
    await expect(listed(page).filter({ hasText: 'mistake' })).toHaveCount(0)
    await undoAll(page)

    await field(page, 'Land').fill('heron')
    await expect(panelOf(page)).toContainText('"heron", as a sketch', { timeout: 60_000 })
    await expect(page.locator('.editor-overlay image')).toHaveAttribute(
      'href',
      /^data:image\/svg\+xml,%3Csvg/,
    )
    await undoAll(page)
    await expect(panelOf(page).getByRole('button', { name: 'Saved' })).toBeVisible()

    // A late answer about what was undone may block the button under the press.
    const isLoaded = page.waitForEvent('load')
    await expect(async () => {
      await press(page, 'Draw the map')
      await expect(panelOf(page)).toContainText('A lighthouse at 1, 2: left out.', { timeout: 5000 })
    }).toPass()
    await isLoaded
    await expect(panelOf(page)).toContainText('The last drawing')
  })
})
