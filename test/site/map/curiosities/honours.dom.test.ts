import { afterEach, expect, it } from 'vitest'
import { addFind, forgetFinds } from '../../../../src/site/finds'
import { honour } from '../../../../src/site/map/curiosities/honours'
import { words } from '../../../helpers/words'

afterEach(forgetFinds)

it.each([
  ['until all finds are forgotten', forgetFinds],
  ['until the map ends', (ending: AbortController) => ending.abort()],
])('the banner of the title is another one, %s', (_, end) => {
  document.body.innerHTML = '<svg></svg>'
  const picture = document.querySelector('svg') as SVGElement
  const ending = new AbortController()
  honour(picture, ending.signal)
  addFind('A duck 0')
  honour(picture, ending.signal)
  expect([...picture.children].map(({ textContent }) => textContent)).toEqual([words.explored])
  expect(picture.querySelector('path')?.getAttribute('d')).toBe('M200 300q150 12 300 0v26q-150 12 -300 0z')
  end(ending)
  expect(picture.childElementCount).toBe(0)
})
