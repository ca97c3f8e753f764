import { partnerQueries } from '@proverka/api/queries'
import { addDays, daysBetween } from '@proverka/domain'
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { refreshBalance } from '../balance/data.ts'
import { getApi } from '../data/api.ts'
import { useRepeatKey } from '../data/use-repeat-key.ts'
import { useShownLoading } from '../data/use-shown-loading.ts'
import { useIsUser } from '../session/use-is-user.ts'
import { lastDays } from './days-period.ts'

/** What came in by the links on each of the last days, today included; days without anything are zeros. */
export function usePartnerDays(count: number) {
  const [now] = useState(() => Date.now())
  return useQuery({
    ...partnerQueries.days(getApi(), lastDays(count, now)),
    enabled: useIsUser(),
    placeholderData: keepPreviousData,
    select: ({ first, last, days }) => {
      const length = daysBetween(first, last) + 1
      return Array.from({ length }, (_, index) => {
        const day = addDays(first, index)
        const known = days.find((one) => one.day === day)
        return known ?? { day, visits: 0, registrations: 0, orders: 0, sum: 0 }
      })
    },
  })
}

export function usePartnerOrders(page: number) {
  return useQuery({
    ...partnerQueries.orders(getApi(), page),
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
    mutationFn: (body: { readonly amount: number; readonly payer_id: string }) =>
      getApi().partner.requestWithdrawal({ body, idempotencyKey: key.of(body) }),
    onSuccess: () => {
      key.fulfilled()
      return refreshBalance()
    },
  })
}
