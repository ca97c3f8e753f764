import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { api } from '../../data/api.ts'

/** What the screen shows; it is its address. */
export interface PartnerView {
  readonly list: 'asked' | 'registries' | 'all'
  /** Id of the request or of the registry that is read beside the table. */
  readonly open: string | undefined
}

const PAGE = 50
/** Colleagues pay out of the same queue. */
const REFRESH_MS = 15_000

/** All that this screen shows: what is done to one part is seen in the others. */
export const PARTNERS_KEY = ['partners'] as const

/** Of a list by offset, where its next page begins. */
const nextOffset = <Row>(page: readonly Row[], pages: readonly (readonly Row[])[]): number | undefined =>
  page.length < PAGE ? undefined : pages.reduce((sum, { length }) => sum + length, 0)

/** Requests that wait and are in no registry, the oldest first. */
export const askedQuery = infiniteQueryOptions({
  queryKey: [...PARTNERS_KEY, 'asked'],
  queryFn: ({ pageParam, signal }) =>
    api.admin.listAllWithdrawals({
      query: { open: 'true', limit: String(PAGE), offset: String(pageParam) },
      signal,
    }),
  initialPageParam: 0,
  getNextPageParam: (page, pages) => nextOffset(page, pages),
  refetchInterval: REFRESH_MS,
})

export const registriesQuery = infiniteQueryOptions({
  queryKey: [...PARTNERS_KEY, 'registries'],
  queryFn: ({ pageParam, signal }) =>
    api.admin.listRegistries({ query: { limit: String(PAGE), offset: String(pageParam) }, signal }),
  initialPageParam: 0,
  getNextPageParam: (page, pages) =>
    nextOffset(
      page.registries,
      pages.map(({ registries }) => registries),
    ),
  refetchInterval: REFRESH_MS,
})

export const partnersQuery = infiniteQueryOptions({
  queryKey: [...PARTNERS_KEY, 'all'],
  queryFn: ({ pageParam, signal }) =>
    api.admin.listPartners({ query: { limit: String(PAGE), offset: String(pageParam) }, signal }),
  initialPageParam: 0,
  getNextPageParam: (page, pages) =>
    nextOffset(
      page.partners,
      pages.map(({ partners }) => partners),
    ),
  refetchInterval: REFRESH_MS,
})

/** Payouts that wait for a second signature or can still be undone. */
export const payoutActsQuery = queryOptions({
  queryKey: [...PARTNERS_KEY, 'acts'],
  queryFn: ({ signal }) => api.admin.listPending({ query: { limit: '100' }, signal }),
  select: ({ pending }) => pending.filter(({ kind }) => kind !== 'return'),
  refetchInterval: REFRESH_MS,
})

export type Asked = Awaited<ReturnType<typeof api.admin.listAllWithdrawals>>[number]
export type Registry = Awaited<ReturnType<typeof api.admin.listRegistries>>['registries'][number]
export type RegistryRow = Registry['rows'][number]
export type Partner = Awaited<ReturnType<typeof api.admin.listPartners>>['partners'][number]
export type Act = Awaited<ReturnType<typeof api.admin.listPending>>['pending'][number]

/** The view that an address names; without one, what is asked for. */
export function readPartnerView(params: URLSearchParams): PartnerView {
  const view = params.get('view')
  return {
    list: view === 'registries' || view === 'all' ? view : 'asked',
    open: params.get('open') ?? undefined,
  }
}
