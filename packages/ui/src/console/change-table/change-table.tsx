import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import * as css from './change-table.css.ts'

/** One thing that an action changes. */
export interface Change {
  readonly what: string
  /** Absent: there was nothing. */
  readonly before?: ReactNode
  readonly after: ReactNode
}

export interface ChangeTableProps {
  /** Name of the table for screen readers and its first head. */
  caption: string
  changes: readonly Change[]
  /** Head of the last column; «сейчас» where somebody else has changed it already. */
  after?: string
}

/** What an action changes, before it is done: «было» and «станет». */
export function ChangeTable({ caption, changes, after: afterHead = 'станет' }: ChangeTableProps) {
  return (
    <table className={css.table}>
      <thead>
        <tr>
          <th scope="col" className={css.head}>
            {caption}
          </th>
          <th scope="col" className={css.head}>
            было
          </th>
          <th scope="col" className={css.head}>
            {afterHead}
          </th>
        </tr>
      </thead>
      <tbody>
        {changes.map(({ what, before, after }) => (
          <tr key={what}>
            <th scope="row" className={css.cell}>
              {what}
            </th>
            <td className={css.cell}>{before ?? '—'}</td>
            <td className={clsx(css.cell, css.after)}>{after}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
