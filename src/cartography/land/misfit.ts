import type { Point } from '../drawing/points.ts'

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

/** A misfit in a line. */
export function sentenceOf({ what, at, why, cure }: Misfit): string {
  return `${what.charAt(0).toUpperCase()}${what.slice(1)} at ${at.map(Math.round).join(', ')}: ${why}. ${cure}`
}
