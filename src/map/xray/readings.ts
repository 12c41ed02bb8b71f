/** The panel's readings: each number with its label, and the function or class and the file from which it mainly comes. */
import type { Point } from '../../panzoom/geometry'
import { toMap, zoomOf } from '../../panzoom/view'
import type { Snapshot } from './inspector'
import type { Pace } from './pace'

/** The functions and classes from which the numbers come, with their files in `src`. */
const FILES = {
  centroid: 'panzoom/geometry.ts',
  constrain: 'panzoom/view.ts',
  fixedPoint: 'map/xray/inspector.ts',
  follow: 'panzoom/grip.ts',
  grab: 'panzoom/grip.ts',
  PaceMeter: 'map/xray/pace.ts',
  pin: 'panzoom/view.ts',
  recentSamples: 'panzoom/inertia.ts',
  rubberband: 'panzoom/grip.ts',
  scaleAbout: 'panzoom/view.ts',
  scaleOf: 'panzoom/view.ts',
  toMap: 'panzoom/view.ts',
  usePanZoom: 'map/usePanZoom.ts',
  velocityAt: 'panzoom/inertia.ts',
  velocityBetween: 'map/xray/inspector.ts',
} as const

/** A number in the panel. */
export interface Reading {
  readonly label: string
  readonly value: string
  readonly by: keyof typeof FILES
  /** Its file, in `src`. */
  readonly file: string
}

/** All readings of a snapshot, always the same ones in the same order. */
export function readingsOf(snapshot: Snapshot, { frameMs, writesPerSecond }: Pace): readonly Reading[] {
  const { view, bounds, pinned, velocity, pointers } = snapshot
  const isHeld = pointers.length > 0
  const from = toMap(view, { x: 0, y: 0 })
  const to = toMap(view, { x: bounds.viewport.width, y: bounds.viewport.height })
  const edge = { x: view.x - pinned.view.x, y: view.y - pinned.view.y }
  const scales = `${number(bounds.minScale, 4)} to ${number(bounds.maxScale, 4)}`
  return [
    reading('pin: map point', pair(pinned.pointMap, 1), isHeld ? 'grab' : 'toMap'),
    reading('pin: screen point', pair(pinned.pointScreen, 1), isHeld ? 'centroid' : 'fixedPoint'),
    reading('pin: scale', scaleText(pinned.scale), isHeld ? 'follow' : 'scaleAbout'),
    reading('offset', pair(pinned.view, 1), 'pin'),
    reading('the edge adds', pair(edge, 1), isHeld ? 'rubberband' : 'constrain'),
    reading('velocity, px/ms', pair(velocity, 2), isHeld ? 'velocityAt' : 'velocityBetween'),
    reading('its samples', samplesText(snapshot), 'recentSamples'),
    reading('seen, map px', `${pair(from, 0)} to ${pair(to, 0)}`, 'toMap'),
    reading('bounds, map px', `${bounds.map.width} × ${bounds.map.height}`, 'constrain'),
    reading('limits of scale', scales, 'scaleOf'),
    reading('a frame', `${number(frameMs, 1)} ms`, 'PaceMeter'),
    reading('styles written', `${writesPerSecond} a second`, 'usePanZoom'),
  ]
}

function reading(label: string, value: string, by: keyof typeof FILES): Reading {
  return { label, value, by, file: FILES[by] }
}

/** Formats a number with so many decimals, a true minus sign, and no minus zero. */
export function number(value: number, decimals = 0): string {
  const text = value.toFixed(decimals)
  return (Number(text) === 0 ? text.replace('-', '') : text).replace('-', '−')
}

function pair({ x, y }: Point, decimals: number): string {
  return `${number(x, decimals)}, ${number(y, decimals)}`
}

function scaleText(scale: number): string {
  return `${number(scale, 4)} (zoom ${number(zoomOf(scale), 2)})`
}

function samplesText({ samples, pointers }: Snapshot): string {
  const [first, last] = [samples[0], samples.at(-1)]
  if (pointers.length === 0) return 'no pointer is down'
  return first && last ? `${samples.length} in ${number(last.ms - first.ms)} ms` : 'the pointer rests'
}
