import { useDeferredValue } from 'react'
import type { ReactNode } from 'react'
import { NavigationType, useNavigationType } from 'react-router'

interface DeferredPageProps {
  /** What shows at once. */
  readonly heading: ReactNode
  readonly children: ReactNode
}

/**
 * Shows the heading of a page at once and the rest after it: a form can take a slow phone longer to render than a press
 * may stay unanswered. A page that was not opened by a press is rendered whole, as the server did.
 */
export function DeferredPage({ heading, children }: DeferredPageProps) {
  const isPressed = useNavigationType() !== NavigationType.Pop
  const isWhole = useDeferredValue(true, !isPressed)
  return isWhole ? children : heading
}
