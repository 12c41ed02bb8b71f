import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { LiveMap } from '../../../../src/site/map/liveMap'
import { renderMap } from '../../../helpers/renderMap'
import { words } from '../../../helpers/words'

/** X-ray, in place of its script: how it has been opened, and the end of the last one. */
const xray = { opened: [] as boolean[], ending: new AbortController() }

vi.mock('../../../../src/site/map/xray/xray', () => ({
  xray: (_: LiveMap, takesFocus: boolean) => {
    xray.opened.push(takesFocus)
    xray.ending = new AbortController()
    return xray.ending
  },
}))

beforeEach(() => {
  xray.opened = []
  history.replaceState(null, '', '/')
})

const button = () => screen.getByRole('button', { name: words.howItWorks })
const card = () => screen.queryByRole('dialog', { name: words.howItWorks })

async function open() {
  renderMap()
  fireEvent.click(button())
  await screen.findByRole('dialog', { name: words.howItWorks })
}

describe('the card', () => {
  it('takes the focus, lists the gestures and all keys, and stays open at a press on it', async () => {
    await open()
    expect(card()?.contains(document.activeElement)).toBe(true)
    // The page has one banner: its header.
    expect(within(card() as HTMLElement).queryByRole('banner')).toBeNull()
    const { fingers, mouseAndKeys } = words.inputs
    fireEvent.click(screen.getByText(fingers.title))
    const items = within(card() as HTMLElement).getAllByRole('listitem')
    const inputs = items.map(({ firstChild }) => firstChild?.textContent)
    const effects = [...Object.values(fingers.effects), ...Object.values(mouseAndKeys.effects)]
    expect(inputs).toEqual(effects.map(([input]) => input))
  })

  it.each([
    { by: 'its button', close: () => fireEvent.click(screen.getByRole('button', { name: words.close })) },
    { by: 'Escape', close: () => fireEvent.keyDown(document.body, { key: 'Escape' }) },
    { by: 'a press around it', close: () => fireEvent.click(card() as HTMLElement) },
  ])('is closed by $by, and the button has the focus', async ({ close }) => {
    await open()
    close()
    expect(card()).toBeNull()
    expect(document.activeElement).toBe(button())
  })
})

describe('X-ray', () => {
  /** Opens X-ray by the card, once more than before. */
  async function openXRay() {
    const { length } = xray.opened
    fireEvent.click(button())
    fireEvent.click(await screen.findByRole('button', { name: words.seeTheEngine }))
    expect(card()).toBeNull()
    await waitFor(() => expect(xray.opened).toHaveLength(length + 1))
  }

  it('is opened by the card, which closes, takes the focus, and gives it to the button', async () => {
    renderMap()
    await openXRay()
    expect(xray.opened).toEqual([true])
    xray.ending.abort()
    expect(document.activeElement).toBe(button())
  })

  it('is opened by the address, without the focus, and removed with the map', async () => {
    history.replaceState(null, '', '/?xray')
    const { unmount } = renderMap()
    await waitFor(() => expect(xray.opened).toEqual([false]))
    unmount()
    expect(xray.ending.signal.aborted).toBe(true)
  })
})
