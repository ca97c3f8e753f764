import { useEffect, useRef, useState } from 'react'
import type { FocusEvent, PointerEvent, RefObject } from 'react'
import { keepBeside } from '../popover/keep-beside.ts'

/** A pointer that only passes by opens nothing, ms. */
const OPEN_DELAY_MS = 400
/** Time to move the pointer from the part onto its tip, ms. */
const CLOSE_DELAY_MS = 150

interface Tooltip {
  place: RefObject<HTMLSpanElement | null>
  tip: RefObject<HTMLSpanElement | null>
  onPointerEnter: (event: PointerEvent) => void
  onPointerLeave: (event: PointerEvent) => void
  onPointerUp: (event: PointerEvent) => void
  onFocus: (event: FocusEvent) => void
  onBlur: () => void
}

/**
 * When a tip shows: under a resting mouse, at once with the keyboard's focus, after a tap. It stays while the pointer is
 * on it; Escape, a press elsewhere and the loss of focus take it away (WCAG 1.4.13).
 */
export function useTooltip(): Tooltip {
  const place = useRef<HTMLSpanElement>(null)
  const tip = useRef<HTMLSpanElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const [open, setOpen] = useState(false)

  const show = (wanted: boolean, delay: number) => {
    clearTimeout(timer.current)
    if (delay === 0) setOpen(wanted)
    else timer.current = setTimeout(() => setOpen(wanted), delay)
  }
  useEffect(() => () => clearTimeout(timer.current), [])

  useEffect(() => {
    const popup = tip.current
    const anchor = place.current
    if (!open || !popup || !anchor) return
    popup.showPopover()
    const stop = keepBeside(anchor, popup, { side: 'top', align: 'center' })
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      // A dialog around the part stays open: this key press was for the tip.
      event.stopPropagation()
      event.preventDefault()
      setOpen(false)
    }
    const onPress = (event: Event) => {
      if (event.target instanceof Node && !anchor.contains(event.target)) setOpen(false)
    }
    document.addEventListener('keydown', onKey, true)
    document.addEventListener('pointerdown', onPress, true)
    return () => {
      document.removeEventListener('keydown', onKey, true)
      document.removeEventListener('pointerdown', onPress, true)
      stop()
      if (popup.isConnected) popup.hidePopover()
    }
  }, [open])

  return {
    place,
    tip,
    onPointerEnter: (event) => {
      if (event.pointerType !== 'touch') show(true, open ? 0 : OPEN_DELAY_MS)
    },
    onPointerLeave: (event) => {
      if (event.pointerType !== 'touch') show(false, CLOSE_DELAY_MS)
    },
    onPointerUp: (event) => {
      if (event.pointerType === 'touch') show(true, 0)
    },
    onFocus: (event) => {
      if (event.target.matches(':focus-visible')) show(true, 0)
    },
    onBlur: () => show(false, 0),
  }
}
