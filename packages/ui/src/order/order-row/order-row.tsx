import type { ReactNode } from 'react'
import { StatusTag } from '../status-tag/status-tag.tsx'
import * as css from './order-row.css.ts'

export interface OrderRowItem {
  key: string
  title: ReactNode
  detail?: ReactNode
  /** Status as the API sends it. */
  status: string
  /** It takes longer than promised. */
  late?: boolean
  action?: ReactNode
}

export interface OrderRowProps {
  /** «Заказ 10 531, сегодня, 14:10». */
  note: ReactNode
  /** Cadastral number or name. */
  subject: ReactNode
  address?: ReactNode
  total: ReactNode
  /** The one verdict of the order. */
  verdict?: ReactNode
  /** Facts beside the sum: how it was paid, how many parts are ready. */
  facts?: readonly { label: string; value: ReactNode }[]
  /** What can be done with the whole order: paying for it. */
  action?: ReactNode
  items: readonly OrderRowItem[]
}

/** An order with its parts; each part has its own state and action. */
export function OrderRow({
  note,
  subject,
  address,
  total,
  verdict,
  facts = [],
  action,
  items,
}: OrderRowProps) {
  return (
    <article className={css.order}>
      <div className={css.about}>
        <p className={css.note}>{note}</p>
        <h2 className={css.subject}>{subject}</h2>
        {address && <p className={css.note}>{address}</p>}
        {verdict && <p className={css.verdict}>{verdict}</p>}
        <dl className={css.facts}>
          {[{ label: 'Сумма', value: total }, ...facts].map(({ label, value }) => (
            <div key={label} className={css.sum}>
              <dt className={css.sumLabel}>{label}</dt>
              <dd className={css.sumValue}>{value}</dd>
            </div>
          ))}
        </dl>
        {action && <div className={css.orderAction}>{action}</div>}
      </div>
      <ul className={css.items}>
        {items.map(({ key, title, detail, status, late, action: itemAction }) => (
          <li key={key} className={css.item}>
            <p className={css.title}>
              {title}
              {detail && <span className={css.detail}>{detail}</span>}
            </p>
            <span>
              <StatusTag status={status} late={late} />
            </span>
            {itemAction && <span className={css.action}>{itemAction}</span>}
          </li>
        ))}
      </ul>
    </article>
  )
}
