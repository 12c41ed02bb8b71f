import { parseSync } from 'vite'
import { expect, it } from 'vitest'
import { script } from '../../../src/vite/delivery/browsers'

it.each(['boot.ts', 'worker.ts'])('%s has no global names, which other inline scripts might have too', async (file) => {
  const { body } = parseSync('script.js', await script(file, 'es2020')).program
  expect(body.map(({ type }) => type)).toEqual(['ExpressionStatement'])
})
