/** Pseudo-random numbers from a seed (mulberry32), in several forms. */
export function dice(seed: number) {
  let state = seed
  const roll = () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), state | 1)
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61)
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32
  }
  const between = (low: number, high: number) => Math.round(low + roll() * (high - low))
  const quarters = (low: number, high: number) => between(low * 4, high * 4) / 4
  const isHit = (chance: number) => roll() < chance
  const pick = <T>(from: readonly [T, ...T[]]): T => from[Math.floor(roll() * from.length)] ?? from[0]
  return { between, quarters, isHit, pick }
}
