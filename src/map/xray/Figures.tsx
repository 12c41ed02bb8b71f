import { type RefObject, useImperativeHandle, useRef, useState } from 'react'
import { STATES, type State } from './inspector'
import type { Reading } from './readings'

/** Writes the readings into the panel. Bypasses React, as they change in every frame. */
export interface FiguresHandle {
  write(readings: readonly Reading[], state: State): void
}

interface Props {
  readonly ref: RefObject<FiguresHandle | null>
  readonly inset: RefObject<HTMLCanvasElement | null>
}

/** The engine's state, the inset, and the engine's numbers, each with its source in the code. */
export function Figures({ ref, inset }: Props) {
  const states = useRef<HTMLOListElement>(null)
  const list = useRef<HTMLDListElement>(null)
  // The labels never change, only the values.
  const [labels, setLabels] = useState<readonly string[]>([])

  useImperativeHandle(ref, () => ({
    write: (readings, state) => {
      if (labels.length === 0) setLabels(readings.map(({ label }) => label))
      states.current?.childNodes.forEach((item, index) => {
        const isNow = STATES[index] === state
        if (item instanceof Element && item.hasAttribute('aria-current') !== isNow) {
          if (isNow) item.setAttribute('aria-current', 'true')
          else item.removeAttribute('aria-current')
        }
      })
      readings.forEach(({ value, by, file }, index) => {
        const [number, source] = list.current?.children[index]?.querySelectorAll('dd > *') ?? []
        write(number, value)
        // File names are unique, so that the path can be left out.
        write(source, `${by} · ${file.replace(/.*\//, '')}`)
      })
    },
  }))

  return (
    <>
      <div className="xray-glance">
        <ol ref={states} className="xray-states" aria-label="State of the engine">
          {STATES.map((state) => (
            <li key={state}>{state}</li>
          ))}
        </ol>
        <canvas ref={inset} className="xray-inset" role="img" aria-label="The whole map, and the visible part of it" />
      </div>
      <dl ref={list} className="xray-figures">
        {labels.map((label) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <span />
              <code />
            </dd>
          </div>
        ))}
      </dl>
    </>
  )
}

function write(element: Element | undefined, text: string): void {
  if (element && element.textContent !== text) element.textContent = text
}
