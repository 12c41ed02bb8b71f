import { type RefObject, useState } from 'react'
import type { Point, Size } from '../../panzoom/geometry'
import styles from './overlay.module.css'

interface Props {
  readonly ref: RefObject<HTMLDivElement | null>
  /** What it says, or null while it says nothing. */
  readonly name: string | null
  /** Whether it stands above the point it was moved to, as above a place, or beside it, as beside a cursor. */
  readonly isTied: boolean
}

/** The name of a place, floating over the map. {@link moveTooltip} says where. */
export function Tooltip({ ref, name, isTied }: Props) {
  // While it fades out it still says what it said.
  const [lastName, setLastName] = useState(name)
  if (name !== null && name !== lastName) setLastName(name)
  return (
    <div ref={ref} role="tooltip" className={styles.tooltip} data-shown={name !== null} data-tied={isTied}>
      {lastName}
    </div>
  )
}

/**
 * Moves the tooltip to a point, in screen px, past React: a cursor moves too often to render for. The style sheet
 * keeps it inside the viewport.
 */
export function moveTooltip(tooltip: HTMLElement | null, { x, y }: Point, { width, height }: Size): void {
  for (const [name, px] of Object.entries({ x, y, width, height })) tooltip?.style.setProperty(`--${name}`, `${px}px`)
}
