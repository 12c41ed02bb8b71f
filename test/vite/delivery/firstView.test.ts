import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { initialView } from '../../../src/panzoom/view'
import { cornersOf } from '../../../src/table/area'
import { type Corner, nameBoxOf, screenBoxOf } from '../../../src/table/box'
import { pathOf } from '../../../src/table/pathOf'
import type { Region } from '../../../src/table/table'
import { firstViewRules } from '../../../src/vite/delivery/styleSheets'
import { corners } from '../../helpers/corners'
import { boundsOf } from '../../helpers/fingers'
import { map, regions as realm } from '../../helpers/realm'

const region = (name: string, box: Corner[]): Region => ({
  ...{ name, corners: box, epithet: '', heading: '', text: '' },
})

/** A place in the middle, far down; one at the right edge; a link to elsewhere, between the two; and two long names. */
const MIDDLE = region('Middle', corners(924, 700, 1124, 900))
const EDGE = region('Far East', corners(1800, 200, 2000, 400))
const SHOP = { ...region('Shop', corners(1224, 400, 1424, 600)), link: 'https://shop.example/ada' }
const LONG = ['A Name of Some Length', 'A Name of Much Length'].map((name) =>
  region(name, corners(100, 1300, 500, 1500)),
)
const regions = [MIDDLE, EDGE, SHOP, ...LONG]

const rules = firstViewRules({ map, regions, language: 'en' })

/** The end of the address of a place's signpost. */
const endOf = (place?: Region) => (place ? (place.link ?? pathOf(place)) : '')

type Size = [width: number, height: number]

/** The ends of the addresses whose signposts the rules hide in a map of this size. */
function hiddenAt(css: string, [width, height]: Size, places: readonly Region[] = regions): string[] {
  return [
    ...css.matchAll(/^@container map (.+) \{ \.signposts:not\(\[data-placed\]\) \.signpost:nth-child\((\d+)\) /gm),
  ]
    .filter(([, condition = '']) => {
      const code = condition
        .replace(/\(min-(width|height): (\d+)px\)/g, '($1 >= $2)')
        .replaceAll(' and ', ' && ')
        .replaceAll(' or ', ' || ')
      expect(code).toMatch(/^[(widtheg) >=\d&|]+$/)
      return new Function('width', 'height', `return ${code}`)(width, height)
    })
    .map(([, , child]) => endOf(places[Number(child) - 1]))
}

describe('the strip of the first view', () => {
  it.each([
    ['/middle', '--down: 1'],
    ['/far-east', '--right: 1'],
    ['https://shop.example/ada', '--right: 1'],
  ])('has a tip towards %s, as seen from the middle of most screens: %s', (end, tip) => {
    const child = regions.findIndex((place) => endOf(place) === end) + 1
    expect(rules).toContain(`.signpost:nth-child(${child}) { ${tip} }`)
  })

  it.each([
    // Its name lies from (976, 856) to (1072, 886). The strip is 850 px long and 60 px high; in two rows, 108 px.
    ['/middle', [928, 946], [928, 945]],
    ['/middle', [927, 994], [927, 993]],
    ['/middle', [612, 994], [611, 2000]],
    // From (1838, 356) to (1962, 386), beside the strip, where the zoom control is 74 px wide and 212 px high.
    ['/far-east', [1876, 598], [1875, 598]],
    ['/far-east', [1876, 598], [1876, 597]],
    ['/far-east', [2024, 390], [2023, 390]],
    ['/far-east', [2024, 390], [2024, 389]],
    // From (1290, 556) to (1358, 586): above the strip on a narrower map, and beside or above the zoom control.
    ['https://shop.example/ada', [816, 694], [816, 693]],
    ['https://shop.example/ada', [815, 798], [815, 797]],
  ] satisfies [string, Size, Size][])(
    'has none to %s in a map of %j px, and one in a map of %j px',
    (end, without, shown) => {
      expect(hiddenAt(rules, without)).toContain(end)
      expect(hiddenAt(rules, shown)).not.toContain(end)
    },
  )

  it.each([
    { language: 'en', isMirrored: false },
    { language: 'ar', isMirrored: true },
  ] as const)(
    'lacks no place whose name that view does not show in full, beside the zoom control, in $language',
    ({ language, isMirrored }) => {
      const css = firstViewRules({ map, regions: realm, language })
      const sizes = fc.record({
        width: fc.integer({ min: 240, max: 2600 }),
        height: fc.integer({ min: 200, max: 1700 }),
      })
      fc.assert(
        fc.property(sizes, ({ width, height }) => {
          const hidden = hiddenAt(css, [width, height], realm)
          const unseen = realm.filter((place) => {
            const { left, right, bottom } = screenBoxOf(
              nameBoxOf({ ...place, corners: cornersOf(place) }),
              initialView(boundsOf(width, height)),
            )
            const isUnderControl = (isMirrored ? left < 62 : right > width - 62) && bottom > height - 200
            return left < 0 || right > width || bottom > height || isUnderControl
          })
          expect(unseen.map(endOf).filter((end) => hidden.includes(end))).toEqual([])
        }),
        { numRuns: 500 },
      )
    },
  )
})
