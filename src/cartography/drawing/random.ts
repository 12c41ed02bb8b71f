/** Random numbers that are the same every time. A stream for each layer: new woods do not move the waves. */
import type { Box } from '../../panzoom/core/geometry.ts'
import type { Point } from './points.ts'

/** A random stream. Each call advances it by at least one step. */
export interface Random {
  /** From 0 to 1, 1 not included. */
  unit(): number
  /** From `low` to `high`. */
  between(low: number, high: number): number
  /** From `-amount` to `amount`, uniformly. */
  around(amount: number): number
  /** From about `-amount` to `amount`, mostly near 0: the sum of three random numbers. */
  bell(amount: number): number
  /** A whole number from 0 to `count - 1`. */
  below(count: number): number
  /** One of the items. There must be at least one. */
  pick<Item>(items: readonly Item[]): Item
  /** True with a probability from 0 to 1. */
  chance(probability: number): boolean
}

/** The stream of that name, from its start: mulberry32, seeded with the FNV-1a hash of the name. */
export function randomStream(name: string): Random {
  let state = hash(`realm/${name}`)

  function unit(): number {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const below = (count: number) => Math.floor(unit() * count)

  return {
    unit,
    below,
    between: (low, high) => low + (high - low) * unit(),
    around: (amount) => (unit() * 2 - 1) * amount,
    bell: (amount) => (unit() + unit() + unit() - 1.5) * amount * 0.8165,
    pick: (items) => items[below(items.length)] as (typeof items)[number],
    chance: (probability) => unit() < probability,
  }
}

/** A random place in a box. */
export function anywhereIn({ left, top, right, bottom }: Box, random: Random): Point {
  return [random.between(left, right), random.between(top, bottom)]
}

/** Random places in a box, `count` of them, generated one by one. */
export function* strewn(random: Random, count: number, box: Box): Generator<Point> {
  for (let place = 0; place < count; place++) yield anywhereIn(box, random)
}

function hash(text: string): number {
  let value = 0x811c9dc5
  for (const letter of text) value = Math.imul(value ^ (letter.codePointAt(0) ?? 0), 0x01000193)
  return value >>> 0
}
