import { expect, it } from 'vitest'
import { placeLinkAt, placeLinksOn } from '../../../src/map/overlay/placeLink'

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

/** A surface with so many links on it, and the placeLinks that are found there. */
function look(links: number) {
  const surface = document.createElement('div')
  surface.innerHTML = `<svg>${'<a href="/"><rect/></a>'.repeat(links)}</svg>`
  return { surface, placeLinks: placeLinksOn(surface, places) }
}

it('a place link is a place with its link, in the order of the table, and its middle', () => {
  const { surface, placeLinks } = look(2)
  const [first, second] = surface.querySelectorAll('a')
  expect(placeLinks.map(({ name, middle }) => [name, middle])).toEqual([
    ['Far', { x: 350, y: 150 }],
    ['Box', { x: 20, y: 30 }],
  ])
  expect(placeLinks[0]?.element).toBe(first)
  expect(placeLinks[1]?.element).toBe(second)
})

it('a place without a link is none, nor is any where nothing is seen', () => {
  expect(look(1).placeLinks.map(({ name }) => name)).toEqual(['Far'])
  expect(placeLinksOn(null, places)).toEqual([])
})

it.each([
  { point: { x: 20, y: 30 }, found: 'Box' },
  { point: { x: 10, y: 20 }, found: 'Box' },
  { point: { x: 30, y: 40 }, found: 'Box' },
  { point: { x: 300, y: 100 }, found: 'Far' },
  { point: { x: 9.99, y: 30 }, found: undefined },
  { point: { x: 30.01, y: 30 }, found: undefined },
  { point: { x: 20, y: 19.99 }, found: undefined },
  { point: { x: 20, y: 40.01 }, found: undefined },
])('a place link is hit at its edges and between them: $point $found', ({ point, found }) => {
  expect(placeLinkAt(look(2).placeLinks, point)?.name).toBe(found)
})
