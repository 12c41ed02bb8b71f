import { expect, it } from 'vitest'
import { lengthWarnings } from '../../src/cartography/lengths'
import type { Region } from '../../src/table/table'
import * as realm from '../helpers/realm'

const [REGION] = realm.regions as readonly [Region]

/** The warnings, with a region 230 wide. */
const of = (fields: Partial<Region>, site: object = {}) =>
  lengthWarnings({ ...realm, ...site, regions: [{ ...REGION, ...fields }] }).map(
    ({ path, message }) => `${path.at(-1) as string} ${message}`,
  )

const words = (letters: number) => 'the House of many words '.repeat(9).slice(0, letters)

it.each([
  { of: 'the longest epithet that can be read', fields: { epithet: words(34) }, says: [] },
  {
    of: 'a longer one',
    fields: { epithet: words(60) },
    says: ['epithet', 'letters fit. Or make its place wider than 230.'],
  },
  { of: 'the longest name', fields: { name: words(17) }, says: [] },
  { of: 'a longer one', fields: { name: words(24) }, says: ['name', 'letters fit.'] },
  {
    of: 'a name in capitals, which are wider',
    fields: { name: 'W'.repeat(15) },
    says: ['name', 'letters fit.'],
  },
  {
    of: 'the longest line of an owner',
    fields: {},
    site: { owner: { ...realm.owner, line: words(54) } },
    says: [],
  },
  {
    of: 'a longer one',
    fields: {},
    site: { owner: { ...realm.owner, line: words(80) } },
    says: ['line', 'letters fit.'],
  },
  { of: 'the longest name of a site', fields: {}, site: { siteName: words(24) }, says: [] },
  { of: 'a longer one', fields: {}, site: { siteName: words(40) }, says: ['siteName', 'letters fit.'] },
])('$of: $says', ({ fields, site, says }) => {
  const warnings = of(fields, site)
  expect(warnings).toHaveLength(Math.min(1, says.length))
  for (const part of says) expect(warnings[0]).toContain(part)
})
