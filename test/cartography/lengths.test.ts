import { expect, it } from 'vitest'
import { lengthWarnings } from '../../src/cartography/survey/lengths'
import type { Region } from '../../src/table/table'
import * as realm from '../helpers/realm'

const [REGION] = realm.regions as readonly [Region]

const words = (letters: number) => 'the House of many words '.repeat(9).slice(0, letters)
const region = (fields: Partial<Region>) => ({ regions: [{ ...REGION, ...fields }] })
const line = (letters: number) => ({ ...region({}), owner: { ...realm.owner, line: words(letters) } })
const siteName = (letters: number) => ({ ...region({}), siteName: words(letters) })

it.each([
  ['the longest epithet that can be read', region({ epithet: words(34) }), []],
  ['a longer one', region({ epithet: words(60) }), [/^epithet .*fit\. Or make its place wider than 230\./]],
  ['the longest name', region({ name: words(17) }), []],
  ['a longer one', region({ name: words(24) }), [/^name .*letters fit\./]],
  ['a name in capitals, which are wider', region({ name: 'W'.repeat(15) }), [/^name .*letters fit\./]],
  ['the longest line of an owner', line(54), []],
  ['a longer one', line(80), [/^line .*letters fit\./]],
  ['the longest name of a site', siteName(24), []],
  ['a longer one', siteName(40), [/^siteName .*letters fit\./]],
])('the warning of %s', (_of, fields, says) => {
  const warnings = lengthWarnings({ ...realm, ...fields })
  expect(warnings.map(({ path, message }) => `${path.at(-1) as string} ${message}`)).toEqual(
    says.map((part) => expect.stringMatching(part)),
  )
})
