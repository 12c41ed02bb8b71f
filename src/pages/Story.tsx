import type { ReactNode } from 'react'
import { keepPiece, Piece } from './Html'
import * as styles from './story.module.css'

/** Functions that fetch the stories, by file name. Each story is a script of its own. */
type Fetchers = Readonly<Record<string, () => Promise<string>>>

const shipped: Fetchers = import.meta.glob<string>('../realm/*.md', { import: 'default' })

/** Fetches all stories, for prerendering. */
export async function fetchStories(): Promise<void> {
  for (const [file, fetchStory] of Object.entries(shipped)) {
    keepPiece(file.replace('../realm', '').replace('.md', ''), await fetchStory())
  }
}

interface Props {
  /** The path of the page. */
  readonly path: string
  /** Content below the story, shown together with it. */
  readonly children: ReactNode
  /** The existing stories. */
  readonly fetchers?: Fetchers
}

/** The story of a place, if it has one. */
export function Story({ path, children, fetchers = shipped }: Props) {
  const fetchStory = fetchers[`../realm${path}.md`]
  if (!fetchStory) return children
  return (
    <Piece name={path} fetchPiece={fetchStory} className={styles.story}>
      {children}
    </Piece>
  )
}
