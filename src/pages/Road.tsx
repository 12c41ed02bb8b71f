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
  const milestones = [
    { to: stops[index - 1], rel: 'prev', says: 'Previous place' },
    { to: stops[index + 1], rel: 'next', says: 'Next place' },
  ]
  return (
    <nav className={styles.road} aria-label="The road from here">
      <Link href="/" className="sheet-back">
        Back to the map
      </Link>
      {milestones.map(
        ({ to, rel, says }) =>
          to && (
            <Link key={rel} href={pathOf(to)} rel={rel} className={styles.milestone} data-landmark={landmarkOf(to)}>
              <span className={styles.says}>{says}</span> {to.name}
            </Link>
          ),
      )}
    </nav>
  )
}
