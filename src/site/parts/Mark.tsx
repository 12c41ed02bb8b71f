import type { Landmark } from '../../table/table'

type Props = Readonly<{ landmark?: Landmark | undefined }>

/**
 * The mark of a landmark, or without one that of the map, hidden from screen readers, in the colour of the
 * text. Every page contains marks.svg. The class `mark` gives it its strokes.
 */
export function Mark({ landmark }: Props) {
  return (
    <svg className="mark" aria-hidden="true">
      <use href={`#mark-${landmark ?? 'map'}`} />
    </svg>
  )
}
