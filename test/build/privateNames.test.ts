import { expect, it } from 'vitest'
import { privateNames } from '../../src/build/privateNames'

const { transform } = privateNames() as { transform: (code: string, id: string) => { code: string } | null }

it('a class keeps its own under plain names, and nothing else with a hash is changed', () => {
  const code = [
    'class Clock {',
    '  readonly #frames = new Map()',
    '  static async #tick(): void {}',
    '  get #now() { return this.#frames.size + other.#frames.size }',
    "  link = '#a' + `#b` + '.sheet #c' // #d",
    '}',
  ]
  expect(transform(code.join('\n'), '/site/src/clock.ts')?.code.split('\n')).toEqual([
    'class Clock {',
    '  readonly _frames = new Map()',
    '  static async _tick(): void {}',
    '  get _now() { return this._frames.size + other._frames.size }',
    "  link = '#a' + `#b` + '.sheet #c' // #d",
    '}',
  ])
  expect(transform("  link = '#a'", '/site/src/clock.ts')).toBe(null)
  expect(transform('this.#a', '/site/node_modules/clock.js')).toBe(null)
})
