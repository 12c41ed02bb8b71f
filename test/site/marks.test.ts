import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { LANDMARKS } from '../../src/site/landmark'

it('each landmark has a mark, and so has the map', () => {
  const marks = [
    ...readFileSync('src/site/marks.svg', 'utf8').matchAll(/<symbol id="mark-(\w+)" viewBox="0 0 24 24">/g),
  ]
  expect(marks.map(([, name]) => name)).toEqual(['map', ...LANDMARKS])
})
