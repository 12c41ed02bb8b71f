import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { CARD, drawCard } from '../../src/cartography/card'
import { colour } from '../../src/cartography/drawing/palette'
import { colourOf } from '../../src/cartography/drawing/raster'
import { drawFavicon, drawHomeIcon } from '../../src/cartography/favicon'
import { hashOf, isReplaced } from '../../src/cartography/replaced'

const pixelAt = async (svg: string, left: number, top: number) => [
  ...(await sharp(Buffer.from(svg)).ensureAlpha().extract({ left, top, width: 1, height: 1 }).raw().toBuffer()),
]

describe("the site's mark", () => {
  it('is transparent around the chart, which shows a compass star, in fewer than 1,200 characters', async () => {
    expect(drawFavicon().length).toBeLessThan(1200)
    expect((await pixelAt(drawFavicon(), 0, 0))[3]).toBe(0)
    expect(await pixelAt(drawFavicon(), 15, 10)).toEqual([...colourOf(colour.red), 255])
    expect(await pixelAt(drawFavicon(), 17, 10)).toEqual([...colourOf(colour.dark), 255])
  })

  it('is fully opaque as an icon for a home screen', async () => {
    const { channels } = await sharp(Buffer.from(drawHomeIcon(180)))
      .ensureAlpha()
      .stats()
    expect(channels[3]?.min).toBe(255)
  })
})

it('the card shows the upper part of the map, its ink over its wash', async () => {
  const ink =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2048 1536"><path fill="#f00" d="M0 0h1024v100h-1024z"/></svg>'
  const blue = await sharp({ create: { width: 4, height: 3, channels: 3, background: '#00f' } })
    .png()
    .toBuffer()
  const card = drawCard(ink, `data:image/png;base64,${blue.toString('base64')}`)
  const { width, height } = await sharp(Buffer.from(card)).metadata()
  expect({ width, height }).toEqual(CARD)
  expect(await pixelAt(card, 300, 40)).toEqual([255, 0, 0, 255])
  expect(await pixelAt(card, 900, 40)).toEqual([0, 0, 255, 255])
  expect(await pixelAt(card, 300, 600)).toEqual([0, 0, 255, 255])
})

it.each([
  { of: 'equals the one that was last drawn', kept: 'drawn', last: 'drawn', replaced: false },
  { of: 'differs from the one that was last drawn', kept: 'by another hand', last: 'drawn', replaced: true },
  { of: 'exists before any has been drawn', kept: 'by another hand', replaced: true },
  { of: 'does not exist', last: 'drawn', replaced: false },
  { of: 'does not exist, and none has been drawn', replaced: false },
])("a picture that $of is the owner's: $replaced", ({ kept, last, replaced }) => {
  const hash = last === undefined ? undefined : hashOf(Buffer.from(last))
  expect(isReplaced(kept === undefined ? undefined : Buffer.from(kept), hash)).toBe(replaced)
})
