import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { text } from '../../theme/text.css.ts'
import { CadastralNumber } from '../../report/cadastral-number/cadastral-number.tsx'
import { ResultMark } from '../../primitives/result/result-mark.tsx'
import * as css from './order-summary.css.ts'

export interface OrderLine {
  label: ReactNode
  value: ReactNode
  /** A remark rather than a sum. */
  quiet?: boolean
}

export interface OrderSummaryProps {
  title?: string
  /** Object of the order, for the checkout: number and address, or a name. */
  subject?: { number: string; address?: ReactNode }
  lines: readonly OrderLine[]
  total: ReactNode
  /** The button. */
  action?: ReactNode
  /** What must be known before paying; on yellow. */
  warning?: ReactNode
  /** Terms of refund and the like. */
  children?: ReactNode
}

/** What will be bought and for how much; stays in view beside the choice. */
export function OrderSummary({
  title = 'Ваш заказ',
  subject,
  lines,
  total,
  action,
  warning,
  children,
}: OrderSummaryProps) {
  return (
    <aside className={css.summary} aria-label={title}>
      {subject ? (
        <div className={css.subject}>
          <CadastralNumber>{subject.number}</CadastralNumber>
          {subject.address && <p className={css.address}>{subject.address}</p>}
        </div>
      ) : (
        <h2 className={clsx(text.h3, css.head)}>{title}</h2>
      )}
      <dl className={css.lines}>
        {lines.map((line, i) => (
          // Two lines may well have the same words; the order is the identity.
          // oxlint-disable-next-line react/no-array-index-key
          <div key={i} className={clsx(css.line, line.quiet && css.quiet)}>
            <dt>{line.label}</dt>
            <dd className={css.sum}>{line.value}</dd>
          </div>
        ))}
      </dl>
      <p className={css.total}>
        <span>Итого</span>
        <strong className={css.totalSum} aria-live="polite">
          {total}
        </strong>
      </p>
      {action && <div className={css.action}>{action}</div>}
      {warning && (
        <div className={css.warning}>
          <ResultMark tone="yellow" inherit />
          <div>{warning}</div>
        </div>
      )}
      {children && <div className={css.foot}>{children}</div>}
    </aside>
  )
}
