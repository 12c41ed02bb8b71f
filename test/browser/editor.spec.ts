/** The editor of places, on the development server of a copy of the project: the table of this one stays. */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import * as realm from '../helpers/realm'
import { drag, offset, type Point } from './inputs'
import { EDITOR_PORT } from './ports'
import { expect, middleOf, onPage, openMap, PLACES, type Place, test, viewOf } from './site'
import { SITE } from './standIn'

const COPY = `${SITE}-edited`
const TABLE = join(COPY, 'src/realm.ts')
const DRAWING = `node -e "console.log('public/wash.avif: 7 bytes'); console.log('A lighthouse at 1, 2: left out.')"`

const [works, crafts, journeys, studies] = PLACES as [Place, Place, Place, Place]

/** The tests' table without calls of functions, and with a comment at each region. */
function tableText(): string {
  const { regions, ...others } = realm
  const constants = Object.entries(others).map(([name, value]) => `export const ${name} = ${JSON.stringify(value)}`)
  const lines = regions.map(({ name, ...fields }) => `  // About ${name}.\n  ${JSON.stringify({ name, ...fields })},`)
  return `${constants.join('\n')}\nexport const regions = [\n${lines.join('\n')}\n]\n`
}

const panelOf = (page: Page) => page.getByRole('complementary', { name: 'Places by hand' })
const listed = (page: Page) => page.getByRole('list', { name: 'Places' }).getByRole('button')
const field = (page: Page, name: string) =>
  panelOf(page)
    .getByRole('spinbutton', { name, exact: true })
    .or(panelOf(page).getByRole('textbox', { name, exact: true }))
const press = (page: Page, name: string) => panelOf(page).getByRole('button', { name, exact: true }).click()
const onDisk = () => readFileSync(TABLE, 'utf8')

/** Drags the mouse from a point of the map to another one. */
async function dragOn(page: Page, from: Point, to: Point): Promise<void> {
  await drag(page, await onPage(page, from), await onPage(page, to))
}

async function openEditor(page: Page): Promise<void> {
  await page.goto('/?edit#0/900/900')
  await expect(listed(page).first()).toBeVisible()
}

test('a build has no editor', async ({ page }) => {
  await openMap(page, '?edit')
  await expect(panelOf(page)).toHaveCount(0)
  const dist = join(SITE, 'dist')
  const files = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((name) => /\.(html|js|css)$/.test(name))
  const texts = files.map((name) => readFileSync(join(dist, name), 'utf8'))
  expect(texts.length).toBeGreaterThan(5)
  expect(texts.filter((text) => /editor-|__editor|Places by hand/.test(text))).toEqual([])
})

test.describe('on the development server', () => {
  // One after another, with one server.
  test.describe.configure({ mode: 'default' })
  // Those of Vite, as its server starts again, and of React.
  test.use({ baseURL: `http://localhost:${EDITOR_PORT}/`, expectedErrors: [/vite|WebSocket|Failed to load|DevTools/] })

  let server: ChildProcess
  let output = ''
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
    writeFileSync(join(COPY, 'package.json'), manifest.replace(/"draw": ".*"/, `"draw": ${JSON.stringify(DRAWING)}`))
    writeFileSync(TABLE, tableText())
    server = spawn('npx', ['vite', '--strictPort', '--port', `${EDITOR_PORT}`], { cwd: COPY, detached: true })
    server.stdout?.on('data', (text) => {
      output += text
    })
    await expect(async () => expect((await request.get('')).ok()).toBe(true)).toPass()
  })
  test.afterAll(() => {
    if (server.pid) process.kill(-server.pid)
  })
  /** Saves, and waits until the server has started again, and the page is back. */
  async function save(page: Page): Promise<void> {
    const before = output.length
    const isLoaded = page.waitForEvent('load')
    await press(page, 'Save')
    await expect.poll(() => output.slice(before)).toContain('restarted')
    await isLoaded
    await expect(panelOf(page).getByRole('button', { name: 'Saved' })).toBeVisible()
  }

  test('mistakes are told, and not saved; the map pans beside places; a drawing is shown', async ({ page }) => {
    await openEditor(page)
    const before = await viewOf(page)
    await dragOn(page, { x: crafts.right + 80, y: crafts.top }, { x: crafts.right + 20, y: crafts.top + 50 })
    await expect.poll(async () => (await viewOf(page)).x).toBeLessThan(before.x - 30)

    await listed(page).filter({ hasText: works.name }).click()
    await field(page, 'x').fill(`${crafts.left}`)
    await field(page, 'y').fill(`${crafts.top}`)
    await expect(panelOf(page).getByRole('status').last()).toContainText(crafts.name)
    await expect(panelOf(page).getByRole('button', { name: 'Save', exact: true })).toBeDisabled()
    await press(page, 'Undo')
    await press(page, 'Undo')
    await expect(listed(page).filter({ hasText: 'mistake' })).toHaveCount(0)
    expect(onDisk()).toBe(tableText())

    await press(page, 'Draw the map')
    await expect(panelOf(page)).toContainText('A lighthouse at 1, 2: left out.')
    await expect(panelOf(page).getByRole('status').first()).toHaveText('The map is drawn.')
  })

  test('places are moved, sized, named, ordered and deleted, and undone across a restart', async ({ page }) => {
    await openEditor(page)
    await field(page, 'Land').fill('otter')
    await field(page, 'Land').fill('heron')
    const { left, top, right, bottom } = crafts
    await dragOn(page, middleOf(crafts), offset(middleOf(crafts), 40, -30))
    await expect(field(page, 'x')).toHaveValue(`${left + 40}`)
    await expect(field(page, 'y')).toHaveValue(`${top - 30}`)
    await dragOn(page, { x: right + 40, y: bottom - 30 }, { x: right + 60, y: bottom - 30 })
    await expect(field(page, 'width')).toHaveValue(`${right - left + 20}`)
    for (const key of ['ArrowRight', 'Shift+ArrowDown', 'Alt+ArrowDown']) await page.keyboard.press(key)
    await expect(field(page, 'x')).toHaveValue(`${left + 41}`)
    await expect(field(page, 'y')).toHaveValue(`${top - 20}`)
    await expect(field(page, 'height')).toHaveValue(`${bottom - top + 1}`)
    await page.keyboard.press('Control+z')
    await expect(field(page, 'height')).toHaveValue(`${bottom - top}`)

    await field(page, 'Name').fill("Tools 'n' more")
    await press(page, 'Earlier')
    await expect(listed(page)).toHaveText(["Tools 'n' more", works.name, ...PLACES.slice(2).map(({ name }) => name)])
    await listed(page).filter({ hasText: studies.name }).click()
    await press(page, 'Delete')
    await expect(panelOf(page)).toContainText('"heron", as a sketch', { timeout: 30_000 })
    await save(page)
    const text = onDisk()
    expect(text).toContain('export const land = "heron"\n')
    expect(text).not.toContain(studies.name)
    expect(text).toContain(`[\n  // About ${crafts.name}.\n  {"name":"Tools 'n' more"`)
    const y = top - 20
    expect(text).toContain(`[[${y},${left + 41}],[${y},${right + 61}],[${y + bottom - top},${right + 61}]`)

    await listed(page).filter({ hasText: journeys.name }).click()
    await page.keyboard.press('ArrowLeft')
    await save(page)
    expect(onDisk()).toContain(`[${journeys.top},${journeys.left - 1}]`)
    await expect(field(page, 'x')).toHaveValue(`${journeys.left - 1}`)
    await press(page, 'Undo')
    await expect(field(page, 'x')).toHaveValue(`${journeys.left}`)
    await save(page)
    expect(onDisk()).toBe(text)
  })

  // Last, as its picture is not drawn.
  test('a new place is drawn', async ({ page }) => {
    await openEditor(page)
    const before = onDisk()
    await press(page, 'Draw box')
    const start = { x: crafts.right + 80, y: crafts.top - 20 }
    await dragOn(page, start, offset(start, 100, 90))
    await expect(field(page, 'Name')).toHaveValue('New Place')
    await press(page, 'Save')
    await expect.poll(onDisk).toMatch(/box: \[\d+, \d+, 100, 90\]/)
    expect(onDisk().replace(/ {2}\{\n[^}]*\},?\n/, '')).toBe(before)
  })
})
