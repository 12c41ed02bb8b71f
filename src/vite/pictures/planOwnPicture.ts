/** All that the build makes of an owner's own picture. */
import type { Size } from '../../panzoom/geometry.ts'
import { pathOf } from '../../table/pathOf.ts'
import { mapOf, minScaleOf, type OwnMap, pagesOf, type Table } from '../../table/table.ts'
import {
  type Cartouche,
  cardFileFor,
  chartFilesOf,
  type OwnFile,
  plateFilesOf,
  type ScreenFile,
  screenFilesOf,
  siteCardFile,
} from './ownFiles.ts'
import type { Original, OwnPicture } from './ownPicture.ts'
import { ownPicture, type SchemeFiles, srcsetOf } from './sitePicture.ts'

/** The files of an own picture, all of which the build makes; what its pages get of them; the picture of the site. */
export function planOwnPicture(own: OwnPicture, table: Table, cartouche: () => Promise<Cartouche>) {
  const { day, night, width, height } = own
  const { labels = true } = table.map as OwnMap
  const start = mapOf(table, own).start ?? { x: 0, y: 0 }
  const [dayFiles, nightFiles] = [screenFilesOf(day), night && screenFilesOf(night)]
  const chartFiles = chartFilesOf(own)
  const places = pagesOf(table.regions).map((place) => ({
    path: pathOf(place),
    plateFiles: plateFilesOf(place, own),
    cardFile: cardFileFor(place, own),
  }))
  const files: OwnFile[] = [
    ...[dayFiles, nightFiles].flatMap((made) => (made ? [...made.avif, ...made.webp] : [])),
    ...chartFiles,
    ...places.flatMap(({ plateFiles, cardFile }) => [...plateFiles, cardFile]),
    siteCardFile(own, table, start, cartouche),
  ]

  const [byDay, byNight] = [inDist(dayFiles), nightFiles && inDist(nightFiles)]
  const charts = namesOf(chartFiles)
  const sizes = sizesOf(own, minScaleOf(mapOf(table, own)))
  const plates = Object.fromEntries(places.map(({ path, plateFiles }) => [path, namesOf(plateFiles)]))
  return {
    files,
    picture: ownPicture({
      day: byDay,
      night: byNight,
      sizes,
      charts,
      start: [round(start.x / width, 1000), round(start.y / height, 1000)],
    }),
    /** The `__OWN_PICTURE__` of a site whose root is `base`. */
    define: (base: string) => {
      const scheme = ({ avif, webp }: SchemeFiles) => ({
        avif: srcsetOf(avif, base),
        webp: srcsetOf(webp, base),
        src: base + webp[0]?.name,
      })
      return { day: scheme(byDay), ...(byNight && { night: scheme(byNight) }), sizes, labels, plates, charts }
    },
    /** That of the development server, which makes the small files alone. */
    defineInDevelopment: (base: string) => {
      const original = ({ name }: Original) => ({ avif: '', webp: '', src: `${base}src/realm/${name}` })
      return { day: original(day), ...(night && { night: original(night) }), sizes, labels, plates, charts }
    },
    /** The files in the order in which a visitor's screen chooses: for phones first. */
    byDay,
  }
}

const namesOf = (files: readonly OwnFile[]) => files.map(({ file }) => file)

function inDist({ avif, webp }: ReturnType<typeof screenFilesOf>): SchemeFiles {
  const sized = ({ file, width }: ScreenFile) => ({ name: file, width })
  return { avif: avif.map(sized), webp: webp.map(sized) }
}

/**
 * The `sizes` of the picture in its first view, which it fills, at no less than its least scale: ownPicture.module.css. Of a
 * phone, whose px are tiny, less than half as many are asked for: the file for it has more than one px for each of CSS.
 */
function sizesOf({ width, height }: Size, minScale: number): string {
  const least = minScale * width
  const filling = (part: number) =>
    `max(${least ? `${round(part * least)}px, ` : ''}${round(100 * part)}vw, ${round((100 * part * width) / height)}vh)`
  return `(max-width: 45rem) ${filling(0.45)}, ${filling(1)}`
}

const round = (number: number, parts = 10) => Math.round(number * parts) / parts
