import { Component, type ReactNode } from 'react'
import { Link } from 'wouter'

/** The error page: a status, as '404 Not Found', or the message of an error, and a link back to the map. */
export function ErrorScreen({ reason }: { readonly reason: string }) {
  return (
    <article className="page">
      <h1 tabIndex={-1}>Unexpected Application Error!</h1>
      <p className="page-text">{reason}</p>
      <Link href="/" className="page-back">
        Back to the map
      </Link>
    </article>
  )
}

interface Props {
  readonly children: ReactNode
  readonly onError: () => void
}

/** Replaces children that throw while rendering by the error page. React logs the stack. */
export class ErrorBoundary extends Component<Props, { readonly reason: string | null }> {
  override readonly state = { reason: null }

  static getDerivedStateFromError(error: unknown) {
    return { reason: error instanceof Error && error.message ? error.message : String(error) }
  }

  override componentDidCatch() {
    this.props.onError()
  }

  override render() {
    const { reason } = this.state
    return reason === null ? this.props.children : <ErrorScreen reason={reason} />
  }
}
