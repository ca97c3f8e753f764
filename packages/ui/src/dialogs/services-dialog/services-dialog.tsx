import type { MouseEvent, MouseEventHandler, ReactNode } from 'react'
import { ServiceBadge } from '../../primitives/badge/badge.tsx'
import type { ServiceBadgeKind } from '../../primitives/badge/badge.tsx'
import { Anchor } from '../../primitives/link/link-context.tsx'
import { Modal } from '../modal/modal.tsx'
import { opensElsewhere } from '../modal/opens-elsewhere.ts'
import * as css from './services-dialog.css.ts'

export interface ServiceEntry {
  href: string
  title: string
  note?: ReactNode
  /** «от 99 ₽»; absent if unknown. */
  price?: string | undefined
  time: string
  badge?: ServiceBadgeKind
  onClick?: MouseEventHandler<HTMLAnchorElement>
}

export interface ServicesDialogProps {
  open: boolean
  onClose: () => void
  onClosed?: () => void
  services: readonly ServiceEntry[]
  /** Pages of single checks, by their names alone. */
  checks?: readonly Pick<ServiceEntry, 'href' | 'title' | 'onClick'>[]
}

/**
 * All services with price and time (UI-038, UI-052). A choice closes it, also one handled by `onClick`; a link opened
 * in another tab or window does not.
 */
export function ServicesDialog({ open, onClose, onClosed, services, checks = [] }: ServicesDialogProps) {
  const choose = (onClick: ServiceEntry['onClick']) => (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    if (!opensElsewhere(event)) onClose()
  }
  return (
    <Modal open={open} onClose={onClose} onClosed={onClosed} title="Сервисы" width={650} flush>
      {services.length === 0 && <p className={css.none}>Услуг пока нет. Загляните позже.</p>}
      <ul className={css.list}>
        {services.map(({ href, title, note, price, time, badge, onClick }) => (
          <li key={title}>
            <Anchor href={href} className={css.row} onClick={choose(onClick)}>
              <span>
                <span className={css.title}>{title}</span>
                {badge && <ServiceBadge kind={badge} />}
              </span>
              <span className={css.price}>{price}</span>
              <span className={css.note}>{note}</span>
              <span className={css.time}>{time}</span>
            </Anchor>
          </li>
        ))}
        {checks.length > 0 && (
          <li className={css.checks}>
            <h3 className={css.title}>Все проверки</h3>
            <ul className={css.names} aria-label="Все проверки">
              {checks.map(({ href, title, onClick }) => (
                <li key={href}>
                  <Anchor href={href} className={css.name} onClick={choose(onClick)}>
                    {title}
                  </Anchor>
                </li>
              ))}
            </ul>
          </li>
        )}
      </ul>
    </Modal>
  )
}
