import { describe, expect, it } from 'vitest'
import { feed, nameMistake, newestFirst, openingOf, readPost } from '../../src/build/posts'

const GOOD = '---\ntitle: First words\ndate: 2026-11-22\n---\n\nIt began.\n'
const post = (slug: string, date: string, title = slug) => ({
  path: `/log/${slug}`,
  title,
  date,
  opening: `Of ${slug}.`,
})
const PLACE = { path: '/log', name: 'Log' }

describe('the file of a post', () => {
  it('has a title, a date, and a text with the number of its first line', () => {
    expect(readPost('log/first.md', GOOD)).toEqual({
      title: 'First words',
      date: '2026-11-22',
      text: '\nIt began.\n',
      firstLine: 5,
      mistakes: [],
    })
  })

  it.each([
    ['with the line ends of Windows', GOOD.replaceAll('\n', '\r\n')],
    ['with a byte order mark', `\uFEFF${GOOD}`],
    ['with its values in quotes', GOOD.replace('First words', '"First words"').replace('2026-11-22', "'2026-11-22'")],
    ['with the date first, and an empty line', '---\ndate: 2026-11-22\n\ntitle:   First words \n---\nIt began.'],
  ])('is read %s', (_, source) => {
    expect(readPost('first.md', source)).toMatchObject({ title: 'First words', date: '2026-11-22', mistakes: [] })
  })

  it('may have a colon in its title, and a quote mark at only one end of it', () => {
    expect(readPost('first.md', GOOD.replace('First words', 'One: "the first')).title).toBe('One: "the first')
  })

  it.each([
    ['', ['first.md:1: it has no title and date.']],
    ['It began.', ['first.md:1: it has no title and date.']],
    ['---\ntitle: One\ndate: 2026-11-22\n\nIt began.', ['first.md:1: it has no title and date.']],
    ['---\ndate: 2026-11-22\n---\n', ['first.md:1: the title is missing.']],
    ['---\ntitle:\ndate: 2026-11-22\n---\n', ['first.md:1: the title is missing.']],
    ['---\ntitle: One\ntitel: Two\ndate: 2026-11-22\n---\n', ['first.md:3: "titel: Two" is unknown.']],
    ['---\ntitle: One\ntitle: Two\ndate: 2026-11-22\n---\n', ['first.md:3: the title is there twice.']],
    ['---\ntitle: One\ndate: 22.11.2026\n---\n', ['first.md:3: the date "22.11.2026" is not a date']],
    ['---\ntitle: One\ndate: 2026-02-30\n---\n', ['first.md:3: the date "2026-02-30" is not a date']],
  ])('reports mistakes with file and line: %j', (source, starts) => {
    const { mistakes } = readPost('first.md', source)
    expect(mistakes.map((mistake, index) => mistake.slice(0, starts[index]?.length))).toEqual(starts)
  })

  it.each(['First', 'first words', 'größe', 'a.b', 'index'])('may not be called %s.md', (name) => {
    expect(nameMistake(name)).toContain('its address')
  })

  it.each(['first', 'first-words', '2026-11-22'])('may be called %s.md', (name) => {
    expect(nameMistake(name)).toBeNull()
  })
})

describe('the first words of a post', () => {
  it('are its first paragraph, as plain text', () => {
    const html =
      '<h2>One</h2><p>So <em>it</em><sup><a href="#fn1">1</a></sup> began:\n1 &lt; 2 &amp;amp; &quot;3&quot;.</p><p>Two.</p>'
    expect(openingOf(html)).toBe('So it began: 1 < 2 &amp; "3".')
  })

  it('end with a whole word, after at most 160 characters', () => {
    const opening = openingOf(`<p>${'twelve '.repeat(30)}</p>`)
    expect(opening).toBe(`${'twelve '.repeat(22).trim()} …`)
    expect(opening.length).toBeLessThan(160)
  })

  it('are empty if there is no paragraph', () => {
    expect(openingOf('<pre><code>a</code></pre>')).toBe('')
  })
})

const POSTS = [post('one', '2026-01-05'), post('three', '2026-11-22', 'Three & <four>'), post('two', '2026-03-14')]

describe('posts', () => {
  it('are sorted from new to old, and by address within a day', () => {
    const posts = [...POSTS, post('b', '2026-03-14'), post('a', '2026-03-14')]
    expect(newestFirst(posts).map(({ path }) => path)).toEqual([
      '/log/three',
      '/log/a',
      '/log/b',
      '/log/two',
      '/log/one',
    ])
  })
})

describe('the feed of a place', () => {
  it('has every post, newest first, with its full address', () => {
    const text = feed(POSTS, PLACE, 'https://example.org/portfolio/', 'Testland')
    expect([...text.matchAll(/<guid>(.*?)<\/guid>/g)].map(([, guid]) => guid)).toEqual([
      'https://example.org/portfolio/log/three',
      'https://example.org/portfolio/log/two',
      'https://example.org/portfolio/log/one',
    ])
    expect(text).toContain('<title>Log · Testland</title><link>https://example.org/portfolio/log</link>')
    expect(text).toContain('<title>Three &amp; &lt;four&gt;</title>')
    expect(text).toContain('<pubDate>Sun, 22 Nov 2026 00:00:00 GMT</pubDate>')
    expect(text).toContain('<atom:link href="https://example.org/portfolio/log/feed.xml" rel="self"')
  })

  it('escapes first words twice, as HTML within XML', () => {
    expect(feed([{ ...post('one', '2026-01-05'), opening: '1 < 2' }], PLACE, 'https://example.org/', 'T')).toContain(
      '<description>1 &amp;lt; 2</description>',
    )
  })
})
