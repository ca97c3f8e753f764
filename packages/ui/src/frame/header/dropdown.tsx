import { clsx } from 'clsx'
import { useState } from 'react'
import type { MouseEventHandler, ReactNode } from 'react'
import { ChevronDownIcon } from '../../primitives/icon/icons.ts'
import { Icon } from '../../primitives/icon/icon.tsx'
import { NavAction, navKey } from './nav-item.tsx'
import type { NavItem } from './nav-item.tsx'
import { useDismiss } from './use-dismiss.ts'
import * as css from './dropdown.css.ts'

export interface DropdownProps {
  label: ReactNode
  items: readonly NavItem[]
  /** Look of the part that is pressed. */
  className: string
  align?: 'left' | 'right'
  /** Shown above the items. */
  head?: ReactNode
  foot?: ReactNode
  /** Called before the menu opens; preventDefault keeps it closed. */
  onPress?: MouseEventHandler<HTMLElement> | undefined
}

/** A menu of links under a word: a native disclosure, so links stay links. */
export function Dropdown({ label, items, className, align = 'left', head, foot, onPress }: DropdownProps) {
  const ref = useDismiss()
  const [open, setOpen] = useState(false)
  return (
    <details ref={ref} className={css.details} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className={clsx(css.summary, className)} aria-expanded={open} onClick={onPress}>
        {label}
        <Icon icon={ChevronDownIcon} size={16} className={css.chevron} />
      </summary>
      <div className={clsx(css.panel, align === 'right' && css.atRight)}>
        {head}
        <ul>
          {items.map((item) => (
            <li key={navKey(item)}>
              <NavAction item={item} className={css.item}>
                {item.label}
                {item.note && <span className={css.note}>{item.note}</span>}
              </NavAction>
            </li>
          ))}
        </ul>
        {foot}
      </div>
    </details>
  )
}
