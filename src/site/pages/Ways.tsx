import * as words from 'virtual:words?pages'
import { Fragment } from 'react'
import type { Site } from '../../table/siteOf'
import { AnyLink } from '../parts/AnyLink'
import * as styles from './ways.module.css'

/** A sealed letter, in a box of 24 by 24 units, as all marks here. */
const LETTER = 'M12,14.5L2.5,6v13h19V6zM2.5,6h19M2.5,19l6.6-7M21.5,19l-6.6-7'
const PENNANT = 'M5,22V2M5,3.5q4-1.8,7.5,0t8,0l-3,4.2,3,4.3q-4.5,1.8-8,0t-7.5,0M3,22h4'

/** The marks of profiles by what their addresses are of: branch, chain, voice; any other has a pennant. */
const MARKS: readonly (readonly [RegExp, string])[] = [
  [
    /git|codeberg|sr\.ht/i,
    'M6,8v8M18,8q0,6-12,6M6,3a2.5,2.5,0,1,0,.1,0M6,16a2.5,2.5,0,1,0,.1,0M18,3a2.5,2.5,0,1,0,.1,0',
  ],
  [
    /linkedin|xing/i,
    'M10,14a4,4,0,0,1,0-6l3-3a4,4,0,0,1,6,6l-2,2M14,10a4,4,0,0,1,0,6l-3,3a4,4,0,0,1-6-6l2-2',
  ],
  [/mastodon|bsky|\/@|\bx\.com|twitter|threads/i, 'M3.5,4.5h17v11.5h-9l-4.5,4v-4h-3.5zM7.5,8.5h9M7.5,12h6'],
]
const markOf = (way: string) => MARKS.find(([of]) => of.test(way))?.[1] ?? PENNANT

/** The ways to reach the owner, as large links with their addresses: by e-mail, and by each profile. */
export function Ways({ email, profiles }: Site['owner']) {
  const letter = { label: words.email, link: `mailto:${email}`, kind: styles.letter, mark: LETTER }
  const others = profiles.map((way) => ({ ...way, kind: '', mark: markOf(`${way.label} ${way.link}`) }))
  const ways = email ? [letter, ...others] : others
  if (ways.length === 0) return null
  return (
    <ul className={styles.ways}>
      {ways.map(({ label, link, kind, mark }) => (
        <li key={link}>
          {/* Named as a whole: screen readers would read an address that may break part by part. */}
          <AnyLink
            href={link}
            rel="me"
            className={`${styles.way} ${kind}`}
            aria-label={`${label} ${addressIn(link)}`}
          >
            <svg viewBox="0 0 24 24" className="mark" aria-hidden="true">
              <path d={mark} />
              {kind && <circle cx="12" cy="13.5" r="3.2" />}
            </svg>
            <span className={styles.label}>{label}</span>{' '}
            <span className={styles.address}>
              <bdi>{breakable(addressIn(link))}</bdi>
            </span>
          </AnyLink>
        </li>
      ))}
    </ul>
  )
}

/** A link as one would write it by hand. */
const addressIn = (link: string) => link.replace(/^(mailto:|https?:\/\/(www\.)?|\/)|\/$/g, '')

/** An address, which may break before each of `@`, `.` and `/`. */
function breakable(address: string) {
  return address.split(/(?=[@./])/).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ))
}
