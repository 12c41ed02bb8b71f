import { describe, expect, it } from 'vitest'
import { feed, nameMistake, newestFirst, openingOf, readPost } from '../../src/build/posts'

const GOOD = '---\ntitle: First words\ndate: 2026-11-22\n---\n\nIt began.\n'
const post = (slug: string, date: string, title = slug, opening = `Of ${slug}.`) => ({
  ...{ path: `/log/${slug}`, title, date, opening },
})

describe('the file of a post', () => {
  it('has a title, a date, and a text with the number of its first line', () => {
    const read = { title: 'First words', date: '2026-11-22', text: '\nIt began.\n', firstLine: 5, mistakes: [] }
    expect(readPost('log/first.md', GOOD)).toEqual(read)
  })

  it.each([
    ['with the line ends of Windows', GOOD.replaceAll('\n', '\r\n')],
    ['with its values in quotes', GOOD.replace('First words', '"First words"').replace('2026-11-22', "'2026-11-22'")],
    ['with the date first, and an empty line', '---\ndate: 2026-11-22\n\ntitle:   First words \n---\nIt began.'],
  ])('is read %s', (_, source) => {
    expect(readPost('first.md', source)).toMatchObject({ title: 'First words', date: '2026-11-22', mistakes: [] })
  })

  it('may have a colon in its title, and a quote mark at only one end of it', () => {
    expect(readPost('first.md', GOOD.replace('First words', 'One: "the first')).title).toBe('One: "the first')
  })

  it.each([
    ['', '1: it has no title and date.'],
    ['It began.', '1: it has no title and date.'],
    ['---\ntitle: One\ndate: 2026-11-22\n\nIt began.', '1: it has no title and date.'],
    ['---\ndate: 2026-11-22\n---\n', '1: the title is missing.'],
    ['---\ntitle:\ndate: 2026-11-22\n---\n', '1: the title is missing.'],
    ['---\ntitle: One\ntitel: Two\ndate: 2026-11-22\n---\n', '3: "titel: Two" is unknown.'],
    ['---\ntitle: One\ntitle: Two\ndate: 2026-11-22\n---\n', '3: the title is there twice.'],
    ['---\ntitle: One\ndate: 22.11.2026\n---\n', '3: the date "22.11.2026" is not a date'],
    ['---\ntitle: One\ndate: 2026-02-30\n---\n', '3: the date "2026-02-30" is not a date'],
  ])('%j has the mistake %s', (source, start) => {
    expect(readPost('first.md', source).mistakes).toEqual([expect.stringContaining(`first.md:${start}`)])
  })

  it.each(['First', 'first words', 'größe', 'a.b', 'index'])('may not be called %s.md', (name) => {
    expect(nameMistake(name)).toContain('its address')
  })

  it.each(['first', 'first-words', '2026-11-22'])('may be called %s.md', (name) => {
    expect(nameMistake(name)).toBeNull()
  })
})

it.each([
  ['<p>So <em>it</em><sup><a href="#fn1">1</a></sup> began.</p><p>Two.</p>', 'So it began.'],
  ['<h2>One</h2><p>1 &lt; 2,\n2 &gt; 1 &amp;amp; &quot;3&quot;.</p>', '1 < 2, 2 > 1 &amp; "3".'],
  ['<pre><code>a</code></pre>', ''],
  [`<p>${'twelve '.repeat(30)}</p>`, `${'twelve '.repeat(22).trim()} …`],
])('the first words of %s are "%s", a whole number of words in at most 160 characters', (html, opening) => {
  expect(openingOf(html)).toBe(opening)
})

it('posts are sorted from new to old, and by address within a day', () => {
  const dates = ['one 2026-01-05', 'b 2026-03-14', 'three 2026-11-22', 'c 2026-03-14', 'a 2026-03-14']
  const posts = dates.map((one) => post(...(one.split(' ') as [string, string])))
  expect(newestFirst(posts).map(({ title }) => title)).toEqual(['three', 'a', 'b', 'c', 'one'])
})

it('the feed of a place has every post, newest first, with its full address and its escaped words', () => {
  const posts = [
    post('one', '2026-01-05', 'one', '1 < 2'),
    post('two', '2026-11-22', 'Two & <three>\u0007\u{1f600}\ufffe'),
  ]
  const text = feed(posts, { path: '/log', name: 'Log' }, 'https://example.org/portfolio/', 'Testland')
  const all = (tag: string) => [...text.matchAll(new RegExp(`<${tag}>(.*?)</${tag}>`, 'g'))].map(([, inside]) => inside)
  const address = 'https://example.org/portfolio/log'
  expect(all('guid')).toEqual([`${address}/two`, `${address}/one`])
  expect(all('link')).toEqual([address, `${address}/two`, `${address}/one`])
  expect(all('title')).toEqual(['Log · Testland', 'Two &amp; &lt;three&gt;\u{1f600}', 'one'])
  // As HTML within XML, they are escaped twice.
  expect(all('description')).toEqual(['Log · Testland', 'Of two.', '1 &amp;lt; 2'])
  expect(all('pubDate')[0]).toBe('Sun, 22 Nov 2026 00:00:00 GMT')
  expect(text).toContain(`<atom:link href="${address}/feed.xml" rel="self"`)
})
