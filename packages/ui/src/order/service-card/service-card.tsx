import { clsx } from 'clsx'
import type { MouseEventHandler, ReactNode } from 'react'
import { ServiceBadge } from '../../primitives/badge/badge.tsx'
import type { ServiceBadgeKind } from '../../primitives/badge/badge.tsx'
import { Anchor } from '../../primitives/link/link-context.tsx'
import * as css from './service-card.css.ts'

export interface ServiceCardProps {
  href: string
  onClick?: MouseEventHandler<HTMLAnchorElement>
  title: string
  note?: ReactNode
  price: ReactNode
  time: ReactNode
  badge?: ServiceBadgeKind
  /** The one card on a solid fill, two columns wide. */
  leading?: boolean
}

/** A service as a cell of a form: name, contents, price, time. */
export function ServiceCard({ href, onClick, title, note, price, time, badge, leading }: ServiceCardProps) {
  return (
    <li className={leading ? css.lead : css.cell}>
      <Anchor href={href} onClick={onClick} className={clsx(css.card, leading && css.leading)}>
        <span className={css.top}>
          <span className={css.title}>{title}</span>
          {badge && (
            <span>
              <ServiceBadge kind={badge} onPrimary={leading ?? false} />
            </span>
          )}
        </span>
        {note && <span className={css.note}>{note}</span>}
        <span className={css.foot}>
          <span className={css.price}>{price}</span>
          <span className={css.time}>{time}</span>
        </span>
      </Anchor>
    </li>
  )
}

/** Cells of the services side by side, ruled like a form. */
export function ServiceGrid({ children }: { children: ReactNode }) {
  return <ul className={css.grid}>{children}</ul>
}
