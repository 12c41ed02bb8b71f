import { Link } from 'wouter'

interface Props {
  /** A status, as '404 Not Found', or the message of an error. */
  readonly reason: string
}

/** Where the map ends: says what went wrong, and shows the way back. The style sheet draws what lives out there. */
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
