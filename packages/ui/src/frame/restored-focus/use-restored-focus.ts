import { useEffect, useRef } from 'react'
import type { RefObject } from 'react'

const CONTROLS = 'input:not([type=hidden]), select, textarea, button, a[href], [tabindex="0"]'

/** Rows of lists and tables. */
const ROWS = 'li, tr'

/**
 * A button that opens a form is removed when pressed, and the form on submit: the keyboard would start at the top of
 * the page, and a screen reader would say nothing. Within this element the focus moves to the control that replaced the
 * removed one, else to the element itself; from a removed row to its neighbour, but not to the neighbour's button,
 * which a second press must not reach. A focus that a pointer moved away is not restored.
 */
export function useRestoredFocus<E extends HTMLElement>(): RefObject<E | null> {
  const place = useRef<E>(null)
  useEffect(() => {
    const within = place.current
    if (!within) return undefined
    let focused: Node | undefined
    const onFocusIn = ({ target }: FocusEvent) => {
      focused = target instanceof Node && target !== within ? target : undefined
    }
    const onFocusOut = () => {
      // A browser that tells of a control that goes tells it before it has gone.
      queueMicrotask(() => {
        if (focused?.isConnected && document.activeElement !== focused) focused = undefined
      })
    }
    const watch = new MutationObserver((changes) => {
      const had = focused
      if (!had || had.isConnected || document.activeElement !== document.body) return
      const change = changes.find(({ removedNodes }) => [...removedNodes].some((node) => node.contains(had)))
      if (!change) return
      const gone = [...change.removedNodes].find((node) => node.contains(had))
      const neighbour = gone instanceof Element && gone.matches(ROWS) ? neighbourOf(change) : undefined
      if (neighbour) focusItself(neighbour)
      else focusAfter(within, change)
    })
    watch.observe(within, { childList: true, subtree: true })
    within.addEventListener('focusin', onFocusIn)
    within.addEventListener('focusout', onFocusOut)
    return () => {
      watch.disconnect()
      within.removeEventListener('focusin', onFocusIn)
      within.removeEventListener('focusout', onFocusOut)
    }
  }, [])
  return place
}

/** The next control after the gap or the last one before it, in the inmost element around the gap that has any. */
function focusAfter(within: HTMLElement, { target, previousSibling }: MutationRecord): void {
  let around: Node | null = target
  let before: Node | null = previousSibling
  while (around instanceof HTMLElement && within.contains(around)) {
    const controls = [...around.querySelectorAll<HTMLElement>(CONTROLS)].filter(canTakeFocus)
    const next = controls.find((control) => !before || follows(control, before)) ?? controls.at(-1)
    if (next) return next.focus()
    before = around
    around = around.parentNode
  }
  focusItself(within)
}

function focusItself(element: HTMLElement): void {
  element.tabIndex = -1
  element.focus()
}

function neighbourOf({ nextSibling, previousSibling }: MutationRecord): HTMLElement | undefined {
  return [nextSibling, previousSibling].find(
    (node): node is HTMLElement => node instanceof HTMLElement && node.isConnected,
  )
}

/** After the other one in the page, or in it. */
const follows = (control: Node, other: Node) =>
  (other.compareDocumentPosition(control) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0

const canTakeFocus = (control: HTMLElement) => !control.matches(':disabled') && control.checkVisibility()
