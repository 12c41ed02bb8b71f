/** What the build fills into the style sheets and into index.html: colours, symbols. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import logical, { type DirectionFlow } from 'postcss-logical'
import type { Plugin } from 'vite'
import { colourProperties, MOODS, siteColours } from '../../table/palette.ts'
import { mapOf, minScaleOf, type SiteMap } from '../../table/siteOf.ts'
import type { Table } from '../../table/table.ts'
import { type Words, wordsIn } from '../../words/lists.ts'
import type { OwnPicture } from '../pictures/ownPicture.ts'

/** The style sheet that is added to the tokens for languages that run from right to left. */
const RTL = join(import.meta.dirname, '../../site/styles/rtl.css')

/** How lines run, as postcss-logical has it. */
const LINES = { ltr: 'left-to-right', rtl: 'right-to-left' } as Record<Words['direction'], DirectionFlow>

/** The token of a picture that has a chart of its own for the night. */
const OWN_NIGHT = ':root { --dimmed: 1 }'

/** Fills in what the table says; if it has mistakes, the colours of the first mood. */
export function styleSheets(table: Table | undefined, own: OwnPicture | undefined): Plugin {
  const mood = table?.mood ?? MOODS[0]
  const { direction } = wordsIn(table?.language ?? 'en')
  return {
    name: 'style-sheets',
    enforce: 'pre',
    transform(code, id) {
      if (!/\.css(\?|$)/.test(id)) return null
      const tokens = [
        colourProperties(mood),
        code,
        direction === 'rtl' && readFileSync(RTL, 'utf8'),
        own?.night && OWN_NIGHT,
      ]
      const rules = id.endsWith('/tokens.css') ? tokens.filter(Boolean).join('\n') : code
      const filled = table && own ? withPicture(rules, own, mapOf(table, own)) : rules
      // The development server loads fonts late: with `optional`, the first load would always show the
      // fallback font.
      const isBuild = this.environment.mode === 'build'
      return {
        code: isBuild ? filled : filled.replace('font-display: optional', 'font-display: swap'),
        map: null,
      }
    },
    // A site has a single direction: its logical properties become those that browsers of 2019 have, too.
    config: () => ({ css: { postcss: { plugins: [logical({ inlineDirection: LINES[direction] })] } } }),
    transformIndexHtml: (html) =>
      html.replace('<!--theme-->', themeColours(siteColours(mood))).replace('<!--symbols-->', symbols),
  }
}

/**
 * Replaces each `own(width)` by the fact about the owner's picture: those that
 * picture/own/ownPicture.module.css names.
 */
function withPicture(
  text: string,
  own: OwnPicture,
  { width, height, minZoom, maxZoom, start = { x: 0, y: 0 } }: SiteMap,
): string {
  const facts: Readonly<Record<string, string>> = {
    ...{ width: `${width}`, height: `${height}`, colour: own.colour, tiny: `url("${own.tiny}")` },
    smallest: `${round(width * minScaleOf({ minZoom }))}px`,
    largest: `${round(width * 2 ** maxZoom)}px`,
    left: `${Math.round((start.x / width) * 1000) / 10}%`,
    top: `${Math.round((start.y / height) * 1000) / 10}%`,
  }
  return text.replace(/\bown\((\w+)\)/g, (_, name: string) => {
    const fact = facts[name]
    if (!fact) throw new Error(`nothing is known of "${name}"`)
    return fact
  })
}

/** The colours of the browser's own frame around the page. */
function themeColours({ day, night }: ReturnType<typeof siteColours>): string {
  const schemes = { light: day, dark: night }
  return Object.entries(schemes)
    .map(
      ([scheme, colours]) =>
        `<meta name="theme-color" media="(prefers-color-scheme: ${scheme})" content="${colours['wood-light']}" />`,
    )
    .join('')
}

/**
 * The drawings that `use` elements show, inside each page: images in a style sheet would delay the first
 * paint.
 */
function symbols(): string {
  const files = ['site/parts/marks.svg', 'drawn/wordmark.svg'].map((name) =>
    join(import.meta.dirname, '../..', name),
  )
  const drawings = files.map((file) => readFileSync(file, 'utf8').replace(/<!--.*?-->/gs, ''))
  return `<svg class="symbols" aria-hidden="true">${drawings.map((drawing) => drawing.trim()).join('')}</svg>`
}

const round = (number: number) => Math.round(number * 1000) / 1000
