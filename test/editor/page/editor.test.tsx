/** The editor's page over a map, with the answers of its server and a table in a folder. */
import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, type MockInstance, vi } from 'vitest'
import { answersFor } from '../../../src/editor/server/editor'
import { MAP_LIVE } from '../../../src/site/map/liveMap'
import { filesIn } from '../../../src/vite/files'
import { makeFolder, writeInto } from '../../helpers/folder'
import { liveMapOf, openInTheMiddle } from '../../helpers/page'
import { Pointer } from '../../helpers/pointer'
import { SETTINGS } from '../../helpers/settings'

const TABLE = `# Mine.
${SETTINGS}regions:
  - name: Arts # a note
    epithet: the Mill
    box: [100, 100, 200, 200]
    heading: All the arts
    text: A sentence.
    cards: [{ title: One, description: Two }, { title: Three, description: Four }]
  - name: Yard
    epithet: the Yard
    box: [500, 100, 200, 200]
    heading: The yard
    text: Another sentence.
`
const root = makeFolder()
const FILE = 'src/realm/realm.yaml'
const onDisk = () => readFileSync(join(root, FILE), 'utf8')
/** Changes the table by hand: each part is in it once. */
const byHand = (...pairs: readonly (readonly [part: string, by: string])[]) =>
  writeInto(
    root,
    FILE,
    pairs.reduce((text, [part, by]) => text.replace(part, by), onDisk()),
  )

/** The editor lives as long as its document: each test ends its listeners, its timers and its requests. */
const added: MockInstance<typeof document.addEventListener>[] = []
let timers: MockInstance<typeof setTimeout>
let ending: AbortController
afterEach(() => {
  ending.abort()
  for (const { value } of timers.mock.results) clearTimeout(value)
  for (const { mock } of added.splice(0))
    for (const [index, args] of mock.calls.entries())
      ((mock.contexts[index] ?? window) as Document).removeEventListener(...args)
})
afterAll(() => vi.unstubAllGlobals())

// What is rendered after an answer is none of a test's acts.
beforeAll(() => void Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false }))
// jsdom scrolls nothing.
beforeAll(() => void Object.assign(Element.prototype, { scrollIntoView() {} }))
afterAll(() => void Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true }))

beforeEach(async () => {
  rmSync(join(root, 'src'), { recursive: true, force: true })
  writeInto(root, FILE, TABLE)
  const answers: Record<string, (body: never) => unknown> = answersFor(root)
  ending = new AbortController()
  const { signal } = ending
  vi.stubGlobal('fetch', async (url: string, { body }: { body: string }) => {
    try {
      const answer = await answers[url.replace(/.*\//, '')]?.(JSON.parse(body) as never)
      return signal.aborted ? new Promise(() => {}) : Response.json(answer)
    } catch (error) {
      return Response.json({ error: (error as Error).message }, { status: 400 })
    }
  })
  const { setTimeout: later } = globalThis
  // The page waits before it asks, and before it asks again. Nobody types here; waits of seconds are limits.
  const soon = (...[callback, ms = 0]: Parameters<typeof later>) => later(callback, ms < 1000 ? ms / 50 : ms)
  timers = vi.spyOn(globalThis, 'setTimeout').mockImplementation(soon as typeof later)
  for (const target of [document, window]) added.push(vi.spyOn(target, 'addEventListener'))
  vi.resetModules()
  await import('../../../src/editor/page/editor')
  const map = liveMapOf(openInTheMiddle())
  document.dispatchEvent(new CustomEvent(MAP_LIVE, { detail: { map, signal } }))
  await screen.findByText('Places by hand')
})

const panel = () => within(document.querySelector('aside') as HTMLElement)
// By their roles, all of the page would be measured for each.
const button = (name: string) => panel().getByText(name, { selector: 'button, button *' })
const press = (name: string) => fireEvent.click(button(name))
const type = (name: string, value: string) =>
  fireEvent.change(panel().getByLabelText(name), { target: { value } })
const says = (text: string | RegExp) => screen.findByText(text)
const save = () => fireEvent.keyDown(document.body, { key: 's', ctrlKey: true })

it('saves what is changed here and in the file', async () => {
  press('Arts')
  type('Heading', 'My arts')
  byHand(['The yard', 'Their yard'], ['A sentence.', 'Their sentence.'], ['# Mine.', '# Theirs.'])
  save()
  await says('Saved, with what else had changed in the file.')
  expect(onDisk()).toBe(
    TABLE.replace('All the arts', 'My arts')
      .replace('The yard', 'Their yard')
      .replace('A sentence.', 'Their sentence.')
      .replace('# Mine.', '# Theirs.'),
  )
  press('Undo')
  save()
  await says('Saved in src/realm/realm.yaml.')
  expect(onDisk()).toContain('heading: All the arts')
  expect(onDisk()).toContain('Their sentence.')
})

it.each(['Keep mine', 'Take the file’s'])('shows what both have changed side by side: %s', async (choice) => {
  press('Arts')
  type('Heading', 'My arts')
  byHand(['All the arts', 'Their arts'])
  save()
  const both = within(await screen.findByLabelText('Both: Arts heading'))
  expect(both.getByText('Keep mine').parentElement?.textContent).toBe('Keep mineMy arts')
  expect(both.getByText('Take the file’s').parentElement?.textContent).toBe('Take the file’sTheir arts')
  expect(button('Save')).toHaveProperty('disabled', true)
  expect(onDisk()).toContain('Their arts')
  press(choice)
  save()
  await waitFor(() => expect(button('Saved')).toBeDefined())
  expect(onDisk()).toContain(choice === 'Keep mine' ? 'My arts' : 'Their arts')
})

it.each([
  ['Keep mine', /corners: \[\[100, 500\], \[100, 700\], \[300, 600\]\]\n/, 'box: [510'],
  ['Take the file’s', /box: \[510, 100, 200, 200\]\n/, 'corners:'],
])('has a box or corners, where both have changed it: %s', async (choice, written, gone) => {
  press('Yard')
  const field = panel().getByLabelText('Box: x, y, width, height')
  fireEvent.blur(field, { target: { value: '500, 100\n700, 100\n600, 300' } })
  byHand(['[500, 100', '[510, 100'])
  save()
  await screen.findByLabelText('Both: Yard box')
  press(choice)
  save()
  await says('Saved in src/realm/realm.yaml.')
  expect(onDisk()).toMatch(written)
  expect(onDisk()).not.toContain(gone)
})

it('brings back a place with its cards after a save, also into a file that has been changed', async () => {
  press('Arts')
  press('Delete, with 2 cards')
  await says('"Arts" is deleted, with 2 cards. Undo brings it back.')
  save()
  await says('Saved in src/realm/realm.yaml.')
  byHand(['The yard', 'Their yard'])
  press('Yard')
  type('Text', 'Mine.')
  save()
  await says('Saved, with what else had changed in the file.')
  expect(onDisk()).not.toContain('Arts')
  press('Undo')
  press('Undo')
  save()
  await says('Saved in src/realm/realm.yaml.')
  expect(onDisk()).toContain('title: Three')
  expect(onDisk()).toContain('Their yard')
})

it.each([
  [
    true,
    'name: Works',
    ['works.md', 'works/one.md'],
    'link: /works/one',
    ' Moved along, and now called: works.md, works/one.md.',
  ],
  [false, 'address: arts', ['arts.md', 'arts/one.md'], 'link: /arts/one', ''],
])('asks what a renamed page takes along, moved: %s', async (isMoved, written, files, link, along) => {
  writeInto(root, 'src/realm/arts.md', 'Its story.')
  writeInto(root, 'src/realm/arts/one.md', 'A post.')
  byHand([
    'Another sentence.',
    'Another sentence.\n    cards: [{ title: A, description: B, link: /arts/one }]',
  ])
  press('Yard')
  type('Text', 'Mine.')
  save()
  await says('Saved, with what else had changed in the file.')
  press('Arts')
  type('Name', 'Works')
  const asked = vi.fn(() => isMoved)
  vi.stubGlobal('confirm', asked)
  save()
  expect(asked.mock.calls).toEqual([
    [expect.stringContaining('The page /arts moves to /works, with arts.md, arts/one.md, all links to it.')],
  ])
  await says(`Saved in src/realm/realm.yaml.${along}`)
  expect(onDisk()).toContain(written)
  expect(onDisk()).toContain(link)
  expect(filesIn(join(root, 'src/realm'))).toEqual([...files, 'realm.yaml'].sort())
  press('Undo')
  if (!isMoved) press('Undo')
  save()
  await waitFor(() => expect(onDisk()).toContain('name: Arts'))
  expect(onDisk()).toContain('link: /arts/one')
  expect(filesIn(join(root, 'src/realm'))).toEqual(['arts.md', 'arts/one.md', 'realm.yaml'])
})

it('undoes the links of pages that have taken the addresses of others', async () => {
  vi.stubGlobal('confirm', () => true)
  byHand(['description: Two', 'description: Two, link: /arts'])
  const names = ['Works', 'Arts']
  for (const [at, place] of ['Arts', 'Yard'].entries()) {
    press(place)
    type('Name', names[at] as string)
    save()
    await waitFor(() => expect(button('Saved')).toBeDefined())
  }
  expect(onDisk()).toContain('link: /works')
  for (const _ of names) press('Undo')
  save()
  await waitFor(() => expect(onDisk()).toContain('name: Yard'))
  expect(onDisk()).toContain('link: /arts }')
})

it('gives an address to a name that makes none', async () => {
  press('Yard')
  type('Name', '登り窯')
  await says(/makes no address/)
  expect(button('Save')).toHaveProperty('disabled', true)
  type('Address', 'yard')
  await waitFor(() => expect(button('Save')).toHaveProperty('disabled', false))
  save()
  await says('Saved in src/realm/realm.yaml.')
  expect(onDisk()).toContain('name: 登り窯\n    address: yard\n')
})

it('writes the texts of the site, of its owner and of a card, and the picture of one', async () => {
  writeInto(root, 'src/realm/a.png', '')
  type('Name of the site', 'Ours')
  type('Your name', 'Ada')
  press('Arts')
  const card = within(panel().getByText('Card: Three').parentElement as HTMLElement)
  // Not before: of a hundred cards, they would delay each letter that is typed.
  expect(card.queryByLabelText('Title')).toBe(null)
  fireEvent.click(panel().getByText('Card: Three'))
  await card.findByLabelText('Title')
  for (const [label, value] of Object.entries({
    Title: 'New',
    Text: 'Words',
    Link: '/yard',
    Picture: 'a.png',
  }))
    fireEvent.change(card.getByLabelText(label), { target: { value } })
  await says(/its alt is missing/)
  fireEvent.change(card.getByLabelText('What the picture shows'), { target: { value: 'A' } })
  await waitFor(() => expect(button('Save')).toHaveProperty('disabled', false))
  save()
  await says('Saved in src/realm/realm.yaml.')
  expect(onDisk()).toBe(
    TABLE.replace('siteName: Mine', 'siteName: Ours')
      .replace("name: ''", 'name: Ada')
      .replace(
        '[{ title: One, description: Two }, { title: Three, description: Four }]',
        '[ { title: One, description: Two }, { title: New, description: Words, image: { file: a.png, alt: A }, link: /yard } ]',
      ),
  )
})

it("takes the owner's name for none of the chosen place", async () => {
  press('Yard')
  fireEvent.change(panel().getByLabelText('Landmark'), { target: { value: 'mill' } })
  type('Your name', 'Ada')
  save()
  await says('Saved in src/realm/realm.yaml.')
  expect(onDisk()).toContain("owner: { name: Ada, line: '', email: ''")
})

it('saves a pasted text that begins with a space of another kind', async () => {
  press('Arts')
  type('Heading', '\u00a0My arts')
  save()
  await says('Saved in src/realm/realm.yaml.')
  expect(onDisk()).toContain("heading: ' My arts'\n")
})

it('saves corners that are being typed, also between two px', async () => {
  press('Yard')
  const field = panel().getByLabelText('Box: x, y, width, height')
  field.focus()
  fireEvent.change(field, { target: { value: '500.5, 100\n700, 100\n700, 300\n500.5, 300' } })
  fireEvent.keyDown(field, { key: 's', ctrlKey: true })
  await says('Saved in src/realm/realm.yaml.')
  expect(onDisk()).toContain('box: [500.5, 100, 199.5, 200]')
})

it.each(['100, 100, 3oo, 300', '100, 100, 300, 100, 300, 300', '100, 100, 200, 200, 9'])(
  'says beside an outline that it is not taken, also after a save: %s',
  async (value) => {
    press('Arts')
    const field = () => panel().getByLabelText('Box: x, y, width, height') as HTMLTextAreaElement
    type('Heading', 'My arts')
    fireEvent.blur(field(), { target: { value } })
    save()
    await says('Saved in src/realm/realm.yaml.')
    expect(onDisk()).toContain('box: [100, 100, 200, 200]')
    expect([field().value, field().getAttribute('aria-invalid')]).toEqual([value, 'true'])
    await says(/^Not taken yet. Write a box as/)
    fireEvent.blur(field(), { target: { value: '100, 100, 200, 210' } })
    await waitFor(() => expect(field().getAttribute('aria-invalid')).toBe('false'))
  },
)

it('leaves the undoing of what is being typed to the field of an outline', () => {
  press('Arts')
  const field = panel().getByLabelText('Box: x, y, width, height')
  const undo = () => fireEvent.keyDown(field, { key: 'z', ctrlKey: true })
  type('Heading', 'My arts')
  fireEvent.change(field, { target: { value: '100, 100, 200, 2001' } })
  expect(undo()).toBe(true)
  expect(panel().getByLabelText('Heading')).toHaveProperty('value', 'My arts')
  fireEvent.change(field, { target: { value: '100, 100, 200, 200' } })
  expect(undo()).toBe(false)
  expect(panel().getByLabelText('Heading')).toHaveProperty('value', 'All the arts')
})

it('calls nothing saved that has changed during a save', async () => {
  press('Arts')
  type('Heading', 'My arts')
  save()
  type('Heading', 'My later arts')
  save()
  await says('Saved, but for what has changed since.')
  expect(onDisk()).toContain('heading: My arts')
  expect(button('Save')).toHaveProperty('disabled', false)
})

it('says that the table is missing, and keeps what is changed', async () => {
  press('Arts')
  type('Heading', 'My arts')
  rmSync(join(root, FILE))
  save()
  await says('src/realm/realm.yaml: the file is missing.')
  writeInto(root, FILE, TABLE)
  save()
  await says('Saved in src/realm/realm.yaml.')
  expect(onDisk()).toContain('heading: My arts')
})

it('takes back a corner of the outline that is being drawn, and no earlier change', () => {
  press('Arts')
  type('Heading', 'My arts')
  press('Draw a place')
  const overlay = document.querySelector('.editor-overlay') as Element
  const mouse = new Pointer()
  for (const x of [300, 400, 500]) {
    mouse.down(overlay, x, 300)
    mouse.up()
  }
  const corners = () =>
    document.querySelector('.editor-overlay > polyline')?.getAttribute('points')?.split(' ').length
  const key = (name: string, ctrlKey = false) => {
    fireEvent.keyDown(document.body, { key: name, ctrlKey })
    return corners()
  }
  expect([corners(), key('z', true), key('Delete'), key('Backspace')]).toEqual([4, 3, 2, 1])
  expect(panel().getByLabelText('Heading')).toHaveProperty('value', 'My arts')
  key('z', true)
  expect(panel().getByLabelText('Heading')).toHaveProperty('value', 'All the arts')
})

it('says so if a drawing is interrupted with the server', async () => {
  const { fetch } = globalThis
  vi.stubGlobal('fetch', async (url: string, init: object) =>
    /draw(ing)?$/.test(url)
      ? Response.json({ isRunning: false, output: '', exitCode: null })
      : fetch(url, init),
  )
  press('Draw the map')
  await says('The drawing was interrupted, as the development server has stopped. Draw once more.')
})

it('reminds of what is still to be written of a new place', async () => {
  press('Add a box in the middle')
  type('Name', 'Kiln')
  type('Heading', 'The kiln')
  await says('Still to be written: its epithet, text.')
})

it('undoes at once what is typed into a field without leaving it', () => {
  press('Arts')
  const field = panel().getByLabelText('Heading') as HTMLTextAreaElement
  for (const text of ['A', 'AB']) type('Heading', text)
  fireEvent.blur(field)
  type('Heading', 'ABC')
  const after = (...names: readonly string[]) => {
    for (const name of names) press(name)
    return field.value
  }
  expect([after('Undo'), after('Undo', 'Undo'), after('Redo')]).toEqual(['AB', 'All the arts', 'AB'])
  type('Heading', 'AX')
  expect([after('Redo'), after('Undo')]).toEqual(['AX', 'AB'])
})

it('does not save an outline that crosses itself', async () => {
  press('Arts')
  fireEvent.blur(panel().getByLabelText('Box: x, y, width, height'), {
    target: { value: '0, 0\n99, 99\n99, 0\n0, 90' },
  })
  await says(/Its corners cross/)
  expect(button('Save')).toHaveProperty('disabled', true)
})

it('ends a field by Enter, but not an input method', () => {
  press('Arts')
  const field = panel().getByLabelText('Heading')
  field.focus()
  fireEvent.keyDown(field, { key: 'Enter', isComposing: true })
  expect(document.activeElement).toBe(field)
  fireEvent.keyDown(field, { key: 'Enter' })
  expect(document.activeElement).toBe(document.body)
})

it('asks before it is closed with anything unsaved', async () => {
  const isAsked = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }))
  expect(isAsked()).toBe(false)
  press('Arts')
  type('Heading', 'My arts')
  expect(isAsked()).toBe(true)
})
