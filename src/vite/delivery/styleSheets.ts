/** What the build fills into the style sheets and into index.html: colours, symbols. */
import { readFileSync } from 'node:fs'
import { basename, extname, join, resolve } from 'node:path'
import logical, { type DirectionFlow } from 'postcss-logical'
import type { Plugin, UserConfig } from 'vite'
import { coloursOf, type Palette } from '../../table/colours.ts'
import { colourProperties, MOODS } from '../../table/palette.ts'
import type { Region, Table } from '../../table/table.ts'
import { RIGHT_TO_LEFT, type Words, wordsIn } from '../../words/lists.ts'
import { FOLDER } from '../ownerTable.ts'
import type { SitePicture } from '../pictures/sitePicture.ts'
import { marksOf } from './marks.ts'

const STYLES = join(import.meta.dirname, '../../site/styles')

/** The name of the site as a symbol. */
const WORDMARK = join(import.meta.dirname, '../../drawn/wordmark.svg')

/**
 * Letters without capitals, as Arabic or Chinese ones, have no italics either: browsers would slant them. For
 * sites with such letters alone, as all others would pay for the rule.
 */
const UNCASED = /\p{Lo}/u
const UPRIGHT = ':root { font-synthesis: weight; }'

/**
 * On a site from left to right, each text takes its direction from its first letter, if the table has letters
 * from right to left. Sites from right to left leave it out: there, texts may begin with the name of a
 * program.
 */
const EACH_ITS_WAY = 'h1, h2, h3, p, li, a, a span { unicode-bidi: plaintext; }'

/** Letters that the first file of the font of headings lacks. */
const IN_LATIN_EXT = /[\u0100-\u0130\u0132-\u0151\u0154-\u024f]/

/** How lines run, as postcss-logical has it. */
const LINES = { ltr: 'left-to-right', rtl: 'right-to-left' } as Record<Words['direction'], DirectionFlow>

/** Fills in what the table and its picture say; if it has mistakes, the colours of the first mood. */
export function styleSheets(table: Table | undefined, picture: Pick<SitePicture, 'properties'>): Plugin {
  const colours = coloursOf(table ?? { mood: MOODS[0] })
  const words = wordsIn(table?.language ?? 'en')
  const { direction } = words
  const texts = JSON.stringify([table, words])
  /** The style sheets that some sites add to others. */
  const additions = [
    ['rtl.css', '/tokens.css', direction === 'rtl'],
    ['plain.css', '/tokens.css', table?.mood === 'plain'],
    ['latinExt.css', '/paper.css', !table?.headingFont && IN_LATIN_EXT.test(texts)],
    ['embeds.css', '/story.module.css', table?.embeds !== undefined],
  ] as const
  return {
    name: 'style-sheets',
    enforce: 'pre',
    transform(source, id) {
      if (!/\.css(\?|$)/.test(id)) return null
      // The picture of the paper is drawn in the colour of the mood.
      const code =
        table?.colours || table?.mood === 'plain'
          ? source.replace(/ url\("\/map\/paper\.webp.*?"\)/, '')
          : source
      const isTokens = id.endsWith('/tokens.css')
      const parts = [
        isTokens && colourProperties(colours),
        code,
        ...additions.map(
          ([file, to, isDue]) => isDue && id.endsWith(to) && readFileSync(join(STYLES, file), 'utf8'),
        ),
        isTokens && UNCASED.test(texts) && UPRIGHT,
        isTokens && direction === 'ltr' && RIGHT_TO_LEFT.test(texts) && EACH_ITS_WAY,
        isTokens && picture.properties,
      ]
      return { code: parts.filter(Boolean).join('\n'), map: null }
    },
    // A site has a single direction: its logical properties become those that browsers of 2019 have, too.
    config: ({ root = process.cwd() }) => ({
      ...fontOf(table, root),
      css: { postcss: { plugins: [logical({ inlineDirection: LINES[direction] })] } },
    }),
    async transformIndexHtml(html) {
      const symbols = await symbolsOf(table?.regions ?? [])
      return html.replace('<!--theme-->', themeColours(colours)).replace('<!--symbols-->', () => symbols)
    },
  }
}

/** The owner's font of headings in place of the site's, in a project. */
function fontOf(table: Table | undefined, root: string): UserConfig {
  const { headingFont } = table ?? {}
  if (!headingFont) return {}
  // The name of a file may have a ")", which would end its address in the style sheet, or a "$&".
  const nameOf = (name = '') => basename(name, extname(name)).replace(/[^\w-]+/g, '-')
  const assetFileNames = ({ names }: { names: string[] }) => `assets/${nameOf(names[0])}-[hash][extname]`
  const replacement = resolve(root, FOLDER, headingFont).replaceAll('$', '$$$$')
  return {
    resolve: { alias: [{ find: /^.*\/pirata-one\.woff2/, replacement }] },
    build: { rolldownOptions: { output: { assetFileNames } } },
  }
}

/** The colours of the browser's own frame around the page. */
function themeColours({ day, night }: Palette): string {
  const schemes = { light: day, dark: night }
  return Object.entries(schemes)
    .map(
      ([scheme, colours]) =>
        `<meta name="theme-color" media="(prefers-color-scheme: ${scheme})" content="${colours['wood-light']}" />`,
    )
    .join('')
}

/** The drawings that `use` elements show: images in a style sheet would delay the first paint. */
async function symbolsOf(regions: readonly Region[]): Promise<string> {
  const wordmark = readFileSync(WORDMARK, 'utf8').trim()
  return `<svg class="symbols" aria-hidden="true">${await marksOf(regions)}${wordmark}</svg>`
}
