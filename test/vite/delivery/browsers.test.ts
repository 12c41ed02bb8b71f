import { parseSync } from 'vite'
import { expect, it } from 'vitest'
import { SCRIPT_TARGETS, script } from '../../../src/vite/delivery/browsers'

it.each(['boot.ts', 'worker.ts'])(
  '%s has no global names, which other inline scripts might have too',
  async (file) => {
    const { body } = parseSync('script.js', await script(file, SCRIPT_TARGETS)).program
    expect(body.map(({ type }) => type)).toEqual(['ExpressionStatement'])
  },
)
