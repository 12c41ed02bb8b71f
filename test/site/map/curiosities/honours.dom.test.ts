import { expect, it } from 'vitest'
import { honoursOf } from '../../../../src/site/map/curiosities/honours'
import { words } from '../../../helpers/words'

/** What is drawn for a part of the finds on a picture of three layers. */
function drawnFor(part: number) {
  const layers = ['/wash', '/below', '/above'].map((href) => `<image href="${href}"/>`)
  document.body.innerHTML = `<svg>${layers.join('')}</svg><svg></svg>`
  const [picture, drawn] = document.querySelectorAll('svg') as unknown as [Element, Element]
  drawn.innerHTML = honoursOf(picture, part)
  return drawn
}

it('below half of the finds there is nothing; from there on, the banner of the title is another one', () => {
  expect(drawnFor(0.49).innerHTML).toBe('')
  const drawn = drawnFor(0.5)
  expect([...drawn.children].map(({ textContent }) => textContent)).toEqual([words.explored])
  expect(drawn.querySelector('path')?.getAttribute('d')).toBe('M200 300q150 12 300 0v26q-150 12 -300 0z')
})

it('with all of them, the sea covers the serpent, whose ink is in another sea', () => {
  const parts = [...drawnFor(1).querySelectorAll(':scope > g > svg')].map((part) => [
    ...['x', 'y', 'width', 'viewBox'].map((name) => part.getAttribute(name)),
    part.querySelector('image')?.getAttribute('href'),
  ])
  expect(parts).toEqual([
    ['400', '460', '200', '400 460 200 80', '/wash'],
    ['400', '460', '200', '400 460 200 80', '/above'],
    ['1000', '900', '100', '400 460 200 80', '/above'],
  ])
})
