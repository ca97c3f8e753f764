import { orderQueries } from '@proverka/api/queries'
import { useQuery } from '@tanstack/react-query'
import { getApi } from '../../../runtime/data/api.ts'
import { useShownLoading } from '../../../runtime/data/use-shown-loading.ts'
import { useIsUser } from '../../../runtime/session/use-is-user.ts'

/** The user's tasks, the balance and the progress towards the next tariff. */
export function useOverview() {
  const enabled = useIsUser()
  return useShownLoading(useQuery({ ...orderQueries.overview(getApi()), enabled }))
}

export type Overview = NonNullable<ReturnType<typeof useOverview>['data']>
export type WaitingTask = Overview['tasks'][number]
