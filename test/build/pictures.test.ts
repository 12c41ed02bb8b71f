import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, describe, expect, it } from 'vitest'
import * as built from '../../src/build/pictures'

const folder = mkdtempSync(join(tmpdir(), 'pictures-'))
afterAll(() => rmSync(folder, { recursive: true }))

const image = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: '#a52' } })
await image(1000, 600).png().toFile(join(folder, 'the forge.png'))
await image(60, 40).jpeg().withMetadata({ orientation: 6 }).toFile(join(folder, 'upright.jpg'))
writeFileSync(join(folder, 'about.md'), 'No picture.')
const pictures = await built.readPictures(folder)
const [forge, upright] = ['the forge.png', 'upright.jpg'].map((name) => pictures.get(name) as built.PictureFile) as [
  built.PictureFile,
  built.PictureFile,
]

describe("the owner's pictures", () => {
  it('are the PNGs and JPEGs of their folder, each with its displayed size', async () => {
    expect([...pictures.keys()]).toEqual(['the forge.png', 'upright.jpg'])
    expect([...(await built.readPictures(join(folder, 'nowhere')))]).toEqual([])
    expect(forge).toMatchObject({ width: 1000, height: 600 })
    expect(upright).toMatchObject({ width: 40, height: 60 })
  })

  it.each([
    ['bike.png', [], 'is not in src/realm. Put a PNG or JPEG there.'],
    [undefined, ['about.md', 'a.png', 'log/b.png', 'c.JPG'], 'is not in src/realm. There are: a.png, c.JPG.'],
    ['bike.jpg', ['log/bike.jpg'], 'is in src/realm/log. Move it to src/realm.'],
    ['log/bike.jpg', ['log/bike.jpg'], 'is in src/realm/log. Move it to src/realm.'],
    ['bike.webp', ['bike.webp'], 'is not a PNG or JPEG. Save it as one of them.'],
    ['bike.gif', ['log/bike.gif'], 'is not a PNG or JPEG. Save it as one of them.'],
  ])('are reported if they are missing or misplaced: %s in %j %s', (name, files, says) => {
    expect(built.pictureMistake(name, files)).toBe(`"${name}" ${says}`)
  })

  it('are accepted in their folder', () => {
    expect(built.pictureMistake('forge.PNG', ['forge.PNG'])).toBeNull()
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
    const files = await built.makePictureFiles(upright, join(folder, 'cache'))
    const { avif, webp } = built.builtPicture(upright, '')
    expect(files.map(([name]) => `${name} 40w`)).toEqual([avif, webp])
    for (const [, content] of files) expect(await sharp(content).metadata()).toMatchObject({ width: 40, height: 60 })
    expect(await built.makePictureFiles(upright, join(folder, 'cache'))).toEqual(files)
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

  it('are refused by name if they cannot be read', async () => {
    const broken = mkdtempSync(join(folder, 'broken-'))
    writeFileSync(join(broken, 'torn.png'), 'no picture')
    await expect(built.readPictures(broken)).rejects.toThrow('src/realm/torn.png: it cannot be read as a picture.')
  })
})
