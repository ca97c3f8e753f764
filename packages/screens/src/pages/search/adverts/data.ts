import type { EndpointOf, ReplyOf, contract } from '@proverka/api/contract'
import { advertQueries, objectQueries } from '@proverka/api/queries'
import type { AdvertsWanted } from '@proverka/api/queries'
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { getApi } from '../../../runtime/data/api.ts'
import { useShownLoading } from '../../../runtime/data/use-shown-loading.ts'
import { marketApi } from '../market/data.ts'

/** An advert with its prices, duplicates and photos. */
export type FullAdvert = ReplyOf<EndpointOf<typeof contract.adverts.getAdvert>>

/** The adverts of a filter, which grow by parts; those of the last filter stay until the new ones are there. */
export const useAdverts = (wanted: AdvertsWanted, offset: number) =>
  useInfiniteQuery({
    ...advertQueries.list(marketApi(), wanted, offset),
    placeholderData: keepPreviousData,
  })

export const useAdvert = (id: string) => useShownLoading(useQuery(advertQueries.advert(marketApi(), id)))

export const useSimilar = (id: string) => useQuery(advertQueries.similar(marketApi(), id))

/** What the register says of the object of an advert. */
export const useAdvertObject = (kadNumber: string) => useQuery(objectQueries.base(getApi(), kadNumber))
