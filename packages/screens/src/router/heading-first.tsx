import { useDeferredValue } from 'react'
import type { ReactNode } from 'react'

interface HeadingFirstProps {
  /** What shows at once. */
  readonly heading: ReactNode
  readonly children: ReactNode
}

/** The heading of a page at once, and the rest after it: a form takes a slow phone longer than a press may stay unanswered. */
export function HeadingFirst({ heading, children }: HeadingFirstProps) {
  return useDeferredValue(true, false) ? children : heading
}
