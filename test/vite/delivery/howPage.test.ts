/** What the article shows of the engine's source. */
import { expect, it } from 'vitest'
import { howMarkup, partOf } from '../../../src/vite/delivery/howPage'

const SOURCE = `/** A. */
export function first(a: A): B {
  if (a) {
    return b
  }
}

export const second = (a: A) => a

/** C. */
class C {
  private third(): void {
    a()
  }
}
`

it.each([
  ['first', 'function first(a: A): B {\n  if (a) {\n    return b\n  }\n}'],
  ['second', 'const second = (a: A) => a'],
  ['third', 'third(): void {\n  a()\n}'],
])('%s is shown whole, without its comment, and as far left as it can be', (name, shown) => {
  expect(partOf(SOURCE, name)).toBe(shown)
})

it('the article finds every part that it shows', () => {
  expect(howMarkup(() => '', '/')).toContain('function toMap(')
})

it('a part that is no longer there ends the build', () => {
  expect(() => partOf(SOURCE, 'fourth')).toThrow('There is no fourth to show.')
})
