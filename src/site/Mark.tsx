import type { LandmarkName } from './landmark'

interface Props {
  readonly landmark?: LandmarkName | 'map' | undefined
  /** The class `mark` gives it its strokes. */
  readonly className?: string
}

/** The mark of a landmark, hidden from screen readers, in the colour of the text. Every page contains marks.svg. */
export function Mark({ landmark = 'map', className = 'mark' }: Props) {
  return (
    <svg className={className} aria-hidden="true">
      <use href={`#mark-${landmark}`} />
    </svg>
  )
}
