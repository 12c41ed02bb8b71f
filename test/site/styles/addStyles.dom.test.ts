/** The styles that come with a script, on a page to which an extension has added a style sheet of its own. */
import { expect, it } from 'vitest'
import { addStyles } from '../../../src/site/styles/addStyles'

const rules = () =>
  [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules]).map(({ cssText }) => cssText)

it('are added once, and stay, also when the style sheet of an extension is rewritten', () => {
  document.head.innerHTML =
    '<style>a { color: red }</style><style data-vite-dev-id="a">b { color: red }</style>'
  addStyles('.late { left: 0 }')
  addStyles('.late { left: 0 }')
  const [foreign] = document.head.children
  if (foreign) foreign.textContent = 'a { color: blue }'
  expect(rules().join().split('.late { left: 0px; }')).toHaveLength(2)
})
