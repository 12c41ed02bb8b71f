import * as words from 'virtual:words'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { report } from '../../panzoom/controller'
import type { LiveMap } from '../liveMap'
import * as styles from './overlay.module.css'

type InputsCard = typeof import('./InputsCard').InputsCard

/**
 * The button "How it works". It opens a card with all inputs, and a button of that opens X-ray, as does `?xray` in the
 * address. Their scripts are not fetched before. Without a map, the button does nothing.
 */
export function HowItWorks({ map }: { map: LiveMap | null }) {
  const button = useRef<HTMLButtonElement>(null)
  const [Card, setCard] = useState<InputsCard | null>(null)
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
    const open = ({ xray }: typeof import('../xray/xray')) => {
      if (isEnded) return
      try {
        remove = xray(map, { takesFocus: xrayBy === 'button', onClose })
      } catch (error) {
        setXRayBy(null)
        report(error)
      }
    }
    // The button can be pressed again if the script cannot be fetched.
    import('../xray/xray').then(open, () => setXRayBy(null))
    return () => {
      isEnded = true
      remove()
    }
  }, [map, xrayBy])

  const open = () => {
    if (!map) return
    // Safari focuses no button at a click, and the card returns the focus to where it was.
    button.current?.focus({ preventScroll: true })
    import('./InputsCard').then(
      // Not over the drawer, if the visitor has opened that meanwhile.
      ({ InputsCard }) => setCard(() => (document.querySelector('dialog[open]') ? null : InputsCard)),
      () => {},
    )
  }
  return (
    <>
      <button
        ref={button}
        type="button"
        className={styles.howItWorks}
        aria-label={words.howItWorks}
        onClick={open}
        data-avoided
      >
        ?
      </button>
      {Card && <Card onClose={() => setCard(null)} onXRay={() => setXRayBy('button')} />}
    </>
  )
}
