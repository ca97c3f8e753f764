import type { ReactNode } from 'react'
import { ResultBadge } from '../../report/result/result-badge.tsx'
import type { ResultTone } from '../../report/result/result-mark.tsx'
import * as css from './purchase-row.css.ts'

export interface PurchaseRowProps {
  title: ReactNode
  /** Order number and time. */
  note?: ReactNode
  /** Reason or term of the state. */
  detail?: ReactNode
  /** The detail is a request to the buyer. */
  urge?: boolean
  status: { tone: ResultTone; word: string }
  action?: ReactNode
}

/** A bought report: what, when, its state with the reason, and the one thing to do. */
export function PurchaseRow({ title, note, detail, urge, status, action }: PurchaseRowProps) {
  return (
    <div className={css.row}>
      <div className={css.what}>
        <p className={css.title}>{title}</p>
        {note && <p className={css.note}>{note}</p>}
        {detail && <p className={urge ? css.urge : css.note}>{detail}</p>}
      </div>
      <span>
        <ResultBadge tone={status.tone}>{status.word}</ResultBadge>
      </span>
      <span className={css.action}>{action}</span>
    </div>
  )
}
