import { type MouseEvent, useLayoutEffect, useRef } from 'react'
import { addStyles } from '../liveMap'
import styles from './inputs.css?inline'

const FINGERS = [
  ['Drag', 'moves the map'],
  ['Pinch', 'zooms'],
  ['Tap a place', 'opens its page'],
] as const

const MOUSE_AND_KEYS = [
  ['Drag', 'moves the map'],
  ['Wheel', 'zooms'],
  ['Click a place', 'opens its page'],
  ['Arrows', 'move the map'],
  ['Shift, arrows', 'move it further'],
  ['Tab, arrows', 'go from place to place'],
  ['+, −', 'zoom'],
  ['F', 'shows the whole map'],
  ['0, Home', 'go to the first view'],
  ['Esc', 'closes what is open'],
] as const

interface Props {
  /** Called as the card closes. It is to be removed then. */
  readonly onClose: () => void
  /** Called when the visitor wants to see X-ray; the card is closed first. */
  readonly onXRay: () => void
}

/** A card with all gestures and keys, which opens at once, and a button to X-ray. */
export function InputsCard({ onClose, onXRay }: Props) {
  const card = useRef<HTMLDialogElement>(null)
  useLayoutEffect(() => {
    const removeStyles = addStyles(styles)
    card.current?.showModal()
    return removeStyles
  }, [])

  // The event `close` may come a frame later, after the visitor has pressed the button again: the caller is told at once.
  const close = () => {
    card.current?.close()
    onClose()
  }
  const onClick = ({ target, currentTarget }: MouseEvent) => {
    // The dialog itself lies around the card.
    if (target === currentTarget) close()
  }
  const openXRay = () => {
    close()
    onXRay()
  }
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the dialog closes on Escape by itself.
    <dialog
      ref={card}
      className="inputs-around"
      aria-labelledby="how-it-works"
      onClick={onClick}
      onCancel={close}
      onClose={onClose}
    >
      <div className="inputs-card">
        <header>
          <h2 id="how-it-works">How it works</h2>
          <button type="button" aria-label="Close" onClick={close}>
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <path d="M6 6.5q6 5.5 12 11.5M18 6q-6 6-12 12" />
            </svg>
          </button>
        </header>
        <Inputs title="Fingers" rows={FINGERS} />
        <Inputs title="Mouse and keys" rows={MOUSE_AND_KEYS} />
        <button type="button" className="inputs-engine" onClick={openXRay}>
          See the engine at work
        </button>
      </div>
    </dialog>
  )
}

function Inputs({ title, rows }: { title: string; rows: readonly (readonly [string, string])[] }) {
  return (
    <section>
      <h3>{title}</h3>
      <ul>
        {rows.map(([input, effect]) => (
          <li key={input}>
            <b>{input}</b> {effect}
          </li>
        ))}
      </ul>
    </section>
  )
}
