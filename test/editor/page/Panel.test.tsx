/** The panel of a table, and of one that cannot be written. */
import { render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Opened } from '../../../src/editor/page/messages'
import { Panel } from '../../../src/editor/page/Panel'
import { Store } from '../../../src/editor/page/store'
import type { LiveMap } from '../../../src/site/map/liveMap'
import { corners } from '../../helpers/corners'

const OPENED: Opened = {
  ...{ version: '1', land: '', size: { width: 500, height: 500 }, isDrawn: true, isStale: false },
  regions: [{ from: 0, name: 'A', epithet: 'E', heading: 'H', text: 'T', corners: corners(0, 0, 100, 100) }],
}
let page: AbortController

beforeEach(() => {
  page = new AbortController()
  vi.stubGlobal('fetch', () => new Promise(() => {}))
})
afterEach(() => {
  page.abort()
  vi.unstubAllGlobals()
  sessionStorage.clear()
})

/** The names of the controls that can be used, with a place chosen. */
function usableIn(opened: Opened): string[] {
  const store = new Store(opened, page.signal)
  store.choose(0)
  render(<Panel map={{} as LiveMap} store={store} state={store.state} />)
  const roles = ['button', 'textbox', 'spinbutton', 'combobox'] as const
  const controls = roles.flatMap((role) => screen.getAllByRole(role)).filter((one) => !one.matches(':disabled'))
  return controls.map((one) => one.id || one.textContent)
}

it('a place can be changed', () => {
  expect(usableIn(OPENED)).toEqual(expect.arrayContaining(['editor-name', 'editor-x', 'editor-landmark']))
})

it('a table that cannot be written can be looked at and drawn', () => {
  expect(usableIn({ ...OPENED, refusal: 'It is computed.' })).toEqual(['editor-place-0', 'editor-draw'])
})
