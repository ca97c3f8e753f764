import { useDeferredValue, useLayoutEffect } from 'react'
import type { ReactNode } from 'react'
import { NavigationType, useNavigationType } from 'react-router'

interface HeadingFirstProps {
  /** What shows at once. */
  readonly heading: ReactNode
  readonly children: ReactNode
}

/**
 * Shows the heading of a page at once and the rest after it: a form can take a slow phone longer to render than a press
 * may stay unanswered. A page that was not opened by a press is rendered whole, as the server drew it.
 */
export function HeadingFirst({ heading, children }: HeadingFirstProps) {
  const isPressed = useNavigationType() !== NavigationType.Pop
  const isWhole = useDeferredValue(true, !isPressed)
  useLayoutEffect(() => {
    // The previous heading had the focus and is unmounted.
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
