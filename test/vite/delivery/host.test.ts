import { existsSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join, relative, win32 } from 'node:path'
import { expect, it, vi } from 'vitest'
import type { Table } from '../../../src/table/table'
import { headersFile, previewHost, securityPolicy } from '../../../src/vite/delivery/host'
import { makeFolder, writeInto } from '../../helpers/folder'

const [dist, rebuilt] = [makeFolder(), makeFolder()]
const plain = ['index.html', '404.html', 'skills.html', 'skills/index.html', 'assets/Index-x.js', 'a b.svg']
const brotli = ['index.html.br', 'skills/index.html.br', 'a b.svg.br', 'empty/x/y']
for (const file of [...plain, ...brotli]) writeInto(dist, file, file)
writeInto(rebuilt, 'outside.txt', '')
const OUTSIDE = encodeURIComponent(relative(dist, join(rebuilt, 'outside.txt')))

/** The response, with the address that is passed on to the next handler: null if it is not passed on. */
function ask(base: string, url: string, encodings = 'gzip, deflate', host = previewHost(dist, base)) {
  const request = { url, headers: { 'accept-encoding': encodings } } as unknown as IncomingMessage
  const headers = new Map<string, string>()
  const response = {
    statusCode: 200,
    body: '',
    setHeader: (name: string, value: string) => headers.set(name, value),
    end: (body: string) => Object.assign(response, { body }),
  }
  let passedOn: string | null = null
  host(request, response as unknown as ServerResponse, () => {
    passedOn = request.url ?? null
  })
  return { passedOn, headers, status: response.statusCode, body: response.body }
}

const SCRIPT = 'https://a.example/b.js'
it.each([
  [{}, '', ''],
  [{ script: SCRIPT }, ' https://a.example', ' https://a.example'],
  [{ script: SCRIPT, sendsTo: 'https://c.example/d' }, ' https://a.example', ' https://c.example'],
])('the policy allows only the hosts of the table: %j', (analytics, script, connect) => {
  const policy = securityPolicy({ scripts: ['1'], styles: ['2'] }, script ? ({ analytics } as Table) : {})
  expect(policy).toMatch(new RegExp(`; script-src 'self' 'sha256-\\S+'${script}; `))
  expect(/; connect-src 'self'([^;]*); /.exec(policy)?.[1] ?? '').toBe(connect)
  expect(policy.match(/https:/g) ?? []).toHaveLength(script ? 2 : 0)
})

it('the policy allows frames of embedded hosts alone', () => {
  const policyOf = (table: object) => securityPolicy({ scripts: [], styles: [] }, table)
  expect(policyOf({ embeds: ['a.example', 'b.example'] })).toContain(
    '; frame-src https://a.example https://b.example;',
  )
  expect(policyOf({})).toContain("; frame-src 'none';")
})

it('the file of headers has those of the site, then those of the owner', () => {
  const own = '/cv.pdf\n  X-Robots-Tag: noindex\n'
  const [everywhere, assets, root, last] = headersFile('/a/', 'policy', own).split(/\n(?=\/)/)
  expect(everywhere).toMatch(/^\/a\/\*\n {2}Content-Security-Policy: policy; frame-ancestors 'none'\n/)
  expect(assets).toBe('/a/assets/*\n  Cache-Control: public, max-age=31536000, immutable\n')
  expect(root).toBe('/a/\n  Cross-Origin-Resource-Policy: same-origin\n')
  expect(last).toBe(own)
})

it.each([
  ['/', '/?xray', '/', '/index.html.br'],
  ['/', '//', '/', '/index.html.br'],
  ['/', '/%73kills/?from=afar', '/skills', '/skills/index.html.br'],
  ['/', '/SKILLS', '/skills', '/skills/index.html.br'],
  ['/', '/assets/Index-x.js', '/assets/Index-x.js', '/assets/Index-x.js'],
  ['/', '/a%20b.svg?inline', '/a%20b.svg?inline', '/a%20b.svg.br'],
  ['/a/', '/a', '/a/', '/a/index.html.br'],
  ['/a/', '/a/Skills/', '/a/skills', '/a/skills/index.html.br'],
  ['/a/', '/a/assets/Index-x.js', '/a/assets/Index-x.js', '/a/assets/Index-x.js'],
])('with the root %s, %s is answered with %s, or %s', (base, url, passedOn, brotli) => {
  const plain = ask(base, url)
  expect([plain.passedOn, plain.status]).toEqual([passedOn, 200])
  expect(plain.headers.get('X-Content-Type-Options')).toBe('nosniff')
  const isPage = brotli.endsWith('index.html.br')
  expect(plain.headers.get('Cross-Origin-Resource-Policy')).toBe(isPage ? 'same-origin' : undefined)
  const compressed = ask(base, url, 'gzip, deflate, br, zstd')
  expect([compressed.passedOn, compressed.headers.get('Vary')]).toEqual([brotli, 'Accept-Encoding'])
})

it('a build while the host runs has another policy, and another page for unknown addresses', () => {
  const page = (policy: string) => `<meta http-equiv="Content-Security-Policy" content="${policy}">`
  const host = previewHost(rebuilt, '/')
  const answerOf = () => {
    const { headers, ...answer } = ask('/', '/nowhere', '', host)
    return { ...answer, policy: headers.get('Content-Security-Policy') }
  }
  expect(answerOf()).toMatchObject({ status: 503, body: 'The site is not built yet.' })
  for (const policy of ['first', 'second']) {
    writeInto(rebuilt, '404.html', page(policy))
    const answer = { status: 404, body: page(policy), policy: `${policy}; frame-ancestors 'none'` }
    expect(answerOf()).toMatchObject(answer)
  }
})

it('pages are found on Windows, too, where paths have backslashes', async () => {
  vi.doMock('node:path', async (actual) => ({ ...(await actual<object>()), join: win32.join }))
  vi.doMock('../../../src/vite/files', () => ({
    textIn: () => '',
    isFile: (file: string) => file.endsWith('\\index.html') && existsSync(file.replaceAll('\\', '/')),
  }))
  // By another address, so that it is loaded anew.
  const module = '../../../src/vite/delivery/host?windows'
  const { previewHost }: typeof import('../../../src/vite/delivery/host') = await import(module)
  for (const path of ['/', '/skills'])
    expect(ask('/', path, '', previewHost(dist, '/'))).toMatchObject({ passedOn: path, status: 200 })
  for (const mocked of ['node:path', '../../../src/vite/files']) vi.doUnmock(mocked)
})

const STRANGE = '/nowhere /404 //skills /% /%00 /skills/%22 /%2573kills /empty /assets /assets/index-x.js'
it.each([
  ...[...STRANGE.split(' '), `/${'long'.repeat(70)}`, `/${OUTSIDE}`, '/assets/..%2findex.html'].map(
    (url) => ['/', url] as const,
  ),
  ...['/skills', '/abc'].map((url) => ['/a/', url] as const),
])('with the root %s, %s is not found', (base, url) => {
  const answer = ask(base, url)
  expect(answer).toMatchObject({ passedOn: null, status: 404, body: '404.html' })
  expect(answer.headers.get('Content-Type')).toBe('text/html; charset=utf-8')
})
