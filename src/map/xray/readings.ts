/** The panel's readings: each number with its label, and the function and the file from which it mainly comes. */
import { toMap, zoomOf } from '../../panzoom/view'
import type { Snapshot } from './inspector'
import type { Pace } from './pace'

/** A number in the panel. */
export interface Reading {
  readonly label: string
  readonly value: string
  /** The function from which the number mainly comes, and its file in `src`. */
  readonly by: string
  readonly file: string
}

/** All readings of a snapshot, always the same ones in the same order. */
export function readingsOf(snapshot: Snapshot, { frameMs, writesPerSecond }: Pace): readonly Reading[] {
  const { view, bounds, pinned, velocity, pointers } = snapshot
  const isHeld = pointers.length > 0
  const { width, height } = bounds.viewport
  const from = toMap(view, { x: 0, y: 0 })
  const to = toMap(view, { x: width, y: height })
  return [
    {
      label: 'pin: map point',
      value: pair(pinned.pointMap.x, pinned.pointMap.y),
      ...(isHeld ? { by: 'grab', file: 'panzoom/grip.ts' } : { by: 'toMap', file: 'panzoom/view.ts' }),
    },
    {
      label: 'pin: screen point',
      value: pair(pinned.pointScreen.x, pinned.pointScreen.y),
      ...(isHeld
        ? { by: 'centroid', file: 'panzoom/geometry.ts' }
        : { by: 'fixedPoint', file: 'map/xray/inspector.ts' }),
    },
    {
      label: 'pin: scale',
      value: scaleText(view.scale),
      ...(isHeld ? { by: 'follow', file: 'panzoom/grip.ts' } : { by: 'zoomAbout', file: 'panzoom/view.ts' }),
    },
    { label: 'offset', value: pair(pinned.view.x, pinned.view.y), by: 'pin', file: 'panzoom/view.ts' },
    {
      label: 'the edge adds',
      value: pair(view.x - pinned.view.x, view.y - pinned.view.y),
      ...(isHeld ? { by: 'rubberband', file: 'panzoom/grip.ts' } : { by: 'constrain', file: 'panzoom/view.ts' }),
    },
    {
      label: 'velocity, px/ms',
      value: `${number(velocity.x, 2)}, ${number(velocity.y, 2)}`,
      ...(isHeld
        ? { by: 'velocityAt', file: 'panzoom/inertia.ts' }
        : { by: 'velocityBetween', file: 'map/xray/inspector.ts' }),
    },
    { label: 'its samples', value: samplesText(snapshot), by: 'recentSamples', file: 'panzoom/inertia.ts' },
    {
      label: 'seen, map px',
      value: `${number(from.x)}, ${number(from.y)} to ${number(to.x)}, ${number(to.y)}`,
      by: 'toMap',
      file: 'panzoom/view.ts',
    },
    {
      label: 'bounds, map px',
      value: `${bounds.map.width} × ${bounds.map.height}`,
      by: 'constrain',
      file: 'panzoom/view.ts',
    },
    {
      label: 'limits of scale',
      value: `${number(bounds.minScale, 4)} to ${number(bounds.maxScale, 4)}`,
      by: 'scaleOf',
      file: 'panzoom/view.ts',
    },
    { label: 'a frame', value: `${number(frameMs, 1)} ms`, by: 'browserClock', file: 'panzoom/listen.ts' },
    { label: 'styles written', value: `${writesPerSecond} a second`, by: 'usePanZoom', file: 'map/usePanZoom.ts' },
  ]
}

/** Formats a number with so many decimals, a true minus sign, and no minus zero. */
export function number(value: number, decimals = 0): string {
  const text = value.toFixed(decimals)
  return (Number(text) === 0 ? text.replace('-', '') : text).replace('-', '−')
}

function pair(x: number, y: number): string {
  return `${number(x, 1)}, ${number(y, 1)}`
}

function scaleText(scale: number): string {
  return `${number(scale, 4)} (zoom ${number(zoomOf(scale), 2)})`
}

function samplesText({ samples, pointers }: Snapshot): string {
  const [first, last] = [samples[0], samples.at(-1)]
  if (pointers.length === 0) return 'no pointer is down'
  return first && last ? `${samples.length} in ${number(last.ms - first.ms)} ms` : 'the pointer rests'
}
