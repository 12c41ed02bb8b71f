import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { firstViewRules } from '../../src/build/firstView'
import { nameBoxOf, screenBoxOf } from '../../src/map/box'
import { initialView } from '../../src/panzoom/view'
import { pathOf } from '../../src/site/paths'
import type { Region } from '../../src/site/table'
import { boundsOf } from '../helpers/fingers'
import { map, regions as realm } from '../helpers/realm'

function region(name: string, [left, right]: [number, number], [top, bottom]: [number, number], link?: string): Region {
  const corners = [
    [top, left],
    [top, right],
    [bottom, right],
    [bottom, left],
  ] as const
  return { name, corners, epithet: '', heading: '', text: '', ...(link && { link }) }
}

/** A place in the middle, far down; one at the right edge; a link to elsewhere, between the two; and two long names. */
const MIDDLE = region('Middle', [924, 1124], [700, 900])
const EDGE = region('Far East', [1800, 2000], [200, 400])
const SHOP = region('Shop', [1224, 1424], [400, 600], 'https://shop.example/ada')
const LONG = ['A Name of Some Length', 'A Name of Much Length'].map((name) => region(name, [100, 500], [1300, 1500]))
const regions = [MIDDLE, EDGE, SHOP, ...LONG]

const rules = firstViewRules({ map, regions })

/** The end of the address of a place's signpost. */
const endOf = (place?: Region) => (place ? (place.link ?? pathOf(place)) : '')

/** The ends of the addresses whose signposts the rules hide in a map of this size. */
function hiddenAt(css: string, width: number, height: number, places: readonly Region[] = regions): string[] {
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
    { end: '/middle', degrees: 90 },
    { end: '/far-east', degrees: -13 },
    { end: 'https://shop.example/ada', degrees: 0 },
  ])('has an arrow to $end, at $degrees degrees from the middle of most screens', ({ end, degrees }) => {
    const child = regions.findIndex((place) => endOf(place) === end) + 1
    expect(rules).toContain(`.signpost:nth-child(${child}) { --towards: ${degrees}deg }`)
  })

  it.each([
    // Its name lies from (976, 856) to (1072, 886). The strip is 850 px long and 60 px high; in two rows, 108 px.
    { end: '/middle', width: 928, height: 946, isHidden: true },
    { end: '/middle', width: 928, height: 945, isHidden: false },
    { end: '/middle', width: 927, height: 994, isHidden: true },
    { end: '/middle', width: 927, height: 993, isHidden: false },
    { end: '/middle', width: 612, height: 994, isHidden: true },
    { end: '/middle', width: 611, height: 2000, isHidden: false },
    // From (1838, 356) to (1962, 386), beside the strip, where the zoom control is 74 px wide and 212 px high.
    { end: '/far-east', width: 1876, height: 598, isHidden: true },
    { end: '/far-east', width: 1875, height: 598, isHidden: false },
    { end: '/far-east', width: 1876, height: 597, isHidden: false },
    { end: '/far-east', width: 2024, height: 390, isHidden: true },
    { end: '/far-east', width: 2023, height: 390, isHidden: false },
    { end: '/far-east', width: 2024, height: 389, isHidden: false },
    // From (1290, 556) to (1358, 586): above the strip on a narrower map, and beside or above the zoom control.
    { end: 'https://shop.example/ada', width: 816, height: 694, isHidden: true },
    { end: 'https://shop.example/ada', width: 816, height: 693, isHidden: false },
    { end: 'https://shop.example/ada', width: 815, height: 797, isHidden: false },
    { end: 'https://shop.example/ada', width: 815, height: 798, isHidden: true },
  ])('has none to $end in a map of $width x $height: $isHidden', ({ end, width, height, isHidden }) => {
    expect(hiddenAt(rules, width, height).includes(end)).toBe(isHidden)
  })

  it('lacks no place whose name that view does not show in full, beside the zoom control', () => {
    const css = firstViewRules({ map, regions: realm })
    const sizes = fc.record({ width: fc.integer({ min: 240, max: 2600 }), height: fc.integer({ min: 200, max: 1700 }) })
    fc.assert(
      fc.property(sizes, ({ width, height }) => {
        const view = initialView(boundsOf(width, height))
        for (const place of realm) {
          if (!hiddenAt(css, width, height, realm).includes(endOf(place))) continue
          const { left, right, bottom } = screenBoxOf(nameBoxOf(place), view)
          const isInView = left >= 0 && right <= width && bottom <= height
          const isUnderControl = right > width - 62 && bottom > height - 200
          expect({ name: place.name, isInView, isUnderControl }).toEqual({
            name: place.name,
            isInView: true,
            isUnderControl: false,
          })
        }
      }),
      { numRuns: 500 },
    )
  })
})
