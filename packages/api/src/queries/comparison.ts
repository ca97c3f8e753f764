import { queryOptions } from '@tanstack/react-query'
import type { ApiPart } from '../client/client-types.ts'

type Api = ApiPart<'comparison'>

/** A refused comparison is refused again; a report changes only by its own page. */
const ONCE = { retry: false } as const

export const comparisonQueries = {
  /** Own finished reports; with an id those on the subject of that report. */
  ownReports: (api: Api, sameAs?: string) =>
    queryOptions({
      queryKey: ['own-reports', sameAs],
      queryFn: ({ signal }) =>
        api.comparison.listOwnReports({ query: sameAs === undefined ? {} : { same_as: sameAs }, signal }),
      ...ONCE,
    }),
  difference: (api: Api, id: string, otherId: string) =>
    queryOptions({
      queryKey: ['difference', id, otherId],
      queryFn: ({ signal }) => api.comparison.getDifference({ params: { id, other_id: otherId }, signal }),
      ...ONCE,
    }),
  /** One own report on an object, beside which a public object is put. */
  oneReport: (api: Api, id: string) =>
    queryOptions({
      queryKey: ['compared-report', id],
      queryFn: ({ signal }) => api.comparison.getComparedReport({ params: { id }, signal }),
      ...ONCE,
    }),
  sideBySide: (api: Api, id: string, otherId: string) =>
    queryOptions({
      queryKey: ['comparison', id, otherId],
      queryFn: ({ signal }) => api.comparison.getComparison({ query: { id, other_id: otherId }, signal }),
      ...ONCE,
    }),
}
