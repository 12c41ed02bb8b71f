import type { LandmarkName } from './landmark'

interface Props {
  /** The map's by default. */
  readonly landmark?: LandmarkName | 'map' | undefined
  /** In place of `mark`, which gives it its strokes. */
  readonly className?: string
}

/** The mark of a landmark, for the eye alone, in the colour of the text. Its drawing, in marks.svg, is in every page. */
export function Mark({ landmark = 'map', className = 'mark' }: Props) {
  return (
    <svg className={className} aria-hidden="true">
      <use href={`#mark-${landmark}`} />
    </svg>
  )
}
