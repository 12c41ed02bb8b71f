import { type RefObject, useImperativeHandle, useState } from 'react'
import { STATES, type State } from './inspector'
import type { Reading } from './readings'

/** The engine's state and its numbers. */
export interface Shown {
  readonly state: State
  readonly readings: readonly Reading[]
}

interface Props {
  /** Set to a function that shows other figures. It renders this component alone, as it is called in every frame. */
  readonly ref: RefObject<((shown: Shown) => void) | null>
  readonly inset: RefObject<HTMLCanvasElement | null>
}

/** The engine's state, the inset, and the engine's numbers, each with its source in the code. */
export function Figures({ ref, inset }: Props) {
  const [{ state, readings }, show] = useState<Shown>({ state: 'still', readings: [] })
  useImperativeHandle(ref, () => show, [])
  return (
    <>
      <div className="xray-glance">
        <ol className="xray-states" aria-label="State of the engine">
          {STATES.map((name) => (
            <li key={name} aria-current={name === state || undefined}>
              {name}
            </li>
          ))}
        </ol>
        <canvas ref={inset} className="xray-inset" role="img" aria-label="The whole map, and the visible part of it" />
      </div>
      <dl className="xray-figures">
        {readings.map(({ label, value, by, file }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <span>{value}</span>
              {/* File names are unique, so that the path can be left out. */}
              <code>{`${by} · ${file.replace(/.*\//, '')}`}</code>
            </dd>
          </div>
        ))}
      </dl>
    </>
  )
}
