import { tariffQueries } from '@proverka/api/queries'
import { useMutation, useQuery } from '@tanstack/react-query'
import { refreshBalance } from '../balance/data.ts'
import { getApi } from '../../../runtime/data/api.ts'
import { useRepeatKey } from '../../../runtime/data/use-repeat-key.ts'
import { useShownLoading } from '../../../runtime/data/use-shown-loading.ts'
import { useIsUser } from '../../../runtime/session/use-is-user.ts'

/** The tariffs with what everything costs the visitor under each. */
export function useTariffs() {
  return useShownLoading(useQuery(tariffQueries.list(getApi())))
}

export function useCurrentTariff() {
  return useQuery({ ...tariffQueries.current(getApi()), enabled: useIsUser() })
}

/** The amount paid towards «Базовый», and how much is checked. */
export function useTariffProgress() {
  return useQuery({ ...tariffQueries.progress(getApi()), enabled: useIsUser() })
}

export type TariffProgress = Pick<
  NonNullable<ReturnType<typeof useTariffProgress>['data']>,
  'paid' | 'orders' | 'unpaid'
>

export function useActivate() {
  const key = useRepeatKey()
  return useMutation({
    mutationFn: (tariff_simple_id: number) =>
      getApi().tariffs.activateTariff({
        body: { tariff_simple_id },
        idempotencyKey: key.of(tariff_simple_id),
      }),
    onSuccess: () => {
      key.fulfilled()
      return refreshBalance()
    },
  })
}
