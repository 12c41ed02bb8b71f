import * as words from 'virtual:words?pages'
import { Fragment } from 'react'
import type { Site } from '../../table/siteOf'
import { AnyLink } from '../parts/AnyLink'
import * as styles from './ways.module.css'

/** A sealed letter, and a pennant, in a box of 24 by 24 units. */
const LETTER = 'M12,14.5L2.5,6v13h19V6zM2.5,6h19M2.5,19l6.6-7M21.5,19l-6.6-7'
const PENNANT = 'M5,22V2M5,3.5q4-1.8,7.5,0t8,0l-3,4.2,3,4.3q-4.5,1.8-8,0t-7.5,0M3,22h4'

/** The ways to reach the owner, as large links with their addresses: by e-mail, and by each profile. */
export function Ways({ email, profiles }: Site['owner']) {
  const ways = [
    ...(email
      ? [{ label: words.email, link: `mailto:${email}`, className: `${styles.way} ${styles.letter}` }]
      : []),
    ...profiles.map((profile) => ({ ...profile, className: styles.way })),
  ]
  if (ways.length === 0) return null
  return (
    <ul className={styles.ways}>
      {ways.map(({ label, link, className }, index) => (
        <li key={link}>
          <AnyLink href={link} rel="me" className={className}>
            <svg viewBox="0 0 24 24" className="mark" aria-hidden="true">
              {email && index === 0 ? (
                <>
                  <path d={LETTER} />
                  <circle cx="12" cy="13.5" r="3.2" />
                </>
              ) : (
                <path d={PENNANT} />
              )}
            </svg>
            <span className={styles.label}>{label}</span>{' '}
            <span className={styles.address}>
              <bdi>{breakable(link)}</bdi>
            </span>
          </AnyLink>
        </li>
      ))}
    </ul>
  )
}

/** A link as one would write it by hand, which may break before each of `@`, `.` and `/`. */
function breakable(link: string) {
  const address = link.replace(/^(mailto:|https?:\/\/(www\.)?|\/)|\/$/g, '')
  return address.split(/(?=[@./])/).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ))
}
