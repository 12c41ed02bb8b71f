import { parseSync } from 'vite'
import { expect, it } from 'vitest'
import { script } from '../../src/build/browsers'
import { securityPolicy } from '../../src/build/host'

it.each(['boot.ts', 'worker.ts'])('%s has no global names, which other inline scripts might have too', async (file) => {
  const { body } = parseSync('script.js', await script(file, 'es2020')).program
  expect(body.map(({ type }) => type)).toEqual(['ExpressionStatement'])
})

it('the security policy allows several inline scripts', () => {
  const policy = securityPolicy({ scripts: ['first()', 'second()'], styles: [] })
  expect(policy).toMatch(/script-src 'self' 'sha256-[\w+/]{43}=' 'sha256-[\w+/]{43}=';/)
})
