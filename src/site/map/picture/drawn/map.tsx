/** The drawn map: its layers, with the places' names among them, and what acts on it alone. */

import type { Bounds, View } from '../../../../panzoom/core/view'
import { initialView } from '../../../../panzoom/core/view'
import { middleOf, nameBoxOf as ribbonOf } from '../../../../table/area'
import { inks, night, wash } from '../../../address'
import type { Feature, PictureProps } from '../../liveMap'
import * as styles from '../../map.module.css'
import { retryLayers } from '../retryLayers'
import { forEngine } from './forEngine'
import { keepNight } from './keepNight'

export const features: readonly Feature[] = [retryLayers, keepNight, forEngine]

/** The addresses of files that the map needs, fetched from other pages so that it opens without a network. */
export const files: readonly string[] = [wash, ...inks]

/** The box of a place's name on the picture, in map px. */
export const nameBoxOf = ribbonOf

/** The view in which the map starts; the page shows the same one before any script. */
export const firstViewAt: (start: unknown) => (bounds: Bounds) => View = () => initialView

/** The address of a small picture of the whole map: the one on the sheet, if the page has a map. */
export function chartIn(sheet: Element | null): string {
  return sheet?.querySelector('image')?.getAttribute('href') ?? wash
}

/** The layers, each stretched over the whole map: the wash, and over it the inks, from the lowest up. */
export function Picture({ width, height, places, children }: PictureProps) {
  const layer = { width, height, preserveAspectRatio: 'none', 'aria-hidden': true }
  return (
    <>
      <svg className={styles.picture} viewBox={`0 0 ${width} ${height}`} width={width} height={height}>
        <image href={wash} {...layer} suppressHydrationWarning />
        {/* Above the wash, and covered by the ink's ribbons. Screen readers have the names of the links. */}
        <g aria-hidden="true">
          {places.map((place) => {
            const box = ribbonOf(place)
            return (
              <text key={place.name} className={styles.name} x={middleOf(box).x} y={box.top + 17}>
                {place.name}
              </text>
            )
          })}
        </g>
        {inks.map((ink) => (
          <image key={ink} href={ink} {...layer} />
        ))}
        {children}
      </svg>
      {/* Fetched in the dark colour scheme alone; as it has no other source, there is no image by day. */}
      <picture>
        <source media="(prefers-color-scheme: dark)" srcSet={night} />
        <img className={styles.night} alt="" />
      </picture>
    </>
  )
}
