import { useEffect, useId, useRef, useState } from 'react'
import type { ReactNode, ToggleEvent } from 'react'
import { iconButton } from '../button/icon-button.css.ts'
import { Icon } from '../icon/icon.tsx'
import { InfoIcon } from '../icon/icons.ts'
import { keepBeside } from './keep-beside.ts'
import * as css from './popover.css.ts'

export interface PopoverProps {
  /** Words of the button; without them it is an «i» that is read out as `title`. */
  trigger?: ReactNode
  /** Heading of the popup, and its name. */
  title: string
  side?: 'top' | 'bottom'
  align?: 'start' | 'center' | 'end'
  children: ReactNode
}

/**
 * A short explanation on demand, opened by a press. The browser's own popover: it opens before any script, closes on
 * Escape and on a press beside it, and gives the focus back. In a dialog Escape closes it alone.
 */
export function Popover({ trigger, title, side = 'bottom', align = 'start', children }: PopoverProps) {
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  const popup = useRef<HTMLDivElement>(null)
  const stop = useRef<() => void>(undefined)
  const [open, setOpen] = useState(false)
  useEffect(() => () => stop.current?.(), [])
  useEffect(() => {
    if (!open) return undefined
    const close = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.isComposing) return
      // The browser would close it, too, but a dialog below would hear the same key.
      event.preventDefault()
      event.stopPropagation()
      const isInside = popup.current?.contains(document.activeElement)
      popup.current?.hidePopover()
      if (isInside) button.current?.focus()
    }
    document.addEventListener('keydown', close, { capture: true })
    return () => document.removeEventListener('keydown', close, { capture: true })
  }, [open])

  const beforeToggle = (event: ToggleEvent<HTMLDivElement>) => {
    stop.current?.()
    if (event.newState !== 'open') return
    // The popup has a size only once it shows, which is before the next frame is drawn.
    requestAnimationFrame(() => {
      if (button.current && popup.current)
        stop.current = keepBeside(button.current, popup.current, { side, align })
    })
  }
  return (
    <>
      <button
        ref={button}
        type="button"
        popoverTarget={id}
        className={trigger ? css.trigger : iconButton}
        aria-expanded={open}
        aria-haspopup="dialog"
        aria-label={trigger ? undefined : title}
      >
        {trigger ?? <Icon icon={InfoIcon} />}
      </button>
      <div
        ref={popup}
        id={id}
        popover="auto"
        role="dialog"
        aria-labelledby={`${id}-title`}
        className={css.popup}
        onBeforeToggle={beforeToggle}
        onToggle={(event) => setOpen(event.newState === 'open')}
      >
        <p id={`${id}-title`} className={css.title}>
          {title}
        </p>
        {children}
      </div>
    </>
  )
}
