import { useEffect, useRef } from 'react'
import type { RefObject } from 'react'

/**
 * Closes an open `<details>` on Escape, on a press outside and after a choice inside.
 * Opening is the browser's own business, so the menu works before any script.
 */
export function useDismiss(): RefObject<HTMLDetailsElement | null> {
  const ref = useRef<HTMLDetailsElement>(null)
  useEffect(() => {
    const details = ref.current
    if (!details) return
    const close = () => {
      details.open = false
    }
    const onPress = (event: PointerEvent) => {
      if (details.open && event.target instanceof Node && !details.contains(event.target)) close()
    }
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !details.open) return
      const inside = details.contains(document.activeElement)
      close()
      if (inside) details.querySelector('summary')?.focus()
    }
    const onChoice = (event: MouseEvent) => {
      const choice = event.target instanceof Element && event.target.closest('a, button')
      if (choice && details.contains(choice)) close()
    }
    const onLeave = (event: FocusEvent) => {
      if (event.relatedTarget instanceof Node && !details.contains(event.relatedTarget)) close()
    }
    document.addEventListener('pointerdown', onPress)
    document.addEventListener('keydown', onKey)
    details.addEventListener('click', onChoice)
    details.addEventListener('focusout', onLeave)
    return () => {
      document.removeEventListener('pointerdown', onPress)
      document.removeEventListener('keydown', onKey)
      details.removeEventListener('click', onChoice)
      details.removeEventListener('focusout', onLeave)
    }
  }, [])
  return ref
}
