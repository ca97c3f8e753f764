import { useLayoutEffect, useRef } from 'react'

/** How long a page may take until its data replace the heading of its frame. */
const LONGEST_WAIT_MS = 10_000

const ACTIONS = ['pointerdown', 'keydown'] as const

/**
 * After a change of page the heading gets the focus, so that screen readers begin at the new page. A heading that is
 * replaced when the data come hands it on, until the user does something. It moves as the page appears: a moment later it
 * would take the focus from a field that the user has chosen meanwhile.
 */
export function useFocusOnHeading(pathname: string): void {
  const former = useRef(pathname)
  useLayoutEffect(() => {
    if (former.current === pathname) return undefined
    former.current = pathname
    return followHeading()
  }, [pathname])
}

/** The returned function ends it. */
function followHeading(): () => void {
  let heading = focusHeading()
  const replaced = new MutationObserver(() => {
    if (!heading?.isConnected && document.activeElement === document.body) heading = focusHeading()
  })
  const stop = () => {
    replaced.disconnect()
    clearTimeout(limit)
    for (const action of ACTIONS) removeEventListener(action, stop, { capture: true })
  }
  const limit = setTimeout(stop, LONGEST_WAIT_MS)
  for (const action of ACTIONS) addEventListener(action, stop, { capture: true })
  replaced.observe(document.body, { subtree: true, childList: true })
  return stop
}

function focusHeading(): HTMLElement | undefined {
  const heading = document.querySelector<HTMLElement>('main h1')
  if (!heading) return undefined
  heading.tabIndex = -1
  heading.focus({ preventScroll: true })
  return heading
}
