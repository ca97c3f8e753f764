import { partnerQueries, sourceParts } from '@proverka/api/queries'
import type { PartnerSource } from '@proverka/api/queries'
import { addDays, daysBetween } from '@proverka/domain/timing'
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { refreshBalance } from '../balance/data.ts'
import { getApi } from '../../../runtime/data/api.ts'
import { useDownload } from '../../../runtime/data/use-download.ts'
import { useRepeatKey } from '../../../runtime/data/use-repeat-key.ts'
import { useShownLoading } from '../../../runtime/data/use-shown-loading.ts'
import { useIsUser } from '../../../runtime/session/use-is-user.ts'
import { lastDays } from './days-period.ts'

/**
 * What came in by the links of a source on each of the last days, today included; days without anything are zeros. With
 * the sources of these days.
 */
export function usePartnerDays(count: number, source: PartnerSource) {
  const [now] = useState(() => Date.now())
  return useQuery({
    ...partnerQueries.days(getApi(), lastDays(count, now), source),
    enabled: useIsUser(),
    placeholderData: keepPreviousData,
    select: ({ first, last, sources, days }) => {
      const length = daysBetween(first, last) + 1
      const list = Array.from({ length }, (_, index) => {
        const day = addDays(first, index)
        const known = days.find((one) => one.day === day)
        return known ?? { day, visits: 0, registrations: 0, orders: 0, sum: 0 }
      })
      return { sources, list }
    },
  })
}

/** The same as a spreadsheet. */
export function usePartnerFile(count: number, source: PartnerSource) {
  return useDownload(() => {
    const { from, to } = lastDays(count, Date.now())
    const query = { 'date-from': from, 'date-to': to, ...sourceParts(source) }
    return getApi().partner.downloadPartnerStats({ query })
  })
}

export function usePartnerOrders(page: number, source: PartnerSource) {
  return useQuery({
    ...partnerQueries.orders(getApi(), page, source),
    enabled: useIsUser(),
    placeholderData: keepPreviousData,
  })
}

export function usePartnerStats() {
  return useShownLoading(useQuery({ ...partnerQueries.stats(getApi()), enabled: useIsUser() }))
}

export function useWithdrawals() {
  return useQuery({ ...partnerQueries.withdrawals(getApi()), enabled: useIsUser() })
}

export function useRequestWithdrawal() {
  const key = useRepeatKey()
  return useMutation({
    mutationFn: (body: {
      readonly amount: number
      readonly payer_id: string
      readonly account?: string
      readonly bik?: string
    }) => getApi().partner.requestWithdrawal({ body, idempotencyKey: key.of(body) }),
    onSuccess: () => {
      key.fulfilled()
      return refreshBalance()
    },
  })
}
