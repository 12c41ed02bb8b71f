import * as words from 'virtual:words'
import { AnyLink } from '../parts/AnyLink'

/** The error page: a status, as '404 Not Found', or the message of an error, and a link back to the map. */
export function ErrorScreen({ reason }: { readonly reason: string }) {
  return (
    <article className="page">
      <p className="page-dragons" aria-hidden="true">
        {words.hereBeDragons}
      </p>
      <h1 tabIndex={-1}>{words.unexpectedError}</h1>
      <p className="page-text">{reason}</p>
      <AnyLink href="/" className="page-back">
        {words.backToTheMap}
      </AnyLink>
    </article>
  )
}
