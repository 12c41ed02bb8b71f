import { expect, it } from 'vitest'
import { layOut } from '../../helpers/layout'
import { PLACES } from '../../helpers/places'
import { renderMap } from '../../helpers/renderMap'

layOut()

it('the picture is ink over the names, over wash, and the places over all', () => {
  const { svg } = renderMap()
  expect([...svg.children].map((child) => child.getAttribute('href') ?? child.textContent)).toEqual([
    '/wash.avif',
    'WorksCraftsJourneysStudiesLettersHearth',
    '/ink-below.svg',
    '/ink-above.svg',
    ...PLACES.map(({ href }) => href),
  ])
})

it('each layer covers the whole map, whatever the size of its file', () => {
  for (const layer of renderMap().svg.querySelectorAll('image')) {
    const box = ['x', 'y', 'width', 'height', 'preserveAspectRatio'].map((name) => layer.getAttribute(name))
    expect(box).toEqual([null, null, '2048', '1536', 'none'])
  }
})
