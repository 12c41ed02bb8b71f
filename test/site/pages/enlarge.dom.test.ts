/** A press on a picture of a page, whose script comes a moment later. */
import { beforeEach, expect, it, vi } from 'vitest'
import { enlarge } from '../../../src/site/pages/enlarge'

const show = (...names: string[]) => {
  const linkTo = (name: string) => `<a href="/${name}" data-large="6 4"><img alt="${name}"></a>`
  document.body.innerHTML = `<main>${names.map(linkTo).join('')}</main>`
}
const click = () => document.querySelector('a')?.click()
const pictures = () => [...document.querySelectorAll('dialog img')].map((image) => image.getAttribute('alt'))
const scriptHasCome = async () => {
  await vi.dynamicImportSettled()
  await Promise.resolve()
}

beforeEach(() => {
  addEventListener('click', enlarge)
  return () => {
    removeEventListener('click', enlarge)
    document.querySelector('dialog')?.close()
  }
})

it('opens it once, also by a double click', async () => {
  show('mill')
  click()
  click()
  await scriptHasCome()
  expect(pictures()).toEqual(['mill'])
})

it('opens nothing on a page to which the visitor has gone meanwhile', async () => {
  show('mill')
  click()
  show('boat', 'oar')
  await scriptHasCome()
  expect(pictures()).toEqual([])
})
