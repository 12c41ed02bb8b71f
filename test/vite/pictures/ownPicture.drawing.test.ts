/** An owner's own picture of the map: how it is read, its mistakes, and the files that are made of it. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import { sentencesOf } from '../../../src/table/mistakes'
import { mapOf, ownPlateOf, siteOf } from '../../../src/table/siteOf'
import type { Table } from '../../../src/table/table'
import { mistakesIn as found, type Surroundings } from '../../../src/table/validateTable'
import { make } from '../../../src/vite/pictures/makePictures'
import { siteCard } from '../../../src/vite/pictures/ownFiles'
import { type OwnPicture, readOwnPicture } from '../../../src/vite/pictures/ownPicture'
import { pictureOf } from '../../../src/vite/pictures/sitePicture'
import { corners } from '../../helpers/corners'
import { makeFolder, plain, writeInto } from '../../helpers/folder'
import * as realm from '../../helpers/realm'

const folder = makeFolder()
const paint = (name: string, width: number, height: number, orientation = 1) =>
  plain(width, height).withMetadata({ orientation }).toFile(join(folder, name))

beforeAll(async () => {
  const sizes = {
    'map.png': [900, 600],
    'night.webp': [900, 600],
    'other.jpg': [900, 601],
    'stamp.png': [300, 200],
  }
  for (const [name, [width = 0, height = 0]] of Object.entries(sizes)) await paint(name, width, height)
  await paint('photo.jpg', 600, 900, 6)
  for (const name of ['lines.svg', 'lines-night.svg'])
    writeInto(folder, name, '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1600 1000"/>')
  const file = (href: string) =>
    `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 900 600"><image\n xlink:href="${href}"/></svg>`
  writeInto(folder, 'linked.svg', file('map.png'))
  writeInto(folder, 'embedded.svg', file('data:image/png;base64,'))
  writeInto(folder, 'words.png', 'words')
  writeInto(folder, 'empty.png', '')
  // Its size can be read, and no more.
  writeInto(folder, 'torn.png', readFileSync(join(folder, 'map.png')).subarray(0, -400))
})

const PICTURE = { picture: 'map.png' }
const region = (name: string, left: number, top: number, right: number, bottom: number) => ({
  name,
  epithet: 'a place',
  heading: name,
  text: 'Here.',
  corners: corners(left, top, right, bottom),
})
const tableOf = (map: object, regions = [region('Mill', 400, 200, 500, 260)]): Table =>
  ({ ...realm, map, regions }) as unknown as Table
const validateTable = (table: Table, around: Surroundings) => sentencesOf(found(table, around), table)
/** The mistakes in a table, without its file. */
const mistakesIn = async (table: Table) =>
  validateTable(table, { own: await readOwnPicture(table.map as object, folder) }).map((one) =>
    one.replace('src/realm/realm.yaml: ', ''),
  )

describe('an own picture', () => {
  it.each([
    { picture: 'map.png', size: [900, 600] },
    { picture: 'photo.jpg', size: [900, 600] },
    { picture: 'lines.svg', size: [1600, 1000] },
    { picture: 'embedded.svg', size: [900, 600] },
  ])('has the size of $picture, as it is seen', async ({ picture, size }) => {
    const { own, mistakes } = await readOwnPicture({ picture }, folder)
    expect([own?.width, own?.height, ...mistakes]).toEqual(size)
  })

  it.each([
    { map: PICTURE },
    { map: { ...PICTURE, night: 'night.webp', labels: false, start: 'Mill', minZoom: -2, maxZoom: 1 } },
    { map: { ...PICTURE, start: [600, 900] } },
  ])('may be $map', async ({ map }) => {
    expect(await mistakesIn(tableOf(map))).toEqual([])
  })

  const MILL = region('Mill', 400, 200, 500, 260)
  it.each<[map: object, says: string, ...regions: (typeof MILL)[]]>([
    [{ picture: 'isle.png' }, 'map: its picture "isle.png" is not in src/realm. There are: embedded.svg, em'],
    [{ picture: 'words.png' }, 'map: its picture "words.png" is not a picture that can be read. Open it, '],
    [{ picture: 'empty.png' }, 'map: its picture "empty.png" is not a picture that can be read. Open it, '],
    [{ picture: 'torn.png' }, 'map: its picture "torn.png" cannot be drawn. Open it in the program that '],
    [{ picture: 'linked.svg' }, 'map: its picture "linked.svg" shows a picture of another file, which is'],
    [{ picture: 'stamp.png' }, 'map: its picture "stamp.png" is 300 x 200 px, too small for a map.'],
    [{ night: 'other.jpg' }, 'map: its night is 900 x 601 px, but the picture by day is 900 x 600 px.'],
    [{ picture: '' }, 'map: its picture has to be the name of a picture in src/realm.'],
    [{ width: 900, height: 600 }, 'map has a width or a height beside its picture, which has its own size.'],
    [{ label: true }, 'map has an unknown field "label". A map of your own may have: picture,'],
    [{ minZoom: 1, maxZoom: 0 }, 'map has a minZoom of 1, above its maxZoom of 0.'],
    [{ start: 'Weir' }, 'map: its start "Weir" is no place. There are: Mill.'],
    [{ start: [900, 600] }, 'map: its start lies outside the picture, which is 900 wide and 600 high.'],
    [{}, 'region "Mill": it reaches beyond the picture, which is', region('Mill', 850, 200, 950, 260)],
    [{}, 'region "Mill": it is 20 wide and 60 high.', region('Mill', 400, 200, 420, 260)],
    [{}, 'region "Weir": it overlaps region "Mill".', MILL, region('Weir', 450, 200, 550, 260)],
  ])('that is wrong as %j has its mistake told in a sentence: %s', async (map, says, ...regions) => {
    const mistakes = await mistakesIn(tableOf({ ...PICTURE, ...map }, regions.length ? regions : [MILL]))
    expect(mistakes.map((one) => one.slice(0, says.length))).toEqual([says])
  })
})

describe('the map of an own picture', () => {
  it.each([
    { what: 'a large one', map: {} },
    { what: 'a small one', map: {}, size: [720, 600], zooms: ['fit', 2], start: { x: 360, y: 300 } },
    { what: 'one with zooms', map: { minZoom: -1, maxZoom: 3 }, zooms: [-1, 3] },
    { what: 'one that starts at a place', map: { start: 'Mill' }, start: { x: 450, y: 230 } },
    { what: 'one that starts at a point', map: { start: [7, 9] }, start: { x: 9, y: 7 } },
  ])(
    'of $what has its limits and its start',
    ({ map, size: [width = 0, height = 0] = [4000, 3000], ...its }) => {
      const shown = mapOf(tableOf({ ...PICTURE, ...map }), { width, height })
      const { zooms: [minZoom, maxZoom] = ['fit', 0], start = { x: 2000, y: 1500 } } = its
      expect(shown).toMatchObject({ width, height, minZoom, maxZoom, start })
    },
  )

  it.each([
    { what: 'a large one', size: [4096, 2048], map: { minZoom: -1, maxZoom: 1 }, factor: 4 },
    { what: 'a tall one', size: [2304, 4608], map: {}, factor: 8 },
    { what: 'a small one', size: [512, 300], map: { maxZoom: 2, start: [7, 9] }, factor: 1 },
  ])(
    'of $what has few map px on pages, which show the same',
    ({ size: [width = 0, height = 0], map, factor }) => {
      const table = tableOf({ ...PICTURE, ...map })
      const [own, pages] = [mapOf(table, { width, height }), siteOf(table, { width, height })]
      expect([pages.map.width, pages.map.height]).toEqual([width / factor, height / factor])
      const largest = ({ width, maxZoom }: typeof own) => width * 2 ** maxZoom
      expect(largest(pages.map)).toBeCloseTo(largest(own))
      expect(pages.map.minZoom).toBe(own.minZoom === 'fit' ? 'fit' : own.minZoom + Math.log2(factor))
      expect(pages.map.start?.x).toBeCloseTo((own.start?.x ?? 0) / factor, 0)
      const px = [200, 400, 200, 500, 260, 500, 260, 400].map((px) => Math.round((100 * px) / factor) / 100)
      expect(pages.places[0]?.corners.flat()).toEqual(px)
    },
  )

  it.each([
    { at: 'its middle', box: [400, 200, 500, 260] },
    { at: 'its corner', box: [0, 0, 100, 60] },
    { at: 'all of it', box: [0, 0, 900, 600] },
  ])('shows a place in $at by a part of the picture with a margin, in the proportion 3:2', ({ box }) => {
    const [left = 0, top = 0, right = 0, bottom = 0] = box
    const shown = ownPlateOf(region('Mill', left, top, right, bottom), { width: 900, height: 600 })
    expect((shown.right - shown.left) / (shown.bottom - shown.top)).toBeCloseTo(3 / 2)
    expect([shown.left, shown.right].every((x) => x >= 0 && x <= 900)).toBe(true)
    expect(shown.left).toBeLessThanOrEqual(left)
    expect(shown.bottom).toBeGreaterThanOrEqual(bottom)
  })
})

describe('the build', () => {
  const own = async (map: object) => (await readOwnPicture(map, folder)).own as OwnPicture
  const pictureWith = async (map: object) => pictureOf(tableOf(map), await own(map))

  it('makes each width in two formats, a small one, and of each place a plate and a card', async () => {
    const files = (await pictureWith(PICTURE)).files()
    expect(files.map(({ name }) => name.replace(/-[\w-]{8}(?=\.)/, ''))).toEqual([
      'assets/map-900.avif',
      'assets/map-900.webp',
      'map/chart.webp',
      'map/places/mill.webp',
      'map/cards/mill.jpg',
      'map/card.jpg',
    ])
    const [plate, card, ofSite] = await Promise.all(
      files.slice(3).map(async (file) => sharp(await make(file)).metadata()),
    )
    expect((plate?.width ?? 0) / (plate?.height ?? 0)).toBeCloseTo(3 / 2, 1)
    for (const one of [card, ofSite]) expect(one).toMatchObject({ width: 1200, height: 630 })
  })

  it('makes what is transparent white by day and black by night', async () => {
    const picture = await pictureWith({ picture: 'lines.svg', night: 'lines-night.svg' })
    for (const file of picture.files().filter(({ name }) => !/card\.jpg/.test(name))) {
      const { channels, isOpaque } = await sharp(await make(file)).stats()
      const isNight = /night/.test(file.name)
      const isRight = channels.slice(0, 3).map(({ min, max }) => (isNight ? max < 5 : min > 250))
      expect([isOpaque, ...isRight], file.name).toEqual([true, true, true, true])
    }
  })

  it.each([
    { what: 'in the corner at its foot', place: [400, 200, 500, 260], at: [14, 416] },
    { what: 'in another if a place lies there', place: [0, 460, 100, 580], at: [986, 416] },
  ])("writes the site's name on its card $what", async ({ place, at }) => {
    const [left = 0, top = 0, right = 0, bottom = 0] = place
    const table = tableOf(PICTURE, [region('Mill', left, top, right, bottom)])
    const { edit } = siteCard(await own(PICTURE), table, '<svg width="200" height="200"/>')
    expect([edit.over?.left, edit.over?.top]).toEqual(at)
    // All of its width.
    expect(edit.part).toEqual({ left: 0, top: 63, width: 900, height: 473 })
  })

  it('serves nothing of a drawn picture', async () => {
    const { isOther } = await pictureWith(PICTURE)
    const drawn = ['map/ink-above.svg', 'map/night.svg', 'map/places/hall.svg', 'map/wash.avif']
    expect([...drawn, 'map/favicon.svg', 'map/places/mill.webp'].filter(isOther)).toEqual(drawn)
  })

  it.each([
    { what: 'as fills it', map: {}, phone: 'max(45vw, 67.5vh)', desktop: 'max(100vw, 150vh)' },
    {
      what: 'as the least zoom shows',
      map: { minZoom: 1 },
      phone: 'max(810px, 45vw, 67.5vh)',
      desktop: 'max(1800px, 100vw, 150vh)',
    },
  ])('lets a screen choose a file as wide $what', async ({ map, phone, desktop }) => {
    const [link, ...others] = (await pictureWith({ ...PICTURE, ...map })).preloads('/a/', '')
    expect(others).toEqual([])
    expect(link).toMatch(/type="image\/avif" imagesrcset="\/a\/assets\/map-900-\S{8}\.avif 900w"/)
    expect(link).toContain(`imagesizes="(max-width: 45rem) ${phone}, ${desktop}"`)
  })

  it('has another night only for the dark colour scheme', async () => {
    const map = { ...PICTURE, night: 'night.webp' }
    const picture = await pictureWith(map)
    const small = picture.files().filter(({ name }) => /^map\/.*webp$/.test(name))
    expect(small.map(({ name, of }) => `${name} of ${of.name}`)).toEqual([
      'map/chart.webp of map.png',
      'map/chart.night.webp of night.webp',
      'map/places/mill.webp of map.png',
      'map/places/mill.night.webp of night.webp',
    ])
    const [dark, light] = picture.preloads('/', '')
    expect(dark).toMatch(/night-900.* media="\(prefers-color-scheme: dark\)"$/)
    expect(light).toMatch(/map-900.* media="not all and \(prefers-color-scheme: dark\)"$/)
  })
})
