/** The files that are made of pictures: their names, the cache, and originals that are damaged. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { makeFiles } from '../../../src/vite/pictures/makePictures'
import { type Original, readOriginal } from '../../../src/vite/pictures/original'
import {
  filesInWidths,
  hashOf,
  type PictureFile,
  pictureFile,
  sourcesOf,
} from '../../../src/vite/pictures/pictureFile'
import { makeFolder, plain } from '../../helpers/folder'

const folder = makeFolder()
await plain(1000, 600).png().toFile(join(folder, 'the forge.png'))
await plain(60, 40).jpeg().withMetadata({ orientation: 6 }).toFile(join(folder, 'upright.jpg'))
const original = async (name: string) => (await readOriginal(folder, name)) as Original
const [forge, upright] = [await original('the forge.png'), await original('upright.jpg')]

const FORMATS = { avif: { quality: 55 }, webp: { quality: 78 } }
const SIZE = { width: 30, height: 20 }
const EDIT: PictureFile['edit'] = { resize: SIZE, format: 'jpeg', settings: { quality: 80 } }
const PART = { left: 0, top: 0, width: 20, height: 20 }
const OVER = { svg: '<svg xmlns="http://www.w3.org/2000/svg" width="5" height="5"/>', left: 1, top: 2 }

describe('a file of a picture', () => {
  it.each([
    { what: 'the quality', of: upright, edit: { ...EDIT, settings: { quality: 70 } } },
    { what: 'the size', of: upright, edit: { ...EDIT, resize: { width: 30, height: 21 } } },
    { what: 'the part', of: upright, edit: { ...EDIT, part: PART } },
    { what: 'what lies over it', of: upright, edit: { ...EDIT, over: OVER } },
    { what: 'the original', of: forge, edit: EDIT },
  ])('gets another address, and is made again, when $what changes', ({ of, edit }) => {
    const before = hashOf(upright, EDIT)
    expect(hashOf(upright, { ...EDIT })).toBe(before)
    expect(hashOf(of, edit)).not.toBe(before)
    expect(pictureFile('a.jpg', upright, EDIT).cached).toBe(`${before}.jpg`)
  })

  it('has the address that pages name, in each width that its original has, and in two formats', () => {
    const { avif, webp, src } = sourcesOf(filesInWidths(forge, [480, 800, 1200], FORMATS), '/portfolio/')
    const inFormat = (format: string) =>
      [480, 800, 1000]
        .map((width) => `/portfolio/assets/the-forge-${width}-\\S{8}\\.${format} ${width}w`)
        .join(', ')
    expect(avif).toMatch(new RegExp(`^${inFormat('avif')}$`))
    expect(webp).toMatch(new RegExp(`^${inFormat('webp')}$`))
    expect(webp).toContain(`, ${src} 1000w`)
  })

  it('is made once, upright, unless it was not written to its end', async () => {
    const cache = join(folder, 'cache')
    const files = filesInWidths(upright, [100], FORMATS)
    const made = await makeFiles(files, cache, () => {})
    expect([...made.keys()]).toEqual(files.map(({ name }) => name))
    for (const path of made.values())
      expect(await sharp(path).metadata()).toMatchObject({ width: 40, height: 60 })
    const [first = '', second = ''] = [...made.values()]
    const content = readFileSync(first)
    writeFileSync(first, '')
    writeFileSync(second, 'cached')
    expect(await makeFiles(files, cache, () => {})).toEqual(made)
    expect(readFileSync(first)).toEqual(content)
    expect(readFileSync(second, 'utf8')).toBe('cached')
  })

  it('is not made of another picture that was saved meanwhile, and kept as if of the first', async () => {
    const cache = join(folder, 'other')
    const [first] = filesInWidths({ ...upright, hash: 'of the first' }, [100], FORMATS)
    const says = 'upright.jpg: it cannot be read to its end (another has been saved meanwhile).'
    await expect(makeFiles(first ? [first] : [], cache, () => {})).rejects.toThrow(says)
    expect(readdirSync(cache)).toEqual([])
  })

  it('is cut, made smaller, and has an SVG over it', async () => {
    const svg = OVER.svg.replace('/>', '><rect width="5" height="5" fill="#0f0"/></svg>')
    const [part, over] = [
      { ...PART, top: 30 },
      { ...OVER, left: 4, svg },
    ]
    const file = pictureFile('a.jpg', upright, { ...EDIT, part, resize: { width: 10 }, over, settings: {} })
    const [path] = (await makeFiles([file], join(folder, 'cache'), () => {})).values()
    const { data, info } = await sharp(path).raw().toBuffer({ resolveWithObject: true })
    expect(info).toMatchObject({ width: 10, height: 10, channels: 3 })
    const at = (x: number, y: number) => [...data.subarray(3 * (10 * y + x), 3 * (10 * y + x) + 3)]
    expect(at(1, 8)[0]).toBeGreaterThan(140)
    expect(at(6, 4)[1]).toBeGreaterThan(200)
  })

  it('is reported as progress, and refused with all others whose original is damaged', async () => {
    writeFileSync(join(folder, 'torn'), readFileSync(forge.path).subarray(0, 300))
    const torn = ['a.png', 'b.png'].map((name) => ({ ...forge, name, path: join(folder, 'torn') }))
    const reports: string[] = []
    const cache = join(folder, 'other-cache')
    const files = [...torn, upright].flatMap((one) => filesInWidths(one, [480, 800, 1200], FORMATS))
    await expect(makeFiles(files, cache, (progress) => reports.push(progress))).rejects.toThrow(
      /a\.png: it cannot be read to its end \(.+\)\. Save the picture again\.\n {2}src\/realm\/b\.png: /,
    )
    expect(reports).toEqual(['6 of 14 files of pictures are made.', '12 of 14 files of pictures are made.'])
    // Nothing is left of the damaged ones.
    expect(readdirSync(cache)).toHaveLength(2)
  })
})
