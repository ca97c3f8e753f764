import { clsx } from 'clsx'
import type { LucideIcon } from 'lucide-react'
import { Icon } from '../../primitives/icon/icon.tsx'
import { ChevronLeftIcon, ChevronRightIcon } from '../../primitives/icon/icons.ts'
import { visuallyHidden } from '../../theme/text.css.ts'
import { NavAction, navKey } from '../header/nav-item.tsx'
import type { NavItem } from '../header/nav-item.tsx'
import * as css from './user-side-menu.css.ts'

export interface UserSideMenuItem extends NavItem {
  label: string
  icon: LucideIcon
}

export interface UserSideMenuProps {
  items: readonly UserSideMenuItem[]
  /** Pictures alone; the words stay for screen readers and in the hint of the pointer. */
  collapsed: boolean
  onCollapse: (collapsed: boolean) => void
}

/** Places of the user area at the left edge, 90 px wide, collapsed 64 px (UI-086). Below 992 px a row under the header. */
export function UserSideMenu({ items, collapsed, onCollapse }: UserSideMenuProps) {
  return (
    <nav className={clsx(css.menu, collapsed && css.collapsed)} aria-label="Кабинет">
      <div className={css.inSight}>
        <ul className={css.list}>
          {items.map((item) => (
            <li key={navKey(item)} title={collapsed ? item.label : undefined}>
              <NavAction item={item} className={css.link}>
                <Icon icon={item.icon} className={css.picture} />
                <span className={clsx(css.words, collapsed && css.wordless)}>{item.label}</span>
              </NavAction>
            </li>
          ))}
        </ul>
        <button
          type="button"
          className={css.fold}
          aria-expanded={!collapsed}
          onClick={() => onCollapse(!collapsed)}
        >
          <Icon icon={collapsed ? ChevronRightIcon : ChevronLeftIcon} />
          <span className={visuallyHidden}>{collapsed ? 'Показать подписи' : 'Свернуть меню'}</span>
        </button>
      </div>
    </nav>
  )
}
