import { messageOfError } from '@proverka/screens/runtime/error/status-of-error.ts'
import { DataTable, type DataTableProps } from '@proverka/ui/console'
import { useCallback } from 'react'
import { RetryNotice } from '../retry-notice.tsx'
import type { ExportedList } from './export-window.tsx'
import { TableTools } from './table-tools.tsx'
import { useTableViews } from './use-table-views.ts'

/** What a table needs of the query that its rows come from, by pages or whole. */
interface ListQuery {
  readonly data: unknown
  readonly error: Error | null
  readonly isPending: boolean
  readonly isFetching: boolean
  readonly refetch: () => Promise<unknown>
  readonly isFetchingNextPage?: boolean
  readonly hasNextPage?: boolean
  readonly fetchNextPage?: () => Promise<unknown>
}

interface ListTableProps<Row extends object> extends Omit<
  DataTableProps<Row>,
  'onEnd' | 'loading' | 'hidden' | 'density'
> {
  query: ListQuery
  /** Which list it is: its views and its file go by that. */
  list: ExportedList
}

/** A table of a screen: it asks for more rows at its end, says why they did not come, looks as its reader set it, and leaves as a file. */
export function ListTable<Row extends object>({ query, list, ...table }: ListTableProps<Row>) {
  const state = useTableViews(list.name)
  const { fetchNextPage, hasNextPage, isFetching } = query
  const onEnd = useCallback(() => {
    if (hasNextPage && !isFetching) void fetchNextPage?.()
  }, [fetchNextPage, hasNextPage, isFetching])
  if (query.error && query.data === undefined)
    return <RetryNotice message={messageOfError(query.error)} onRetry={() => void query.refetch()} />
  return (
    <>
      <TableTools {...{ list, state }} columns={table.columns} total={table.total} />
      <DataTable<Row>
        {...table}
        {...state.layout}
        onEnd={onEnd}
        loading={query.isPending || query.isFetchingNextPage === true}
      />
    </>
  )
}
