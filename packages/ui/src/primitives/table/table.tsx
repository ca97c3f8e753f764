import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { visuallyHidden } from '../../theme/text.css.ts'
import { SkeletonLine } from '../skeleton/skeleton-line.tsx'
import { SortHead, SortSelect, sortWords } from './table-sort.tsx'
import type { TableSort } from './table-sort.tsx'
import * as css from './table.css.ts'

export interface Column<Row> {
  key: string
  title: string
  /** Aligned right: figures and money. */
  right?: boolean
  /** On a narrow screen the value has no title: it is clear without one. */
  untitled?: boolean
  /** The title is for screen readers alone: buttons say themselves what they do. */
  quiet?: boolean
  /** The head becomes a button that sorts by this column. */
  sortable?: boolean
  cell: (row: Row) => ReactNode
}

export interface TableProps<Row> {
  /** Name of the table for screen readers. */
  caption: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string
  /** How the rows are sorted; the page sorts them, the table only asks. */
  sort?: TableSort
  onSort?: (sort: TableSort) => void
  /** Rows are loading: those shown stay under a running line; without any there are placeholders. */
  loading?: boolean
  /** Shown instead of an empty list of rows. */
  empty?: ReactNode
}

const placeholders = ['a', 'b', 'c']

/** A table that turns into labelled lines on a narrow screen. */
export function Table<Row>(props: TableProps<Row>) {
  const { caption, columns, rows, rowKey, sort, onSort, loading = false, empty } = props
  const isEmpty = rows.length === 0
  return (
    <div aria-busy={loading || undefined} className={clsx(loading && !isEmpty && css.stale)}>
      {onSort && (
        <SortSelect columns={columns.filter(({ sortable }) => sortable)} sort={sort} onSort={onSort} />
      )}
      <table className={css.table}>
        <caption className={visuallyHidden}>{caption}</caption>
        <thead className={css.head}>
          <tr>
            {columns.map((column) => (
              <SortHead key={column.key} column={column} sort={sort} onSort={onSort} />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={rowKey(row)} className={css.row}>
              {columns.map(({ key, title, right, untitled, quiet, cell }) => (
                <td
                  key={key}
                  data-label={title}
                  className={clsx(css.cell, right && css.right, (untitled || quiet) && css.untitled)}
                >
                  <div>{cell(row)}</div>
                </td>
              ))}
            </tr>
          ))}
          {isEmpty &&
            loading &&
            placeholders.map((row) => (
              <tr key={row} className={css.row}>
                {columns.map(({ key, title, right }) => (
                  <td key={key} data-label={title} className={css.cell}>
                    <SkeletonLine className={clsx(right && css.placeholderRight)} />
                  </td>
                ))}
              </tr>
            ))}
          {isEmpty && !loading && empty !== undefined && (
            <tr>
              <td colSpan={columns.length} className={css.empty}>
                {empty}
              </td>
            </tr>
          )}
        </tbody>
      </table>
      <p className={visuallyHidden} role="status">
        {loading ? 'Загружаем строки' : sort && onSort && sortWords(columns, sort)}
      </p>
    </div>
  )
}
