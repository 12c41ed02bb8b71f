/** Tables for lands to grow around: few places and many, where they are in the demo and elsewhere. */
import type { Size } from '../../../src/panzoom/core/geometry'
import type { Corners } from '../../../src/table/area'
import type { LandmarkName, Region, Table } from '../../../src/table/table'
import { corners } from '../../helpers/corners'
import * as realm from '../../helpers/realm'

/** A table, and the size of its map. */
export interface LandTable {
  readonly what: string
  readonly table: Table
  readonly size: Size
}

type Spot = readonly [landmark: LandmarkName, left: number, top: number, right: number, bottom: number]

function tableOf(what: string, spots: readonly Spot[], size = SIZE): LandTable {
  const regions = spots.map(([landmark, ...box], index): Region => {
    const name = `${landmark.charAt(0).toUpperCase()}${landmark.slice(1)} ${String.fromCharCode(65 + index)}`
    return {
      name,
      landmark,
      epithet: 'one of many',
      heading: 'Here',
      text: 'A place.',
      corners: corners(...box),
    }
  })
  return { what, table: { ...realm, map: { ...realm.map, ...size }, regions }, size }
}

const SIZE: Size = { width: 2048, height: 1536 }

/** Where three of the places are moved to. */
const MOVED: Readonly<Record<string, Corners>> = {
  Works: { corners: corners(1500, 1000, 1730, 1240) },
  Journeys: { corners: corners(760, 150, 1049, 417) },
  Letters: { corners: corners(360, 560, 590, 770) },
}
const moved = realm.regions.map((region): Region => ({ ...region, ...MOVED[region.name] }))

export const TABLES: readonly LandTable[] = [
  { what: 'the places of the demo', table: realm, size: SIZE },
  { what: 'three of them moved', table: { ...realm, regions: moved }, size: SIZE },
  tableOf('two places', [
    ['forge', 600, 500, 830, 740],
    ['harbour', 1300, 800, 1530, 1010],
  ]),
  tableOf(
    'twelve places, 2400 x 1350',
    [
      ['forge', 440, 480, 640, 670],
      ['runes', 860, 210, 1040, 390],
      ['keep', 1220, 150, 1450, 390],
      ['athenaeum', 1800, 230, 2010, 420],
      ['harbour', 1920, 600, 2130, 800],
      ['hall', 1080, 500, 1270, 690],
      ['village', 760, 600, 930, 760],
      ['hall', 360, 820, 540, 990],
      ['athenaeum', 700, 900, 880, 1080],
      ['runes', 1480, 540, 1640, 700],
      ['forge', 1180, 860, 1380, 1050],
      ['village', 1640, 900, 1820, 1060],
    ],
    { width: 2400, height: 1350 },
  ),
]
