import { useDeferredValue, useLayoutEffect } from 'react'
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
  const isWhole = useDeferredValue(true, !isPressed)
  useLayoutEffect(() => {
    // The heading of before had the focus, and is gone.
    if (isWhole && isPressed && document.activeElement === document.body) focusHeading()
  }, [isWhole, isPressed])
  return isWhole ? children : heading
}

function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>('main h1')
  if (!heading) return
  heading.tabIndex = -1
  heading.focus({ preventScroll: true })
}
