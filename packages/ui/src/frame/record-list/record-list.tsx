import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { SourceStamp } from '../../primitives/source-stamp/source-stamp.tsx'
import { useRestoredFocus } from '../restored-focus/use-restored-focus.ts'
import * as css from './record-list.css.ts'

/** Records about the account's own person, as the register keeps those about others. */
export function RecordList({ children }: { children: ReactNode }) {
  return <dl className={css.list}>{children}</dl>
}

export interface RecordRowProps {
  label: string
  value: ReactNode
  /** Where the value is from, and since when: «Указали вы», «14.10.2026, 11:58». */
  stamp?: { source: string; at: ReactNode } | undefined
  note?: ReactNode
  /** The button that changes it. */
  action?: ReactNode
  /** A change of the value in progress: a form, a code, two confirmations. */
  children?: ReactNode
}

/** One record: the value, its stamp, what can be done with it. The keyboard stays in it when its form opens and closes. */
export function RecordRow({ label, value, stamp, note, action, children }: RecordRowProps) {
  const row = useRestoredFocus<HTMLDivElement>()
  return (
    <div ref={row} className={css.row}>
      <dt className={css.label}>{label}</dt>
      <dd className={clsx(css.body, action && css.besideAction)}>
        <div className={css.value}>{value}</div>
        {stamp && (
          <span className={css.stamp}>
            <SourceStamp source={stamp.source}>{stamp.at}</SourceStamp>
          </span>
        )}
        {note && <div className={css.note}>{note}</div>}
        {children && <div className={css.more}>{children}</div>}
      </dd>
      {action && <dd className={css.action}>{action}</dd>}
    </div>
  )
}
