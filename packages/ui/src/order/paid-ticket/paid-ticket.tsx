import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { noWrap } from '../../theme/text.css.ts'
import * as css from './paid-ticket.css.ts'

export interface PaidTicketProps {
  /** «Оплачено картой». */
  lead: ReactNode
  /** «1 497 ₽», or «Бесплатно». */
  sum: string
  when?: ReactNode
  /** What was bought, «Полная проверка». */
  product: ReactNode
  /** A cadastral number or a name. */
  subject: string
  /** The subject is a cadastral number. */
  isNumber?: boolean
  address?: ReactNode
  facts: readonly { readonly label: string; readonly value: ReactNode }[]
}

/** The head of an order: what was paid and how, what for, and where it goes. */
export function PaidTicket(props: PaidTicketProps) {
  const { lead, sum, when, product, subject, isNumber = false, address, facts } = props
  return (
    <section className={css.ticket} aria-label="Оплата">
      <div className={css.sumPart}>
        <p>{lead}</p>
        <p className={css.sum}>{sum}</p>
        {when && <p>{when}</p>}
      </div>
      <div className={css.what}>
        <p className={css.quiet}>{product}</p>
        <p className={clsx(css.subject, isNumber && noWrap)}>{subject}</p>
        {address && <p>{address}</p>}
      </div>
      <dl className={css.facts}>
        {facts.map(({ label, value }) => (
          <div key={label} className={css.fact}>
            <dt className={css.factLabel}>{label}</dt>
            <dd className={css.factValue}>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
