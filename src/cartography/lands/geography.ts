/**
 * What makes a land this one: where everything lies, as plain data. All lengths and places are in map units,
 * y downwards. Landmarks are not here: the table of regions says where they stand, and the land makes way for
 * them.
 */
import type { Size } from '../../panzoom/core/geometry.ts'
import type { Point } from '../drawing/points.ts'
import type { Oval } from '../grids/oval.ts'
import type { Creature } from './creatures.ts'
import type { DiscoveryName } from './discoveryKinds.ts'
import type { Named } from './naming.ts'

/** A land and its sea. Where a list has an order, that is the order in which things take the ground. */
export interface Geography {
  /** The size of the map on which it has these places: see `stretched`. */
  readonly size: Size
  /** The outline of the mainland, clockwise, before erosion (see shoreline.ts). It may run off the map. */
  readonly mainland: readonly Point[]
  /** The islands, before erosion. */
  readonly islands: readonly Oval[]
  /** A river comes after the one that it joins. */
  readonly rivers: readonly River[]
  readonly lakes: readonly Oval[]
  readonly ranges: readonly Range[]
  /** Where the foot of the highest mountain is. */
  readonly summit: Point
  /** Where hills stand. */
  readonly hills: readonly Oval[]
  readonly woods: readonly Wood[]
  /** Where reeds and pools lie. */
  readonly marshes: readonly Oval[]
  readonly climate: Climate
  readonly villages: readonly Village[]
  readonly discoveries: readonly Discovery[]
  /** The names of seas, islands and lands. Those of the regions are in the table. */
  readonly names: readonly PlaceName[]
  readonly sea: SeaLife
  readonly ornaments: Ornaments
}

/** A river or a brook. */
export interface River {
  /** What reports call it; also the seed of its bends. It is not on the map. */
  readonly name: string
  /** From the source to the mouth, before it meanders. */
  readonly course: readonly Point[]
  /** How wide it is at its mouth. */
  readonly width: number
  /** How wide it is at its source; under 1 if left out. */
  readonly source?: number
  /** The name of the river that it ends in, if not in the sea. */
  readonly joins?: string
  /** Whether it ends in a lake. */
  readonly toLake?: boolean
}

/** A range of mountains. */
export interface Range {
  /** The seed of its peaks. It is not on the map. */
  readonly name: string
  /** The line of its highest peaks. */
  readonly spine: readonly Point[]
  /** How far its feet reach to each side of the spine. */
  readonly halfWidth: number
  /** How high its peaks are, of the highest: 0 to 1. */
  readonly height: number
}

/** A wood. */
export interface Wood extends Oval {
  /** The share of its trees that are conifers. */
  readonly conifers: number
}

/** A kind of tree. */
export type TreeKind = 'broadleaf' | 'conifer' | 'thorn' | 'palm'

/** The trees that grow in place of others. */
export type Kinds = { readonly [Usual in TreeKind]?: TreeKind }

/** Where it is cold, and what grows there. */
export interface Climate {
  /** Above this line and to the right of it, trees that stand alone are conifers. */
  readonly conifers: Point
  /** How far south snow lies, about: the last of it, and where it covers all. */
  readonly snow: { readonly last: number; readonly full: number }
  readonly kinds?: Kinds
  /** The pigment that tints all open land, and how strongly. */
  readonly ground?: readonly ['leaf' | 'moss' | 'ochre' | 'rock' | 'earth', strength: number]
}

/** A kind of building. A boat is drawn up on the shore. */
export type Building =
  | 'cottage'
  | 'hut'
  | 'slate'
  | 'inn'
  | 'barn'
  | 'chapel'
  | 'longhouse'
  | 'windmill'
  | 'watermill'
  | 'well'
  | 'cross'
  | 'fence'
  | 'haystack'
  | 'boat'
  | 'nets'
  | 'scarecrow'

/** A village. */
export interface Village {
  readonly at: Point
  /** Its buildings and their places, from its middle: kind, right, down. */
  readonly buildings: readonly (readonly [kind: Building, right: number, down: number])[]
}

/** The places of all discoveries of a kind, each of which may move a little to find room. */
export interface Discovery {
  readonly name: DiscoveryName
  readonly places: readonly Point[]
}

/** How a place's name is lettered. The letters of a land stand on land, all others at sea. */
export type NameKind = 'ocean' | 'sea' | 'island' | 'land'

/** A name that is written on the map. */
export interface PlaceName {
  /** As it is drawn. */
  readonly text: string
  /** What it names. */
  readonly of: Named
  readonly kind: NameKind
  /** The height of its letters, as a font size. */
  readonly size: number
  /** The space added between two letters. */
  readonly spacing: number
  /** The line that it stands on, from left to right, the name in its middle; one point is its middle. */
  readonly line: readonly Point[]
}

/** What moves at sea, and the lines on it. */
export interface SeaLife {
  readonly swimmers: readonly Swimmer[]
  /** Flocks of gulls: the places of the birds of each. */
  readonly flocks: readonly (readonly Point[])[]
  /** The streams, each in the direction in which it flows. */
  readonly streams: readonly (readonly Point[])[]
  /** Where rhumb lines meet without a rose. */
  readonly rose: Point
  /** Where the moon's light is brightest. */
  readonly moonlight: Point
}

/** A ship or an animal: the place of its waterline, and its scale. */
export interface Swimmer {
  readonly creature: Creature
  readonly at: Point
  readonly scale: number
}

/** Where the ornaments lie: the middle of the title's sheet, of the rose, and of the bar's upper edge. */
export interface Ornaments {
  readonly cartouche: Point
  readonly compass: Point
  readonly scaleBar: Point
}
