/** The owner's table and words in a minimal project: which mistakes of theirs end a build. */
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import type { ResolvedConfig } from 'vite'
import { describe, expect, it, vi } from 'vitest'
import { drawnFrom } from '../../src/table/drawn'
import type { Table } from '../../src/table/table'
import { ownerTable, readTable } from '../../src/vite/ownerTable'
import { stories } from '../../src/vite/stories/stories'
import { DRAWN, FILE, makeProjects, post, RECORD, record, root, TABLE, write } from '../helpers/project'

makeProjects()

type Hooks = Readonly<Record<'config' | 'configResolved', (...args: object[]) => unknown>>

/** Prepares a build, or the development server, as Vite does. Returns its configuration, and its warnings. */
async function prepare(base = '/', command = 'build') {
  const reading = await readTable(root)
  const plugins = [ownerTable(reading), stories(reading).plugin] as unknown as Hooks[]
  const [settings] = plugins.map(({ config }) => config({ root, base }, { command }))
  const warnings: string[] = []
  const config = {
    root,
    base,
    command,
    publicDir: join(root, 'public'),
    configFileDependencies: [],
    logger: { info: () => {}, warn: (warning: string) => warnings.push(warning) },
  }
  for (const { configResolved } of plugins) await configResolved(config)
  const load = (id: string) => (plugins[1] as unknown as { load(id: string): Promise<string> }).load(id)
  return { ...(settings as Pick<ResolvedConfig, 'base' | 'define'>), warnings, load }
}

describe('a build', () => {
  it('has its folder between slashes', async () => {
    expect((await prepare('portfolio')).base).toBe('/portfolio/')
  })

  it.each([
    ['maxZoom: 1', true],
    ['maxZoom: 1, howItWorks: false', false],
  ])('has the scripts of "How it works" with { %s }: %s', async (map, has) => {
    write(FILE, TABLE.replace('maxZoom: 1', map))
    expect((await prepare()).define?.['__HAS__.howItWorks']).toBe(String(has))
  })

  it.each([
    ['', 'true'],
    ['curiosities: false\n', 'false'],
    ['curiosities: []\n', 'true'],
  ])('has the scripts of what can be found with { %s }: %s', async (field, has) => {
    const drawn = drawnFrom((await readTable(root)).table as Table)
    const curiosities = [{ kind: 'duck', box: [5, 5, 16, 10] }]
    write(RECORD, JSON.stringify({ ...drawn, curiosities, files: {} }))
    write(FILE, `${field}${TABLE}`)
    expect((await prepare()).define?.['__HAS__.curiosities']).toBe(has)
  })

  it.each([
    ['wOF2 and so on', []],
    ['OTTO', [`${FILE}:1: headingFont "own.woff2" is not a font in the format WOFF2. Convert it to that.`]],
    [null, [`${FILE}:1: headingFont "own.woff2" is not in src/realm. Put a WOFF2 file there.`]],
  ])('has a font of its own for headings, if its file is one: %j', async (content, mistakes) => {
    write(FILE, `headingFont: own.woff2\n${TABLE}`)
    if (content) write('src/realm/own.woff2', content)
    expect((await readTable(root)).mistakes).toEqual(mistakes)
    if (mistakes.length === 0) expect((await prepare()).warnings).toEqual([])
  })

  it.each([
    ['<svg viewBox="0 0 9 9"><path d="M0,0 9,9 0,9"/></svg>', []],
    ['<svg><path d="M0,0 9,9 0,9"/></svg>', ['has no viewBox, which says how large it is. Set it']],
    [null, ['is not in src/realm. Put an SVG file there.']],
  ])('has a drawing of its own for a landmark, if its file is one: %j', async (content, mistakes) => {
    write(FILE, TABLE.replace('    posts', '    landmark: mine.svg\n    posts'))
    if (content) write('src/realm/mine.svg', content)
    const { table, mistakes: said } = await readTable(root)
    const says = (mistake: string) =>
      expect.stringContaining(`${FILE}:11: region "Arts": its landmark "mine.svg" ${mistake}`)
    expect(said).toEqual(mistakes.map(says))
    if (mistakes.length === 0) expect(table?.regions[0]?.drawing).toBe(content)
  })

  it('warns of words that are too long to be read on the map, and goes on', async () => {
    const table = TABLE.replace('the Mill', 'the Mill of '.repeat(9))
    write(FILE, table)
    record(table)
    const says = 'region "Arts": its epithet is too long to be read on the map, where about'
    expect((await prepare()).warnings).toEqual([expect.stringContaining(`${FILE}:12: ${says}`)])
  })

  it('warns of what places lie over, once they are drawn', async () => {
    const { table } = await readTable(root)
    if (!table) throw new Error('The table has mistakes.')
    const covers = [{ place: 'Arts', over: ['a river'], free: [9, 0] }]
    write(RECORD, JSON.stringify({ ...drawnFrom(table), covers, files: {} }))
    const says = 'region "Arts": it lies over a river. Move it to corners: [[100, 109], '
    expect((await prepare()).warnings).toEqual([expect.stringContaining(`${FILE}:13: ${says}`)])
    write(FILE, TABLE.replace('the Mill', 'the Weir'))
    expect((await readTable(root)).covers).toEqual([])
  })

  const NO_RECORD = 'src/drawn/record.json: it is missing or damaged. Run "npm run draw".'
  it.each(['', '{"siteName":"Mi', '<<<<<<< HEAD\n{}\n=======\n{}\n>>>>>>> theirs\n', 'null', '[]', '{}'])(
    'refuses the record %j',
    async (text) => {
      write(RECORD, text)
      await expect(prepare()).rejects.toThrow(NO_RECORD)
    },
  )

  it('refuses a wrong SITE_ORIGIN before anything is built', async () => {
    vi.stubEnv('SITE_ORIGIN', 'example.org')
    const says = 'SITE_ORIGIN is "example.org", which is not an origin'
    await expect(prepare().finally(vi.unstubAllEnvs)).rejects.toThrow(says)
  })

  it.each([
    ['Arts', '42', ':10: region 1: its name is read as 42, not as a text. Put it in quotes.'],
    ['siteName: Mine', 'siteName:', ':1: siteName is missing or empty.'],
    ['    heading: All the arts\n', '', ':10: region "Arts": its heading is missing or empty.'],
    ['minZoom: 0', 'minZoom: 2', ':7: map has a minZoom of 2, above its maxZoom'],
    ['cv.pdf', 'resume.pdf', ':17: region "Arts", card "One": its link "/resume.pdf"'],
    ['A sentence.', 'A sentence: two.', ':15: the line has a text with a colon and a space in it.'],
    ['pages: []', 'pages: [{ name: Imprint }]', '/imprint.md is missing: the text of the page "Imprint".'],
  ])('refuses a table with %s replaced by %s: %s', async (part, replacement, says) => {
    write(FILE, TABLE.replace(part, replacement))
    await expect(prepare()).rejects.toThrow(`src/realm${says.startsWith(':') ? '/realm.yaml' : ''}${says}`)
  })

  it('refuses a project without a table', async () => {
    rmSync(join(root, FILE))
    await expect(prepare()).rejects.toThrow('src/realm/realm.yaml: the file is missing.')
  })

  const HTML = ':1: "<br>" is HTML'
  const NO_PICTURE = ': the picture "1.png" is not in src/realm.'
  const ENCODING = ':1: it is not in UTF-8. Save it in that encoding.'
  const OTHER = 'stories and posts are Markdown files. Save its text as'
  const PAGE = ': the build writes this page itself. Give the file another name.'
  const STRANGER = ': no place has this name, and no page in the list called pages. Possible names: arts.md.'
  it.each([
    ['src/realm/art.md', STRANGER, 'One.'],
    ['src/realm/arts/MyPost.md', ': the name of a post becomes its address', post('A')],
    ['src/realm/arts/a.md', ':1: the title is missing.', post('')],
    ['src/realm/arts/2026/a.md', ': a post lies in the folder of its place. Move it to src/realm/arts.', ''],
    ['src/realm/arts.md', ':1: only posts have lines between ---. Delete them.', post('A')],
    ['src/realm/arts/a.md', ':7: "<br>" is HTML', `${post('A')}<br>`],
    ['src/realm/arts.md', ':1: the link "/nowhere" leads to no page', '[One](/nowhere)'],
    ['src/realm/arts.md', `:1${NO_PICTURE}`, '![One](1.png)'],
    ['src/realm/arts.md', ENCODING, Buffer.from('Größe', 'latin1')],
    ['src/realm/arts.md', ENCODING, Buffer.from('One', 'utf16le')],
    ['src/realm/arts.md', ':2: from this line on, git has left both', 'One.\n<<<<<<< HEAD\n'],
    [FILE, ':2: it is not in UTF-8. Save it in that encoding.', Buffer.from('a: 1\nb: Größe', 'latin1')],
    [FILE, ENCODING, Buffer.from('\uFEFFa: 1', 'utf16le')],
    ['src/realm/arts.txt', `: ${OTHER} src/realm/arts.md, or move`, 'One.'],
    ['src/realm/arts/First.MARKDOWN', `: ${OTHER} src/realm/arts/First.md, or move`, 'One.'],
    ['src/realm/arts.docx', `: ${OTHER} src/realm/arts.md, or move`, 'One.'],
    ['src/realm/arts.MD', `: ${OTHER} src/realm/arts.md, or move`, 'One.'],
    ['src/realm/files/favicon.svg', ': it is empty. Save it again.', ''],
    ['src/realm/files/fonts/own.woff2', ': it is empty. Save it again.', ''],
    ['src/realm/arts.md', HTML, '\uFEFF<br>'],
    ['src/realm/arts.md', HTML, Buffer.from('\uFEFF<br>', 'utf16le')],
    ['src/realm/arts.md', HTML, Buffer.from('\uFEFF<br>', 'utf16le').swap16()],
    ['public/index.html', PAGE, ''],
    ['public/Arts/index.html', PAGE, ''],
    ['src/realm/files/404.html', PAGE, ''],
    ['src/realm/unused.png', ': it is empty. Save the picture again.', ''],
  ])('refuses %s%s', async (file, says, text) => {
    write(file, text)
    await expect(prepare()).rejects.toThrow(file + says)
  })

  it('passes over hidden files, as Macs and programs leave them', async () => {
    for (const file of ['.obsidian/app.json', '._forge.png', '._arts.md', 'arts/._a.md', '.DS_Store'])
      write(`src/realm/${file}`, 'x')
    await expect(prepare()).resolves.toBeDefined()
  })

  it.each([
    [RECORD, JSON.stringify(DRAWN), ':10: region "Arts": it is not on the map. Run "npm run draw".'],
    [RECORD, '{', 'The drawing cannot be used yet.\n\n  src/drawn/record.json: it is missing or damaged.'],
    ['src/realm/Arts/a.md', post('A'), 'src/realm/Arts: the folder of this place is called arts. Rename it.'],
    ['src/realm/art/a.md', post('A'), 'src/realm/art: no place with `posts: true` has this address.'],
  ])('refuses a project with %s that has %j: %s', async (file, text, says) => {
    write(file, text)
    await expect(prepare()).rejects.toThrow(says)
  })
})

it.each(["it's mine", "x': 0, y: alert(1), '", 'no#1'])(
  'the development server shows all pages beside a text called %s',
  async (name) => {
    write(`src/realm/${name}.md`, 'One.')
    const { load } = await prepare('/', 'serve')
    const texts = (await load('\0virtual:contents')).split('\n').at(-1)
    expect(texts).toBe("export const texts = { '/arts': () => import('/src/realm/arts.md') }")
  },
)

describe('a link to a post that is not published', () => {
  const draft = post('Later').replace('date', 'draft: true\ndate')
  const LINKED = TABLE.replace('/cv.pdf', '/arts/later')
  const future = post('Later').replace('2026', '9999')
  const says = 'leads to a post that is not published: it is a draft, or its day is to come.'

  it.each([
    ['src/realm/arts.md', draft, '[One](/arts/later)', ':1: the link "/arts/later"'],
    ['src/realm/arts.md', future, '[One](/arts/later#a)', ':1: the link "/arts/later#a"'],
    ['src/realm/arts/a.md', draft, `${post('A')}[1](/arts/later)`, ':7: the link "/arts/later"'],
    [FILE, draft, LINKED, ':17: region "Arts", card "One": its link "/arts/later"'],
  ])('from %s is refused in a build', async (file, later, text, at) => {
    write('src/realm/arts/later.md', later)
    write(file, text)
    await expect(prepare()).rejects.toThrow(`${file}${at} ${says}`)
  })

  it('is none from a draft, nor to a post of today', async () => {
    const today = new Date().toISOString().slice(0, 10)
    write('src/realm/arts/later.md', post('Later').replace('2026-11-22', today))
    write('src/realm/arts/other.md', `${draft}[1](/arts/other)`)
    write('src/realm/arts.md', '[One](/arts/later)')
    await expect(prepare()).resolves.toBeDefined()
  })
})
