import type { ReactNode } from 'react'
import { iconButton } from '../button/icon-button.css.ts'
import { Icon } from '../icon/icon.tsx'
import { InfoIcon } from '../icon/icons.ts'
import * as css from './popover.css.ts'
import { usePopup } from './use-popup.ts'

export interface PopoverProps {
  /** Words of the button; without them it is an «i» that is read out as `title`. */
  trigger?: ReactNode
  /** Heading of the popup, and its name. */
  title: string
  side?: 'top' | 'bottom'
  align?: 'start' | 'center' | 'end'
  children: ReactNode
}

/** A short explanation on demand, opened by a press. */
export function Popover({ trigger, title, side = 'bottom', align = 'start', children }: PopoverProps) {
  const { id, open, button, popup, events } = usePopup({ side, align })
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
        {...events}
      >
        <p id={`${id}-title`} className={css.title}>
          {title}
        </p>
        {children}
      </div>
    </>
  )
}
