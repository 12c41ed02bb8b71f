import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { LANDMARKS } from '../../src/site/landmark'

const read = (file: string) => readFileSync(`src/styles/${file}`, 'utf8')

it.each(LANDMARKS.map((landmark, index) => [landmark, index + 1] as const))(
  'the mark of the landmark %s is number %i on the sheet, and named so',
  (landmark, number) => {
    expect(read('marks.svg')).toContain(`<path id="${landmark}" transform="translate(0,${number * 24})" `)
    expect(read('base.css')).toContain(`[data-landmark="${landmark}"] {\n  --mark: ${number};\n}`)
  },
)

it('the sheet of marks ends with the last one', () => {
  expect(read('marks.svg')).toContain(`viewBox="0 0 24 ${(LANDMARKS.length + 1) * 24}"`)
})
