import type { ReactNode } from 'react'
import { Piece } from './Html'
import { fetchList, hasPosts, listOf } from './posts'

interface Props {
  /** The path of the place. */
  readonly path: string
  /** Content below the list, shown together with it. */
  readonly children: ReactNode
}

/** The posts of a place, if any, newest first, each with its date and its first words. */
export function PostList({ path, children }: Props) {
  if (!hasPosts(path)) return children
  return (
    <Piece name={listOf(path)} fetchPiece={fetchList}>
      {children}
    </Piece>
  )
}
