/**
 * Smooth randomness over the plane: gradient noise after Ken Perlin. Near points get near values, and the same point
 * always gets the same one. It is 0 at every whole-numbered point, so sample it between them.
 */
import { direction, mix, type Point } from './points.ts'

const DIRECTIONS = Array.from({ length: 16 }, (_, index) => direction((index * Math.PI) / 8))

/** Noise at a point, about -1 to 1. Each `layer` is a field of its own; one unit is the size of one bump. */
export function noise(x: number, y: number, layer = 0): number {
  const column = Math.floor(x)
  const row = Math.floor(y)
  const left = x - column
  const above = y - row
  const slope = (i: number, j: number) => {
    const towards = DIRECTIONS[hash(column + i, row + j, layer) & 15] as Point
    return towards[0] * (left - i) + towards[1] * (above - j)
  }
  const part = ease(left)
  return 1.5 * mix(mix(slope(0, 0), slope(1, 0), part), mix(slope(0, 1), slope(1, 1), part), ease(above))
}

/** Noise with detail: `octaves` layers, each of half the size and `gain` of the strength; about -1 to 1. */
export function roughNoise(x: number, y: number, layer = 0, octaves = 5, gain = 0.5): number {
  let sum = 0
  let strength = 1
  let total = 1
  for (let octave = 0; octave < octaves; octave++) {
    sum += strength * noise(x, y, layer + octave * 17)
    total += strength
    strength *= gain
    // Not quite twice, and shifted, so that no octave has its zeros where another has them.
    x = x * 2.03 + 5.3
    y = y * 2.03 + 1.7
  }
  return (sum / total) * 1.6
}

function hash(x: number, y: number, layer: number): number {
  let value = Math.imul(x, 374761393) ^ Math.imul(y, 668265263) ^ Math.imul(layer, 1274126177)
  value = Math.imul(value ^ (value >>> 13), 1103515245)
  return (value ^ (value >>> 16)) >>> 0
}

function ease(part: number): number {
  return part * part * part * (part * (part * 6 - 15) + 10)
}
