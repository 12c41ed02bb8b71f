import * as words from 'virtual:words?pages'
import type { Place } from '../../table/siteOf'
import { AnyLink } from '../parts/AnyLink'
import { Mark } from '../parts/Mark'
import * as styles from './section.module.css'

/** A page, with what is shown before its name. */
type Stop = Pick<Place, 'name' | 'href' | 'landmark'> & { readonly says: string }

interface Props {
  readonly prev?: Stop | undefined
  readonly next?: Stop | undefined
  /** The page above this one: the map by default. */
  readonly back?: Pick<Stop, 'name' | 'href'> | undefined
}

/** Links to the pages before and after this one, and back to the page above it. */
export function Road({ back, ...stops }: Props) {
  return (
    <nav className={styles.road} aria-label={words.road}>
      <AnyLink href={back?.href ?? '/'} className="page-back">
        {back ? words.backTo(back.name) : words.backToTheMap}
      </AnyLink>
      {Object.entries(stops).map(
        ([rel, stop]) =>
          stop && (
            <AnyLink key={rel} href={stop.href} rel={rel} className={styles.milestone}>
              <Mark landmark={stop.landmark} />
              <span className={styles.says}>{stop.says}</span> {stop.name}
            </AnyLink>
          ),
      )}
    </nav>
  )
}
