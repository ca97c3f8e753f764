import { FULFILMENT_STATUSES, type FulfilmentStatus } from '@proverka/domain/orders'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { api } from '../../data/api.ts'
import { LIVE } from '../../data/live.ts'

/** What the queue shows; it is the address of the screen. */
export interface FulfilmentView {
  /** Undefined: all. */
  readonly status: FulfilmentStatus | undefined
  readonly search: string
  /** Id of the row that is read beside the table. */
  readonly open: string | undefined
}

const PAGE = 50

export type Fulfilment = Awaited<ReturnType<typeof api.admin.listFulfilments>>['fulfilments'][number]
export type FulfilmentEvent = Awaited<ReturnType<typeof api.admin.getFulfilmentHistory>>['events'][number]
export type TakenFile = Awaited<ReturnType<typeof api.admin.takeInFiles>>['files'][number]
export type WaitingFile = Awaited<ReturnType<typeof api.admin.listWaitingFiles>>['files'][number]
export type IntakeMatch = Awaited<ReturnType<typeof api.admin.listIntakeMatches>>['matches'][number]

/** All that this screen shows: a change of one part is seen in the others. */
export const DESK_KEY = ['desk'] as const

export const fulfilmentsQuery = ({ status, search }: Pick<FulfilmentView, 'status' | 'search'>) =>
  infiniteQueryOptions({
    queryKey: [...DESK_KEY, 'list', status, search],
    queryFn: ({ pageParam, signal }) =>
      api.admin.listFulfilments({
        query: {
          limit: String(PAGE),
          ...(status && { status }),
          ...(search && { search }),
          ...(pageParam !== null && { cursor: pageParam }),
        },
        signal,
      }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    ...LIVE,
  })

export const historyQuery = (id: string) =>
  queryOptions({
    queryKey: [...DESK_KEY, 'history', id],
    queryFn: ({ signal }) => api.admin.getFulfilmentHistory({ params: { id }, signal }),
  })

/** Each look at the data of a person is written to the log of readings: it is asked once. */
export const lookUpQuery = (id: string) =>
  queryOptions({
    queryKey: [...DESK_KEY, 'question', id],
    queryFn: ({ signal }) => api.admin.getLookUp({ params: { id }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
  })

export const waitingFilesQuery = queryOptions({
  queryKey: [...DESK_KEY, 'waiting-files'],
  queryFn: ({ signal }) => api.admin.listWaitingFiles({ query: { limit: '50' }, signal }),
  ...LIVE,
})

export const matchesQuery = queryOptions({
  queryKey: [...DESK_KEY, 'matches'],
  queryFn: ({ signal }) => api.admin.listIntakeMatches({ query: { limit: '20' }, signal }),
  ...LIVE,
})

/** The view that an address names; without one, what is to be ordered. */
export function readFulfilmentView(params: URLSearchParams): FulfilmentView {
  const view = params.get('view') ?? 'to-order'
  return {
    status: FULFILMENT_STATUSES.find((status) => status === view),
    search: params.get('search') ?? '',
    open: params.get('open') ?? undefined,
  }
}
