/**
 * The last step of the build: from Vite's scripts and styles to files that a plain host can serve, in the order in
 * which a slow line wants them. Runs in Node, as a Vite plugin; `vite preview` then serves them as a host would.
 */
import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, relative, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import react from '@vitejs/plugin-react'
import { build, minifySync, type Plugin, type ResolvedConfig, transformWithOxc } from 'vite'
import type { RenderedPage } from '../prerender'
import { headTags } from './head.ts'
import { headersFile, securityHeaders, securityPolicy } from './headers.ts'

/** What is worth compressing ahead of time; pictures and fonts are already. */
const TEXT = /\.(html|js|css|svg|txt|webmanifest|xml)$/

/** What the service worker need not keep: what only other programs read, or what only takes another file's place. */
const NOT_KEPT = /\.(br|gz|txt)$|^_headers$|\.html$|wash\.webp$|^sw\.js$/

export function delivery(): Plugin {
  let config: ResolvedConfig
  return {
    name: 'delivery',
    configResolved(resolved) {
      config = resolved
    },
    closeBundle: {
      order: 'post',
      async handler() {
        if (config.command !== 'build' || config.build.ssr) return
        const dist = resolve(config.root, config.build.outDir)
        const { policy, pages } = await writePages(dist, config)
        writeFileSync(join(dist, '_headers'), headersFile(config.base, policy))
        writeFileSync(join(dist, 'sw.js'), await workerScript(dist, config, pages))
        for (const file of filesIn(dist).filter((name) => TEXT.test(name))) compress(join(dist, file))
      },
    },
    configurePreviewServer(server) {
      const dist = resolve(config.root, config.build.outDir)
      const lost = readFileSync(join(dist, '404.html'), 'utf8')
      const policy = /http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(lost)?.[1] ?? ''
      server.middlewares.use((request, response, next) => {
        for (const [name, value] of securityHeaders(policy)) response.setHeader(name, value)
        const { pathname } = new URL(request.url ?? '/', 'http://localhost')
        const path = pathname.startsWith(config.base) ? pathname.slice(config.base.length) : null
        const isThere =
          path !== null &&
          [path, `${path}.html`, join(path, 'index.html')].some((file) => isFile(join(dist, decode(file))))
        if (isThere) return next()
        response.statusCode = 404
        response.setHeader('Content-Type', 'text/html; charset=utf-8')
        response.end(lost)
      })
    },
  }
}

/**
 * Replaces Vite's one page with one for each path, all words and styles in it. Each page is written twice, so that
 * both of its addresses, with a slash at the end and without, are answered by any host without sending the visitor on
 * to the other: that would be a round trip.
 */
async function writePages(dist: string, config: ResolvedConfig): Promise<{ policy: string; pages: RenderedPage[] }> {
  let template = readFileSync(join(dist, 'index.html'), 'utf8')
  const take = (pattern: RegExp): string[] => {
    const found = [...template.matchAll(pattern)]
    template = template.replace(pattern, '')
    return found.map(([, address]) => address ?? '')
  }
  const scripts = [
    ...take(/\s*<script type="module"[^>]* src="([^"]+)"><\/script>/g),
    ...take(/\s*<link rel="modulepreload"[^>]* href="([^"]+)">/g),
  ]
  const [stylesheet, ...others] = take(/\s*<link rel="stylesheet"[^>]* href="([^"]+)">/g)
  if (scripts.length === 0 || !stylesheet || others.length > 0)
    throw new Error('index.html was built into something else than it was')

  const stylesheetFile = join(dist, stylesheet.slice(config.base.length))
  const styles = readFileSync(stylesheetFile, 'utf8').trim()
  rmSync(stylesheetFile)
  const boot = await script('boot.ts', { __SCRIPTS__: JSON.stringify(scripts) })
  const font = /url\((\/[^)]+\.woff2)\)/.exec(styles)?.[1]
  if (!font) throw new Error('the style sheet names no font')
  const policy = securityPolicy({ script: boot, style: styles })

  const { renderPages } = await buildPrerender(config)
  const pages = renderPages()
  for (const page of pages) {
    const html = fill(template, {
      '<!--head-->': `${headTags({ ...page, base: config.base, policy, font })}<style>${styles}</style>`,
      '<div id="root"></div>': `<div id="root" data-page="${page.path}">${page.markup}</div><script>${boot}</script>`,
    })
    const file = page.path.slice(1)
    const files = file === '' ? ['index.html'] : file === '404' ? ['404.html'] : [`${file}.html`, `${file}/index.html`]
    for (const name of files) {
      mkdirSync(dirname(join(dist, name)), { recursive: true })
      writeFileSync(join(dist, name), html)
    }
  }
  return { policy, pages }
}

/** The service worker, told of every file of this build and its content. */
async function workerScript(dist: string, config: ResolvedConfig, pages: readonly RenderedPage[]): Promise<string> {
  const files: Record<string, string> = {}
  for (const { path } of pages) {
    if (path === '/404') continue
    files[config.base + path.slice(1)] = integrityOf(
      readFileSync(join(dist, path === '/' ? 'index.html' : `${path}.html`)),
    )
  }
  for (const name of filesIn(dist)) {
    if (!NOT_KEPT.test(name)) files[config.base + name] = integrityOf(readFileSync(join(dist, name)))
  }
  const version = createHash('sha256').update(JSON.stringify(files)).digest('hex').slice(0, 12)
  return script('worker.ts', { __VERSION__: JSON.stringify(version), __FILES__: JSON.stringify(files) })
}

/** A script of `src/delivery` as one small piece of JavaScript, with its constants filled in. It may import nothing. */
async function script(file: string, constants: Record<string, string>): Promise<string> {
  const path = join(import.meta.dirname, '../delivery', file)
  const { code } = await transformWithOxc(readFileSync(path, 'utf8'), path, { target: 'es2020', define: constants })
  const { code: small, errors } = minifySync(file, code, { module: true, compress: true, mangle: true })
  if (errors.length > 0) throw new Error(`${file}: ${errors.map(({ message }) => message).join('; ')}`)
  return small.trim()
}

/** Builds `prerender.tsx` for Node, beside the site, and loads it. */
async function buildPrerender(config: ResolvedConfig): Promise<typeof import('../prerender')> {
  const outDir = mkdtempSync(join(tmpdir(), 'prerender-'))
  try {
    await build({
      configFile: false,
      root: config.root,
      base: config.base,
      logLevel: 'warn',
      plugins: [react()],
      // Self-contained: from the folder it lies in, no package could be found.
      ssr: { noExternal: true },
      build: { ssr: 'src/prerender.tsx', outDir, emptyOutDir: true, copyPublicDir: false },
    })
    return await import(pathToFileURL(join(outDir, 'prerender.js')).href)
  } finally {
    rmSync(outDir, { recursive: true })
  }
}

/** Replaces each key by its value, and insists that it was there once. */
function fill(template: string, values: Record<string, string>): string {
  let filled = template
  for (const [key, value] of Object.entries(values)) {
    if (filled.split(key).length !== 2) throw new Error(`index.html should hold ${key} once`)
    filled = filled.replace(key, () => value)
  }
  return filled
}

function compress(file: string): void {
  const content = readFileSync(file)
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length }
  writeFileSync(`${file}.br`, brotliCompressSync(content, { params }))
  writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }))
}

function integrityOf(content: Buffer): string {
  return `sha256-${createHash('sha256').update(content).digest('base64')}`
}

function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .sort()
}

function isFile(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isFile() ?? false
}

/** A path as it is on disk; a broken one is nowhere. */
function decode(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return 'nowhere'
  }
}
