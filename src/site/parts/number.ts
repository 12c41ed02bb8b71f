import type { Point } from '../../panzoom/core/geometry'

/** Formats a number with so many decimals, a true minus sign, and no minus zero. */
export function number(value: number, decimals = 0): string {
  const text = value.toFixed(decimals)
  return (Number(text) === 0 ? text.replace('-', '') : text).replace('-', '−')
}

/** Two numbers, as of a point. */
export const pair = ({ x, y }: Point, decimals = 0): string =>
  `${number(x, decimals)}, ${number(y, decimals)}`
