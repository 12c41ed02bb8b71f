/** The panel's figures: numbers of the engine, each with the function and the file from which it mainly comes. */
import type { Point } from '../../panzoom/geometry'
import { zoomOf } from '../../panzoom/view'
import type { Snapshot } from './inspector'

/** A number of the engine, with its sources: while pointers hold the map, and otherwise. */
export interface Figure {
  readonly label: string
  readonly textOf: (snapshot: Snapshot) => string
  readonly sources: readonly [held: string, free: string]
}

export const FIGURES: readonly Figure[] = [
  {
    label: 'pin: map point',
    textOf: ({ pinned }) => pair(pinned.pointMap, 1),
    sources: ['grab · grip.ts', 'toMap · view.ts'],
  },
  {
    label: 'pin: screen point',
    textOf: ({ pinned }) => pair(pinned.pointScreen, 1),
    sources: ['centroid · geometry.ts', 'fixedPoint · inspector.ts'],
  },
  {
    label: 'pin: scale',
    textOf: ({ pinned: { scale } }) => `${number(scale, 4)} (zoom ${number(zoomOf(scale), 2)})`,
    sources: ['follow · grip.ts', 'scaleAbout · view.ts'],
  },
  { label: 'offset', textOf: ({ pinned }) => pair(pinned.view, 1), sources: ['pin · view.ts', 'pin · view.ts'] },
  {
    label: 'the edge adds',
    textOf: ({ view, pinned }) => pair({ x: view.x - pinned.view.x, y: view.y - pinned.view.y }, 1),
    sources: ['rubberband · grip.ts', 'constrain · view.ts'],
  },
  {
    label: 'velocity, px/ms',
    textOf: ({ velocity }) => pair(velocity, 2),
    sources: ['velocityAt · inertia.ts', 'velocityBetween · inspector.ts'],
  },
  {
    label: 'its samples',
    textOf({ samples, pointers }) {
      const [first, last] = [samples[0], samples.at(-1)]
      if (pointers.length === 0) return 'no pointer is down'
      return first && last ? `${samples.length} in ${number(last.ms - first.ms)} ms` : 'the pointer rests'
    },
    sources: ['recentSamples · inertia.ts', 'recentSamples · inertia.ts'],
  },
]

/** Formats a number with so many decimals, a true minus sign, and no minus zero. */
export function number(value: number, decimals = 0): string {
  const text = value.toFixed(decimals)
  return (Number(text) === 0 ? text.replace('-', '') : text).replace('-', '−')
}

function pair({ x, y }: Point, decimals: number): string {
  return `${number(x, decimals)}, ${number(y, decimals)}`
}
