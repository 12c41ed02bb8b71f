/** The article's figures in a page. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { markupOf, play } from '../../../src/site/how/figure'
import { breakIt } from '../../../src/site/how/figures/breakIt'
import { layers } from '../../../src/site/how/figures/layers'

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it.each([
  ['#break-it=cursor,edge', ['zoom about the cursor', 'soft edge']],
  ['#break-it=cursor%2Cedge', ['zoom about the cursor', 'soft edge']],
  ['#break-it=%', []],
])('at %s, a figure answers, with the switches that the address keeps', (hash, wrong) => {
  history.replaceState(null, '', hash)
  const root = document.createElement('div')
  root.dataset.figure = 'break-it'
  root.innerHTML = markupOf(breakIt, 'A map')
  document.body.append(root)
  play(breakIt, root)
  const buttons = [...root.querySelectorAll('button')]
  expect(buttons.filter(({ disabled }) => disabled)).toEqual([])
  const off = buttons.filter((button) => button.getAttribute('aria-pressed') === 'false')
  expect(off.map(({ textContent }) => textContent)).toEqual(wrong)
})

it('a figure leaves every button of a mouse but the primary one to the browser', () => {
  const root = document.createElement('div')
  root.dataset.figure = 'break-it'
  root.innerHTML = markupOf(breakIt, 'A map')
  // No frames: a press that is not lifted has them for ever.
  vi.stubGlobal('requestAnimationFrame', () => 1)
  const told = vi.fn()
  play(breakIt, root, told)
  const drawing = root.firstElementChild as Element
  drawing.setPointerCapture = () => {}
  const press = (button: number) => {
    const event = new PointerEvent('pointerdown', { button, bubbles: true, cancelable: true })
    drawing.dispatchEvent(event)
    return [event.defaultPrevented, told.mock.calls.length]
  }
  expect([press(2), press(0)]).toEqual([
    [false, 0],
    [true, 1],
  ])
})

it('a button acts where a translator has put elements around its label, and leaves those there', () => {
  const root = document.createElement('div')
  root.innerHTML = markupOf(layers, 'A letter')
  play(layers, root)
  const [button] = root.querySelectorAll('button')
  const label = '<font><font>will sich ändern</font></font>'
  const pressTranslated = () => {
    if (button) button.innerHTML = label
    button?.querySelector('font font')?.dispatchEvent(new MouseEvent('click', { bubbles: true }))
    vi.advanceTimersToNextFrame()
    return [button?.getAttribute('aria-pressed'), button?.innerHTML]
  }
  expect([pressTranslated(), pressTranslated()]).toEqual([
    ['false', label],
    ['true', label],
  ])
})
