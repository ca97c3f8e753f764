import { useState } from 'react'
import { visuallyHidden } from '../../theme/text.css.ts'
import { CloseIcon, MenuIcon } from '../../primitives/icon/icons.ts'
import { Icon } from '../../primitives/icon/icon.tsx'
import { NavAction, navKey } from './nav-item.tsx'
import type { NavItem } from './nav-item.tsx'
import { UserHead } from './user-head.tsx'
import type { HeaderUser } from './user-head.tsx'
import { useDismiss } from './use-dismiss.ts'
import * as css from './header.css.ts'

function Entry({ item }: { item: NavItem }) {
  if (!item.items) {
    return (
      <li>
        <NavAction item={item} className={css.menuItem}>
          {item.label}
        </NavAction>
      </li>
    )
  }
  return (
    <li>
      <p className={css.menuTitle}>{item.label}</p>
      <ul>
        {item.items.map((sub) => (
          <li key={navKey(sub)}>
            <NavAction item={sub} className={css.menuSub}>
              {sub.label}
            </NavAction>
          </li>
        ))}
      </ul>
    </li>
  )
}

/** All links of the header on a phone; for a logged-in person with email and balance (UI-036, UI-037). */
export function MobileMenu({ items, user }: { items: readonly NavItem[]; user: HeaderUser | undefined }) {
  const ref = useDismiss()
  const [open, setOpen] = useState(false)
  // The header already has some of the user's links: each is listed once.
  const own = user?.items.filter((item) => !items.some(({ label }) => label === item.label)) ?? []
  return (
    <details ref={ref} className={css.burger} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className={css.burgerButton} aria-expanded={open}>
        <Icon icon={MenuIcon} size={26} className={css.whenClosed} />
        <Icon icon={CloseIcon} size={26} className={css.whenOpen} />
        <span className={visuallyHidden}>Меню</span>
      </summary>
      <nav className={css.menu} aria-label="Меню">
        {user && <UserHead user={user} />}
        <ul>
          {items.map((item) => (
            <Entry key={navKey(item)} item={item} />
          ))}
          {own.map((item) => (
            <Entry key={navKey(item)} item={item} />
          ))}
        </ul>
        {user?.footer && (
          <NavAction item={user.footer} className={css.footerButton}>
            {user.footer.label}
          </NavAction>
        )}
      </nav>
    </details>
  )
}
