import { afterEach, beforeEach, expect, it } from 'vitest'
import { addFind, forgetFinds } from '../../../../src/site/finds'
import { honour } from '../../../../src/site/map/curiosities/honours'
import { words } from '../../../helpers/words'

afterEach(forgetFinds)

let picture: SVGElement
beforeEach(() => {
  document.body.innerHTML =
    '<div data-map><svg><image href="/wash"/><image href="/below"/><image href="/above"/></svg><p class="map-tag"></p></div>'
  picture = document.querySelector('svg') as SVGElement
})
const tag = () => document.querySelector('p')
const drawn = () => [...picture.querySelectorAll(':scope > g')]

it.each([
  ['until all finds are forgotten', forgetFinds],
  ['until the map ends', (ending: AbortController) => ending.abort()],
])('with half of the finds, the banner of the title is another one, %s', (_, end) => {
  const ending = new AbortController()
  honour(picture, false, ending.signal)
  addFind('A duck 0')
  honour(picture, false, ending.signal)
  expect(drawn().map(({ textContent }) => textContent)).toEqual([words.explored])
  expect(picture.querySelector('path')?.getAttribute('d')).toBe('M200 300q150 12 300 0v26q-150 12 -300 0z')
  end(ending)
  expect(drawn()).toEqual([])
  expect(tag()?.className).toBe('map-tag')
})

it('with all of them, the tag is a seal, and the sea covers the serpent, whose ink is in another sea', () => {
  const ending = new AbortController()
  for (const hasAll of [false, true, true]) honour(picture, hasAll, ending.signal)
  expect(tag()?.className).toBe('map-tag all')
  const parts = [...picture.querySelectorAll(':scope > g > svg')].map((part) => [
    ...['x', 'y', 'width', 'viewBox'].map((name) => part.getAttribute(name)),
    part.querySelector('image')?.getAttribute('href'),
  ])
  expect(parts).toEqual([
    ['400', '460', '200', '400 460 200 80', '/wash'],
    ['400', '460', '200', '400 460 200 80', '/above'],
    ['1000', '900', '100', '400 460 200 80', '/above'],
  ])
  ending.abort()
  expect(drawn()).toEqual([])
})
