import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { LiveMap } from '../../../src/map/liveMap'
import { HowItWorks } from '../../../src/map/overlay/HowItWorks'

/** X-ray, in place of its script: how it has been opened, and whether it fails. */
const xray = { opened: [] as boolean[], removed: 0, close: () => {}, fails: false }

vi.mock('../../../src/map/xray/xray', () => ({
  xray: (_: LiveMap, { takesFocus, onClose }: { takesFocus: boolean; onClose: () => void }) => {
    xray.opened.push(takesFocus)
    if (xray.fails) throw new Error('the glass has cracked')
    xray.close = onClose
    return () => {
      xray.removed += 1
    }
  },
}))

beforeEach(() => {
  Object.assign(xray, { opened: [], removed: 0, fails: false })
  history.replaceState(null, '', '/')
})

/** The card and X-ray only pass the map on. */
const map = {} as LiveMap

const button = () => screen.getByRole('button', { name: 'How it works' })
const card = () => screen.queryByRole('dialog', { name: 'How it works' })
const engineButton = () => screen.getByRole('button', { name: 'See the engine at work' })

async function open() {
  const rendered = render(<HowItWorks map={map} />)
  fireEvent.click(button())
  await screen.findByRole('dialog', { name: 'How it works' })
  return rendered
}

it('has its button before the map is there, which opens nothing then', async () => {
  history.replaceState(null, '', '/?xray')
  const { rerender } = render(<HowItWorks map={null} />)
  fireEvent.click(button())
  expect(card()).toBeNull()
  rerender(<HowItWorks map={map} />)
  fireEvent.click(button())
  expect(await screen.findByRole('dialog')).toBe(card())
})

describe('the card', () => {
  it('takes the focus, and lists the gestures and all keys', async () => {
    await open()
    expect(card()?.contains(document.activeElement)).toBe(true)
    const inputs = within(card() as HTMLElement)
      .getAllByRole('listitem')
      .map(({ firstChild }) => firstChild?.textContent)
    expect(inputs).toEqual([
      ...['Drag', 'Pinch', 'Tap a place'],
      ...['Drag', 'Wheel', 'Click a place', 'Arrows', 'Shift, arrows', 'Tab, arrows', '+, −', 'F', '0, Home', 'Esc'],
    ])
  })

  it.each([
    { by: 'its close button', close: () => fireEvent.click(screen.getByRole('button', { name: 'Close' })) },
    { by: 'Escape', close: () => fireEvent.keyDown(document.body, { key: 'Escape' }) },
    { by: 'a press around it', close: () => fireEvent.click(card() as HTMLElement) },
  ])('is closed by $by, and the button has the focus', async ({ close }) => {
    await open()
    close()
    expect(card()).toBeNull()
    expect(document.activeElement).toBe(button())
  })

  it('stays open at a press on it', async () => {
    await open()
    fireEvent.click(screen.getByText('Pinch'))
    expect(card()).not.toBeNull()
  })
})

describe('X-ray', () => {
  it('is opened by the card, which closes, and takes the focus', async () => {
    await open()
    fireEvent.click(engineButton())
    expect(card()).toBeNull()
    await waitFor(() => expect(xray.opened).not.toEqual([]))
    expect(xray.opened).toEqual([true])
  })

  it('is opened by the address, without the focus', async () => {
    history.replaceState(null, '', '/?xray')
    render(<HowItWorks map={map} />)
    await waitFor(() => expect(xray.opened).not.toEqual([]))
    expect(xray.opened).toEqual([false])
  })

  it('is removed when it is closed, with the focus on the button', async () => {
    await open()
    fireEvent.click(engineButton())
    await waitFor(() => expect(xray.opened).not.toEqual([]))
    act(() => xray.close())
    await waitFor(() => expect(xray.removed).toBe(1))
    expect(document.activeElement).toBe(button())
  })

  it('is removed with the map', async () => {
    const { unmount } = await open()
    fireEvent.click(engineButton())
    await waitFor(() => expect(xray.opened).not.toEqual([]))
    unmount()
    expect(xray.removed).toBe(1)
  })

  it('that has failed can be opened again', async () => {
    xray.fails = true
    await open()
    fireEvent.click(engineButton())
    await waitFor(() => expect(xray.opened).toHaveLength(1))
    xray.fails = false
    fireEvent.click(button())
    fireEvent.click(await screen.findByRole('button', { name: 'See the engine at work' }))
    await waitFor(() => expect(xray.opened).toHaveLength(2))
    expect(xray.removed).toBe(0)
  })
})
