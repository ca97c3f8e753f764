import type { ClientOf } from '@proverka/api'
import { adverts, advertsData } from '@proverka/api/calls'
import { advertQueries } from '@proverka/api/queries'
import { useQuery } from '@tanstack/react-query'
import { connect } from '../../../runtime/data/api.ts'

const AREAS = { adverts, advertsData }
let client: ClientOf<typeof AREAS> | undefined

/** The client of the market, made on the first page that shows prices. */
export function marketApi(): ClientOf<typeof AREAS> {
  client ??= connect(AREAS)
  return client
}

export const useAveragePrice = (address: string) => useQuery(advertQueries.averagePrice(marketApi(), address))

/** The house by its address, as the register of houses knows it. */
export const useReformaInfo = (address: string) => useQuery(advertQueries.reformaInfo(marketApi(), address))

/** The adverts of one object, old ones too. */
export const useObjectAdverts = (kadNumber: string) =>
  useQuery(advertQueries.ofObject(marketApi(), kadNumber))

export const useHouseAdverts = (address: string) => useQuery(advertQueries.byAddress(marketApi(), address))

/** The prices of a metre by month, of the house and of its surroundings. */
export function usePriceChanges(address: string) {
  const house = useQuery(advertQueries.priceChange(marketApi(), 'house_month', address))
  const area = useQuery(advertQueries.priceChange(marketApi(), 'area_month', address))
  return { house, area }
}
