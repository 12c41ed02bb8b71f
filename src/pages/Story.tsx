import type { ReactNode } from 'react'
import type { Text } from './pieces'
import * as styles from './story.module.css'
import { attributesOf, useFollow, usePiece } from './usePiece'

/** The story of the place at a path, and the content below it, the children: both are hidden until it has loaded. */
export function Story({ path, children }: { readonly path: string; readonly children: ReactNode }) {
  const story = usePiece<Text>(path)
  if (story === undefined) return null
  return (
    <>
      {story && <StoryText path={path} text={story} />}
      {children}
    </>
  )
}

/** The text of a story, or of a post, at a path. */
export function StoryText({ path, text }: { readonly path: string; readonly text: Text }) {
  const follow = useFollow()
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the browser fires a click for a key press on a link.
    // biome-ignore lint/a11y/noStaticElementInteractions: only the links inside it are clicked.
    <div
      className={styles.story}
      {...attributesOf(path, text)}
      onClick={follow}
      dangerouslySetInnerHTML={{ __html: text.html }}
    />
  )
}
