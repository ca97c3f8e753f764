import { clsx } from 'clsx'
import { visuallyHidden } from '../../theme/text.css.ts'
import { Icon } from '../../primitives/icon/icon.tsx'
import { SortDownIcon, SortIcon, SortUpIcon } from '../../primitives/icon/icons.ts'
import { nextSort } from '../../primitives/table/next-sort.ts'
import type { TableSort } from '../../primitives/table/next-sort.ts'
import type { DataColumn } from './data-column.ts'
import * as css from './data-table.css.ts'

interface DataTableHeadProps {
  columns: readonly Pick<DataColumn<never>, 'key' | 'title' | 'right' | 'sortable'>[]
  sort: TableSort | undefined
  onSort: ((sort: TableSort) => void) | undefined
  /** The box for all rows that have come. */
  choice: { state: 'none' | 'some' | 'all'; onChange: (isChosen: boolean) => void } | undefined
}

/** The heads of columns, which stay in view. */
export function DataTableHead({ columns, sort, onSort, choice }: DataTableHeadProps) {
  return (
    <thead>
      <tr aria-rowindex={1}>
        {choice && (
          <th scope="col" className={clsx(css.columnHead, css.boxCell)}>
            <span className={visuallyHidden}>Выбор</span>
            <input
              type="checkbox"
              className={css.box}
              checked={choice.state === 'all'}
              ref={(box) => {
                if (box) box.indeterminate = choice.state === 'some'
              }}
              aria-label="Выбрать все показанные"
              onChange={({ target }) => choice.onChange(target.checked)}
            />
          </th>
        )}
        {columns.map(({ key, title, right, sortable }) => {
          const order = sort?.by === key ? sort.order : undefined
          const icon = order === undefined ? SortIcon : order === 'ascending' ? SortUpIcon : SortDownIcon
          const className = clsx(css.columnHead, right && css.right)
          return sortable && onSort ? (
            <th key={key} scope="col" className={className} aria-sort={order ?? 'none'}>
              <button type="button" className={css.sort} onClick={() => onSort(nextSort(sort, key))}>
                {title}
                <Icon icon={icon} size={14} {...(!order && { className: css.sortIdle })} />
              </button>
            </th>
          ) : (
            <th key={key} scope="col" className={className}>
              {title}
            </th>
          )
        })}
      </tr>
    </thead>
  )
}
