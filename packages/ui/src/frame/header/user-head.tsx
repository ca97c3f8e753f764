import type { MouseEventHandler, ReactNode } from 'react'
import type { NavItem } from './nav-item.tsx'
import * as css from './header.css.ts'

export interface HeaderUser {
  email: string
  /** Ready for reading: «1 250 ₽». */
  balance: string
  name?: string
  /** «Бухгалтер». */
  roleLabel?: ReactNode
  items: readonly NavItem[]
  /** The button at the foot of the menu: «Пополнить баланс». */
  footer?: NavItem
  /** A press on the balance; with preventDefault it opens something else than the popup. */
  onPress?: MouseEventHandler<HTMLElement>
}

/** Who is logged in, with the balance: the head of the user menu (UI-026, UI-036, UI-079). */
export function UserHead({ user }: { user: HeaderUser }) {
  return (
    <div className={css.userHead}>
      {user.name && <span className={css.userName}>{user.name}</span>}
      {user.roleLabel && <span className={css.userNote}>{user.roleLabel}</span>}
      <span className={user.name ? css.userNote : css.userName}>{user.email}</span>
      <span className={css.balance}>{user.balance}</span>
    </div>
  )
}
