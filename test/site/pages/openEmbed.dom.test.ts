import { expect, it } from 'vitest'
import { openEmbed } from '../../../src/site/pages/openEmbed'

it('a press on the button of an embedded page shows that in its place, and its link stays', () => {
  document.body.innerHTML =
    '<p><button data-embed="https://v.example/1"><b>A film</b></button><a href="https://v.example/1">v.example</a></p>'
  openEmbed?.({ target: document.body })
  expect(document.querySelector('iframe')).toBeNull()
  openEmbed?.({ target: document.querySelector('b') as Element })
  const { src, title, nextElementSibling } = document.querySelector('iframe') as HTMLIFrameElement
  expect([src, title, nextElementSibling?.textContent]).toEqual([
    'https://v.example/1',
    'A film',
    'v.example',
  ])
  expect(document.querySelector('button')).toBeNull()
})
