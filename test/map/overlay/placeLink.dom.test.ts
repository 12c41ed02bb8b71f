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

it('a place link is the target of an event if its link is, or what lies in it', () => {
  const { surface, placeLinks } = look(2)
  const [, box] = surface.querySelectorAll('a')
  const targets = [box, box?.firstChild, surface.querySelector('rect'), surface, window, null]
  const found = targets.map((target) => placeLinkOf(target ?? null, placeLinks)?.name)
  expect(found).toEqual(['Box', 'Box', 'Far', undefined, undefined, undefined])
})
