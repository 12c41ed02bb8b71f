import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { crc32 } from 'node:zlib'
import sharp from 'sharp'
import { afterAll, describe, expect, it } from 'vitest'
import { pictureMistake } from '../../../src/table/mistakes'
import * as built from '../../../src/vite/pictures/pictures'

const folder = mkdtempSync(join(tmpdir(), 'pictures-'))
afterAll(() => rmSync(folder, { recursive: true }))

const image = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: '#a52' } })
await image(1000, 600).png().toFile(join(folder, 'the forge.png'))
await image(60, 40).jpeg().withMetadata({ orientation: 6 }).toFile(join(folder, 'upright.jpg'))
writeFileSync(join(folder, 'about.md'), 'No picture.')
const { pictures } = await built.readPictures(folder)
const named = (name: string) => pictures.get(name) as built.PictureFile
const [forge, upright] = [named('the forge.png'), named('upright.jpg')]

const png = await image(9, 9).png().toBuffer()
const webp = await image(9, 9).webp().toBuffer()
const strip = (width: number, height: number) => image(width, height).png().toBuffer()
/** A picture whose header alone says that it is huge. */
const HUGE = Buffer.from(png)
for (const at of [16, 20]) HUGE.writeUInt32BE(20_000, at)
HUGE.writeUInt32BE(crc32(HUGE.subarray(12, 29)), 29)

describe("the owner's pictures", () => {
  it('are the PNGs and JPEGs of their folder, each with its displayed size', async () => {
    expect([...pictures.keys()]).toEqual(['the forge.png', 'upright.jpg'])
    expect([...(await built.readPictures(join(folder, 'nowhere'))).pictures]).toEqual([])
    expect(forge).toMatchObject({ width: 1000, height: 600 })
    expect(upright).toMatchObject({ width: 40, height: 60 })
  })

  it.each([
    ['forge.PNG', ['forge.PNG'], undefined],
    ['bike.png', [], 'is not in src/realm. Put a PNG or JPEG there.'],
    [undefined, ['about.md', 'a.png', 'log/b.png', 'c.JPG'], 'is not in src/realm. There are: a.png, c.JPG.'],
    ['bike.jpg', ['log/bike.jpg'], 'is in src/realm/log. Move it to src/realm.'],
    ['bike.gif', ['log/bike.gif'], 'is not a PNG or JPEG. Save it as one of them.'],
  ])('are reported if they are missing or misplaced: %s in %j %s', (name, files, says) => {
    expect(pictureMistake(name, files)).toBe(says ? `"${name}" ${says}` : null)
  })

  it('have addresses below the root of the site, with a hash of their content, and are never scaled up', () => {
    const widths = built.builtPicture(forge, '/').avif.match(/(?<= )\d+(?=w)/g)
    expect(widths).toEqual(['480', '800', '1000'])
    const { avif, src } = built.builtPicture(upright, '/portfolio/')
    expect(avif).toMatch(/^\/portfolio\/assets\/upright-40-[\w-]{8}\.avif 40w$/)
    expect(src).toMatch(/^\/portfolio\/assets\/upright-40-[\w-]{8}\.webp$/)
  })

  it('have other addresses if the settings of a format change', () => {
    const before = built.builtPicture(forge, '/')
    built.FORMATS.avif.quality -= 10
    const after = built.builtPicture(forge, '/')
    built.FORMATS.avif.quality += 10
    expect(after.avif).not.toBe(before.avif)
    expect(after.webp).toBe(before.webp)
  })

  it('are written to the files that the page names, upright, in both formats', async () => {
    const cache = join(folder, 'cache')
    const files = await built.makePictureFiles([upright], [], cache, () => {})
    const { avif, webp } = built.builtPicture(upright, '')
    expect([...files.keys()].map((name) => `${name} 40w`)).toEqual([avif, webp])
    for (const made of files.values()) expect(await sharp(made).metadata()).toMatchObject({ width: 40, height: 60 })
    // From the cache, except for a file that was not written to its end.
    const [first = '', second = ''] = [...files.values()]
    const made = readFileSync(first)
    writeFileSync(first, '')
    writeFileSync(second, 'cached')
    expect(await built.makePictureFiles([upright], [], cache, () => {})).toEqual(files)
    expect(readFileSync(first)).toEqual(made)
    expect(readFileSync(second, 'utf8')).toBe('cached')
  })

  it('have a card for shared links in its own size, whatever theirs', async () => {
    const { file, width, height } = built.cardOf(upright)
    const files = await built.makePictureFiles([], [upright], join(folder, 'cards'), () => {})
    expect([...files.keys()]).toEqual([file])
    expect(await sharp(files.get(file)).metadata()).toMatchObject({ format: 'jpeg', width, height })
    expect([width, height]).toEqual([1200, 630])
  })

  it('load lazily in a story, in both formats', () => {
    const html = built.storyPicture(built.builtPicture(forge, '/'), 'A "forge" & more')
    expect(html).toContain('alt="A &quot;forge&quot; &amp; more" loading="lazy" decoding="async"')
    expect(html.match(/type="[^"]+"/g)).toEqual(['type="image/avif"', 'type="image/webp"'])
  })

  it.each([
    { width: 1000, height: 1251, shown: ['min(336px, 90vw)', '336', '420'] },
    { width: 100, height: 420, shown: ['min(100px, 90vw)', '100', '420'] },
    { width: 900, height: 900, shown: [built.STORY_SIZES, '900', '900'] },
  ])('of $width x $height px reserve the space $shown in a story', ({ width, height, shown }) => {
    const html = built.storyPicture({ avif: 'a 480w', webp: 'b 480w', src: 'b', width, height }, '')
    expect(/sizes="([^"]+)".* width="(\d+)" height="(\d+)"/.exec(html)?.slice(1)).toEqual(shown)
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
    const { mistakes } = await built.readPictures(broken)
    expect([...mistakes]).toEqual(says ? [['a.png', expect.stringContaining(says)]] : [])
  })

  it('report the progress of their files, and are refused together if they are damaged', async () => {
    writeFileSync(join(folder, 'torn'), readFileSync(forge.path).subarray(0, 300))
    const torn = ['a.png', 'b.png'].map((name) => ({ ...forge, name, path: join(folder, 'torn') }))
    const reports: string[] = []
    const cache = join(folder, 'other-cache')
    const made = built.makePictureFiles([...torn, upright], [], cache, (progress) => reports.push(progress))
    const refused = expect(made).rejects
    await refused.toThrow(
      /a\.png: it cannot be read to its end \(.+\)\. Save the picture again\.\n {2}src\/realm\/b\.png: /,
    )
    expect(reports).toEqual(['12 of 14 files of pictures are made.'])
    // Nothing is left of the damaged ones.
    expect(readdirSync(cache)).toHaveLength(2)
  })
})
