import { columnVisibilityFeature, rowSelectionFeature, tableFeatures, useTable } from '@tanstack/react-table'
import type { ColumnDef, RowSelectionState } from '@tanstack/react-table'
import { useWindowVirtualizer } from '@tanstack/react-virtual'
import { clsx } from 'clsx'
import { useEffect, useId, useMemo, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { visuallyHidden } from '../../theme/text.css.ts'
import type { TableSort } from '../../primitives/table/next-sort.ts'
import type { DataColumn, Density } from './data-column.ts'
import { DataTableHead } from './data-table-head.tsx'
import { useRowKeys } from './use-row-keys.ts'
import * as css from './data-table.css.ts'

export interface DataTableProps<Row extends object> {
  /** Name of the table for screen readers. */
  caption: string
  columns: readonly DataColumn<Row>[]
  /** The rows that have come so far, in the order of the server. */
  rows: readonly Row[]
  rowKey: (row: Row) => string
  /** Keys of columns that are not shown. */
  hidden?: readonly string[]
  density?: Density
  sort?: TableSort | undefined
  onSort?: (sort: TableSort) => void
  /** Enter on a row. */
  onOpen?: ((row: Row) => void) | undefined
  /** Rows may be chosen; what can be done with them, for the bar below. */
  bulk?: (chosen: readonly Row[], clear: () => void) => ReactNode
  /** All rows that there are; undefined when it is not known. */
  total?: number | undefined
  /** The last row that has come is near: asks for more. */
  onEnd?: () => void
  /** Rows are on their way: those that are shown stay. */
  loading?: boolean
  /** Why there are no rows: «дел нет» and «не подошло» are different answers. */
  empty: ReactNode
  /** At the left of the last line: what the keys do. */
  hint?: ReactNode
}

const features = tableFeatures({ columnVisibilityFeature, rowSelectionFeature })
const ROW_PX = { normal: 36, dense: 30, wide: 44 }
/** Rows that are rendered beyond the window, and how near the last one is when more are asked for. */
const OVERSCAN = 12

/** The one table of the console: order and pages are the server's; it works by keys; of any number of rows it renders those in view. */
export function DataTable<Row extends object>(props: DataTableProps<Row>) {
  const { caption, columns, rows, rowKey, hidden = NONE, density = 'normal', loading = false } = props
  const { bulk, onEnd, onOpen } = props
  const id = useId()
  const body = useRef<HTMLTableSectionElement>(null)
  const grid = useRef<HTMLTableElement>(null)
  const [rowSelection, setRowSelection] = useState<RowSelectionState>({})
  const [current, setCurrent] = useState<string>()
  const shown = columns.filter(({ key }) => !hidden.includes(key))

  const definitions = useMemo(
    () =>
      columns.map((column): ColumnDef<typeof features, Row> => ({
        id: column.key,
        header: column.title,
        cell: ({ row }) => column.cell(row.original),
      })),
    [columns],
  )
  const columnVisibility = useMemo(() => Object.fromEntries(hidden.map((key) => [key, false])), [hidden])
  const table = useTable({
    features,
    columns: definitions,
    data: rows,
    getRowId: rowKey,
    enableRowSelection: bulk !== undefined,
    state: { rowSelection, columnVisibility },
    onRowSelectionChange: setRowSelection,
  })
  const all = table.getRowModel().rows
  // Not at each turn of the wheel: the rows may be a hundred thousand.
  const at = useMemo(
    () => (current === undefined ? -1 : all.findIndex((row) => row.id === current)),
    [all, current],
  )
  const chosen = useMemo(() => all.filter((row) => rowSelection[row.id]), [all, rowSelection])

  // oxlint-disable-next-line react/incompatible-library -- nothing of it is memoised
  const virtual = useWindowVirtualizer({
    count: all.length,
    estimateSize: () => ROW_PX[density],
    overscan: OVERSCAN,
    scrollMargin: body.current ? topOf(body.current) : 0,
    getItemKey: (index) => all[index]?.id ?? index,
  })
  const items = virtual.getVirtualItems()
  const last = items.at(-1)?.index ?? 0
  useEffect(() => {
    if (all.length > 0 && last >= all.length - OVERSCAN) onEnd?.()
  }, [last, all.length, onEnd])

  const choose = (from: number, to: number, isChosen: boolean) => {
    const keys = new Set(all.slice(from, to + 1).map((row) => row.id))
    const others = Object.keys(rowSelection).filter((key) => !keys.has(key))
    const next = isChosen ? [...others, ...keys] : others
    setRowSelection(Object.fromEntries(next.map((key) => [key, true])))
  }
  useRowKeys(
    {
      onMove(step) {
        const next = Math.min(Math.max(at + step, 0), all.length - 1)
        setCurrent(all[next]?.id)
        virtual.scrollToIndex(next)
        grid.current?.focus({ preventScroll: true })
      },
      onChoose(isRange) {
        const row = all[at]
        if (!bulk || !row) return
        const before = all.findLastIndex((one, index) => index < at && rowSelection[one.id])
        if (isRange && before >= 0) choose(before, at, true)
        else choose(at, at, !rowSelection[row.id])
      },
      onOpen() {
        const row = all[at]
        if (row) onOpen?.(row.original)
      },
      onLeave() {
        if (chosen.length === 0 && current === undefined) return false
        if (chosen.length > 0) setRowSelection({})
        else setCurrent(undefined)
        return true
      },
    },
    true,
  )

  const before = items[0] ? items[0].start - virtual.options.scrollMargin : 0
  const after =
    items.length > 0 ? virtual.getTotalSize() - (items.at(-1)?.end ?? 0) + virtual.options.scrollMargin : 0
  const width = shown.length + (bulk ? 1 : 0)
  const columnOf = new Map(columns.map((column) => [column.key, column]))
  return (
    <div aria-busy={loading || undefined}>
      <div className={css.scroll}>
        <table
          ref={grid}
          className={clsx(css.table, loading && css.stale)}
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- rows are walked and chosen by keys
          role="grid"
          tabIndex={0}
          aria-rowcount={props.total ?? -1}
          aria-multiselectable={bulk !== undefined}
          aria-activedescendant={at >= 0 ? `${id}-${at}` : undefined}
        >
          <caption className={visuallyHidden}>{caption}</caption>
          <DataTableHead
            columns={shown}
            sort={props.sort}
            onSort={props.onSort}
            choice={
              bulk && {
                state: chosen.length === 0 ? 'none' : chosen.length === all.length ? 'all' : 'some',
                onChange: (isChosen) => choose(0, all.length - 1, isChosen),
              }
            }
          />
          <tbody ref={body}>
            {before > 0 && <tr aria-hidden="true" style={{ height: before }} />}
            {items.map(({ index }) => {
              const row = all[index]!
              return (
                <tr
                  key={row.id}
                  id={`${id}-${index}`}
                  ref={virtual.measureElement}
                  data-index={index}
                  aria-rowindex={index + 2}
                  aria-selected={bulk ? rowSelection[row.id] === true : undefined}
                  className={clsx(rowSelection[row.id] && css.chosen, index === at && css.current)}
                  onClick={() => setCurrent(row.id)}
                >
                  {bulk && (
                    <td className={clsx(css.cell, css.boxCell)}>
                      <input
                        type="checkbox"
                        className={css.box}
                        checked={rowSelection[row.id] === true}
                        aria-label={`Выбрать строку ${index + 1}`}
                        onChange={({ target }) => choose(index, index, target.checked)}
                      />
                    </td>
                  )}
                  {row.getVisibleCells().map((cell) => (
                    <Cell key={cell.id} column={columnOf.get(cell.column.id)!} density={density}>
                      <table.FlexRender cell={cell} />
                    </Cell>
                  ))}
                </tr>
              )
            })}
            {after > 0 && <tr aria-hidden="true" style={{ height: after }} />}
            {all.length === 0 && (
              <tr>
                <td colSpan={width} className={css.empty}>
                  {loading ? 'Загружаем строки' : props.empty}
                </td>
              </tr>
            )}
          </tbody>
        </table>
      </div>
      <div className={css.foot}>
        <span>{props.hint}</span>
        <span role="status">{countWords(all.length, props.total, loading)}</span>
      </div>
      {bulk && chosen.length > 0 && (
        <div className={css.bar} role="region" aria-label="С выбранными">
          <span className={css.barCount}>Выбрано {chosen.length}</span>
          {bulk(
            chosen.map((row) => row.original),
            () => setRowSelection({}),
          )}
          <button type="button" className={css.clear} onClick={() => setRowSelection({})}>
            Снять выбор
          </button>
        </div>
      )}
    </div>
  )
}

const NONE: readonly string[] = []

/** From the top of the page, px. */
const topOf = (element: Element): number => element.getBoundingClientRect().top + window.scrollY

interface CellProps {
  column: Pick<DataColumn<never>, 'names' | 'right' | 'wraps'>
  density: Density
  children: ReactNode
}

function Cell({ column: { names, right, wraps }, density, children }: CellProps) {
  const look = clsx(
    css.cell,
    css.height[density],
    names && css.heading,
    right && css.right,
    wraps && css.wraps,
  )
  return names ? (
    <th scope="row" className={look}>
      {children}
    </th>
  ) : (
    <td className={look}>{children}</td>
  )
}

function countWords(shown: number, total: number | undefined, loading: boolean): string {
  if (loading) return 'Загружаем'
  const all = total === undefined || total === shown ? '' : ` из ${total.toLocaleString('ru')}`
  return `Показано ${shown.toLocaleString('ru')}${all}`
}
