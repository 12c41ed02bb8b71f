import type { RefObject } from 'react'
import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import type { Controller } from '../../panzoom/controller'
import { boxOf } from '../box'
import type { Place } from '../place'

interface MapParts {
  controller: Controller
  root: RefObject<HTMLElement | null>
  surface: RefObject<HTMLElement | null>
  places: readonly Place[]
}

import { Figures, type Shown } from './Figures'
import { Session, type Status } from './session'
import { TapeDeck } from './TapeDeck'
import styles from './xray.css?inline'

export interface XRayProps extends MapParts {
  /** Whether the panel takes the focus: true if the button has opened it. */
  readonly takesFocus: boolean
  readonly onClose: () => void
}

/** X-ray: the state of the engine drawn over the map, with a panel of its numbers and a tape deck. */
export function XRay({ controller, root, surface, places, takesFocus, onClose }: XRayProps) {
  const survey = useRef<HTMLCanvasElement>(null)
  const inset = useRef<HTMLCanvasElement>(null)
  const panelElement = useRef<HTMLElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const figures = useRef<(shown: Shown) => void>(null)
  const [session, setSession] = useState<Session | null>(null)
  const [status, setStatus] = useState<Status>({ isRecording: false, message: '' })
  const headingId = useId()

  useLayoutEffect(adoptStyles, [])

  useEffect(() => {
    const sheet = surface.current?.querySelector<HTMLElement>('[data-sheet]')
    if (!surface.current || !sheet || !survey.current || !inset.current || !panelElement.current) return
    const started = new Session(controller, surface.current, sheet, places.map(boxOf), {
      survey: survey.current,
      inset: inset.current,
      panel: panelElement.current,
      onFigures: (shown) => figures.current?.(shown),
      onStatus: setStatus,
    })
    setSession(started)
    return () => started.end()
  }, [controller, places, surface])

  useEffect(() => {
    if (takesFocus) heading.current?.focus({ preventScroll: true })
  }, [takesFocus])

  useEffect(() => {
    const onKeyDown = ({ key, defaultPrevented }: KeyboardEvent) => {
      // Escape closes an open drawer first.
      if (key === 'Escape' && !defaultPrevented && !document.querySelector('dialog[open]')) onClose()
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [onClose])

  const panel = (
    <section ref={panelElement} className="xray-panel" aria-labelledby={headingId} data-keep-free>
      <header>
        <h2 ref={heading} id={headingId} tabIndex={-1}>
          How it works
        </h2>
        <button type="button" className="xray-close" aria-label="Close How it works" onClick={onClose}>
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d="M6 6.5q6 5.5 12 11.5M18 6q-6 6-12 12" />
          </svg>
        </button>
      </header>
      <div className="xray-body">
        <Figures ref={figures} inset={inset} />
        {session && <TapeDeck session={session} {...status} />}
      </div>
    </section>
  )
  return (
    <>
      {/* On the surface, below the controls. */}
      {surface.current &&
        createPortal(<canvas ref={survey} className="xray-survey" aria-hidden="true" />, surface.current)}
      {/* Beside the map, not in it: the engine must not receive the keys that are typed here. */}
      {root.current?.parentElement && createPortal(panel, root.current.parentElement)}
    </>
  )
}

/** Adopts X-ray's style sheet, which is part of its script: the page's policy forbids inserted `style` elements. */
function adoptStyles(): (() => void) | undefined {
  if (!('adoptedStyleSheets' in document)) return undefined
  const styleSheet = new CSSStyleSheet()
  styleSheet.replaceSync(styles)
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, styleSheet]
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((adopted) => adopted !== styleSheet)
  }
}
