import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { headersFile, previewHost } from '../../src/build/host'

let dist = ''

beforeAll(() => {
  dist = mkdtempSync(join(tmpdir(), 'preview-'))
  for (const folder of ['skills', 'assets', 'empty']) mkdirSync(join(dist, folder))
  const plain = ['index.html', '404.html', 'skills.html', 'skills/index.html', 'assets/Index-x.js', 'a b.svg']
  const brotli = ['index.html.br', 'skills/index.html.br', 'a b.svg.br']
  for (const file of [...plain, ...brotli]) writeFileSync(join(dist, file), file)
})
afterAll(() => rmSync(dist, { recursive: true }))

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

it('the file of headers has those of the site, then those of the owner', () => {
  const own = '/cv.pdf\n  X-Robots-Tag: noindex\n'
  const [everywhere, assets, last] = headersFile('/a/', 'policy', own).split(/\n(?=\/)/)
  expect(everywhere).toMatch(/^\/a\/\*\n {2}Content-Security-Policy: policy; frame-ancestors 'none'\n/)
  expect(assets).toBe('/a/assets/*\n  Cache-Control: public, max-age=31536000, immutable\n')
  expect(last).toBe(own)
})

it.each([
  { base: '/', url: '/', passedOn: '/', brotli: '/index.html.br' },
  { base: '/', url: '/?xray', passedOn: '/', brotli: '/index.html.br' },
  { base: '/', url: '//', passedOn: '/', brotli: '/index.html.br' },
  { base: '/', url: '/skills', passedOn: '/skills', brotli: '/skills/index.html.br' },
  { base: '/', url: '/%73kills/?from=afar', passedOn: '/skills', brotli: '/skills/index.html.br' },
  { base: '/', url: '/SKILLS', passedOn: '/skills', brotli: '/skills/index.html.br' },
  { base: '/', url: '/assets/Index-x.js', passedOn: '/assets/Index-x.js', brotli: '/assets/Index-x.js' },
  { base: '/', url: '/a%20b.svg?inline', passedOn: '/a%20b.svg?inline', brotli: '/a%20b.svg.br' },
  { base: '/a/', url: '/a', passedOn: '/a/', brotli: '/a/index.html.br' },
  { base: '/a/', url: '/a/Skills/', passedOn: '/a/skills', brotli: '/a/skills/index.html.br' },
  { base: '/a/', url: '/a/assets/Index-x.js', passedOn: '/a/assets/Index-x.js', brotli: '/a/assets/Index-x.js' },
])('with the root $base, $url is answered with $passedOn, or $brotli', ({ base, url, passedOn, brotli }) => {
  const plain = ask(base, url)
  expect([plain.passedOn, plain.status]).toEqual([passedOn, 200])
  expect(plain.headers.get('X-Content-Type-Options')).toBe('nosniff')
  const compressed = ask(base, url, 'gzip, deflate, br, zstd')
  expect([compressed.passedOn, compressed.headers.get('Vary')]).toEqual([brotli, 'Accept-Encoding'])
})

it('a build while the host runs has another policy, and another page for unknown addresses', () => {
  const folder = mkdtempSync(join(tmpdir(), 'rebuilt-'))
  const page = (policy: string) => `<meta http-equiv="Content-Security-Policy" content="${policy}">`
  const host = previewHost(folder, '/')
  const answerOf = () => {
    const { headers, ...answer } = ask('/', '/nowhere', '', host)
    return { ...answer, policy: headers.get('Content-Security-Policy') }
  }
  expect(answerOf()).toMatchObject({ status: 503, body: 'The site is not built yet.' })
  for (const policy of ['first', 'second']) {
    writeFileSync(join(folder, '404.html'), page(policy))
    expect(answerOf()).toMatchObject({ status: 404, body: page(policy), policy: `${policy}; frame-ancestors 'none'` })
  }
  rmSync(folder, { recursive: true })
})

it.each([
  ['/', '/nowhere'],
  ['/', '/404'],
  ['/', '//skills'],
  ['/', '/%E0%A4%A'],
  ['/', '/%'],
  ['/', '/%00'],
  ['/', '/skills/%22'],
  ['/', `/${'long'.repeat(70)}`],
  ['/', '/%2573kills'],
  ['/', '/empty'],
  ['/', '/assets'],
  ['/', '/assets/index-x.js'],
  ['/a/', '/skills'],
  ['/a/', '/abc'],
])('with the root %s, %s is not found', (base, url) => {
  const answer = ask(base, url)
  expect(answer).toMatchObject({ passedOn: null, status: 404, body: '404.html' })
  expect(answer.headers.get('Content-Type')).toBe('text/html; charset=utf-8')
})
