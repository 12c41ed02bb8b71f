import { expect, it } from 'vitest'
import { placeLinkOf, placeLinksOn } from '../../../src/map/overlay/placeLink'

const places = [place('Far', [100, 200], [300, 400]), place('Box', [20, 40], [10, 30])]

function place(name: string, [top, bottom]: [number, number], [left, right]: [number, number]) {
  const corners = [
    [top, left],
    [top, right],
    [bottom, right],
    [bottom, left],
  ] as const
  return { name, href: `/${name.toLowerCase()}`, corners }
}

/** A surface with links, and the place links found on it. */
function surfaceWith(links: number) {
  const surface = document.createElement('div')
  surface.innerHTML = `<svg>${'<a href="/"><rect/></a>'.repeat(links)}</svg>`
  return { surface, placeLinks: placeLinksOn(surface, places) }
}

it('a place link has the place, its middle and its link, in the order of the table', () => {
  const { surface, placeLinks } = surfaceWith(2)
  const [first, second] = surface.querySelectorAll('a')
  expect(placeLinks.map(({ name, middle }) => [name, middle])).toEqual([
    ['Far', { x: 350, y: 150 }],
    ['Box', { x: 20, y: 30 }],
  ])
  expect(placeLinks[0]?.element).toBe(first)
  expect(placeLinks[1]?.element).toBe(second)
})

it('there is no place link without a link or without a surface', () => {
  expect(surfaceWith(1).placeLinks.map(({ name }) => name)).toEqual(['Far'])
  expect(placeLinksOn(null, places)).toEqual([])
})

it('a place link is found by an event whose target is its link or a descendant', () => {
  const { surface, placeLinks } = surfaceWith(2)
  const [, box] = surface.querySelectorAll('a')
  const targets = [box, box?.firstChild, surface.querySelector('rect'), surface, window, null]
  const found = targets.map((target) => placeLinkOf(target ?? null, placeLinks)?.name)
  expect(found).toEqual(['Box', 'Box', 'Far', undefined, undefined, undefined])
})
