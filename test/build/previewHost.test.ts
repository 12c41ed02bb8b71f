import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { previewHost } from '../../src/build/host'

let dist = ''

beforeAll(() => {
  dist = mkdtempSync(join(tmpdir(), 'preview-'))
  for (const folder of ['skills', 'assets', 'empty']) mkdirSync(join(dist, folder))
  for (const file of ['index.html', '404.html', 'skills.html', 'skills/index.html', 'assets/Index-x.js', 'a b.svg'])
    writeFileSync(join(dist, file), file)
  for (const file of ['index.html', 'skills/index.html', 'a b.svg']) writeFileSync(join(dist, `${file}.br`), '')
})
afterAll(() => rmSync(dist, { recursive: true }))

/** The response, with the address that is passed on to the next handler: null if it is not passed on. */
function ask(base: string, url: string, encodings = 'gzip, deflate') {
  const request = { url, headers: { 'accept-encoding': encodings } } as unknown as IncomingMessage
  const answer = { statusCode: 200, headers: new Map<string, string>(), body: '' }
  const response = {
    setHeader: (name: string, value: string) => answer.headers.set(name, value),
    end: (body: string) => Object.assign(answer, { body }),
    set statusCode(code: number) {
      answer.statusCode = code
    },
  }
  let passedOn: string | null = null
  previewHost(dist, base)(request, response as unknown as ServerResponse, () => {
    passedOn = request.url ?? null
  })
  return { passedOn, ...answer }
}

it.each([
  { base: '/', url: '/', passedOn: '/' },
  { base: '/', url: '/?xray', passedOn: '/' },
  { base: '/', url: '//', passedOn: '/' },
  { base: '/', url: '/skills', passedOn: '/skills' },
  { base: '/', url: '/%73kills/?from=afar', passedOn: '/skills' },
  { base: '/', url: '/SKILLS', passedOn: '/skills' },
  { base: '/', url: '/assets/Index-x.js', passedOn: '/assets/Index-x.js' },
  { base: '/', url: '/a%20b.svg?inline', passedOn: '/a%20b.svg?inline' },
  { base: '/portfolio/', url: '/portfolio', passedOn: '/portfolio/' },
  { base: '/portfolio/', url: '/portfolio/Skills/', passedOn: '/portfolio/skills' },
  { base: '/portfolio/', url: '/portfolio/assets/Index-x.js', passedOn: '/portfolio/assets/Index-x.js' },
])('with the root $base, $url is answered with $passedOn', ({ base, url, passedOn }) => {
  const answer = ask(base, url)
  expect([answer.passedOn, answer.statusCode]).toEqual([passedOn, 200])
  expect(answer.headers.get('X-Content-Type-Options')).toBe('nosniff')
})

it.each([
  { base: '/', url: '/', passedOn: '/index.html.br' },
  { base: '/', url: '/SKILLS', passedOn: '/skills/index.html.br' },
  { base: '/', url: '/a%20b.svg?inline', passedOn: '/a%20b.svg.br' },
  { base: '/', url: '/assets/Index-x.js', passedOn: '/assets/Index-x.js' },
  { base: '/portfolio/', url: '/portfolio/Skills/', passedOn: '/portfolio/skills/index.html.br' },
])('with the root $base, $url is answered with $passedOn if brotli is accepted', ({ base, url, passedOn }) => {
  const answer = ask(base, url, 'gzip, deflate, br, zstd')
  expect([answer.passedOn, answer.headers.get('Vary')]).toEqual([passedOn, 'Accept-Encoding'])
})

it.each([
  { base: '/', url: '/nowhere' },
  { base: '/', url: '/404' },
  { base: '/', url: '//skills' },
  { base: '/', url: '/%E0%A4%A' },
  { base: '/', url: '/%2573kills' },
  { base: '/', url: '/empty' },
  { base: '/', url: '/assets' },
  { base: '/', url: '/assets/index-x.js' },
  { base: '/portfolio/', url: '/skills' },
  { base: '/portfolio/', url: '/portfolios' },
])('with the root $base, $url is not found', ({ base, url }) => {
  const answer = ask(base, url)
  expect(answer).toMatchObject({ passedOn: null, statusCode: 404, body: '404.html' })
  expect(answer.headers.get('Content-Type')).toBe('text/html; charset=utf-8')
})
