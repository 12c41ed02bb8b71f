import { beforeEach, expect, it } from 'vitest'
import { openLarge } from '../../../src/site/pages/largePicture'
import { words } from '../../helpers/words'

const dialog = () => document.querySelector('dialog')
const shown = () => dialog()?.querySelector('img')?.getAttribute('src')
const press = (key: string) => dialog()?.dispatchEvent(new KeyboardEvent('keydown', { key }))
const linkTo = (name: string) =>
  document.querySelector<HTMLAnchorElement>(`[href="/${name}"]`) as HTMLAnchorElement

beforeEach(() => {
  dialog()?.close()
  const figureOf = (name: string) =>
    `<figure><a href="/${name}" data-large="600 400"><img alt="A ${name}"></a><figcaption>The ${name}</figcaption></figure>`
  document.body.innerHTML = `<main>${['mill', 'boat', 'oar'].map(figureOf).join('')}</main>`
  openLarge(linkTo('boat'))
})

it('shows the picture in its size, with its caption, and leads to the others in a circle', () => {
  const image = dialog()?.querySelector('img')
  expect([image?.width, image?.height, image?.alt]).toEqual([600, 400, 'A boat'])
  expect(dialog()?.querySelector('figcaption')?.textContent).toBe('The boat')
  const seen = ['ArrowRight', 'ArrowRight', 'ArrowLeft'].map((key) => {
    press(key)
    return shown()?.replace(location.origin, '')
  })
  expect(seen).toEqual(['/oar', '/mill', '/oar'])
  document.querySelector<HTMLElement>(`[aria-label="${words.previousPicture}"]`)?.click()
  expect(shown()).toMatch(/boat$/)
})

it('has its next picture announced, by the caption', () => {
  const live = dialog()?.querySelector('[aria-live="polite"]')
  press('ArrowRight')
  expect(live?.textContent).toBe('The oar')
})

it('leads to the next picture by a swipe, which is no press beside the picture', () => {
  const point = (type: string, clientX: number, isPrimary = true) =>
    dialog()?.dispatchEvent(new PointerEvent(type, { clientX, isPrimary, bubbles: true }))
  // Two fingers do not swipe.
  for (const type of ['pointerdown', 'pointerup']) for (const x of [100, 250]) point(type, x, x === 100)
  expect(shown()).toMatch(/boat$/)
  for (const [type, x] of [
    ['pointerdown', 200],
    ['pointerup', 120],
    ['click', 120],
  ] as const)
    point(type, x)
  expect(shown()).toMatch(/oar$/)
  for (const type of ['pointerdown', 'pointerup', 'click']) point(type, 120)
  expect(dialog()).toBeNull()
})

it.each(['its button', 'a step back'])('is closed by %s, and the focus returns to the picture', (by) => {
  if (by === 'a step back') dispatchEvent(new PopStateEvent('popstate'))
  else document.querySelector<HTMLElement>(`dialog [aria-label="${words.close}"]`)?.click()
  expect([dialog(), document.activeElement]).toEqual([null, linkTo('boat')])
})
