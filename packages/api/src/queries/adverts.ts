import { appendAdverts, priceRow } from '@proverka/domain/property'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import type { PartOf, ReplyTo } from '../client/call-parts.ts'
import type { ApiPart } from '../client/client-types.ts'
import { ADVERTS_BY_ADDRESS_LIMIT } from '../contract/adverts.ts'

/** Whose prices a chart shows: the house's or those of its surroundings. */
export type PriceChangeType = 'house_month' | 'area_month'

/** The filter and the order of a list of adverts. */
export type AdvertsWanted = Omit<PartOf<'body', 'adverts', 'listAdverts'>, 'offset'>

type Advert = ReplyTo<'adverts', 'listAdverts'>['adverts_list'][number]

export const advertQueries = {
  /** A list that grows: the next part has the offset of what is shown, and appends to it (ADVERT-11). */
  list: (api: ApiPart<'adverts'>, wanted: AdvertsWanted = {}, start = 0) =>
    infiniteQueryOptions({
      queryKey: ['adverts', withoutEmpty(wanted), start],
      queryFn: ({ pageParam, signal }) =>
        api.adverts.listAdverts({ body: { offset: pageParam, ...withoutEmpty(wanted) }, signal }),
      initialPageParam: start,
      getNextPageParam: ({ unique, adverts_list }, _, offset) => {
        const next = offset + adverts_list.length
        return adverts_list.length > 0 && next < unique ? next : undefined
      },
      select: ({ pages, pageParams }) => {
        // Prices and duplicates of an advert that came in two parts are those of the first one.
        const partOf = new Map(
          pages
            .flatMap(({ adverts_list }, part) => adverts_list.map(({ id }) => [id, part] as const))
            .toReversed(),
        )
        return {
          adverts: pages.reduce<readonly Advert[]>(
            (shown, page, at) => appendAdverts(shown, page.adverts_list, pageParams[at] ?? 0),
            [],
          ),
          prices: pages.flatMap(({ prices }, part) =>
            prices.filter((row) => partOf.get(priceRow(row).id) === part),
          ),
          duplicates: pages.flatMap(({ duplicates }, part) =>
            duplicates.filter(({ of }) => partOf.get(of) === part),
          ),
          unique: pages.at(-1)?.unique ?? 0,
          info: pages.at(-1)?.info,
        }
      },
    }),
  advert: (api: ApiPart<'adverts'>, id: string) =>
    queryOptions({
      queryKey: ['advert', id],
      queryFn: ({ signal }) => api.adverts.getAdvert({ query: { id }, signal }),
    }),
  ofObject: (api: ApiPart<'adverts'>, kadNumber: string) =>
    queryOptions({
      queryKey: ['adverts-of-object', kadNumber],
      queryFn: ({ signal }) => api.adverts.listAdvertsOfObject({ body: { kad_number: kadNumber }, signal }),
    }),
  similar: (api: ApiPart<'advertsData'>, id: string) =>
    queryOptions({
      queryKey: ['similar-adverts', id],
      queryFn: ({ signal }) => api.advertsData.listSimilar({ query: { id }, signal }),
    }),
  /** First the ids of the house, then the first hundred adverts (ADVERT-12). */
  byAddress: (api: ApiPart<'advertsData'>, address: string) =>
    queryOptions({
      queryKey: ['adverts-by-address', address],
      queryFn: async ({ signal }) => {
        const ids = await api.advertsData.listIdsByAddress({ query: { address }, signal })
        const first = ids.slice(0, ADVERTS_BY_ADDRESS_LIMIT)
        return first.length > 0 ? api.advertsData.listAdvertsByIds({ body: { ids: first }, signal }) : []
      },
    }),
  reformaInfo: (api: ApiPart<'advertsData'>, address: string) =>
    queryOptions({
      queryKey: ['reforma-info', address],
      queryFn: ({ signal }) => api.advertsData.getReformaInfo({ query: { address }, signal }),
      retry: false,
    }),
  averagePrice: (api: ApiPart<'advertsData'>, address: string) =>
    queryOptions({
      queryKey: ['average-price', address],
      queryFn: ({ signal }) => api.advertsData.getAveragePrice({ query: { address }, signal }),
      retry: false,
    }),
  priceChange: (api: ApiPart<'advertsData'>, type: PriceChangeType, address: string) =>
    queryOptions({
      queryKey: ['price-change', type, address],
      queryFn: ({ signal }) => api.advertsData.listPriceChange({ query: { type, address }, signal }),
      retry: false,
    }),
}

/** Empty fields of a form are no filters (ADVERT-04). */
function withoutEmpty(filter: AdvertsWanted): AdvertsWanted {
  return Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== '' && value !== undefined))
}
