import { type MouseEvent, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { addStyles } from '../addStyles'
import type { LiveMap } from '../liveMap'
import inputs from './inputs.css?inline'
import * as styles from './overlay.module.css'

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

/** Whether the page has the card's styles: they are added when it is first opened. */
let hasStyles = false

/**
 * The button "How it works". It opens a card with all gestures and keys, and a button of the card opens X-ray, whose
 * script is not fetched before. An address with `?xray` opens X-ray, too. Without a map, the button does nothing.
 */
export function HowItWorks({ map }: { map: LiveMap | null }) {
  const button = useRef<HTMLButtonElement>(null)
  const card = useRef<HTMLDialogElement>(null)
  const [xrayBy, setXRayBy] = useState<'address' | 'button' | null>(null)

  useEffect(() => {
    if (map && new URLSearchParams(location.search).has('xray')) setXRayBy('address')
  }, [map])

  // A layout effect, so that X-ray is gone with the map when the page changes.
  useLayoutEffect(() => {
    if (!map || !xrayBy) return
    let isEnded = false
    let remove = () => {}
    const onClose = () => {
      setXRayBy(null)
      button.current?.focus({ preventScroll: true })
    }
    import('../xray/xray')
      .then(({ xray }) => {
        if (!isEnded) remove = xray(map, { takesFocus: xrayBy === 'button', onClose })
      })
      // The script cannot be fetched, or fails: the button can be pressed again.
      .catch(() => setXRayBy(null))
    return () => {
      isEnded = true
      remove()
    }
  }, [map, xrayBy])

  const open = () => {
    if (!hasStyles) addStyles(inputs)
    hasStyles = true
    // Safari focuses no button at a click, and the card returns the focus to where it was.
    button.current?.focus({ preventScroll: true })
    card.current?.showModal()
  }
  const close = () => card.current?.close()
  const onClick = ({ target, currentTarget }: MouseEvent) => {
    // The dialog itself lies around the card.
    if (target === currentTarget) close()
  }
  const openXRay = () => {
    close()
    setXRayBy('button')
  }

  return (
    <>
      <button
        ref={button}
        type="button"
        className={styles.howItWorks}
        aria-label="How it works"
        onClick={open}
        data-keep-free
      >
        ?
      </button>
      {map && (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the dialog closes on Escape by itself.
        <dialog ref={card} className="inputs-around" aria-labelledby="how-it-works" onClick={onClick}>
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
      )}
    </>
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
