import { clsx } from 'clsx'
import type { LucideIcon } from 'lucide-react'
import type { ComponentPropsWithRef } from 'react'
import { Icon } from '../icon/icon.tsx'
import { iconButton } from './icon-button.css.ts'

export interface IconButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'children'> {
  icon: LucideIcon
  /** What the button does; the only words that a screen reader gets. */
  label: string
  size?: number
}

/** A button with a picture alone, 44 px to the finger. */
export function IconButton({ icon, label, size = 22, className, type = 'button', ...rest }: IconButtonProps) {
  return (
    <button {...rest} type={type} aria-label={label} className={clsx(iconButton, className)}>
      <Icon icon={icon} size={size} />
    </button>
  )
}
