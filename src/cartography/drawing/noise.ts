/**
 * Smooth randomness over the plane: gradient noise after Ken Perlin. Near points get near values, and the
 * same point always gets the same one. It is 0 at every whole-numbered point, so sample it between them.
 */
import { direction, mix, type Point } from './points.ts'

/** The seeds of the octaves of rough noise, from the first one's. */
const rough = (seed: number, octaves: number) =>
  Array.from({ length: octaves }, (_, octave) => seed + octave * 17)

/** The seeds of several layers of one kind. */
const several = (seed: number, count: number) => Array.from({ length: count }, (_, part) => seed + part)

/** The layers of noise by what they shape, and the seeds of the parts of each. No two share a seed. */
export const LAYERS = {
  // The shore.
  ruggedness: [21],
  warp: [3, 9],
  bays: rough(5, 3),
  teeth: rough(31, 4),
  // The lands that grow.
  landShape: rough(600, 3),
  landWarp: several(640, 2),
  landRelief: rough(650, 2),
  corridors: [670],
  // Water.
  meanders: [2, 11],
  riverWidth: [4],
  rippleWaves: several(200, 5),
  rippleTremor: several(220, 5),
  rippleGaps: several(240, 5),
  rippleNicks: several(260, 5),
  currentWobble: several(340, 3),
  currentGaps: several(350, 12),
  // The land.
  effort: [300],
  roadWobble: several(310, 3),
  border: [130, 131],
  woodEdge: [400],
  treeKinds: [410],
  treeTints: [420],
  loneTrees: rough(500, 2),
  tufts: rough(510, 2),
  // The wash.
  brushAcross: [40, 41],
  brushDown: [44, 45],
  cloud: rough(50, 4),
  mottle: rough(60, 3),
  meadow: rough(80, 3),
  seaStray: rough(90, 4),
  swirl: [92, 93],
  swell: [95],
  snowLine: [120],
  snowEdge: rough(122, 3),
  // The sheet's age.
  stains: rough(100, 4),
  singe: rough(110, 4),
  folds: [10],
  cups: [7, 8],
} as const satisfies Record<string, readonly number[]>

/** The seeds of a layer of noise: each part is a field of its own. */
type Layer = readonly number[]

const DIRECTIONS = Array.from({ length: 16 }, (_, index) => direction((index * Math.PI) / 8))

/** Noise at a point, about -1 to 1. One unit is the size of one bump. */
export function noise(x: number, y: number, layer: Layer, part = 0): number {
  return noiseOf(x, y, layer[part] as number)
}

/**
 * Noise with detail, about -1 to 1: an octave for each part of its layer, each of half the size and `gain`
 * times as strong as the one before.
 */
export function roughNoise(x: number, y: number, layer: Layer, gain = 0.5): number {
  let sum = 0
  let strength = 1
  let total = 1
  for (const seed of layer) {
    sum += strength * noiseOf(x, y, seed)
    total += strength
    strength *= gain
    // Not quite twice, and shifted, so that no octave has its zeros where another has them.
    x = x * 2.03 + 5.3
    y = y * 2.03 + 1.7
  }
  return (sum / total) * 1.6
}

function noiseOf(x: number, y: number, seed: number): number {
  const column = Math.floor(x)
  const row = Math.floor(y)
  const left = x - column
  const above = y - row
  const part = ease(left)
  const upper = mix(
    slope(column, row, seed, left, above),
    slope(column + 1, row, seed, left - 1, above),
    part,
  )
  const lower = mix(
    slope(column, row + 1, seed, left, above - 1),
    slope(column + 1, row + 1, seed, left - 1, above - 1),
    part,
  )
  return 1.5 * mix(upper, lower, ease(above))
}

/** How high the slope at a whole-numbered point is, a step across and down from there. */
function slope(column: number, row: number, seed: number, across: number, down: number): number {
  const towards = DIRECTIONS[hash(column, row, seed) & 15] as Point
  return towards[0] * across + towards[1] * down
}

function hash(x: number, y: number, seed: number): number {
  let value = Math.imul(x, 374761393) ^ Math.imul(y, 668265263) ^ Math.imul(seed, 1274126177)
  value = Math.imul(value ^ (value >>> 13), 1103515245)
  return value ^ (value >>> 16)
}

function ease(part: number): number {
  return part * part * part * (part * (part * 6 - 15) + 10)
}
