/** The pictures of stories and cards: which are read, their mistakes, and their HTML. */
import { mkdtempSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { crc32 } from 'node:zlib'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { pictureMistake } from '../../../src/table/validateTable'
import { make } from '../../../src/vite/pictures/makePictures'
import type { Original } from '../../../src/vite/pictures/original'
import * as story from '../../../src/vite/pictures/storyPictures'
import { makeFolder, plain } from '../../helpers/folder'

const folder = makeFolder()
const png = await plain(9, 9).png().toBuffer()
const webp = await plain(9, 9).webp().toBuffer()
const strip = (width: number, height: number) => plain(width, height).png().toBuffer()
/** A picture whose header alone says that it is huge. */
const HUGE = Buffer.from(png)
for (const at of [16, 20]) HUGE.writeUInt32BE(20_000, at)
HUGE.writeUInt32BE(crc32(HUGE.subarray(12, 29)), 29)

/** As far as it matters for the names of its files. */
const pictureOf = (name: string) => ({ name, hash: 'h' }) as Original

describe("the owner's pictures", () => {
  it('are the PNGs and JPEGs of their folder, each with its displayed size', async () => {
    await plain(1000, 600).png().toFile(join(folder, 'the forge.png'))
    await plain(60, 40).jpeg().withMetadata({ orientation: 6 }).toFile(join(folder, 'upright.jpg'))
    writeFileSync(join(folder, 'about.md'), 'No picture.')
    const { pictures } = await story.readPictures(folder)
    const sizes = [...pictures.values()].map(({ name, width, height }) => [name, width, height])
    expect(sizes).toEqual([
      ['the forge.png', 1000, 600],
      ['upright.jpg', 40, 60],
    ])
    expect([...(await story.readPictures(join(folder, 'nowhere'))).pictures]).toEqual([])

    // Their cards have the size that pages name.
    const upright = pictures.get('upright.jpg') as Original
    const { file, width, height } = story.cardOf(upright)
    expect(file).toMatch(/^assets\/upright-card-\S{8}\.jpg$/)
    expect([width, height]).toEqual([1200, 630])
    const card = await make(story.cardFileOf(upright))
    expect(await sharp(card).metadata()).toMatchObject({ format: 'jpeg', width, height })
  })

  it.each([
    ['forge.PNG', ['forge.PNG'], undefined],
    ['bike.png', [], 'is not in src/realm. Put a PNG or JPEG there.'],
    [undefined, ['about.md', 'a.png', 'log/b.png', 'c.JPG'], 'is not in src/realm. There are: a.png, c.JPG.'],
    ['../bike.jpg', ['bike.jpg'], 'is in src/realm. Write bike.jpg alone.'],
    ['my bike.jpg', ['my%20bike.jpg'], 'is called "my%20bike.jpg" in src/realm. Give it a name without %.'],
    ['bike.jpg', ['log/bike.jpg'], 'is in src/realm/log. Move it to src/realm.'],
    ['bike.gif', ['log/bike.gif'], 'is not a PNG or JPEG. Save it as one of them.'],
  ])('are reported if they are missing or misplaced: %s in %j %s', (name, files, says) => {
    expect(pictureMistake(name, files)).toBe(says ? `"${name}" ${says}` : null)
  })

  it.each([
    ['is empty', '', 'is empty. Save the picture again.'],
    ['is a renamed WebP', webp, 'is not a PNG or JPEG inside'],
    ['has a damaged header', png.subarray(0, 20), 'is not a PNG or JPEG inside'],
    ['is huge', HUGE, 'has 20000 x 20000 px, too many to read. Make it smaller: 1200 px wide is enough.'],
    ['is a strip', strip(2, 16_384), 'is 2 x 16384 px, too high for its width. Cut it'],
    ['is a strip that is scaled', strip(2400, 32_768), 'is 2400 x 32768 px, too high'],
    ['is almost too high', strip(2, 16_383), undefined],
  ])('are refused if their file %s', async (_, content, says) => {
    const broken = mkdtempSync(join(folder, 'broken-'))
    writeFileSync(join(broken, 'a.png'), await content)
    const { mistakes } = await story.readPictures(broken)
    expect([...mistakes]).toEqual(says ? [['a.png', expect.stringContaining(says)]] : [])
  })

  it.each([
    { width: 3000, height: 2000, large: '2400 1600', file: /-2400-/ },
    // Not higher than a WebP may be.
    { width: 2400, height: 20_000, large: '1965 16375', file: /-1965-/ },
    // No more than pages show.
    { width: 1000, height: 500, large: '1000 500', file: /-1000-/ },
  ])('of $width x $height px are links to a large file of $large px', ({ large, file, ...size }) => {
    const original = { ...pictureOf('a.png'), ...size }
    const { large: link, webp } = story.pictureFilesOf(original, '/')
    expect(link).toEqual({ href: expect.stringMatching(file), 'data-large': large })
    expect(story.filesOf(original).at(-1)?.name).toBe(link.href.slice(1))
    expect(webp.includes(link.href)).toBe(size.width <= 1200)
  })

  it.each([
    { width: 1000, height: 1251, shown: ['min(336px, 90vw)', '336', '420'] },
    { width: 100, height: 420, shown: ['min(100px, 90vw)', '100', '420'] },
    { width: 900, height: 900, shown: [story.STORY_SIZES, '900', '900'] },
  ])(
    'of $width x $height px load lazily in a story, in both formats, in the space $shown',
    ({ shown, ...size }) => {
      const large = { href: '/c', 'data-large': '2400 1600' }
      const sources = { avif: 'a 480w', webp: 'b 480w', src: 'b', large, ...size }
      const html = story.storyPicture(sources, 'A "forge" & more', false)
      expect(html).toMatch(/^<a href="\/c" data-large="2400 1600"><picture>.*<\/a>$/)
      expect(story.storyPicture(sources, 'A', true)).toMatch(/^<picture>/)
      expect(html).toContain('alt="A &quot;forge&quot; &amp; more" loading="lazy" decoding="async"')
      expect(html.match(/type="[^"]+"/g)).toEqual(['type="image/avif"', 'type="image/webp"'])
      expect(/sizes="([^"]+)".* width="(\d+)" height="(\d+)"/.exec(html)?.slice(1)).toEqual(shown)
    },
  )
})
