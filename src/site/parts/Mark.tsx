import type { Landmark } from '../../table/table'

type Props = Readonly<{ landmark?: Landmark | 'map' | undefined; className?: string }>

/**
 * The mark of a landmark, hidden from screen readers, in the colour of the text. Every page contains
 * marks.svg. The class `mark` gives it its strokes.
 */
export function Mark({ landmark = 'map', className = 'mark' }: Props) {
  return (
    <svg className={className} aria-hidden="true">
      <use href={`#mark-${landmark}`} />
    </svg>
  )
}
