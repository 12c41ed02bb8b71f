import { sections } from 'virtual:contents'
import * as words from 'virtual:words?pages'
import { useLayoutEffect } from 'react'
import { NOT_FOUND } from '../../table/paths'
import type { Landmark } from '../../table/table'
import { AnyLink } from '../parts/AnyLink'
import { pageAt, placeAt, siteTitle } from '../site'
import { Card } from './Card'
import type { Section } from './contents'
import { ErrorScreen } from './ErrorScreen'
import { Road } from './Road'
import * as styles from './section.module.css'
import * as storyStyles from './story.module.css'
import { Text } from './Text'

interface Props {
  readonly posts: NonNullable<Section['posts']>
  readonly feed: string | undefined
  readonly landmark: Landmark
}

/** All posts of a place, and their feed. */
export function Posts({ posts, feed, landmark }: Props) {
  if (posts.length === 0) return null
  return (
    <>
      <ul className={styles.cards}>
        {posts.map(({ path, title, date }) => (
          <Card key={path} title={title} link={path} date={<Day date={date} />} landmark={landmark} />
        ))}
      </ul>
      {feed && (
        <p className={storyStyles.feed}>
          <AnyLink href={feed} type="application/rss+xml">
            {words.feed}
          </AnyLink>
        </p>
      )}
    </>
  )
}

/** The page of the post at a path, in the style of its place, or an error if there is none. */
export function PostPage({ path }: { readonly path: string }) {
  const place = placeAt(path)
  const { posts = [] } = sections[place?.href ?? ''] ?? {}
  const index = posts.findIndex((post) => post.path === path)
  const post = posts[index]

  useLayoutEffect(() => {
    document.title = post ? `${post.title} · ${siteTitle}` : pageAt(NOT_FOUND).title
  }, [post])

  if (!place || !post) return <ErrorScreen reason={words.notFound} />
  const { landmark } = place
  const stopAt = (says: string, other: typeof post | undefined) =>
    other && { says, name: other.title, href: other.path, landmark }
  return (
    <article className={`page ${storyStyles.post}`}>
      <h1 tabIndex={-1}>{post.title}</h1>
      <p className={styles.date}>
        <Day date={post.date} />
      </p>
      <Text path={path}>
        <Road
          prev={stopAt(words.olderPost, posts[index + 1])}
          next={stopAt(words.newerPost, posts[index - 1])}
          back={place}
        />
      </Text>
    </article>
  )
}

const IN_WORDS = { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' } as const

/** A day, `2026-11-22`, in words. */
function Day({ date }: { readonly date: string }) {
  return <time dateTime={date}>{new Date(date).toLocaleDateString(words.locale, IN_WORDS)}</time>
}
