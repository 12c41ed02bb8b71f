/** The panel's figures: numbers of the engine, each with the function and the file from which it mainly comes. */
import type { Point } from '../../panzoom/geometry'
import { zoomOf } from '../../panzoom/view'
import type { Snapshot } from './inspector'

/** A number of the engine, with its sources: while pointers hold the map, and otherwise. */
export interface Figure {
  readonly label: string
  readonly textOf: (snapshot: Snapshot) => string
  readonly heldBy: Source
  readonly freeBy: Source
}

/** A function, and its file in `src`. */
export interface Source {
  readonly name: string
  readonly file: string
}

const [view, grip, inertia] = ['panzoom/view.ts', 'panzoom/grip.ts', 'panzoom/inertia.ts'] as const
const inspector = 'map/xray/inspector.ts'

export const FIGURES: readonly Figure[] = [
  {
    label: 'pin: map point',
    textOf: ({ pinned }) => pair(pinned.pointMap, 1),
    heldBy: { name: 'grab', file: grip },
    freeBy: { name: 'toMap', file: view },
  },
  {
    label: 'pin: screen point',
    textOf: ({ pinned }) => pair(pinned.pointScreen, 1),
    heldBy: { name: 'centroid', file: 'panzoom/geometry.ts' },
    freeBy: { name: 'fixedPoint', file: inspector },
  },
  {
    label: 'pin: scale',
    textOf: ({ pinned: { scale } }) => `${number(scale, 4)} (zoom ${number(zoomOf(scale), 2)})`,
    heldBy: { name: 'follow', file: grip },
    freeBy: { name: 'scaleAbout', file: view },
  },
  {
    label: 'offset',
    textOf: ({ pinned }) => pair(pinned.view, 1),
    heldBy: { name: 'pin', file: view },
    freeBy: { name: 'pin', file: view },
  },
  {
    label: 'the edge adds',
    textOf: ({ view, pinned }) => pair({ x: view.x - pinned.view.x, y: view.y - pinned.view.y }, 1),
    heldBy: { name: 'rubberband', file: grip },
    freeBy: { name: 'constrain', file: view },
  },
  {
    label: 'velocity, px/ms',
    textOf: ({ velocity }) => pair(velocity, 2),
    heldBy: { name: 'velocityAt', file: inertia },
    freeBy: { name: 'velocityBetween', file: inspector },
  },
  {
    label: 'its samples',
    textOf: samplesText,
    heldBy: { name: 'recentSamples', file: inertia },
    freeBy: { name: 'recentSamples', file: inertia },
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

function samplesText({ samples, pointers }: Snapshot): string {
  const [first, last] = [samples[0], samples.at(-1)]
  if (pointers.length === 0) return 'no pointer is down'
  return first && last ? `${samples.length} in ${number(last.ms - first.ms)} ms` : 'the pointer rests'
}
