import type { ReactNode } from 'react'
import type { Owner } from '../../table/table'
import { AnyLink } from '../parts/AnyLink'
import * as styles from './layout.module.css'

interface Props {
  readonly ways: Owner['profiles']
  /** List items before them. */
  readonly children?: ReactNode
}

/** A list of ways to reach the owner, each a link. */
export function Reach({ ways, children }: Props) {
  return (
    <ul className={styles.reach}>
      {children}
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
