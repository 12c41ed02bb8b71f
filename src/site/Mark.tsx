import type { LandmarkName } from './landmark'

interface Props {
  /** Without one, the mark is the map's. */
  readonly landmark?: LandmarkName | undefined
  readonly className?: string
}

/** The mark of a landmark, for the eye alone, in the colour of the text. Its drawing, in marks.svg, is in every page. */
export function Mark({ landmark = 'map' as LandmarkName, className = 'mark' }: Props) {
  return (
    <svg className={className} aria-hidden="true">
      <use href={`#mark-${landmark}`} />
    </svg>
  )
}
