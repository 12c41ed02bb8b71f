import { type MouseEvent, type ReactNode, useEffect, useState } from 'react'
import { useLocation } from 'wouter'
import { pathWithin } from '../address'
import { LOST } from '../paths'
import { pageAt } from '../site'
import styles from './story.module.css'

/** What fetches a story, each of which is a script of its own, by the name of its file. */
type Fetchers = Readonly<Record<string, () => Promise<string>>>

const shipped: Fetchers = import.meta.glob<string>('../realm/*.md', { import: 'default' })

/** The stories that have come, by the paths of their pages. */
const stories = new Map<string, string>()

/** Fetches every story: for the build, which renders all pages. */
export async function fetchStories(): Promise<void> {
  for (const [file, fetchStory] of Object.entries(shipped)) {
    stories.set(file.replace('../realm', '').replace('.md', ''), await fetchStory())
  }
}

interface Props {
  /** The path of the page. */
  readonly path: string
  /** What stands below the story, and comes with it. */
  readonly children: ReactNode
  /** The stories that there are. */
  readonly fetchers?: Fetchers
}

/**
 * The story of a place, if it has one. On a page that the build has rendered it is read from the document; on one that
 * the visitor goes to from another it is fetched.
 */
export function Story({ path, children, fetchers = shipped }: Props) {
  const fetchStory = fetchers[`../realm${path}.md`]
  const [, redraw] = useState({})
  const html = fetchStory && (stories.get(path) ?? document.querySelector(`[data-story="${path}"]`)?.innerHTML)
  if (html !== undefined) stories.set(path, html)

  useEffect(() => {
    if (!fetchStory || stories.has(path)) return
    fetchStory().then(
      (story) => {
        stories.set(path, story)
        redraw({})
      },
      // The host may have it as a whole page.
      () => location.reload(),
    )
  }, [path, fetchStory])

  if (!fetchStory) return children
  if (html === undefined) return null
  return (
    <>
      <Html path={path} html={html} />
      {children}
    </>
  )
}

/** The links in it that lead to pages of this site change the page as the site's own links do, without a load. */
function Html({ path, html }: { readonly path: string; readonly html: string }) {
  const [, navigate] = useLocation()
  const onClick = (event: MouseEvent) => {
    const link = (event.target as Element).closest('a')
    const isOrdinary = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
    if (!link || !isOrdinary || link.origin !== location.origin || link.hash) return
    const to = pageAt(pathWithin(link.pathname)).path
    if (to === LOST) return
    event.preventDefault()
    navigate(to)
  }
  // biome-ignore lint/a11y/useKeyWithClickEvents: a link that is pressed by a key is clicked.
  // biome-ignore lint/a11y/noStaticElementInteractions: it is the links in it that are clicked.
  return <div className={styles.story} data-story={path} onClick={onClick} dangerouslySetInnerHTML={{ __html: html }} />
}
