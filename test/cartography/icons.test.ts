import sharp from 'sharp'
import { expect, it } from 'vitest'
import { drawFavicon, drawHomeIcon } from '../../src/cartography/emblem/favicon'
import { hashOf, isReplaceable, isReplaced } from '../../src/cartography/replaced'

it("the site's mark is transparent in its corner, and fully opaque as an icon for a home screen", async () => {
  const least = async (svg: string) => (await sharp(Buffer.from(svg)).ensureAlpha().stats()).channels[3]?.min
  expect(drawFavicon().length).toBeLessThan(1200)
  expect(await least(drawFavicon())).toBe(0)
  expect(await least(drawHomeIcon(180))).toBe(255)
})

it('the cards and the icons may be the owner’s, and the picture of the map may not', () => {
  const files = ['card.jpg', 'cards/about.jpg', 'favicon.svg', 'wash.avif', 'places/about.svg']
  expect(files.filter((file) => isReplaceable(`public/${file}`))).toEqual(files.slice(0, 3))
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
