import { expect, it } from 'vitest'
import { besideControls } from '../../../src/panzoom/extras/controls'
import { send } from '../../helpers/page'

/** Whether the map takes an event on the last element of a surface with this content. */
function takes(html: string, event: Event, properties: object = {}): boolean | undefined {
  document.body.innerHTML = html
  const target = [...document.querySelectorAll('*')].at(-1) as Element
  for (const [name, value] of Object.entries(properties)) Object.defineProperty(target, name, { value })
  let isTaken: boolean | undefined
  const onEvent = (event: Event) => {
    isTaken = besideControls(event as WheelEvent)
  }
  document.body.addEventListener(event.type, onEvent, { once: true })
  send(target, event)
  return isTaken
}

it.each([
  { html: '<button></button>', isTaken: true },
  { html: '<p data-no-pan></p>', isTaken: false },
])('a trackpad pinch in Safari on $html is the map’s: $isTaken', ({ html, isTaken }) => {
  expect(takes(html, new Event('gesturechange', { bubbles: true }))).toBe(isTaken)
})

it.each([
  { direction: 'ltr', scrollLeft: 0, deltaX: 10, isTaken: false },
  { direction: 'ltr', scrollLeft: 0, deltaX: -10, isTaken: true },
  { direction: 'ltr', scrollLeft: 50, deltaX: 10, isTaken: true },
  { direction: 'rtl', scrollLeft: 0, deltaX: 10, isTaken: true },
  { direction: 'rtl', scrollLeft: 0, deltaX: -10, isTaken: false },
  { direction: 'rtl', scrollLeft: -20, deltaX: 10, isTaken: false },
  { direction: 'rtl', scrollLeft: -50, deltaX: -10, isTaken: true },
])('a wheel by $deltaX in a $direction scroller at $scrollLeft of 50 is the map’s: $isTaken', (row) => {
  const { deltaX } = row
  const event = new WheelEvent('wheel', { deltaX, bubbles: true })
  const html = `<p style="overflow-x: auto; direction: ${row.direction}"></p>`
  const { scrollLeft } = row
  expect(takes(html, event, { scrollLeft, clientWidth: 100, scrollWidth: 150 })).toBe(row.isTaken)
})

it('a wheel with Ctrl is the map’s in a scroller that could scroll, too', () => {
  const event = new WheelEvent('wheel', { deltaX: 10, ctrlKey: true, bubbles: true })
  const size = { scrollLeft: 0, clientWidth: 100, scrollWidth: 150 }
  expect(takes('<p style="overflow-x: auto"></p>', event, size)).toBe(true)
})
