import { watchKeys, watchQueries } from '@proverka/api/queries'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { getWatchApi } from './watch-api.ts'
import { useShownLoading } from '../../../runtime/data/use-shown-loading.ts'
import { useIsUser } from '../../../runtime/session/use-is-user.ts'

export function useWatches() {
  const enabled = useIsUser()
  return useShownLoading(useQuery({ ...watchQueries.list(getWatchApi()), enabled }))
}

export function useWatchOffer() {
  return useShownLoading(useQuery(watchQueries.offer(getWatchApi())))
}

export function useWatch(id: string) {
  const isUser = useIsUser()
  return useShownLoading(
    useQuery({ ...watchQueries.one(getWatchApi(), id), enabled: () => id !== '' && isUser() }),
  )
}

export type WatchRow = NonNullable<ReturnType<typeof useWatches>['data']>[number]
export type Watch = NonNullable<ReturnType<typeof useWatch>['data']>
export type WatchOffer = NonNullable<ReturnType<typeof useWatchOffer>['data']>['kinds'][number]

/** A change of a watch: all that the pages show of watches is read again after it. */
export function useWatchChange<Input, Result>(
  change: (input: Input) => Promise<Result>,
  leave?: (result: Result) => Promise<void> | void,
) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: change,
    onSuccess: async (result) => {
      await leave?.(result)
      await client.invalidateQueries({ queryKey: watchKeys.all })
    },
    onError: async (error) => {
      console.error('Слежение не изменено', error)
      // It may have been made though its answer was lost.
      await client.invalidateQueries({ queryKey: watchKeys.all })
    },
  })
}
