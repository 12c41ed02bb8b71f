import { expect, it } from 'vitest'
import { placeOf } from '../../src/map/liveMap'
import { liveMapOf, open } from '../helpers/page'
import { PLACES } from '../helpers/places'

it('the place of an event is that whose link contains its target', () => {
  const page = open()
  page.surface.innerHTML = '<svg><a><rect/></a><a><rect/></a></svg>'
  const map = liveMapOf(page, PLACES)
  const [, crafts] = page.surface.querySelectorAll('a')
  const targets = [crafts, crafts?.firstChild, page.surface.querySelector('rect'), page.surface, window, null]
  const found = targets.map((target) => placeOf(target ?? null, map)?.name)
  expect(found).toEqual(['Crafts', 'Crafts', 'Works', undefined, undefined, undefined])
})
