/** Places whose pages get other addresses, and the links to them. */
import { pathOf } from '../../table/paths.ts'
import { pagesOf } from '../../table/table.ts'
import type { EditedRegion } from './messages.ts'

/** The paths of a page: `/about`. */
export interface Move {
  readonly from: string
  readonly to: string
}

/** What has moved between two states of the places. */
export function movesBetween(before: readonly EditedRegion[], after: readonly EditedRegion[]): Move[] {
  return pagesOf(before).flatMap((was) => {
    const page = pagesOf(after).find(({ id }) => id === was.id)
    const [from, to] = [pathOf(was), page ? pathOf(page) : '/']
    return from === to || to === '/' ? [] : [{ from, to }]
  })
}

/** A link to a page, or to a post or a part of it, as it is after the moves; any other stays. */
export function followed(link: string, moves: readonly Move[]): string {
  const move = moves.find(({ from }) => link.startsWith(from) && /^([/?#]|$)/.test(link.slice(from.length)))
  return move ? move.to + link.slice(move.from.length) : link
}

/** A part of the table with its links followed. */
export function withLinks<Part>(part: Part, moves: readonly Move[]): Part {
  const follow = (field: string, value: unknown) =>
    field === 'link' && typeof value === 'string' ? followed(value, moves) : value
  return moves.length > 0 ? JSON.parse(JSON.stringify(part), follow) : part
}
