import { Component } from 'react'
import type { ReactNode } from 'react'

interface PageBoundaryProps {
  readonly children: ReactNode
  readonly renderError: (error: unknown) => ReactNode
}

/** Shows the error page when a page fails while rendering; the frame around it stays. */
export class PageBoundary extends Component<PageBoundaryProps, { error?: unknown; hasFailed: boolean }> {
  override state: { error?: unknown; hasFailed: boolean } = { hasFailed: false }

  static getDerivedStateFromError(error: unknown) {
    return { error, hasFailed: true }
  }

  override render() {
    return this.state.hasFailed ? this.props.renderError(this.state.error) : this.props.children
  }
}
