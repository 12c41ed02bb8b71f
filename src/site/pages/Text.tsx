import * as words from 'virtual:words?pages'
import type { ReactNode } from 'react'
import { Road } from './Road'
import * as styles from './story.module.css'
import { useText } from './texts'

interface Props {
  readonly path: string
  /** What is below the text: hidden until that has loaded. */
  readonly children: ReactNode
}

/** The owner's text on the page at a path. */
export function Text({ path, children }: Props) {
  const html = useText(path)
  if (html === undefined) return null
  return (
    <>
      {html === null ? (
        <p className="page-text">{words.pageNotLoaded}</p>
      ) : (
        <div className={styles.story} data-text={path} dangerouslySetInnerHTML={{ __html: html }} />
      )}
      {children}
    </>
  )
}

/** A page that is not on the map: its name, its text and the way back. */
export function TextPage({ name, href }: { readonly name: string; readonly href: string }) {
  return (
    <article className="page">
      <h1 tabIndex={-1}>{name}</h1>
      <Text path={href}>
        <Road />
      </Text>
    </article>
  )
}
