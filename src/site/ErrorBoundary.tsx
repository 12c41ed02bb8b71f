import { Component, type ReactNode } from 'react'

interface Props {
  readonly children: ReactNode
  /** What stands in for children that have thrown, given the reason in words; without it, nothing does. */
  readonly fallback?: (reason: string) => ReactNode
  readonly onError?: () => void
}

interface State {
  readonly reason: string | null
}

/** Confines an error that children throw while they render: what stands around them lives on. React logs its stack. */
export class ErrorBoundary extends Component<Props, State> {
  override readonly state: State = { reason: null }

  static getDerivedStateFromError(error: unknown): State {
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
