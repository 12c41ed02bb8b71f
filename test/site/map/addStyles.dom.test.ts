/** The styles that come with a script, on a page to which an extension has added a style sheet of its own. */
import { expect, it } from 'vitest'
import { addStyles } from '../../../src/site/map/liveMap'

const positionOf = (element: Element) => getComputedStyle(element).position

it('apply until they are removed, also when the style sheet of an extension is rewritten', () => {
  document.head.innerHTML =
    '<style>a { color: red }</style><style data-vite-dev-id="a">b { color: red }</style>'
  const element = document.head.appendChild(Object.assign(document.createElement('p'), { className: 'late' }))
  const remove = addStyles('.late { position: absolute } .later { position: fixed }')
  expect(positionOf(element)).toBe('absolute')
  const [foreign] = document.head.children
  if (foreign) foreign.textContent = 'a { color: blue }'
  expect(positionOf(element)).toBe('absolute')
  element.className = 'later'
  expect(positionOf(element)).toBe('fixed')
  remove()
  expect(positionOf(element)).not.toBe('fixed')
})
