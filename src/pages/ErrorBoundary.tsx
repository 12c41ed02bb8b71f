import { Component, type ReactNode } from 'react'
import { ErrorScreen } from './ErrorScreen'

interface Props {
  readonly children: ReactNode
}

interface State {
  readonly reason: string | null
}

/** Shows the error screen in place of children that throw while they render, so that the layout around it lives on. */
export class ErrorBoundary extends Component<Props, State> {
  override readonly state: State = { reason: null }

  static getDerivedStateFromError(error: unknown): State {
    return { reason: error instanceof Error && error.message ? error.message : String(error) }
  }

  override render() {
    return this.state.reason === null ? this.props.children : <ErrorScreen reason={this.state.reason} />
  }
}
