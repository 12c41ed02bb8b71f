import { describe, expect, it } from 'vitest'
import { markdownToHtml } from '../../../src/vite/stories/markdown'
import { type Language, wordsIn } from '../../../src/words/lists'

const read = (text: string, firstLine?: number, language: Language = 'en') =>
  markdownToHtml(text, {
    words: wordsIn(language),
    file: 'about.md',
    ...(firstLine && { firstLine }),
    embeds: ['v.example', 'www.youtube.com'],
    link: (target, complain) => {
      if (target === '/nowhere') complain('leads nowhere.')
      return target.replace(/^\//, '/portfolio/')
    },
    picture: (file, alt) => `<img src="${file}" alt="${alt}">`,
  })

const figure = (name: number | string, caption = '') =>
  `<figure><img src="${name}.png" alt="A">${caption}</figure>`
const CAPTION = '<figcaption>*My* – ‘forge’ &amp; &lt;b&gt;</figcaption>'
const long = 'So it went. '.repeat(12).trim()

describe('Markdown', () => {
  it.each([
    ['a paragraph', 'One\ntwo.', '<p>Onetwo.</p>'],
    ['a first paragraph long enough for an initial', long, `<p data-initial="">${long}</p>`],
    ['a second one that is long', `Short.\n\n${long}`, `<p>Short.</p><p>${long}</p>`],
    [
      'emphasis',
      '*Soft* and **loud**, ~~gone~~.',
      '<p><em>Soft</em> and <strong>loud</strong>, <s>gone</s>.</p>',
    ],
    [
      'a code block, without its language, and not for translators',
      '```ts\na < b\n```',
      '<pre translate="no"><code>a &lt; b</code></pre>',
    ],
    ['a fence within a code block', '````\n```\n````', '<pre translate="no"><code>```</code></pre>'],
    ['an indented code block', 'a\n\n    b < c', '<p>a</p><pre translate="no"><code>b &lt; c</code></pre>'],
    [
      'a code block within a quote',
      '> - a\n>   ```\n>   b\n>   ```',
      '<blockquote><ul><li>a<pre translate="no"><code>b</code></pre></li></ul></blockquote>',
    ],
    ['typographic quotes and dashes', '"It\'s" -- so...', '<p>“It’s” – so…</p>'],
    ['quotes within Japanese', '彼は"はい"と。"いいえ"も、"a" b.', '<p>彼は“はい”と。“いいえ”も、“a” b.</p>'],
    ['a link', '[skills](/skills)', '<p><a href="/portfolio/skills">skills</a></p>'],
    ['a link by reference', '[a][b]\n\n[b]: /skills', '<p><a href="/portfolio/skills">a</a></p>'],
    ['a bare address', 'https://example.org', '<p><a href="https://example.org">https://example.org</a></p>'],
    [
      'a link to an embedded host, alone',
      '[A *film* & more](https://v.example/1?a&b)',
      '<p><button type="button" data-embed="https://v.example/1?a&amp;b">A film &amp; more</button><a href="https://v.example/1?a&amp;b">v.example</a></p>',
    ],
    [
      'a link to an embedded host among words',
      'See [it](https://v.example/1).',
      '<p>See <a href="https://v.example/1">it</a>.</p>',
    ],
    [
      'a picture that is a link to an embedded host',
      '[![A](1.png "So")](https://www.youtube.com/watch?v=a-1&t=2)',
      '<figure><a href="https://www.youtube.com/watch?v=a-1&amp;t=2" data-embed="https://www.youtube.com/embed/a-1">' +
        '<img src="1.png" alt="A"></a><figcaption>So · <a href="https://www.youtube.com/watch?v=a-1&amp;t=2">www.youtube.com</a>' +
        '</figcaption></figure>',
    ],
    [
      'a picture that is another link',
      '[![A](1.png)](/skills)',
      '<figure><a href="/portfolio/skills"><img src="1.png" alt="A"></a></figure>',
    ],
    ['no link in a name', 'Node.js', '<p>Node.js</p>'],
    ['special characters, escaped', '1 < 2 & 3', '<p>1 &lt; 2 &amp; 3</p>'],
    ['a regular expression', '`^[^[:digit:]]`', '<p><code>^[^[:digit:]]</code></p>'],
    ['no comments', '<!-- later --> <!-- much later -->\n\nNow.', '<p>Now.</p>'],
    [
      'a picture',
      '![The "forge"](the%20forge.png)',
      '<figure><img src="the forge.png" alt="The "forge""></figure>',
    ],
    ['a picture with a wrong escape', '![A](%E0%A4%A.png)', figure('%E0%A4%25A')],
    [
      'a caption, as plain text with typographic quotes',
      `![A](1.png "*My* -- 'forge' & <b>")`,
      figure(1, CAPTION),
    ],
    ['pictures in a row', '![A](1.png)\n![A](2.png)', figure(1) + figure(2)],
    [
      'a table, which is no landmark, as there may be two',
      '| a | b |\n| - | -: |\n| 1 | 2 |',
      '<div role="group" aria-label="Table" tabindex="0"><table><thead><tr><th scope="col">a</th>' +
        '<th scope="col" data-align="right">b</th></tr></thead><tbody><tr><td>1</td><td data-align="right">2</td></tr>' +
        '</tbody></table></div>',
    ],
    [
      'rows of a table in a list: with a |, without the outer ones, and with an empty cell too many',
      '- | a | b |\n  | - | - |\n  | c \\| d |\n  e | f\n  | g | h | |',
      '<ul><li><div role="group" aria-label="Table" tabindex="0"><table><thead><tr><th scope="col">a</th>' +
        '<th scope="col">b</th></tr></thead><tbody><tr><td>c | d</td><td></td></tr>' +
        '<tr><td>e</td><td>f</td></tr><tr><td>g</td><td>h</td></tr></tbody></table></div></li></ul>',
    ],
    [
      'a line break within a cell, which has no other way',
      '| a<br/>b `<br>` |\n| - |',
      '<div role="group" aria-label="Table" tabindex="0"><table><thead><tr><th scope="col">a<br>b ' +
        '<code>&lt;br&gt;</code></th></tr></thead></table></div>',
    ],
    [
      'a footnote, with a link back to the text',
      'So.[^1]\n\n[^1]: Indeed.',
      '<p>So.<sup><a href="#fn1" id="fnref1" role="doc-noteref">1</a></sup></p>' +
        '<section role="doc-endnotes" aria-label="Notes"><ol><li id="fn1"><p>Indeed. <a href="#fnref1" ' +
        'role="doc-backlink" aria-label="Back to the text">↩\ufe0e</a></p></li></ol></section>',
    ],
  ])('renders %s', (_, text, html) => {
    const { html: made, mistakes } = read(text)
    expect([made.replace(/\n/g, ''), mistakes]).toEqual([html, []])
  })

  it('runs a text in other letters from left to right on a site from right to left, without initials', () => {
    expect(read(`${long}\n\nC++ هو`, 1, 'ar').html.replace('\n', '')).toBe(
      `<p dir="ltr">${long}</p><p>C++ هو</p>`,
    )
  })

  it('runs a text in letters from right to left in that direction on other sites, without an initial', () => {
    const arabic = `«${'كان يا ما كان. '.repeat(12).trim()}»`
    const html = `<h2 dir="rtl">שלום</h2><p dir="rtl">${arabic}</p>`
    expect(read(`# שלום\n\n${arabic}`).html.replace(/\n/g, '')).toBe(html)
    expect(read(`${long} كان`).html).toBe(`<p data-initial="">${long} كان</p>`)
    expect(read('שלום', 1, 'ar').html).toBe('<p>שלום</p>')
    const cells = read('| שלום | a |\n| --- | ---: |\n| b | שלום |').html.match(/<t[hd]\b.*?>/g)
    expect(cells).toEqual([
      '<th scope="col" dir="rtl">',
      '<th scope="col" data-align="right">',
      '<td>',
      '<td data-align="right" dir="rtl">',
    ])
  })

  it('gives no paragraph that begins with code an initial, which would be torn out of the code', () => {
    expect(read(`\`a\` ${long}`).html).toBe(`<p><code>a</code> ${long}</p>`)
    expect(read(`*a* ${long}`).html).toBe(`<p data-initial=""><em>a</em> ${long}</p>`)
  })

  it('shows brackets with a backslash as they are', () => {
    const { html, mistakes } = read('So \\[sic] (he said), m\\[i]\\[j], \\[*a*](b) and \\[^a].')
    expect([html, mistakes]).toEqual(['<p>So [sic] (he said), m[i][j], [<em>a</em>](b) and [^a].</p>', []])
  })

  it('links a footnote back to each of its references', () => {
    const { html } = read('One[^a] and two[^a].\n\n[^a]: Both.')
    expect(html.match(/(?<=id=")[^"]+/g)).toEqual(['fnref1', 'fnref1-1', 'fn1'])
    expect(html.match(/(?<=href=")[^"]+/g)).toEqual(['#fn1', '#fn1', '#fnref1', '#fnref1-1'])
  })

  it.each([
    ['# A', 'h2'],
    ['# A\n## B\n# C', 'h2 h3 h2'],
    ['# A\n#### B\n###### C', 'h2 h3 h4'],
    ['### A\n# B', 'h2 h2'],
    ['# A\n## B\n### C\n#### D\n##### E\n###### F', 'h2 h3 h4 h5 h6 h6'],
  ])('puts headings below the title of the page, and skips no level: %j', (text, levels) => {
    expect(Array.from(read(text).html.matchAll(/<(h\d)>/g), ([, level]) => level).join(' ')).toBe(levels)
  })

  it.each([
    ['One.\n\n<div>\nTwo.\n</div>', '3: "<div>" is HTML'],
    [
      '<!-- a --> One. <!-- b -->\nTwo.',
      '1: "<!-- a --> One. <!-- b -->" is HTML, which is not supported. The line',
    ],
    ['<!-- a\n\nTwo.', '1: "<!-- a" is HTML, which is not supported. A comment ends with -->.'],
    ['One\ntwo <br> three.', '2: "<br>" is HTML, which is not supported. To break a line, end'],
    ['One.\n\n```\ncode', '3: this code has no end: close it with ```.'],
    ['One.\n\n```', '3: this code has no end'],
    ['One\n![The forge](forge.png)', '2: a picture stands in a paragraph of its own'],
    ['\n![](forge.png)', '2: the picture forge.png needs a description'],
    ['- one\n- two\n  [b](/nowhere)', '3: leads nowhere.'],
    ['[two](the resume.pdf)', '1: "[two](the resume.pdf)" is not a link'],
    ['![Me](my face.jpg "Me")', '1: "![Me](my face.jpg “Me”)" is not a picture: write ![description](file)'],
    ['So: ![Me] (face.jpg)', '1: "![Me] (face.jpg)" is not a picture: '],
    [
      'My\n[**two** and\n`b`](the resume.pdf)',
      '3: "[…](the resume.pdf)" is not a link: write [text](address)',
    ],
    ['[two](javascript:alert)', '1: "[two](javascript:alert)" is not a link'],
    ['[one][two]', '1: "[one][two]" has no address'],
    ['## One\n\n##\n\nTwo.', '3: this heading has no text.'],
    ['[](/skills)', '1: a link has no text: write [text](address).'],
    ['> | a | b |\n> |-|-|\n> | `c|d` | e |', '3: "e" is in no column'],
    ['![[forge.png]]', '1: "![[forge.png]]" is not a picture: write ![description](file)'],
    ['Like [[about]]', '1: "[[about]]" is not a link: write [text](address)'],
    ['So.[^1]', '1: the note [^1] has no text: add a line "[^1]: …".'],
    ['So[^1]\nso[^2] so[^3].\n\n[^2]: B.', '1: the note [^1] has no text', '2: the note [^3] has no text'],
    ['So [a[^1]](/skills).\n\n[^1]: B.', '1: a link cannot contain a note: write [^1] after the address.'],
    ['So.^[Yes.]\n\nSo.^[Yes ^[no].]', '3: a note in ^[ ] would lose its text'],
    ['So.[^my note]', '1: the note [^my note] has a space in its name: write [^my-note], there and below.'],
    ['So.\n\n[^a]: Indeed.', '3: the note [^a] is not referred to: write [^a] where it belongs'],
    ['```\n[^a]: code\n```\n\n[^a]: Indeed.', '5: the note [^a] is not referred to'],
    ['So.[^a]\n\n[^a]: One.\n\n[^a]: Two.', '5: the note [^a] is also in line 3: give one of them'],
    ['So.[^a]\n\n> [^a]: One.\n\n- [^a]: Two.', '5: the note [^a] is also in line 3'],
    ['[^a]: One.\n[^a]: Two.', '1: the note [^a] is not referred to', '2: the note [^a] is also in line 1'],
    ['So.[^a] So.[^b]\n\n[^a]:\n\n[^b]:\n    Indeed.', '3: the note [^a] is empty.'],
    ['So.[^1]\n\n[^1]: One\n  [two](/nowhere)', '4: leads nowhere.'],
    [' \n', '1: the file is empty.'],
    ['<br>\n\n[^a]: b\n\n[two](/nowhere)', '1: "<br>" is HTML', '3: the note [^a] is not', '5: leads'],
  ])('reports mistakes with file and line: %j', (text, ...starts) => {
    const { html, mistakes } = read(text)
    expect(mistakes).toEqual(starts.map((start) => expect.stringContaining(`about.md:${start}`)))
    expect(html).not.toMatch(/<(div>|br|script)/)
  })

  it.each([
    ['So *it*[^1] began.\n\nTwo.\n\n[^1]: Note.', 'So it began.'],
    ['# One\n\n1 < 2,\n2 > 1 &amp; "`3`".', '1 < 2, 2 > 1 & “3”.'],
    ['```\na\n```', ''],
    ['![x](1.png)\n\nAfter a picture.', 'After a picture.'],
    ['# List\n\n- One\n  - Two', 'One'],
    ['twelve '.repeat(30), `${'twelve '.repeat(22).trim()} …`],
  ])('of %j has the first words "%s", at most 160 characters, as plain text', (text, opening) => {
    expect(read(text).opening).toBe(opening)
  })

  it('counts lines from the given first line of the text', () => {
    expect(read('<br>', 5).mistakes[0]).toMatch(/^about\.md:5: /)
  })
})
