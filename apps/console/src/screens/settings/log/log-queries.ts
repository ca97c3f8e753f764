import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query'
import { api } from '../../../data/api.ts'

const PAGE = 50

export interface ChangeFilter {
  /** Who made the change; empty: anybody. */
  readonly by: string
  /** Area of what was done; empty: all. */
  readonly area: string
}

export const changesQuery = ({ by, area }: ChangeFilter) =>
  infiniteQueryOptions({
    queryKey: ['log', 'changes', by, area],
    queryFn: ({ pageParam, signal }) =>
      api.admin.listUserLogs({
        query: {
          limit: String(PAGE),
          offset: String(pageParam),
          ...(by && { admin_id: by }),
          ...(area && { action: area }),
        },
        signal,
      }),
    initialPageParam: 0,
    getNextPageParam: ({ logs }, pages) => (logs.length < PAGE ? undefined : pages.length * PAGE),
    placeholderData: keepPreviousData,
  })

export interface ReadingFilter {
  readonly by: string
  /** Single values that were shown for a reason alone. */
  readonly withReason: boolean
}

interface ReadingPage {
  readonly offset: number
  /** Reading the log is logged, too: the pages are those of the first one's moment. */
  readonly until: string | undefined
}

const FIRST: ReadingPage = { offset: 0, until: undefined }

export const readingsQuery = ({ by, withReason }: ReadingFilter) =>
  infiniteQueryOptions({
    queryKey: ['log', 'readings', by, withReason],
    queryFn: ({ pageParam, signal }: { pageParam: ReadingPage; signal: AbortSignal }) =>
      api.admin.listReadingLog({
        query: {
          limit: String(PAGE),
          offset: String(pageParam.offset),
          ...(by && { reader_id: by }),
          ...(withReason && { with_reason: 'true' as const }),
          ...(pageParam.until && { until: pageParam.until }),
        },
        signal,
      }),
    initialPageParam: FIRST,
    getNextPageParam: ({ readings }, pages): ReadingPage | undefined =>
      readings.length < PAGE ? undefined : { offset: pages.length * PAGE, until: pages[0]?.readings[0]?.at },
    placeholderData: keepPreviousData,
  })

export type ChangeRow = Awaited<ReturnType<typeof api.admin.listUserLogs>>['logs'][number]
export type ReadingRow = Awaited<ReturnType<typeof api.admin.listReadingLog>>['readings'][number]
