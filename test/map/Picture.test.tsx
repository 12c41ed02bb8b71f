import { act, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Picture } from '../../src/map/Picture'
import { layOut } from '../helpers/layout'
import { matrixOf, renderMap } from '../helpers/renderMap'

layOut()

/** The layers of a picture, the lowest first. */
function layersOf(svg: Element): SVGImageElement[] {
  return [...svg.querySelectorAll('image')]
}

function hrefsOf(svg: Element): (string | null)[] {
  return layersOf(svg).map((layer) => layer.getAttribute('href'))
}

describe('the picture', () => {
  it('is ink over wash, under the places', () => {
    const { svg } = renderMap()
    expect(hrefsOf(svg)).toEqual(['/wash.avif', '/ink-below.svg', '/ink-above.svg'])
    // The names lie lowest: they are seen for as long as nothing covers them.
    expect([...svg.children].map(({ localName }) => localName)).toEqual([
      'g',
      'image',
      'image',
      'image',
      'a',
      'a',
      'a',
      'a',
      'a',
      'a',
    ])
  })

  it('covers the whole map with each layer, whatever the size of its file', () => {
    const { svg } = renderMap()
    for (const layer of layersOf(svg)) {
      expect([layer.getAttribute('width'), layer.getAttribute('height')]).toEqual(['2048', '1536'])
      expect(layer.getAttribute('preserveAspectRatio')).toBe('none')
    }
  })

  it('takes the other wash where the first cannot be had, and leaves it at that', () => {
    const { svg } = renderMap()
    const [wash] = layersOf(svg)
    if (wash) fireEvent.error(wash)
    expect(hrefsOf(svg)).toEqual(['/wash.webp', '/ink-below.svg', '/ink-above.svg'])
    if (wash) fireEvent.error(wash)
    expect(hrefsOf(svg)).toEqual(['/wash.webp', '/ink-below.svg', '/ink-above.svg'])
    expect(layersOf(svg)[0]).toBe(wash)
  })

  it('says so where it cannot be had, names its places, and can be asked for again', async () => {
    const { svg } = renderMap()
    expect(screen.getByRole('status').textContent).toBe('')
    expect([...svg.querySelectorAll('text')].map(({ textContent }) => textContent)).toEqual([
      'Works',
      'Crafts',
      'Journeys',
      'Studies',
      'Letters',
      'Hearth',
    ])
    for (let failure = 0; failure < 2; failure++) {
      const [wash] = layersOf(svg)
      if (wash) fireEvent.error(wash)
    }
    expect(screen.getByRole('status').textContent).toContain('The picture of the map is missing.')
    const [before] = layersOf(svg)
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(screen.getByRole('status').textContent).toBe('')
    expect(hrefsOf(svg)).toEqual(['/wash.avif?1', '/ink-below.svg?1', '/ink-above.svg?1'])
    // Another element: a browser does not ask again for the same one.
    expect(layersOf(svg)[0]).not.toBe(before)
  })

  describe('that cannot be had', () => {
    beforeEach(() => vi.useFakeTimers())
    afterEach(() => vi.useRealTimers())

    /** Has the ink fail, and says whether the map says so. */
    function fail(svg: Element): string | null {
      const [, ink] = layersOf(svg)
      if (ink) fireEvent.error(ink)
      return screen.getByRole('status').textContent
    }

    it('is asked for again when the line is back', () => {
      const { svg } = renderMap()
      const [, before] = layersOf(svg)
      expect(fail(svg)).toContain('missing')
      act(() => void window.dispatchEvent(new Event('online')))
      expect(screen.getByRole('status').textContent).toBe('')
      expect(layersOf(svg)[1]).not.toBe(before)
      // Once it is there, nothing asks for it.
      const [, after] = layersOf(svg)
      act(() => void window.dispatchEvent(new Event('online')))
      expect(layersOf(svg)[1]).toBe(after)
    })

    it('is asked for again by itself, after 4 s, then 8, and so on up to 64', () => {
      const { svg } = renderMap()
      for (const waitS of [4, 8, 16, 32, 64, 64]) {
        expect(fail(svg)).toContain('missing')
        act(() => void vi.advanceTimersByTime(waitS * 1000 - 1))
        expect(screen.getByRole('status').textContent).toContain('missing')
        act(() => void vi.advanceTimersByTime(1))
        expect(screen.getByRole('status').textContent).toBe('')
      }
    })
  })

  it('without its ink is still a map', async () => {
    const { sheet, svg, area } = renderMap()
    const [, ink] = layersOf(svg)
    if (ink) fireEvent.error(ink)
    expect(hrefsOf(svg)).toEqual(['/wash.avif', '/ink-below.svg', '/ink-above.svg'])
    expect(matrixOf(sheet)).toEqual([1, 0, 0, 1, -524, 0])
    await userEvent.click(area('Journeys'))
    expect(window.location.pathname).toBe('/journeys')
  })
})

it('a layer whose fallback fails, or that has none, asks for nothing else', () => {
  const onMissing = vi.fn()
  const { container } = render(
    <svg>
      <Picture file={{ href: '/a.avif' }} width={10} height={20} onMissing={onMissing} />
    </svg>,
  )
  expect(onMissing).not.toHaveBeenCalled()
  for (const layer of layersOf(container)) fireEvent.error(layer)
  expect(hrefsOf(container)).toEqual(['/a.avif'])
  expect(onMissing).toHaveBeenCalledTimes(1)
})
