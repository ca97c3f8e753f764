import { tariffQueries } from '@proverka/api/queries'
import { useMutation, useQuery } from '@tanstack/react-query'
import { refreshBalance } from '../balance/data.ts'
import { getApi } from '../data/api.ts'
import { useIsUser } from '../session/use-is-user.ts'

/** The tariffs with what everything costs the visitor under each. */
export function useTariffs() {
  return useQuery(tariffQueries.list(getApi()))
}

export function useCurrentTariff() {
  return useQuery({ ...tariffQueries.current(getApi()), enabled: useIsUser() })
}

/** What is paid on the way to «Базовый», and how much is checked. */
export function useTariffProgress() {
  return useQuery({ ...tariffQueries.progress(getApi()), enabled: useIsUser() })
}

export function useActivate() {
  return useMutation({
    mutationFn: ({ tariffId, key }: { tariffId: number; key: string }) =>
      getApi().tariffs.activateTariff({ body: { tariff_simple_id: tariffId }, idempotencyKey: key }),
    onSuccess: () => refreshBalance(),
  })
}
