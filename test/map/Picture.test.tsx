import { fireEvent, render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { Picture } from '../../src/map/Picture'
import { layOut } from '../helpers/layout'
import { matrixOf, renderMap } from '../helpers/renderMap'

layOut()
beforeEach(() => window.history.replaceState(null, '', '/'))

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
    expect(hrefsOf(svg)).toEqual(['/wash.avif', '/ink.svg'])
    expect([...svg.children].map(({ localName }) => localName)).toEqual([
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
    expect(hrefsOf(svg)).toEqual(['/wash.webp', '/ink.svg'])
    if (wash) fireEvent.error(wash)
    expect(hrefsOf(svg)).toEqual(['/wash.webp', '/ink.svg'])
    expect(layersOf(svg)[0]).toBe(wash)
  })

  it('without its ink is still a map', async () => {
    const { svg, area } = renderMap()
    const [, ink] = layersOf(svg)
    if (ink) fireEvent.error(ink)
    expect(hrefsOf(svg)).toEqual(['/wash.avif', '/ink.svg'])
    expect(matrixOf(svg)).toEqual([1, 0, 0, 1, -524, 0])
    await userEvent.click(area('Experience'))
    expect(window.location.pathname).toBe('/experience')
  })
})

it('a layer whose fallback fails, or that has none, asks for nothing else', () => {
  const { container } = render(
    <svg>
      <Picture file={{ href: '/a.avif' }} width={10} height={20} />
    </svg>,
  )
  for (const layer of layersOf(container)) fireEvent.error(layer)
  expect(hrefsOf(container)).toEqual(['/a.avif'])
})
