/** An axis-aligned rectangle: `left <= right`, `top <= bottom`. */
export interface Box {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}
