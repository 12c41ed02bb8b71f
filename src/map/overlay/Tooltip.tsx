import { type RefObject, useState } from 'react'
import type { Point, Size } from '../../panzoom/geometry'
import * as styles from './overlay.module.css'

interface Props {
  readonly ref: RefObject<HTMLDivElement | null>
  /** The name to show; null hides the tooltip. */
  readonly name: string | null
  /** Whether it is centred above its point, such as a place, or lies beside it, such as a cursor. */
  readonly isTied: boolean
}

/** The name of a place, floating over the map. {@link moveTooltip} positions it. */
export function Tooltip({ ref, name, isTied }: Props) {
  // The tooltip keeps its text while it fades out.
  const [lastName, setLastName] = useState(name)
  if (name !== null && name !== lastName) setLastName(name)
  return (
    <div ref={ref} role="tooltip" className={styles.tooltip} data-shown={name !== null} data-tied={isTied}>
      {lastName}
    </div>
  )
}

/**
 * Moves the tooltip to a point in screen px. Bypasses React: a cursor moves too often to render each time. The style
 * sheet keeps the tooltip inside the viewport.
 */
export function moveTooltip(tooltip: HTMLElement | null, { x, y }: Point, { width, height }: Size): void {
  for (const [name, px] of Object.entries({ x, y, width, height })) tooltip?.style.setProperty(`--${name}`, `${px}px`)
}
