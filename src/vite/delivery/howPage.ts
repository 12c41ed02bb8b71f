/** The article on the pan and zoom, `/how`: a page of its own script, which no other page loads. */
import { copyFileSync, mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { build, type Plugin } from 'vite'
import { HOW } from '../../table/paths.ts'
import { hasHow, type Table } from '../../table/table.ts'
import * as words from '../../words/en.ts'
import { escapeText } from '../files.ts'
import type { RenderedPage } from '../prerender'
import { markdownToHtml } from '../stories/markdown.ts'
import { PAGE_TARGETS } from './browsers.ts'

const SRC = join(import.meta.dirname, '../..')
const FOLDER = join(SRC, 'site/how')
const TITLE = 'How a map moves'
/** The picture of its first figure for shared links, in the built site. */
const CARD = 'how/card.jpg'
/** The HTML of a figure as the page has it before its script has loaded, by its name and its description. */
export type DrawFigure = (name: string, label: string) => string

/** Its HTML: the Markdown, with the figures, and with what they show of the engine's source. */
export function howMarkup(draw: DrawFigure, base: string): string {
  const { html, mistakes } = markdownToHtml(readFileSync(join(FOLDER, 'how.md'), 'utf8'), {
    words,
    file: 'src/site/how/how.md',
    link: (target) => target,
    picture(source, alt) {
      const [kind, name = ''] = source.split(':')
      if (kind === 'figure') return `<div class="how-figure" data-figure="${name}">${draw(name, alt)}</div>`
      const [file = '', part = ''] = name.split('#')
      const code = partOf(readFileSync(join(SRC, 'panzoom', file), 'utf8'), part)
      return `<pre translate="no"><code>${escapeText(code)}</code></pre><figcaption>panzoom/${file}</figcaption>`
    },
  })
  if (mistakes.length > 0) throw new Error(mistakes.join('\n'))
  const map = readFileSync(join(FOLDER, 'map.svg'), 'utf8').replace(/<!--.*?-->|\n\s*/gs, (gap) =>
    gap.startsWith('<') ? '' : ' ',
  )
  const back = `<a class="page-back" href="${base}">The map</a>`
  return `<div class="paper"><main><article class="page how" lang="en" dir="ltr"><svg class="symbols" aria-hidden="true">${map}</svg>${back}<h1>${TITLE}</h1>${withContents(html)}${back}</article></main></div>`
}

/** The text with a list of its sections, each at the address of its figure, as in /how#pin. */
function withContents(html: string): string {
  const [beginning, ...sections] = html.split('<h2>')
  const links: string[] = []
  const named = sections.map((section) => {
    const [, name] = /data-figure="([^"]+)"/.exec(section) ?? []
    if (!name) return `<h2>${section}`
    links.push(`<li><a href="#${name}">${section.split('</h2>')[0]}</a></li>`)
    return `<h2 id="${name}">${section}`
  })
  const contents = `<details class="how-contents"><summary>On this page</summary><ol>${links.join('')}</ol></details>`
  return [beginning, contents, ...named].join('')
}

/** The function, the method or the constant of this name in a source file. Throws if it has none. */
export function partOf(source: string, name: string): string {
  const declared = new RegExp(
    `^( *)(export (function|const)|function|const|private) ${name}\\b.*\n(\\1 .*\n)*(\\1[})\\]].*\n)?`,
    'm',
  )
  const [part, indent] = declared.exec(source) ?? []
  if (part === undefined) throw new Error(`There is no ${name} to show.`)
  return part
    .replaceAll(`\n${indent}`, '\n')
    .trim()
    .replace(/^(export|private) /, '')
}

/** The page of the article, if the site has it; its script and its styles are built into `dist`. */
export async function howPageIn(
  dist: string,
  base: string,
  table: Table,
  draw: DrawFigure,
): Promise<RenderedPage[]> {
  if (!hasHow(table)) return []
  const built = await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    base,
    build: {
      outDir: dist,
      emptyOutDir: false,
      // The script itself asks whether it is in a browser of the first tier.
      target: PAGE_TARGETS,
      modulePreload: false,
      rolldownOptions: {
        input: join(FOLDER, 'how.ts'),
        output: {
          entryFileNames: 'assets/[name]-[hash].js',
          assetFileNames: 'assets/[name]-[hash][extname]',
        },
      },
    },
  })
  mkdirSync(join(dist, 'how'), { recursive: true })
  copyFileSync(join(FOLDER, 'card.jpg'), join(dist, CARD))
  const files = 'output' in built ? built.output.map(({ fileName }) => base + fileName) : []
  const [script, styles] = ['.js', '.css'].map((ending) => files.find((file) => file.endsWith(ending)))
  return [
    {
      path: HOW,
      title: `${TITLE} · ${table.siteName}`,
      description: 'The pan and zoom of a map, explained with thirteen figures to play with.',
      markup: howMarkup(draw, base),
      tags: {
        script: `<script id="boot" type="module" src="${script}"></script>`,
        styles: `<link rel="stylesheet" href="${styles}">`,
      },
      picture: { file: CARD, alt: 'A small map with seven switches', width: 1200, height: 630 },
    },
  ]
}

/** Serves the article in development. */
export function howPage(table: Table | undefined): Plugin {
  return {
    name: 'how-page',
    configureServer(server) {
      const { base, root } = server.config
      server.middlewares.use(async (request, response, next) => {
        if (!table || !hasHow(table) || request.url?.replace(/[?#].*/, '') !== base + HOW.slice(1))
          return next()
        try {
          const { drawFigure } = (await server.ssrLoadModule('/src/site/how/figures.ts')) as {
            drawFigure: DrawFigure
          }
          const styles = ['styles/tokens.css', 'styles/base.css', 'styles/paper.css']
            .map((file) => `import '/src/site/${file}'`)
            .join('\n')
          const page = readFileSync(join(root, 'index.html'), 'utf8')
            .replace('<!--head-->', `<title>${TITLE}</title><script type="module">${styles}</script>`)
            .replace('<div id="root"></div>', () => howMarkup(drawFigure, base))
            .replace('/src/site/main.tsx', '/src/site/how/how.ts')
          response.setHeader('Content-Type', 'text/html; charset=utf-8')
          response.end(await server.transformIndexHtml(HOW, page))
        } catch (error) {
          next(error)
        }
      })
    },
  }
}
