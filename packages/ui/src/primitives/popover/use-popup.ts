import { useEffect, useId, useRef, useState } from 'react'
import type { ToggleEvent } from 'react'
import { keepBeside } from './keep-beside.ts'
import type { PlaceRequest } from './place-beside.ts'

type Placing = Pick<PlaceRequest, 'side' | 'align'> & {
  /** The popup is placed and may take the focus. */
  onShown?: () => void
}

/**
 * A popup of the browser's own kind beside its button: it opens before any script by `popoverTarget`, closes on Escape
 * and on a press beside it. In a dialog Escape closes it alone; a focus inside goes back to the button.
 */
export function usePopup({ side, align, onShown }: Placing) {
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  const popup = useRef<HTMLDivElement>(null)
  const stop = useRef<() => void>(undefined)
  const [open, setOpen] = useState(false)
  const hide = () => {
    const isInside = popup.current?.contains(document.activeElement)
    popup.current?.hidePopover()
    if (isInside) button.current?.focus()
  }
  useEffect(() => () => stop.current?.(), [])
  useEffect(() => {
    if (!open) return undefined
    const close = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.isComposing) return
      // The browser would close it, too, but a dialog below would hear the same key.
      event.preventDefault()
      event.stopPropagation()
      hide()
    }
    document.addEventListener('keydown', close, { capture: true })
    return () => document.removeEventListener('keydown', close, { capture: true })
  }, [open])

  const onBeforeToggle = (event: ToggleEvent<HTMLDivElement>) => {
    stop.current?.()
    if (event.newState !== 'open') return
    // The popup has a size only once it shows, which is before the next frame is drawn.
    requestAnimationFrame(() => {
      if (!button.current || !popup.current) return
      stop.current = keepBeside(button.current, popup.current, { side, align })
      onShown?.()
    })
  }
  return {
    id,
    open,
    button,
    popup,
    hide,
    events: {
      onBeforeToggle,
      onToggle: (event: ToggleEvent<HTMLDivElement>) => setOpen(event.newState === 'open'),
    },
  }
}
