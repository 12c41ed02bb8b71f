import { Component, type ReactNode } from 'react'

interface Props {
  readonly children: ReactNode
  /** Renders a replacement for children that have thrown; nothing by default. */
  readonly fallback?: (reason: string) => ReactNode
  readonly onError?: () => void
}

/** Leaves out children that throw while they are rendered, so that the rest of the page works on. */
export class ErrorBoundary extends Component<Props, { readonly reason: string | null }> {
  override readonly state = { reason: null }

  static getDerivedStateFromError(error: unknown) {
    return { reason: error instanceof Error && error.message ? error.message : String(error) }
  }

  override componentDidCatch() {
    this.props.onError?.()
  }

  override render() {
    const { reason } = this.state
    return reason === null ? this.props.children : this.props.fallback?.(reason)
  }
}
