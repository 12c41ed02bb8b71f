import * as words from 'virtual:words?inputs'
import { type MouseEvent, useLayoutEffect, useRef } from 'react'
import { addStyles } from '../liveMap'
import styles from './inputs.css?inline'

/** A card with all gestures and keys, which opens at once, and a button to X-ray. It is to be removed as it closes. */
export function InputsCard({ onClose, onXRay }: Record<'onClose' | 'onXRay', () => void>) {
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
  // The dialog itself lies around the card.
  const onClick = ({ target, currentTarget }: MouseEvent) => target === currentTarget && close()
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
          <h2 id="how-it-works">{words.howItWorks}</h2>
          <button type="button" aria-label={words.close} onClick={close}>
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <path d="M6 6q6 6 12 12M18 6q-6 6-12 12" />
            </svg>
          </button>
        </header>
        {Object.values(words.inputs).map(({ title, effects }) => (
          <section key={title}>
            <h3>{title}</h3>
            <ul>
              {Object.values(effects).map(([input, effect]) => (
                <li key={input}>
                  <b>{input}</b> {effect}
                </li>
              ))}
            </ul>
          </section>
        ))}
        <button type="button" className="inputs-engine" onClick={openXRay}>
          {words.seeTheEngine}
        </button>
      </div>
    </dialog>
  )
}
