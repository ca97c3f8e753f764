import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { visuallyHidden } from '../../theme/text.css.ts'
import * as css from './table.css.ts'

export interface Column<Row> {
  key: string
  title: string
  /** Figures stand at the right edge. */
  right?: boolean
  cell: (row: Row) => ReactNode
}

export interface TableProps<Row> {
  /** Name of the table for screen readers. */
  caption: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string
}

/** A table that turns into labelled lines on a narrow screen. */
export function Table<Row>({ caption, columns, rows, rowKey }: TableProps<Row>) {
  return (
    <table className={css.table}>
      <caption className={visuallyHidden}>{caption}</caption>
      <thead className={css.head}>
        <tr>
          {columns.map(({ key, title, right }) => (
            <th key={key} scope="col" className={clsx(css.columnHead, right && css.right)}>
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={rowKey(row)} className={css.row}>
            {columns.map(({ key, title, right, cell }) => (
              <td key={key} data-label={title} className={clsx(css.cell, right && css.right)}>
                <div>{cell(row)}</div>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
