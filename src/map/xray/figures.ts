/** The panel's figures: numbers of the engine, each with the function and the file from which it mainly comes. */
import type { Point } from '../../panzoom/geometry'
import { zoomOf } from '../../panzoom/view'
import type { Snapshot } from './inspector'

type Figure = [label: string, sources: [held: string, free: string], textOf: (snapshot: Snapshot) => string]

/** Each has a label, its sources while pointers hold the map and otherwise, and its text. */
export const FIGURES: readonly Figure[] = [
  ['pin: map point', ['grab · grip.ts', 'toMap · view.ts'], ({ pinned }) => pair(pinned.pointMap)],
  [
    'pin: screen point',
    ['centroid · geometry.ts', 'fixedPoint · inspector.ts'],
    ({ pinned }) => pair(pinned.pointScreen),
  ],
  ['pin: scale', ['follow · grip.ts', 'scaleAbout · view.ts'], ({ pinned }) => scaleText(pinned.scale)],
  ['offset', ['pin · view.ts', 'pin · view.ts'], ({ pinned }) => pair(pinned.view)],
  ['the edge adds', ['rubberband · grip.ts', 'constrain · view.ts'], edgeText],
  [
    'velocity, px/ms',
    ['velocityAt · inertia.ts', 'velocityBetween · inspector.ts'],
    ({ velocity }) => pair(velocity, 2),
  ],
  ['its samples', ['recentSamples · inertia.ts', 'recentSamples · inertia.ts'], samplesText],
]

/** Formats a number with so many decimals, a true minus sign, and no minus zero. */
export function number(value: number, decimals = 0): string {
  const text = value.toFixed(decimals)
  return (Number(text) === 0 ? text.replace('-', '') : text).replace('-', '−')
}

function pair({ x, y }: Point, decimals = 1): string {
  return `${number(x, decimals)}, ${number(y, decimals)}`
}

function scaleText(scale: number): string {
  return `${number(scale, 4)} (zoom ${number(zoomOf(scale), 2)})`
}

function edgeText({ view, pinned }: Snapshot): string {
  return pair({ x: view.x - pinned.view.x, y: view.y - pinned.view.y })
}

function samplesText({ samples, pointers }: Snapshot): string {
  const [first, last] = [samples[0], samples.at(-1)]
  if (pointers.length === 0) return 'no pointer is down'
  return first && last ? `${samples.length} in ${number(last.ms - first.ms)} ms` : 'the pointer rests'
}
