import { describe, expect, it } from 'vitest'
import { filesForOthers } from '../../../src/vite/delivery/pages'
import { readPost as read } from '../../../src/vite/stories/posts'
import { corners } from '../../helpers/corners'

const readPost = (file: string, source: string) => read(file, source, ['a.png'])
const READ = { title: 'First words', date: '2026-11-22', mistakes: [], pictureMistakes: [] }
const GOOD = '---\ntitle: First words\ndate: 2026-11-22\n---\n\nIt began.\n'

describe('the file of a post', () => {
  it('has a title, a date, and a text with the number of its first line', () => {
    const text = { text: '\nIt began.\n', firstLine: 5 }
    expect(readPost('log/first.md', GOOD)).toEqual({ ...READ, ...text, isDraft: false })
  })

  it.each([
    ['with the line ends of Windows', GOOD.replaceAll('\n', '\r\n')],
    ['with its values in quotes', GOOD.replace('First words', '"First words"').replace(/2026.*/, "'$&'")],
    ['with the date first, and an empty line', '---\ndate: 2026-11-22\n\ntitle:   First words \n---\nIt.'],
  ])('is read %s', (_, source) => {
    expect(readPost('first.md', source)).toMatchObject(READ)
  })

  it.each(['One: "the first', '"One" and "Two"'])('may have the title %s', (title) => {
    expect(readPost('first.md', GOOD.replace('First words', title)).title).toBe(title)
  })

  it.each([
    ["'It''s mine'", "It's mine"],
    ['"A \\"good\\" start"', 'A "good" start'],
    ["'One' and 'Two'", "'One' and 'Two'"],
  ])('may have the title %s, as in the table: %s', (written, title) => {
    expect(readPost('first.md', GOOD.replace('First words', written)).title).toBe(title)
  })

  it.each([
    ['It began.', '1: it has no title and date.'],
    ['---\ntitle: One\ndate: 2026-11-22\n\nIt began.', '1: it has no second line with ---.'],
    ['---\ntitle:\ndate: 2026-11-22\n---\n', '1: the title is missing.'],
    ['---\ntitle: One\ntitel: Two\ndate: 2026-11-22\n---\n', '3: "titel: Two" is unknown.'],
    ['---\nTitle: One\ndate: 2026-11-22\n---\n', '2: "Title: One" is unknown.'],
    [
      '---\n\u200ftitle: One\ndate: 2026-11-22\n---\n',
      '2: "\u200ftitle: One" is unknown. A post may have: title, date, draft, picture. It has a sign that is not seen',
    ],
    ['---\ntitle: One\ndate:\n---\n', '3: the date "" is not a date'],
    ['---\ntitle: One\ntitle: Two\ndate: 2026-11-22\n---\n', '3: the title is there twice.'],
    ['---\ntitle: One\ndate: 2026-01-01\ndraft: soon\n---\n', '4: draft is either true or left out.'],
    ['---\ntitle: One\ndate: 2026-01-01\npicture: b.png\n---\n', '4: the picture "b.png" is not in'],
    ['---\ntitle: One\ndate: 2026-02-30\n---\n', '3: the date "2026-02-30" is not a date'],
  ])('%j has the mistake %s', (source, start) => {
    const { mistakes, pictureMistakes = [] } = readPost('first.md', source)
    expect([...mistakes, ...pictureMistakes]).toEqual([expect.stringContaining(`first.md:${start}`)])
  })

  it.each(['First', 'größe', 'a.b', 'index'])(
    'cannot be called %s.md, as that becomes its address',
    (name) => {
      const mistake = `log/${name}.md: the name of a post becomes its address`
      expect(readPost(`log/${name}.md`, GOOD).mistakes).toEqual([expect.stringContaining(mistake)])
      for (const fine of ['indexed-2026', 'page-2'])
        expect(readPost(`log/${fine}.md`, GOOD).mistakes).toEqual([])
    },
  )
})

describe('for feed readers and search engines, the site', () => {
  const HTML =
    '<p><a href="/a/crafts">x</a><a href="#fn1">1</a><source srcset="/a.avif"><img src="/a/b.png"></p>'
  const post = (path: string, date: string, title: string, opening: string) => ({
    path,
    post: { path, title, date, opening, html: HTML },
  })
  const pages = [
    { path: '/' },
    { path: '/404' },
    post('/log/two', '2026-11-22', 'Two & <three>\u0007\u{1f600}\ufffe', '1 < 2'),
    post('/log/one', '2026-01-05', 'one', ''),
    post('/blog/one', '2026-01-05', 'Elsewhere', ''),
  ]
  const texts = { epithet: '', heading: '', text: 'A day in a line.' }
  const region = { name: 'Log', ...texts, corners: corners(0, 0, 1, 1), posts: true } as const
  const about = { siteName: 'Testland', language: 'de', regions: [region] } as const
  const filesAt = (base: string) => filesForOthers('https://example.org', base, pages, about)
  const address = 'https://example.org/a/log'

  it('lists the full addresses of its pages, and the dates of posts', () => {
    const url = (path: string, date = '') => `<url><loc>https://example.org/a/${path}</loc>${date}</url>`
    const [, , ...urls] = (filesAt('/a/')['sitemap.xml'] ?? '').split('\n')
    const older = '<lastmod>2026-01-05</lastmod>'
    expect(urls).toEqual([
      url(''),
      url('log/two', '<lastmod>2026-11-22</lastmod>'),
      url('log/one', older),
      url('blog/one', older),
      '</urlset>',
      '',
    ])
  })

  it('allows every crawler, and names the sitemap, at the root of its host', () => {
    const robots = 'User-agent: *\nAllow: /\nSitemap: https://example.org/sitemap.xml\n'
    expect([filesAt('/')['robots.txt'], filesAt('/a/')['robots.txt']]).toEqual([robots, undefined])
  })

  it('has a feed of the posts of a place, with full addresses and escaped words', () => {
    const text = filesAt('/a/')['log/feed.xml'] ?? ''
    const all = (tag: string) => text.match(new RegExp(`(?<=<${tag}>).*?(?=</${tag}>)`, 'g')) ?? []
    expect(all('guid')).toEqual([`${address}/two`, `${address}/one`])
    expect(all('link')).toEqual([address, `${address}/two`, `${address}/one`])
    expect(all('title')).toEqual(['Log · Testland', 'Two &amp; &lt;three&gt;\u{1f600}', 'one'])
    // As HTML within XML, they are escaped twice. A post without words has none.
    expect(all('description')).toEqual(['A day in a line.', '1 &amp;lt; 2'])
    const escaped = { '<': '&lt;', '>': '&gt;', '"': '&quot;' } as Readonly<Record<string, string>>
    const links = `<a href="https://example.org/a/crafts">x</a><a href="${address}/two#fn1">1</a>`
    const html = `<p>${links}<img src="https://example.org/a/b.png"></p>`
    expect(all('content:encoded')[0]).toBe(html.replace(/[<>"]/g, (character) => escaped[character] ?? ''))
    expect(all('pubDate')[0]).toBe('Sun, 22 Nov 2026 00:00:00 GMT')
    expect(text).toContain('<language>de</language>')
    expect(text).toContain(`<atom:link href="${address}/feed.xml" rel="self"`)
  })

  it('has the newest twenty posts in a feed, however many there are', () => {
    const many = Array.from({ length: 25 }, (_, index) => post(`/log/${index}`, '2026-01-05', 'One', ''))
    const files = filesForOthers('https://example.org', '/a/', [...pages.slice(-1), ...many], about)
    const guids = files['log/feed.xml']?.match(/(?<=log\/)\d+(?=<\/guid>)/g)
    expect(guids).toEqual(many.slice(0, 20).map((_, index) => `${index}`))
  })
})
