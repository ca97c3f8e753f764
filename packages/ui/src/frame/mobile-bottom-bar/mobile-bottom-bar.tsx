import { clsx } from 'clsx'
import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { NavAction, navKey } from '../header/nav-item.tsx'
import type { NavItem } from '../header/nav-item.tsx'
import { Icon } from '../../primitives/icon/icon.tsx'
import { useHiddenOnScroll } from './use-hidden-on-scroll.ts'
import * as css from './mobile-bottom-bar.css.ts'

export interface BottomBarItem extends NavItem {
  icon: LucideIcon
  /** Shown at the icon: a `WaitingMark`. */
  mark?: ReactNode
}

/** Five links of a signed-in user on a phone; hidden while scrolling down (UI-034, UI-035). */
export function MobileBottomBar({ items }: { items: readonly BottomBarItem[] }) {
  const hidden = useHiddenOnScroll()
  return (
    <nav className={clsx(css.bar, hidden && css.hidden)} aria-label="Разделы" data-hidden={hidden}>
      <ul className={css.list}>
        {items.map((item) => (
          <li key={navKey(item)}>
            <NavAction item={item} className={css.link}>
              <Icon icon={item.icon} />
              {item.label}
              {item.mark}
            </NavAction>
          </li>
        ))}
      </ul>
    </nav>
  )
}

export interface StickyTotalProps {
  total: ReactNode
  note?: ReactNode
  action: ReactNode
}

/** Sum and button at the foot of a phone's screen while products are being chosen. */
export function StickyTotal({ total, note, action }: StickyTotalProps) {
  return (
    <div className={css.sticky}>
      <p>
        <strong className={css.stickyTotal}>{total}</strong>
        {note && <span className={css.stickyNote}>{note}</span>}
      </p>
      {action}
    </div>
  )
}
