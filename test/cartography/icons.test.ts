import sharp from 'sharp'
import { expect, it } from 'vitest'
import { drawFavicon, drawHomeIcon } from '../../src/cartography/emblem/favicon'

it("the site's mark has a transparent corner, and is fully opaque as an icon for a home screen", async () => {
  const least = async (svg: string) => (await sharp(Buffer.from(svg)).ensureAlpha().stats()).channels[3]?.min
  expect(drawFavicon('parchment').length).toBeLessThan(1200)
  expect(await least(drawFavicon('parchment'))).toBe(0)
  expect(await least(drawHomeIcon(180, 'parchment'))).toBe(255)
})
