/** The map without what stands over it, where that cannot be had or breaks: what it can do it does, and no more is shown. */
import { act, fireEvent, screen } from '@testing-library/react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { pass, stopTime } from '../helpers/frames'
import { layOut } from '../helpers/layout'
import { PLACES } from '../helpers/places'
import { isWhole, until } from '../helpers/until'

layOut()
stopTime()

const page = document.documentElement
let root: Root | null = null
/** How often the overlay has been asked for; whether it can be had, and what becomes of it. */
const line = { asked: 0, isDown: false, breaks: false, signpostsBreak: false }

function tear() {
  throw new Error('The ribbon has torn')
}

beforeEach(() => {
  vi.resetModules()
  Object.assign(line, { asked: 0, isDown: false, breaks: false, signpostsBreak: false })
  history.replaceState(null, '', '/')
  vi.doMock('../../src/map/overlay/Overlay', async (original) => {
    line.asked += 1
    if (line.isDown) throw new TypeError('Failed to fetch dynamically imported module')
    const module = await original<typeof import('../../src/map/overlay/Overlay')>()
    return line.breaks ? { ...module, Overlay: tear } : module
  })
  vi.doMock('../../src/map/overlay/Signposts', async (original) => {
    return line.signpostsBreak ? { Signposts: tear } : original()
  })
})

afterEach(() => {
  act(() => root?.unmount())
  root = null
  document.body.innerHTML = ''
  delete page.dataset.asked
  vi.doUnmock('../../src/map/overlay/Overlay')
  vi.doUnmock('../../src/map/overlay/Signposts')
})

/** What the build has written over the map. */
const BUTTONS = '<button data-act="how">How it works</button><button data-act="in">Zoom in</button>'

/** Opens the map from the page as the build wrote it; `before` is what a visitor does before the script comes. */
async function open({ before = () => {} } = {}) {
  const { RealmMap } = await import('../../src/map/RealmMap')
  const { map } = await import('../../src/realm')
  const picture = { wash: { href: '/wash.avif' }, inks: [{ href: '/ink.svg' }] }
  const site = <RealmMap {...map} name="Map of Testland" {...picture} places={PLACES} />
  const container = document.createElement('div')
  document.body.append(container)
  container.innerHTML = renderToString(site).replace(/(data-static="true"[^>]*>)/, `$1${BUTTONS}`)
  before()
  const caught: string[] = []
  act(() => {
    root = hydrateRoot(container, site, { onCaughtError: (error) => caught.push((error as Error).message) })
  })
  pass(320)
  const sheet = container.querySelector('[data-sheet]') as HTMLElement
  const buttons = container.querySelector('[data-static]') as HTMLElement
  return { sheet, buttons, caught, group: screen.getByRole('group', { name: 'Map of Testland' }) }
}

function press(target: Element, key: string) {
  fireEvent.keyDown(target, { key })
  fireEvent.keyUp(target, { key })
  pass(1000)
}

it('that cannot be had leaves the map, its keys and its places, and nothing that does nothing', async () => {
  line.isDown = true
  const { sheet, buttons, group } = await open()
  expect(buttons.childElementCount).toBe(2)
  await until(() => buttons.childElementCount === 0)
  expect(screen.queryAllByRole('button')).toEqual([])
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(PLACES.map(({ href }) => href))
  press(group, 'ArrowDown')
  expect(sheet.style.transform).toBe('matrix(1, 0, 0, 1, -524, -80)')
  fireEvent.click(screen.getByRole('link', { name: 'Hearth' }))
  expect(location.pathname).toBe('/hearth')
})

it('that cannot be had takes no focus with it, and forgets what was asked of its buttons', async () => {
  line.isDown = true
  const { group, buttons } = await open({
    before: () => {
      document.querySelector<HTMLElement>('[data-act]')?.focus()
      page.dataset.asked = ' in'
    },
  })
  await until(() => buttons.childElementCount === 0)
  expect(document.activeElement).toBe(group)
  expect(page.dataset.asked).toBeUndefined()
})

it.each(['online', 'focus', 'pointerover', 'pointerup', 'keyup'])(
  'is asked for again on "%s", once at a time',
  async (type) => {
    line.isDown = true
    const { buttons } = await open()
    await until(() => buttons.childElementCount === 0)
    const before = line.asked
    expect(isWhole()).toBe(false)
    line.isDown = false
    act(() => void window.dispatchEvent(new Event(type)))
    act(() => void window.dispatchEvent(new Event(type)))
    await until(isWhole)
    expect(line.asked).toBe(before + 1)
  },
)

describe('with Save-Data on, a visitor', () => {
  beforeEach(() => vi.stubGlobal('navigator', { connection: { saveData: true } }))
  afterEach(() => vi.unstubAllGlobals())

  it.each(['focus', 'pointerover', 'keyup'])('gets it with the first "%s", and none before', async (type) => {
    const { buttons } = await open()
    await act(() => vi.dynamicImportSettled())
    expect([line.asked, buttons.childElementCount]).toEqual([0, 2])
    act(() => void window.dispatchEvent(new Event(type)))
    await until(isWhole)
  })

  it('gets it at once after a press before the script', async () => {
    await open({
      before: () => {
        page.dataset.asked = ' in'
      },
    })
    await until(isWhole)
    expect([line.asked, document.querySelector('[data-static]')?.childElementCount]).toEqual([1, 0])
  })
})

it('that comes later leaves the map where the visitor has moved it', async () => {
  line.isDown = true
  history.replaceState(null, '', '/#1/1000/700')
  const { sheet, buttons, group } = await open()
  await until(() => buttons.childElementCount === 0)
  press(group, 'ArrowDown')
  line.isDown = false
  act(() => void window.dispatchEvent(new Event('online')))
  await until(isWhole)
  pass(1000)
  expect(sheet.style.transform).toBe('matrix(1, 0, 0, 1, -524, -80)')
})

it('that comes later to a map that has not been moved shows what the address asks for', async () => {
  line.isDown = true
  history.replaceState(null, '', '/#1/1000/700')
  const { sheet, buttons } = await open()
  await until(() => buttons.childElementCount === 0)
  line.isDown = false
  act(() => void window.dispatchEvent(new Event('online')))
  await until(isWhole)
  pass(1000)
  expect(sheet.style.transform).toBe('matrix(2, 0, 0, 2, -1500, -1050)')
})

it('that breaks leaves the map, and says so to its owner', async () => {
  line.breaks = true
  const { sheet, buttons, caught, group } = await open()
  await until(() => caught.length > 0)
  expect(caught).toEqual(['The ribbon has torn'])
  expect(buttons.childElementCount).toBe(0)
  press(group, 'ArrowDown')
  expect(sheet.style.transform).toBe('matrix(1, 0, 0, 1, -524, -80)')
})

it('of which the signposts break keeps all the rest', async () => {
  line.signpostsBreak = true
  const { sheet, caught, group } = await open()
  await until(() => caught.length > 0)
  await until(() => screen.queryByRole('button', { name: 'Show the whole map' }) !== null)
  press(group, 'ArrowDown')
  expect(sheet.style.transform).toBe('matrix(1, 0, 0, 1, -524, -80)')
})
