/** The owner's Markdown on pages: the stories of places, the lists of their posts, and the posts. */
import * as words from 'virtual:words?pages'
import { type ReactNode, useLayoutEffect, useRef } from 'react'
import type { LandmarkName } from '../../table/landmark'
import { NOT_FOUND } from '../../table/paths'
import { AnyLink } from '../parts/AnyLink'
import { pageAt, type pages, placeAt, siteTitle } from '../site'
import { CardList } from './Cards'
import { ErrorScreen } from './ErrorScreen'
import { listOf, type PostList, type PostText, type Text } from './pieces'
import { Road } from './Road'
import * as styles from './section.module.css'
import * as storyStyles from './story.module.css'
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

/** A page that is not on the map: its name, its text and the way back. */
export function TextPage({ name, href }: (typeof pages)[number]) {
  return (
    <article className="page" data-place={href}>
      <h1 tabIndex={-1}>{name}</h1>
      <Story path={href}>
        <Road prev={undefined} next={undefined} />
      </Story>
    </article>
  )
}

function StoryText({ path, text }: { readonly path: string; readonly text: Text }) {
  const follow = useFollow()
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the browser fires a click for a key press on a link.
    // biome-ignore lint/a11y/noStaticElementInteractions: only the links inside it are clicked.
    <div
      className={storyStyles.story}
      {...attributesOf(path, text)}
      onClick={follow}
      dangerouslySetInnerHTML={{ __html: text.html }}
    />
  )
}

/** The posts of the place at a path, and the content below them, the children: both are hidden until they have loaded. */
export function Posts({ path, children }: { readonly path: string; readonly children: ReactNode }) {
  const list = usePiece<PostList>(listOf(path))
  if (list === undefined) return null
  return (
    <>
      {list && <ListedPosts name={listOf(path)} list={list} landmark={placeAt(path)?.landmark} />}
      {children}
    </>
  )
}

interface ListProps {
  readonly name: string
  readonly list: PostList
  readonly landmark: LandmarkName | undefined
}

/** A page of a list of posts, which is the piece of this name. */
function ListedPosts({ name, list, landmark }: ListProps) {
  const { posts, feed, older, newer } = list
  const follow = useFollow()
  return (
    // In the capturing phase, so that a post is fetched before its link would be followed.
    <div {...attributesOf(name, list)} onClickCapture={follow}>
      <CardList
        landmark={landmark}
        cards={posts.map(({ path, title, date, opening }) => ({
          title,
          link: path,
          date: <Day date={date} />,
          description: opening,
        }))}
      />
      {/* The other pages of the list have a road. */}
      {older && !newer && (
        <p className={storyStyles.feed}>
          <AnyLink href={older.path}>{words.olderPosts}</AnyLink>
        </p>
      )}
      {feed && posts.length > 0 && (
        <p className={storyStyles.feed}>
          <AnyLink href={feed} type="application/rss+xml">
            {words.feed}
          </AnyLink>
        </p>
      )}
    </div>
  )
}

/** The page of the post, or of older posts, at a path, in the style of its place, or an error if there is none. */
export function PostPage({ path }: { readonly path: string }) {
  const post = usePiece<PostText | PostList>(path)
  const heading = useRef<HTMLHeadingElement>(null)
  const follow = useFollow()
  const place = placeAt(path)
  const list = post && 'posts' in post ? post : undefined
  const title = post && (list ? `${place?.heading}: ${post.title}` : post.title)
  const stopAt = (says: string, other: PostText['older']) =>
    other && { says, name: other.title, path: other.path, landmark: place?.landmark }

  useLayoutEffect(() => {
    if (post === undefined) return
    document.title = post ? `${title} · ${siteTitle}` : pageAt(NOT_FOUND).title
    // If the post loads after its page, the focus moves from `main` to the post's heading.
    if (heading.current && document.activeElement === heading.current.closest('main'))
      heading.current.focus({ preventScroll: true })
  }, [post, title])

  if (post === false) return <ErrorScreen reason={words.pageNotLoaded} />
  if (post === null) return <ErrorScreen reason={words.notFound} />
  return (
    <article className="page" data-place={place?.href}>
      {post && place && (
        <>
          <h1 ref={heading} tabIndex={-1}>
            {title}
          </h1>
          {'posts' in post ? (
            <ListedPosts name={path} list={post} landmark={place.landmark} />
          ) : (
            <>
              <p className={styles.date}>
                <Day date={post.date} />
              </p>
              <StoryText path={path} text={post} />
            </>
          )}
          <Road
            prev={stopAt(list ? words.olderPosts : words.olderPost, post.older)}
            next={stopAt(list ? words.newerPosts : words.newerPost, post.newer)}
            back={{ name: place.name, path: place.href }}
            onClick={follow}
          />
        </>
      )}
    </article>
  )
}

const IN_WORDS = { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' } as const

/** A day, `2026-11-22`, in words. */
function Day({ date }: { readonly date: string }) {
  return <time dateTime={date}>{new Date(date).toLocaleDateString(words.locale, IN_WORDS)}</time>
}
