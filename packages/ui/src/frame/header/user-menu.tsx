import { clsx } from 'clsx'
import { button, variant, size } from '../../primitives/button/button.css.ts'
import { visuallyHidden } from '../../theme/text.css.ts'
import { Dropdown } from './dropdown.tsx'
import { NavAction } from './nav-item.tsx'
import { UserHead } from './user-head.tsx'
import type { HeaderUser } from './user-head.tsx'
import * as css from './header.css.ts'

const trigger = clsx(button, variant.secondary, size.s)

/** The popup under the balance: who is here, links and one button at the foot (UI-017, UI-026, UI-027, UI-079). */
export function UserMenu({ user }: { user: HeaderUser }) {
  const { footer } = user
  return (
    <Dropdown
      label={
        <>
          <span className={visuallyHidden}>Кабинет, на балансе </span>
          {user.balance}
        </>
      }
      items={user.items}
      className={trigger}
      align="right"
      onPress={user.onPress}
      head={<UserHead user={user} />}
      foot={
        footer && (
          <NavAction item={footer} className={css.footerButton}>
            {footer.label}
          </NavAction>
        )
      }
    />
  )
}
