import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, describe, expect, it } from 'vitest'
import {
  builtPicture,
  FORMATS,
  makePictureFiles,
  pictureMistake,
  readPictures,
  STORY_SIZES,
  storyPicture,
} from '../../src/build/pictures'

const folder = mkdtempSync(join(tmpdir(), 'pictures-'))
afterAll(() => rmSync(folder, { recursive: true }))

const image = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: '#a52' } })
await image(1000, 600).png().toFile(join(folder, 'the forge.png'))
await image(60, 40).jpeg().withMetadata({ orientation: 6 }).toFile(join(folder, 'upright.jpg'))
writeFileSync(join(folder, 'about.md'), 'No picture.')
const pictures = await readPictures(folder)

function pictureNamed(name: string) {
  const picture = pictures.get(name)
  if (!picture) throw new Error(`there is no ${name}`)
  return picture
}

describe("the owner's pictures", () => {
  it('are the PNGs and JPEGs of their folder, each with its displayed size', async () => {
    expect([...pictures.keys()]).toEqual(['the forge.png', 'upright.jpg'])
    expect([...(await readPictures(join(folder, 'nowhere')))]).toEqual([])
    expect(pictureNamed('the forge.png')).toMatchObject({ width: 1000, height: 600 })
    expect(pictureNamed('upright.jpg')).toMatchObject({ width: 40, height: 60 })
  })

  it.each([
    { name: 'bike.png', files: [], says: '"bike.png" is not in src/realm. Put a PNG or JPEG there.' },
    {
      name: 'bike.png',
      files: ['about.md', 'forge.png', 'log/ship.png', 'upright.JPG'],
      says: '"bike.png" is not in src/realm. There are: forge.png, upright.JPG.',
    },
    { name: 'bike.jpg', files: ['log/bike.jpg'], says: '"bike.jpg" is in src/realm/log. Move it to src/realm.' },
    {
      name: 'log/bike.jpg',
      files: ['log/bike.jpg'],
      says: '"log/bike.jpg" is in src/realm/log. Move it to src/realm.',
    },
    { name: 'bike.webp', files: ['bike.webp'], says: '"bike.webp" is not a PNG or JPEG. Save it as one of them.' },
    { name: 'bike.gif', files: ['log/bike.gif'], says: '"bike.gif" is not a PNG or JPEG. Save it as one of them.' },
    { name: undefined, files: ['forge.png'], says: '"undefined" is not in src/realm. There are: forge.png.' },
  ])('are reported if they are missing or misplaced: $says', ({ name, files, says }) => {
    expect(pictureMistake(name, files)).toBe(says)
  })

  it('are accepted in their folder', () => {
    expect(pictureMistake('forge.PNG', ['forge.PNG'])).toBeNull()
  })

  it('are never scaled up', () => {
    const widths = (name: string) =>
      [...builtPicture(pictureNamed(name), '/').avif.matchAll(/ (\d+)w/g)].map(([, w]) => w)
    expect(widths('the forge.png')).toEqual(['480', '800', '1000'])
    expect(widths('upright.jpg')).toEqual(['40'])
  })

  it('have addresses below the root of the site, with a hash of their content', () => {
    const { avif, src } = builtPicture(pictureNamed('upright.jpg'), '/portfolio/')
    expect(avif).toMatch(/^\/portfolio\/assets\/upright-40-[\w-]{8}\.avif 40w$/)
    expect(src).toMatch(/^\/portfolio\/assets\/upright-40-[\w-]{8}\.webp$/)
  })

  it('have other addresses if the settings of a format change', () => {
    const forge = pictureNamed('the forge.png')
    const before = builtPicture(forge, '/')
    FORMATS.avif.quality -= 10
    const after = builtPicture(forge, '/')
    FORMATS.avif.quality += 10
    expect(after.avif).not.toBe(before.avif)
    expect(after.webp).toBe(before.webp)
  })

  it('are written to the files that the page names, upright, in both formats', async () => {
    const files = await makePictureFiles(pictureNamed('upright.jpg'), join(folder, 'cache'))
    const { avif, webp } = builtPicture(pictureNamed('upright.jpg'), '')
    expect(files.map(([name]) => `${name} 40w`)).toEqual([avif, webp])
    for (const [, content] of files) expect(await sharp(content).metadata()).toMatchObject({ width: 40, height: 60 })
    const again = await makePictureFiles(pictureNamed('upright.jpg'), join(folder, 'cache'))
    expect(again).toEqual(files)
  })

  it('reserve their space in a story, and load lazily', () => {
    const html = storyPicture(builtPicture(pictureNamed('the forge.png'), '/'), 'A "forge" & more')
    expect(html).toContain(
      'width="1000" height="600" alt="A &quot;forge&quot; &amp; more" loading="lazy" decoding="async"',
    )
    expect(html.match(/type="[^"]+"/g)).toEqual(['type="image/avif"', 'type="image/webp"'])
  })

  it('keep their size in a story, but are at most 420 px high if they are higher than wide', () => {
    const shown = (width: number, height: number) =>
      /sizes="([^"]+)".* width="(\d+)" height="(\d+)"/
        .exec(storyPicture({ avif: 'a 480w', webp: 'b 480w', src: 'b', width, height }, ''))
        ?.slice(1)
    expect(shown(1000, 1251)).toEqual(['min(336px, 90vw)', '336', '420'])
    expect(shown(100, 420)).toEqual(['min(100px, 90vw)', '100', '420'])
    expect(shown(900, 900)).toEqual([STORY_SIZES, '900', '900'])
  })

  it('are refused by name if they cannot be read', async () => {
    const broken = mkdtempSync(join(folder, 'broken-'))
    writeFileSync(join(broken, 'torn.png'), 'no picture')
    await expect(readPictures(broken)).rejects.toThrow('src/realm/torn.png: it cannot be read as a picture.')
  })
})
