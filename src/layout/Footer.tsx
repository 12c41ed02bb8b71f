import { AnyLink } from '../site/AnyLink'
import { copyrightYear, destinations, owner } from '../site/site'
import * as styles from './layout.module.css'

/**
 * The footer of every page. Without scripts, the drawer's links are shown above it. Only the build renders those, since
 * the browser needs them only where no script runs.
 */
export function Footer() {
  return (
    <>
      <noscript>
        {import.meta.env.SSR && (
          <nav className={styles.plainLinks} aria-label="All pages">
            {destinations.map(({ label, path }) => (
              <AnyLink key={path} href={path}>
                {label}
              </AnyLink>
            ))}
          </nav>
        )}
      </noscript>
      <footer className={styles.footer}>
        {`© ${copyrightYear}${owner?.name ? ` ${owner.name}` : ''}. All rights reserved.`}
        {owner && <Reach {...owner} />}
      </footer>
    </>
  )
}

/** The owner's email and profiles, if any. */
function Reach({ email, profiles }: NonNullable<typeof owner>) {
  const ways = [...(email ? [{ label: email, link: `mailto:${email}` }] : []), ...profiles]
  if (ways.length === 0) return null
  return (
    <ul className={styles.reach}>
      {ways.map(({ label, link }) => (
        <li key={link}>
          <AnyLink href={link} rel="me">
            {label}
          </AnyLink>
        </li>
      ))}
    </ul>
  )
}
