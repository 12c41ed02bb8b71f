import MarkdownIt, { type Token } from 'markdown-it'
import footnotes from 'markdown-it-footnote'
import { unescaped } from '../../table/paths.ts'
import { RIGHT_TO_LEFT, type Words } from '../../words/lists.ts'

/** Reports a mistake in the text, as a sentence, at the current line. */
type Complain = (mistake: string) => void

interface Source {
  readonly words: Words
  readonly file: string
  /** The line of the file on which the text starts: 1 by default. */
  readonly firstLine?: number
  /**
   * The hosts to embed pages of: a link to one in a paragraph of its own, be it of words or a picture, shows
   * its page at a press.
   */
  readonly embeds?: readonly string[]
  /** Resolves a link of the text to an address in the page. */
  readonly link: (target: string, complain: Complain) => string
  /** The HTML of the picture in a file, `forge.png`, with its alternative text, in a link or not. */
  readonly picture: (file: string, alt: string, complain: Complain, isLinked: boolean) => string
}

/** The length of a description in search results, in characters. */
const OPENING_LETTERS = 160

/** The letters of a first paragraph that gets a large initial: as many as fit beside its three lines. */
const MIN_LETTERS_OF_INITIAL = 140

/** A text whose first letter is from right to left. */
const BEGINS_SO = new RegExp(`^\\P{L}*(${RIGHT_TO_LEFT.source})`, 'u')

/** Text in straight quotes after or before a Chinese or Japanese letter or sign. */
const QUOTED_WITHOUT_SPACES =
  /(?<=[\u3001-\u9fff\uff01-\uff60])"[^"]+"|"[^"]+"(?=[\u3001-\u9fff\uff01-\uff60])/g

/** With typographic quotes and dashes, and links for bare addresses; HTML is parsed to be reported. */
const parser = new MarkdownIt({ html: true, linkify: true, typographer: true }).use(footnotes)
parser.linkify.set({ fuzzyLink: false, fuzzyEmail: false })
// What has a backslash stays apart: brackets with one are no link with a mistake.
parser.core.ruler.disable('text_join')

/** For captions, which are plain text: with the same quotes and dashes. */
const captions = new MarkdownIt('zero', { typographer: true }).enable(['replacements', 'smartquotes'])

// Between letters of a script without spaces, as in 彼は"はい"と, it finds neither opening nor closing quotes.
for (const { core } of [parser, captions])
  core.ruler.before('smartquotes', 'quotes_without_spaces', ({ tokens, md }) => {
    const [open = '', close = ''] = md.options.quotes ?? []
    for (const token of tokens.flatMap(({ children }) => children ?? []))
      if (token.type === 'text')
        token.content = token.content.replace(
          QUOTED_WITHOUT_SPACES,
          (quoted) => open + quoted.slice(1, -1) + close,
        )
  })

interface Env extends Record<PropertyKey, unknown> {
  readonly words: Words
  readonly firstLine: number
  readonly mistakes: { line: number; mistake: string }[]
  /** The number of each footnote by its label, -1 if none refers to it. */
  readonly footnotes?: { refs?: Record<string, number> }
}

// Before the library moves the definitions of notes, `[^label]: …`, to the end, where it keeps the last one
// of each label.
parser.core.ruler.before('footnote_tail', 'note_mistakes', ({ tokens, src, env }) => {
  const { firstLine, mistakes, footnotes } = env as Env
  const lines = src.split('\n')
  const lineOf = new Map<string, number>()
  for (const [index, { type, meta }] of tokens.entries()) {
    if (type !== 'footnote_reference_open') continue
    const { label } = meta as { label: string }
    // The token has no line. Its definition starts on the last line with its label before the next token with
    // a line.
    const next = tokens.slice(index).find(({ map }) => map)?.map?.[0] ?? lines.length - 1
    const line = firstLine + lines.slice(0, next + 1).findLastIndex((text) => text.includes(`[^${label}]:`))
    const complain = (mistake: string) => mistakes.push({ line, mistake: `the note [^${label}] ${mistake}` })
    if (lineOf.has(label)) complain(`is also in line ${lineOf.get(label)}: give one of them another name.`)
    else if (footnotes?.refs?.[`:${label}`] === -1)
      complain(`is not referred to: write [^${label}] where it belongs, or delete it.`)
    if (tokens[index + 1]?.type === 'footnote_reference_close') complain('is empty.')
    lineOf.set(label, line)
  }
})

/**
 * The HTML of a Markdown text, its first words, and its mistakes: a sentence each, with file and line. The
 * largest heading becomes an `<h2>`. The first paragraph, unless it is short, has `data-initial`. A picture
 * is a paragraph of its own, with its title as the caption. Raw HTML is a mistake, but for `<br>` in a table.
 */
export function markdownToHtml(
  text: string,
  { words, file, firstLine = 1, embeds = [], link, picture }: Source,
) {
  for (const each of [parser, captions]) each.set({ quotes: [...words.quotes] })
  const env: Env = { words, firstLine, mistakes: [] }
  const tokens = parser.parse(text, env)
  let line = firstLine
  const complain: Complain = (mistake) => env.mistakes.push({ line, mistake })
  const lines = text.split('\n')

  nestHeadings(tokens)
  let isFirstParagraph = true
  let opening = ''
  for (const [index, token] of tokens.entries()) {
    const [first, end] = token.map ?? [0, 0]
    if (token.map) line = firstLine + first
    const isClosed = end - first > 1 && lines[end - 1]?.replace(/^[\s>]+/, '').startsWith(token.markup)
    if (token.type === 'fence' && !isClosed) complain(`this code has no end: close it with ${token.markup}.`)
    if (token.type === 'tr_open' && tokens[index + 1]?.type === 'td_open')
      refuseLostCells(tokens.slice(index), lines[first] ?? '', complain)
    if (token.type === 'html_block') refuseHtml(token, complain)
    if (token.type !== 'inline') continue
    if (/\^\[[^\]]*(\^\[|\[\^)/.test(token.content.replace(/`[^`]*`/g, '')))
      complain('a note in ^[ ] would lose its text: write the outer note as [^1], with its text below.')

    const children = token.children ?? []
    const paragraph = tokens[index - 1]
    const isParagraph = paragraph?.type === 'paragraph_open'
    if (isParagraph) opening ||= openingOf(children)
    const isFigure =
      isParagraph &&
      children.some(({ type }) => type === 'image') &&
      children.every(
        ({ type, content }) => /^(image|softbreak|link_\w+)$/.test(type) || (type === 'text' && !content),
      )
    if (isFigure) for (const around of [paragraph, tokens[index + 1]]) if (around) around.hidden = true
    // On a site from right to left, many texts begin with the name of a program, and run as it does.
    const isMirrored = words.direction === 'rtl'
    const runsOtherwise = isMirrored
      ? /\p{L}/u.test(token.content) && !RIGHT_TO_LEFT.test(token.content)
      : BEGINS_SO.test(token.content)
    if (runsOtherwise && !isFigure) paragraph?.attrSet('dir', isMirrored ? 'ltr' : 'rtl')
    if (isFirstParagraph && isParagraph && !isFigure && paragraph.level === 0) {
      isFirstParagraph = false
      const letters = children.map(({ content }) => content).join(' ').length
      const isCode = children.find(({ content }) => content)?.type === 'code_inline'
      // A letter of a line from right to left would be torn off its word: in WebKit by any style of its own.
      const isRightToLeft = isMirrored || runsOtherwise
      if (letters >= MIN_LETTERS_OF_INITIAL && !isRightToLeft && !isCode)
        paragraph.attrSet('data-initial', '')
    }
    if (token.content === '' && paragraph?.type === 'heading_open') complain('this heading has no text.')
    /** The address of the link around a picture. */
    let around = ''
    const isCell = /^t[hd]_open$/.test(paragraph?.type ?? '')
    for (const [at, child] of children.entries()) {
      if (child.type === 'softbreak' || child.type === 'hardbreak') line += 1
      // A cell has no other way to break a line.
      else if (isCell && child.type === 'html_inline' && /^<br *\/?>$/i.test(child.content))
        child.type = 'hardbreak'
      else if (child.type === 'html_inline') refuseHtml(child, complain)
      else if (child.type === 'text') {
        refuseLeftovers(child.content, complain)
        refuseTornLink(children, at, complain)
      } else if (child.type === 'text_special') child.type = 'text'
      else if (child.type === 'link_open') {
        around = link(attribute(child, 'href'), complain)
        child.attrSet('href', around)
        if (children[at + 1]?.type === 'link_close') complain('a link has no text: write [text](address).')
      } else if (child.type === 'link_close') around = ''
      else if (child.type === 'image') {
        if (!isFigure)
          complain('a picture stands in a paragraph of its own, with an empty line before and after it.')
        const source = unescaped(attribute(child, 'src'))
        const alt = child.content.trim()
        if (alt === '')
          complain(`the picture ${source} needs a description for screen readers: ![description](file).`)
        child.type = 'html_inline'
        const caption = captions.renderInline(attribute(child, 'title'))
        const { start, end, host } = linkParts(around, embeds)
        const below = [caption, host].filter(Boolean).join(' · ')
        const shown = `${start}${picture(source, alt, complain, around !== '')}${end}`
        child.content = `<figure>${shown}${below && `<figcaption>${below}</figcaption>`}</figure>`
      }
    }
    const { embed, host } = linkParts(linkAlone(children), embeds)
    if (isParagraph && !isFigure && embed) {
      const label = parser.utils.escapeHtml(children.map(({ content }) => content).join(''))
      const content = `<button type="button"${embed}>${label}</button>${host}`
      token.children = children
        .slice(0, 1)
        .map((child) => Object.assign(child, { type: 'html_inline', content }))
    }
    if (isFigure) token.children = children.filter(({ type }) => type === 'html_inline')
  }
  if (text.trim() === '') complain('the file is empty.')

  env.mistakes.sort((a, b) => a.line - b.line)
  return {
    html: parser.renderer.render(tokens, parser.options, env).trim(),
    opening,
    mistakes: env.mistakes.map(({ line, mistake }) => `${file}:${line}: ${mistake}`),
  }
}

/** The first words of a paragraph or an item of a list, as plain text. */
function openingOf(children: readonly Token[]): string {
  const words = children
    .map(({ type, content }) => (type.endsWith('break') ? ' ' : type === 'image' ? '' : content))
    .join('')
    .trim()
  if (words.length <= OPENING_LETTERS) return words
  return `${words.slice(0, OPENING_LETTERS).replace(/[\s,;:–-]*\s\S*$/, '')} …`
}

/** The address of the link that a paragraph consists of; empty for any other. */
function linkAlone(children: readonly Token[]): string {
  const links = children.filter(({ type }) => type === 'link_open')
  const isAlone = links.length === 1 && links[0] === children[0] && children.at(-1)?.type === 'link_close'
  return isAlone ? attribute(children[0], 'href') : ''
}

/**
 * The HTML of a link: its start and end; and of one to an embedded page, its attribute with that, and another
 * link, which names the host. All are empty without an address.
 */
function linkParts(address: string, embeds: readonly string[]) {
  const [, host = ''] = /^https:\/\/([^/:]+)\//.exec(address) ?? []
  const isEmbedded = embeds.includes(host)
  // YouTube shows its usual pages in no frame.
  const framed = address.replace(/^(https:\/\/www\.youtube\.com\/)watch\?v=([\w-]+).*/, '$1embed/$2')
  const [to, page] = [address, framed].map(parser.utils.escapeHtml)
  const embed = isEmbedded ? ` data-embed="${page}"` : ''
  return {
    start: address && `<a href="${to}"${embed}>`,
    end: address && '</a>',
    embed,
    host: isEmbedded ? `<a href="${to}">${host}</a>` : '',
  }
}

function nestHeadings(tokens: readonly Token[]): void {
  const headings = tokens.filter(({ type }) => type === 'heading_open' || type === 'heading_close')
  const levelOf = ({ tag }: Token) => Number(tag.slice(1))
  const largest = Math.min(...headings.map(levelOf))
  let before = 1
  for (const heading of headings) {
    if (heading.type === 'heading_open') before = Math.min(levelOf(heading) - largest + 2, before + 1, 6)
    heading.tag = `h${before}`
  }
}

/** Finds cells of a row beyond the last column: Markdown leaves them out. `rest` begins with the row. */
function refuseLostCells(rest: readonly Token[], line: string, complain: Complain): void {
  // Each cell is three tokens.
  const columns = (rest.findIndex(({ type }) => type === 'tr_close') - 1) / 3
  const cells = line.replace(/^[\s>]*\|?/, '').split(/(?<!\\)\|/)
  const lost = cells.slice(columns).join(' ').trim()
  if (lost) complain(`"${lost}" is in no column: the table has too few. For a | within a cell, write \\|.`)
}

function refuseHtml(token: Token, complain: Complain): void {
  const html = token.content.trim()
  token.content = ''
  // All of the line on which a comment ends is one block with it.
  const beside = html.startsWith('<!--') ? html.replace(/<!--[\s\S]*?-->/g, '').trim() : null
  if (beside === '') return
  let cure = 'To show it as text, write `code`.'
  if (/^<br/i.test(html)) cure = 'To break a line, end it with a backslash.'
  if (beside) cure = `The line of a comment has no other text: move "${beside.split('\n')[0]}".`
  if (beside?.includes('<!--')) cure = 'A comment ends with -->.'
  complain(`"${html.split('\n')[0]}" is HTML, which is not supported. ${cure}`)
}

/** Finds the end of a link with a mistake that starts in an earlier text: before emphasis, code or a note. */
function refuseTornLink(children: readonly Token[], at: number, complain: Complain): void {
  const [end] = /^[^[\]]*\]\([^)]*\)?/.exec(children[at]?.content ?? '') ?? []
  const start = children
    .slice(0, at)
    .findLastIndex(({ type, markup, content }) => type === 'text' && !markup && /\[[^\]]*$/.test(content))
  if (!end || start < 0) return
  if (children.slice(start, at).some(({ type }) => type === 'footnote_ref'))
    complain('a link cannot contain a note: write [^1] after the address.')
  else refuseLeftovers(`[…${end}`, complain)
}

/** Finds links and footnotes with mistakes: Markdown leaves those in the text as they are written. */
function refuseLeftovers(text: string, complain: Complain): void {
  for (const [note] of text.matchAll(/\[\^[^\]]+\]/g)) {
    if (!note.includes(' ')) complain(`the note ${note} has no text: add a line "${note}: …".`)
    else
      complain(
        `the note ${note} has a space in its name: write ${note.replaceAll(' ', '-')}, there and below.`,
      )
  }
  const [broken] = /!?\[\[[^\]]+\]\]|!?\[[^\]]*\]\s?\([^)]*\)?/.exec(text) ?? []
  const [form, target] = broken?.startsWith('!')
    ? ['a picture: write ![description](file)', "the file's name"]
    : ['a link: write [text](address)', 'the address']
  const other = 'If it is none, write \\[ for [.'
  if (broken)
    complain(`"${broken}" is not ${form}, with no space between them, and none in ${target}. ${other}`)
  const reference = /\[[^\]]+\]\[[^\]]*\]/.exec(text)
  if (reference) complain(`"${reference[0]}" has no address: add it below. ${other}`)
}

const attribute = (token: Token | undefined, name: string) => String(token?.attrGet(name) ?? '')

/** The number of a footnote, from 1 on, and the id of this reference to it, of which there may be several. */
function noteOf(token: Token | undefined) {
  const { id = 0, subId = 0 }: { id?: number; subId?: number } = token?.meta ?? {}
  return { number: id + 1, reference: `fnref${id + 1}${subId > 0 ? `-${subId}` : ''}` }
}

const wordsOf = (env: object = {}) => (env as Env).words

const { rules } = parser.renderer
// Without the language of the code, which the page does not use; a translator would break the code.
rules.fence = rules.code_block = (tokens, index) =>
  `<pre translate="no"><code>${parser.utils.escapeHtml(tokens[index]?.content ?? '')}</code></pre>\n`
// A wide table scrolls horizontally on a narrow screen, also by keyboard. Not a region: as landmarks, two of
// them would have the same name.
rules.table_open = (_tokens, _index, _options, env) =>
  `<div role="group" aria-label="${wordsOf(env).table}" tabindex="0"><table>\n`
rules.table_close = () => '</table></div>\n'
rules.th_open = (tokens, index) => `<th scope="col"${alignmentOf(tokens[index])}>`
rules.td_open = (tokens, index) => `<td${alignmentOf(tokens[index])}>`
rules.footnote_ref = (tokens, index) => {
  const { number, reference } = noteOf(tokens[index])
  return `<sup><a href="#fn${number}" id="${reference}" role="doc-noteref">${number}</a></sup>`
}
rules.footnote_block_open = (_tokens, _index, _options, env) =>
  `<section role="doc-endnotes" aria-label="${wordsOf(env).notes}">\n<ol>\n`
rules.footnote_open = (tokens, index) => `<li id="fn${noteOf(tokens[index]).number}">`
rules.footnote_anchor = (tokens, index, _options, env) =>
  ` <a href="#${noteOf(tokens[index]).reference}" role="doc-backlink" aria-label="${wordsOf(env).backToTheText}">\u21a9\ufe0e</a>`

/** The alignment of a column, as a data attribute: the security policy does not allow style attributes. */
function alignmentOf(token: Token | undefined): string {
  const side = /text-align:(\w+)/.exec(attribute(token, 'style'))?.[1]
  const direction = attribute(token, 'dir')
  return (side ? ` data-align="${side}"` : '') + (direction && ` dir="${direction}"`)
}
