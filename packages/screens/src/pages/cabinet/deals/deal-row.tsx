import type { ReactNode } from 'react'
import * as css from './deals.css.ts'

interface RowProps {
  readonly title: string
  readonly note?: string | undefined
  readonly mark?: ReactNode
  readonly action?: ReactNode
}

/** What the folder is about: no sheet, so without a number. */
export function PlainRow({ title, note, action }: RowProps) {
  return (
    <li className={css.row}>
      <div>
        <b className={css.rowTitle}>{title}</b>
        {note && <span className={css.quiet}>{note}</span>}
      </div>
      {action}
    </li>
  )
}

interface SheetRowProps extends RowProps {
  readonly number: number
  readonly isMissing: boolean
  /** Across the row: a file that is being uploaded, a refusal. */
  readonly below?: ReactNode
}

/** A numbered sheet; an empty one is dashed. */
export function SheetRow({ number, isMissing, title, note, mark, action, below }: SheetRowProps) {
  return (
    <li className={isMissing ? css.sheetMissing : css.sheet}>
      <span className={css.sheetNumber}>{number}</span>
      <div>
        <b className={css.rowTitle}>{title}</b>
        {note && <span className={css.quiet}>{note}</span>}
      </div>
      <div className={css.sheetMark}>{mark}</div>
      {action && <div className={css.sheetEnd}>{action}</div>}
      {below && <div className={css.sheetBelow}>{below}</div>}
    </li>
  )
}
