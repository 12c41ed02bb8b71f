import { Link } from 'wouter'
import { regions } from '../realm'
import { landmarkOf } from '../site/landmark'
import { pathOf } from '../site/paths'
import { pagesOf, type Region } from '../site/table'
import * as styles from './section.module.css'

/** Links to the previous and the next place in the table, and back to the map. */
export function Road({ region }: { readonly region: Region }) {
  const stops = pagesOf(regions)
  const index = stops.indexOf(region)
  return (
    <nav className={styles.road} aria-label="The road from here">
      <Link href="/" className="sheet-back">
        Back to the map
      </Link>
      <Milestone region={stops[index - 1]} kind="prev" says="Previous place" />
      <Milestone region={stops[index + 1]} kind="next" says="Next place" />
    </nav>
  )
}

interface Props {
  readonly region: Region | undefined
  /** The relation of the link, `rel`. */
  readonly kind: 'prev' | 'next'
  readonly says: string
}

function Milestone({ region, kind, says }: Props) {
  if (!region) return null
  return (
    <Link href={pathOf(region)} rel={kind} className={styles.milestone} data-landmark={landmarkOf(region)}>
      <span className={styles.says}>{says}</span> {region.name}
    </Link>
  )
}
