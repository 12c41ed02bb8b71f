import type { ReactNode } from 'react'
import { Piece } from './Html'
import { fetchList, hasPosts, listOf } from './posts'

interface Props {
  /** The path of the place. */
  readonly path: string
  /** What stands below the list, and comes with it. */
  readonly children: ReactNode
}

/** The posts of a place, if it has any: the newest first, each with its day and its first words. */
export function PostList({ path, children }: Props) {
  if (!hasPosts(path)) return children
  return (
    <Piece name={listOf(path)} fetchPiece={fetchList}>
      {children}
    </Piece>
  )
}
