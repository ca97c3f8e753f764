import { objectQueries } from '@proverka/api/queries'
import { useQuery } from '@tanstack/react-query'
import { getApi } from '../../../runtime/data/api.ts'
import { useShownLoading } from '../../../runtime/data/use-shown-loading.ts'
import { useIsUser } from '../../../runtime/session/use-is-user.ts'

/** The flats of a house with their sales; asked for signed-in people only. */
export function useHouseDetails(address: string) {
  const enabled = useIsUser()
  return useShownLoading(useQuery({ ...objectQueries.houseDetails(getApi(), address), enabled }))
}

export type HouseFlat = NonNullable<ReturnType<typeof useHouseDetails>['data']>['flats'][number]
