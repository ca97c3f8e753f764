import { clsx } from 'clsx'
import type { MouseEventHandler, ReactNode } from 'react'
import { ServiceBadge } from '../../primitives/badge/badge.tsx'
import type { ServiceBadgeKind } from '../../primitives/badge/badge.tsx'
import { ArrowRightIcon } from '../../primitives/icon/icons.ts'
import { Icon } from '../../primitives/icon/icon.tsx'
import { Anchor } from '../../primitives/link/link-context.tsx'
import * as css from './price-row.css.ts'

export interface PriceRowProps {
  href: string
  onClick?: MouseEventHandler<HTMLAnchorElement>
  title: ReactNode
  note?: ReactNode
  /** «от 30 минут». */
  time: ReactNode
  /** «от 499 ₽», «бесплатно». */
  price: ReactNode
  badge?: ServiceBadgeKind
  /** The one row on a solid fill. */
  leading?: boolean
}

/** A service as a line of a price list: what, how long, how much. */
export function PriceRow({ href, onClick, title, note, time, price, badge, leading }: PriceRowProps) {
  return (
    <li>
      <Anchor href={href} onClick={onClick} className={clsx(css.row, leading && css.leading)}>
        <span className={css.what}>
          <span className={css.title}>{title}</span>
          {badge && <ServiceBadge kind={badge} onPrimary={leading ?? false} />}
          {note && <span className={css.note}>{note}</span>}
        </span>
        <span className={css.time}>{time}</span>
        <span className={css.price}>{price}</span>
        <span className={css.arrow}>
          <Icon icon={ArrowRightIcon} />
        </span>
      </Anchor>
    </li>
  )
}

/** Holds price rows under their column titles. */
export function PriceList({ children }: { children: ReactNode }) {
  return (
    <div>
      <div className={css.head} aria-hidden="true">
        <span>Услуга</span>
        <span>Срок</span>
        <span className={css.right}>Цена</span>
      </div>
      <ul className={css.list}>{children}</ul>
    </div>
  )
}
