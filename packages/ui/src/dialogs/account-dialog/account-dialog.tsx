import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { NavAction, navKey } from '../../frame/header/nav-item.tsx'
import type { NavItem } from '../../frame/header/nav-item.tsx'
import { BalanceParts } from '../../primitives/balance-parts/balance-parts.tsx'
import { Modal } from '../modal/modal.tsx'
import { opensElsewhere } from '../modal/opens-elsewhere.ts'
import * as css from './account-dialog.css.ts'

export interface AccountPlace extends NavItem {
  /** Shown at the right: a number, a sum, a term. Absent while unknown. */
  fact?: ReactNode
  /** The nearest term of all: the one filled row. */
  isNearest?: boolean
}

export interface AccountDialogProps {
  open: boolean
  onClose: () => void
  onClosed?: () => void
  name: string
  email?: string | undefined
  roleLabel?: ReactNode
  /** Ready for reading: «1 624 ₽». */
  total: string
  /** Own money and given one, roubles; known a little later than the sum. */
  balance?: { readonly own: number; readonly bonus: number } | undefined
  places: readonly AccountPlace[]
  /** At the bottom, without a fact: signing out. */
  actions: readonly NavItem[]
}

/** The places of the user area on a phone, a fact at the right of each: a number, a sum, a term, not an arrow. */
export function AccountDialog(props: AccountDialogProps) {
  const { open, onClose, onClosed, name, email, roleLabel, total, balance, places, actions } = props
  const closing = (item: NavItem): NavItem => ({
    ...item,
    onClick: (event) => {
      item.onClick?.(event)
      if (!opensElsewhere(event)) onClose()
    },
  })
  return (
    <Modal
      open={open}
      onClose={onClose}
      {...(onClosed && { onClosed })}
      title={name}
      note={email ?? roleLabel}
      width={480}
      flush
    >
      <div className={css.content}>
        <div className={css.money}>
          {email && roleLabel && <p className={css.role}>{roleLabel}</p>}
          <p className={css.sum}>{total}</p>
          {balance && balance.bonus > 0 && <BalanceParts {...balance} />}
        </div>
        <ul className={css.list}>
          {places.map(({ fact, isNearest = false, ...item }) => (
            <li key={navKey(item)} className={clsx(css.line, isNearest && css.nearest)}>
              <NavAction item={closing(item)} className={css.place}>
                <span className={css.label}>{item.label}</span>
                {fact && <span className={css.fact}>{fact}</span>}
              </NavAction>
            </li>
          ))}
          {actions.map((item) => (
            <li key={navKey(item)} className={css.line}>
              <NavAction item={closing(item)} className={css.action}>
                {item.label}
              </NavAction>
            </li>
          ))}
        </ul>
      </div>
    </Modal>
  )
}
