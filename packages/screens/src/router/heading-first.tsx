import { useDeferredValue } from 'react'
import type { ReactNode } from 'react'
import { NavigationType, useNavigationType } from 'react-router'

interface HeadingFirstProps {
  /** What shows at once. */
  readonly heading: ReactNode
  readonly children: ReactNode
}

/**
 * The heading of a page at once, and the rest after it: a form takes a slow phone longer than a press may stay unanswered.
 * A page that no press has led to comes whole: the server has drawn it so.
 */
export function HeadingFirst({ heading, children }: HeadingFirstProps) {
  const isPressed = useNavigationType() !== NavigationType.Pop
  return useDeferredValue(true, !isPressed) ? children : heading
}
