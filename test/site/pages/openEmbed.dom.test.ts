import { expect, it } from 'vitest'
import { openEmbed } from '../../../src/site/pages/openEmbed'

const LINK = '<a href="https://v.example/1">v.example</a>'

/** Presses the element of a selector on a page. Returns the frame that there is then. */
function press(html: string, selector: string, keys: MouseEventInit = {}) {
  document.body.innerHTML = html
  const click = new MouseEvent('click', { ...keys, cancelable: true })
  Object.defineProperty(click, 'target', { value: document.querySelector(selector) })
  openEmbed(click)
  const frame = document.querySelector('iframe')
  return { isLink: !click.defaultPrevented, shown: frame && [frame.src, frame.title] }
}

it.each([
  ['button', `<p><button data-embed="https://v.example/1"><b>A film</b></button>${LINK}</p>`, 'b'],
  [
    'picture',
    `<figure><a href="/" data-embed="https://v.example/1"><img alt="A film"></a>${LINK}</figure>`,
    'img',
  ],
])(
  'a press on the %s of an embedded page shows that in its place, and its link stays',
  (_, html, pressed) => {
    expect(press(html, 'body').shown).toBeNull()
    expect(press(html, pressed, { ctrlKey: true })).toEqual({ isLink: true, shown: null })
    expect(press(html, pressed)).toEqual({ isLink: false, shown: ['https://v.example/1', 'A film'] })
    expect(document.querySelector('iframe')?.nextElementSibling?.outerHTML).toBe(LINK)
    expect(document.querySelector('[data-embed]')).toBeNull()
  },
)
