import { Link } from 'wouter'

interface Props {
  /** A status, for example '404 Not Found', or the message of an error. */
  readonly reason: string
}

/** The error page: the reason, and a link back to the map. The style sheet of pages on paper decorates it with dragons. */
export function ErrorScreen({ reason }: Props) {
  return (
    <article className="sheet">
      <h1 tabIndex={-1}>Unexpected Application Error!</h1>
      <p className="sheet-text">{reason}</p>
      <Link href="/" className="sheet-back">
        Back to the map
      </Link>
    </article>
  )
}
