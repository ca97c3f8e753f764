import type { ReactNode } from 'react'
import { StatusTag } from '../status-tag/status-tag.tsx'
import * as css from './purchase-row.css.ts'

export interface PurchaseRowProps {
  title: ReactNode
  /** Order number and time. */
  note?: ReactNode
  /** Reason or term of the state. */
  detail?: ReactNode
  /** The detail is a request to the buyer. */
  urge?: boolean
  /** Status as the API sends it. */
  status: string
  /** It takes longer than promised. */
  late?: boolean
  action?: ReactNode
}

/** A bought report: what, when, its state with the reason, and the one thing to do. */
export function PurchaseRow({ title, note, detail, urge, status, late, action }: PurchaseRowProps) {
  return (
    <div className={css.row}>
      <div className={css.what}>
        <p className={css.title}>{title}</p>
        {note && <p className={css.note}>{note}</p>}
        {detail && <p className={urge ? css.urge : css.note}>{detail}</p>}
      </div>
      <span>
        <StatusTag status={status} late={late} />
      </span>
      <span className={css.action}>{action}</span>
    </div>
  )
}
