/** Serves builds of the site that a test may replace meanwhile. */
import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { preview } from 'vite'
import { SITE } from './standIn'

export interface Host {
  /** The address of the site's root. */
  readonly url: string
  /** Serves another build instead. Each has a number, which its pages have as `data-build`. */
  deploy(build: number, options?: { readonly isTorn: boolean }): void
  /** Serves a build without a service worker. */
  deployWithoutWorker(): Promise<void>
  close(): Promise<void>
}

const integrityOf = (content: string) => `sha256-${createHash('sha256').update(content).digest('base64')}`

/** Serves a copy of the built site, as build number 1. */
export async function host(): Promise<Host> {
  const folder = mkdtempSync(join(tmpdir(), 'host-'))
  const built = join(SITE, 'dist')
  const map = readFileSync(join(built, 'index.html'), 'utf8')
  const worker = readFileSync(join(built, 'sw.js'), 'utf8')
  const serve = (port: number) =>
    preview({
      root: SITE,
      configFile: join(SITE, 'vite.config.ts'),
      logLevel: 'silent',
      build: { outDir: folder },
      preview: { port, strictPort: port > 0 },
    })

  const write = (build: number, isTorn: boolean) => {
    const changed = map.replace('<html lang="en"', `<html lang="en" data-build="${build}"`)
    writeFileSync(join(folder, 'index.html'), changed)
    // A torn build: the worker expects another page than the one that is deployed.
    const expected = isTorn ? integrityOf(`${changed} `) : integrityOf(changed)
    const [, version] = /`([0-9a-f]{12})`/.exec(worker) ?? []
    if (!version) throw new Error('the worker has no version')
    writeFileSync(join(folder, 'sw.js'), worker.replace(integrityOf(map), expected).replace(version, `test${build}`))
  }

  // Without the compressed files: they would have to be updated with each page.
  cpSync(built, folder, { recursive: true, filter: (file) => !file.endsWith('.br') })
  write(1, false)
  let server = await serve(0)
  const url = server.resolvedUrls?.local[0] ?? ''
  return {
    url,
    deploy: (build, { isTorn } = { isTorn: false }) => write(build, isTorn),
    deployWithoutWorker: async () => {
      const env = { ...process.env, VITE_OFFLINE: 'off' }
      execFileSync('npx', ['vite', 'build', '--logLevel', 'silent', '--outDir', folder], { cwd: SITE, env })
      // The server lists the files when it starts.
      await server.close()
      server = await serve(Number(new URL(url).port))
    },
    close: async () => {
      await server.close()
      rmSync(folder, { recursive: true })
    },
  }
}
