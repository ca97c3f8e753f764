import { PAGE_SIZE, pageOffset } from '@proverka/domain/orders'
import { queryOptions } from '@tanstack/react-query'
import type { ApiPart } from '../client/client-types.ts'

/** Days by Moscow time, YYYY-MM-DD, both included; an absent end is open. */
export interface PartnerPeriod {
  readonly from?: string
  readonly to?: string
}

/** The `utm_source` of links; '' is that of links without one, undefined all. */
export type PartnerSource = string | undefined

/** The query of a source: an empty parameter is not sent. */
export const sourceParts = (source: PartnerSource) =>
  source === '' ? { unmarked: 'true' as const } : { source }

export const partnerQueries = {
  orders: (api: ApiPart<'partner'>, page: number, source?: PartnerSource) =>
    queryOptions({
      queryKey: ['partner-orders', page, source],
      queryFn: ({ signal }) =>
        api.partner.listPartnerOrders({
          query: { offset: String(pageOffset(page, PAGE_SIZE)), ...sourceParts(source) },
          signal,
        }),
    }),
  stats: (api: ApiPart<'partner'>, { from, to }: PartnerPeriod = {}) =>
    queryOptions({
      queryKey: ['partner-stats', from, to],
      queryFn: ({ signal }) =>
        api.partner.getPartnerStats({ query: { 'date-from': from, 'date-to': to }, signal }),
    }),
  days: (api: ApiPart<'partner'>, { from, to }: PartnerPeriod = {}, source?: PartnerSource) =>
    queryOptions({
      queryKey: ['partner-days', from, to, source],
      queryFn: ({ signal }) =>
        api.partner.listPartnerDays({
          query: { 'date-from': from, 'date-to': to, ...sourceParts(source) },
          signal,
        }),
    }),
  invited: (api: ApiPart<'partner'>, page: number) =>
    queryOptions({
      queryKey: ['invited', page],
      queryFn: ({ signal }) =>
        api.partner.listInvited({ query: { offset: String(pageOffset(page, PAGE_SIZE)) }, signal }),
    }),
  withdrawals: (api: ApiPart<'partner'>) =>
    queryOptions({
      queryKey: ['withdrawals'],
      queryFn: ({ signal }) => api.partner.listWithdrawals({ query: {}, signal }),
    }),
}
