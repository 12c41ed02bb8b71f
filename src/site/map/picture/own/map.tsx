/** The map of an own picture: an image, its night as another or a veil, and the names of places over it. */

import { map, ownFiles } from 'virtual:site'
import type { Box, Point } from '../../../../panzoom/core/geometry'
import { centreOf } from '../../../../panzoom/core/geometry'
import { type Bounds, pinWithin, type View } from '../../../../panzoom/core/view'
import { isChromium } from '../../../../panzoom/extras/layer'
import { boxOf, middleOf } from '../../../../table/area'
import { smallFile } from '../../../../table/paths'
import type { Place } from '../../../../table/siteOf'
import { pictureAt } from '../../../address'
import type { PictureSources } from '../../../pages/OwnerPicture'
import type { Feature, LiveMap, PictureProps } from '../../liveMap'
import * as styles from '../../map.module.css'
import { retryLayers } from '../retryLayers'
import * as ownStyles from './ownPicture.module.css'
import { sharpen } from './sharpen'

/** What the build has made of the owner's picture: see src/vite/pictures. */
export interface OwnFiles {
  readonly day: PictureSources
  readonly night?: PictureSources
  /** How wide the picture is at first, as the `sizes` of an image. */
  readonly sizes: string
  /** Whether the names of places are written over it. */
  readonly labels: boolean
}

const own = ownFiles as OwnFiles

export const features: readonly Feature[] = [retryLayers, sharpen, giveLayer]

/**
 * While it moves, gives the picture a layer of its own, which has the px of its file: browsers that paint the
 * sheet's at scale 1 would blur it (see layer.ts). At rest, they would so paint what lies above it, in layers
 * of their own.
 */
function giveLayer({ controller, sheet }: LiveMap, signal: AbortSignal): void {
  const image = sheet.querySelector('img')
  if (!image || isChromium()) return
  const set = (willChange: string) => {
    image.style.willChange = willChange
  }
  signal.addEventListener(
    'abort',
    controller.subscribe({ start: () => set('transform'), end: () => set('') }),
  )
}

/** The first view, with `start` in its middle: the picture fills it, as ownPicture.module.css has it. */
export const firstViewAt =
  (start: Point = { x: 0, y: 0 }) =>
  (bounds: Bounds): View => {
    const { viewport } = bounds
    const scale = Math.max(viewport.width / map.width, viewport.height / map.height)
    return pinWithin(start, centreOf(viewport), scale, bounds)
  }

/** The browser chooses a file for its screen: the map has one once it has been opened. */
export const files: readonly string[] = []

/** The address of a small picture of the whole map, in the present colour scheme. */
export function chartIn(): string {
  return pictureAt(smallFile('chart', own.night && matchMedia('(prefers-color-scheme: dark)').matches))
}

export function Picture({ width, height, places, children }: PictureProps) {
  const { day, night } = own
  return (
    <>
      {/* An image of the page, not of an SVG: browsers choose its file, and find it before any layout. By
          "screen", paper has the file by day: WebKit fetches it as it prints, too late for one sheet. */}
      <picture>
        {night && <Sources {...night} media="screen and (prefers-color-scheme: dark)" />}
        <Sources {...day} />
        <img className={ownStyles.image} src={day.src} alt="" fetchPriority="high" draggable={false} />
      </picture>
      {!night && <div className={ownStyles.veil} />}
      <svg className={styles.picture} viewBox={`0 0 ${width} ${height}`} width={width} height={height}>
        {own.labels && (
          <g className={ownStyles.labels} aria-hidden="true">
            {places.map((place) => (
              <Label key={place.name} name={place.name} at={labelOf(place)} />
            ))}
          </g>
        )}
        {children}
      </svg>
    </>
  )
}

/** The files of a colour scheme. */
function Sources({ avif, webp, media }: PictureSources & { readonly media?: string }) {
  const source = { media, sizes: own.sizes }
  return (
    <>
      <source {...source} type="image/avif" srcSet={avif} />
      <source {...source} type="image/webp" srcSet={webp} />
    </>
  )
}

/** A name on a ribbon, whose middle is the point; `size` is that of the letters, in map px. */
function Label({
  name,
  at: { x, y, size },
}: {
  readonly name: string
  readonly at: ReturnType<typeof labelOf>
}) {
  const half = round(halfWidthOf(name) * size)
  const [high, tail, fold] = [HALF_HEIGHT, TAIL, 0.62].map((part) => round(part * size)) as [
    number,
    number,
    number,
  ]
  const ends = [1, -1].map(
    (side) =>
      `M${side * half} ${-high}h${side * tail}l${-side * fold} ${high}l${side * fold} ${high}h${-side * tail}z`,
  )
  return (
    <g transform={`translate(${round(x)} ${round(y)})`} strokeWidth={round(size / 18)}>
      <path d={`${ends.join('')}M${-half} ${-high}h${2 * half}v${2 * high}h${-2 * half}z`} />
      <text y={round(size * 0.33)} fontSize={size}>
        {name}
      </text>
    </g>
  )
}

/** Half the height of a ribbon and the length of its tails, as multiples of the letters' size. */
const HALF_HEIGHT = 0.78
const TAIL = 1.25

const round = (px: number) => Math.round(px * 10) / 10

/** Half the width of a name with its margins, as a multiple of its size: wide enough for any typeface. */
function halfWidthOf(name: string): number {
  const letters = [...name].reduce((sum, letter) => sum + (/[\u2e80-\uffff]/.test(letter) ? 1.1 : 0.56), 0)
  return letters / 2 + 0.4
}

/** Where a place has its name, within the picture: across the foot of its box. */
function labelOf(place: Named) {
  const size = Math.round(Math.min(map.height / 50, map.width / 40))
  const box = boxOf(place)
  const half = (halfWidthOf(place.name) + TAIL) * size
  const x = Math.max(half, Math.min(middleOf(box).x, map.width - half))
  return { x, y: Math.min(box.bottom, map.height - 1.2 * size), size, half }
}

type Named = Pick<Place, 'name' | 'corners'>

/** The box of a place's name, in map px; of a name that the picture itself has, it is where others are. */
export function nameBoxOf(place: Named): Box {
  const { x, y, size, half } = labelOf(place)
  return { left: x - half, top: y - HALF_HEIGHT * size, right: x + half, bottom: y + HALF_HEIGHT * size }
}
