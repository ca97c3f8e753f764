import { clsx } from 'clsx'
import { useId } from 'react'
import { visuallyHidden } from '../../theme/text.css.ts'
import { Icon } from '../icon/icon.tsx'
import { SortDownIcon, SortIcon, SortUpIcon } from '../icon/icons.ts'
import { nextSort } from './next-sort.ts'
import type { TableSort } from './next-sort.ts'
import * as css from './table.css.ts'

export type { TableSort } from './next-sort.ts'

interface SortColumn {
  key: string
  title: string
  right?: boolean
  quiet?: boolean
  sortable?: boolean
}

const words = { ascending: 'по возрастанию', descending: 'по убыванию' }

/** «Сортировка: Дата, по убыванию», for screen readers after a change. */
export function sortWords(columns: readonly SortColumn[], { by, order }: TableSort): string {
  const title = columns.find(({ key }) => key === by)?.title ?? by
  return `Сортировка: ${title}, ${words[order]}`
}

/** Head of a column; a button where the column sorts. */
export function SortHead({
  column: { key, title, right = false, quiet = false, sortable = false },
  sort,
  onSort,
}: {
  column: SortColumn
  sort: TableSort | undefined
  onSort: ((sort: TableSort) => void) | undefined
}) {
  const order = sort?.by === key ? sort.order : undefined
  const className = clsx(css.columnHead, right && css.right)
  if (!sortable || !onSort) {
    return (
      <th scope="col" className={className}>
        {quiet ? <span className={visuallyHidden}>{title}</span> : title}
      </th>
    )
  }
  const icon = order === undefined ? SortIcon : order === 'ascending' ? SortUpIcon : SortDownIcon
  return (
    <th scope="col" className={className} aria-sort={order ?? 'none'}>
      <button
        type="button"
        className={clsx(css.sort, right && css.sortRight, order && css.sorted)}
        onClick={() => onSort(nextSort(sort, key))}
      >
        {title}
        <Icon icon={icon} size={16} className={order ? undefined : css.sortIdle} />
      </button>
    </th>
  )
}

/** On a phone the heads are gone: the same choice as a list above the rows. */
export function SortSelect({
  columns,
  sort,
  onSort,
}: {
  columns: readonly SortColumn[]
  sort: TableSort | undefined
  onSort: (sort: TableSort) => void
}) {
  const id = useId()
  return (
    <p className={css.sortSelect}>
      <label htmlFor={id}>Сортировать</label>
      <select
        id={id}
        className={css.select}
        value={sort ? `${sort.order} ${sort.by}` : ''}
        onChange={({ target: { value } }) => {
          const [order, by] = [value.slice(0, value.indexOf(' ')), value.slice(value.indexOf(' ') + 1)]
          onSort({ by, order: order === 'ascending' ? 'ascending' : 'descending' })
        }}
      >
        {!sort && <option value="">как пришло</option>}
        {columns.flatMap(({ key, title }) =>
          (['ascending', 'descending'] as const).map((order) => (
            <option key={`${order} ${key}`} value={`${order} ${key}`}>
              {title}, {words[order]}
            </option>
          )),
        )}
      </select>
    </p>
  )
}
