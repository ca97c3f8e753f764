import { messageOfError } from '@proverka/screens/runtime/error/status-of-error.ts'
import { DataTable, type DataTableProps } from '@proverka/ui/console'
import { useCallback } from 'react'
import { RetryNotice } from '../retry-notice.tsx'
import { ExportButton } from './export-button.tsx'
import type { ExportedList } from './export-window.tsx'
import * as css from './list-table.css.ts'

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

interface ListTableProps<Row extends object> extends Omit<DataTableProps<Row>, 'onEnd' | 'loading'> {
  query: ListQuery
  /** How it leaves as a file; absent: it does not. */
  file?: ExportedList
}

/** A table of a screen: it asks for more rows at its end, says why they did not come, and leaves as a file. */
export function ListTable<Row extends object>({ query, file, ...table }: ListTableProps<Row>) {
  const { fetchNextPage, hasNextPage, isFetching } = query
  const onEnd = useCallback(() => {
    if (hasNextPage && !isFetching) void fetchNextPage?.()
  }, [fetchNextPage, hasNextPage, isFetching])
  if (query.error && query.data === undefined)
    return <RetryNotice message={messageOfError(query.error)} onRetry={() => void query.refetch()} />
  return (
    <>
      {file && (
        <div className={css.tools}>
          <ExportButton list={file} total={table.total} />
        </div>
      )}
      <DataTable<Row>
        {...table}
        onEnd={onEnd}
        loading={query.isPending || query.isFetchingNextPage === true}
      />
    </>
  )
}
