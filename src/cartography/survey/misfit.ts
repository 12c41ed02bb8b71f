import type { Point } from '../drawing/points.ts'
import type { Oval } from '../grids/oval.ts'

/** Something that is not drawn, or lies over something else, as its owner reads it. */
export interface Misfit {
  /** What it is, as in `the lighthouse`. */
  readonly what: string
  /** Where it was to be, in map px. */
  readonly at: Point
  /** What is wrong, as in `left out, as no cape within 60 px is free`. */
  readonly why: string
  /** What the owner can do about it, a sentence. */
  readonly cure: string
}

/** What has no room where a file of `lands/handmade` has it. */
export function misfit(what: string, at: Point, why: string, file: string): Misfit {
  const cure = `Move a place in src/realm/realm.yaml away, or it in src/cartography/lands/handmade/${file}.`
  return { what, at, why, cure }
}

/** A ground in which not one of its plants has room. */
export function bare(what: string, { centre }: Oval, plant: string): Misfit {
  return misfit(what, centre, `left out, as no ${plant} has room in it`, 'plants.ts')
}

/** A misfit in a line. */
export function sentenceOf({ what, at, why, cure }: Misfit): string {
  return `${what.charAt(0).toUpperCase()}${what.slice(1)} at ${at.map(Math.round).join(', ')}: ${why}. ${cure}`
}
