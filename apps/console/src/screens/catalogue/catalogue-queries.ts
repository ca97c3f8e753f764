import { keepPreviousData, queryOptions, skipToken } from '@tanstack/react-query'
import { api } from '../../data/api.ts'

export const catalogueQuery = queryOptions({
  queryKey: ['catalogue'],
  queryFn: ({ signal }) => api.admin.getCatalogue({ signal }),
})

/** What can be watched, and what each term costs. */
export const watchOfferQuery = queryOptions({
  queryKey: ['catalogue', 'watches'],
  queryFn: ({ signal }) => api.watches.getWatchOffer({ signal }),
})

export type WatchKindOffer = Awaited<ReturnType<typeof api.watches.getWatchOffer>>['kinds'][number]

export type Catalogue = Awaited<ReturnType<typeof api.admin.getCatalogue>>
export type ProductRow = Catalogue['products'][number]
export type TariffRow = Catalogue['tariffs'][number]

/** All prices of one product, switched off ones among them. */
export const pricesQuery = (product_id: string) =>
  queryOptions({
    queryKey: ['catalogue', product_id, 'prices'],
    queryFn: ({ signal }) => api.priceComponents.listPriceComponents({ query: { product_id }, signal }),
  })

export type PriceRow = Awaited<ReturnType<typeof api.priceComponents.listPriceComponents>>[number]

/** What another price would change; undefined: none is typed. */
export const previewQuery = (price_component_id: string, price: number | undefined) =>
  queryOptions({
    queryKey: ['catalogue', 'preview', price_component_id, price],
    queryFn:
      price === undefined
        ? skipToken
        : ({ signal }) => api.admin.previewPrice({ body: { price_component_id, price }, signal }),
    placeholderData: keepPreviousData,
    // What is shown before a press is what there is now.
    staleTime: 0,
  })

export type Preview = Awaited<ReturnType<typeof api.admin.previewPrice>>

const HISTORY = 50

export const historyQuery = (id: string) =>
  queryOptions({
    queryKey: ['catalogue', id, 'history'],
    queryFn: ({ signal }) =>
      api.admin.listPriceChanges({ params: { id }, query: { limit: String(HISTORY) }, signal }),
  })

export type PriceChange = Awaited<ReturnType<typeof api.admin.listPriceChanges>>['changes'][number]

/** More coupons than anybody looks through; the newest come. */
const COUPONS = 100

export const couponsQuery = queryOptions({
  queryKey: ['coupons'],
  queryFn: ({ signal }) => api.admin.listCoupons({ query: { limit: String(COUPONS) }, signal }),
})
export const promocodesQuery = queryOptions({
  queryKey: ['promocodes'],
  queryFn: ({ signal }) => api.admin.listPromocodes({ signal }),
})
export const campaignsQuery = queryOptions({
  queryKey: ['campaigns'],
  queryFn: ({ signal }) => api.admin.listCampaigns({ signal }),
})

export type CouponRow = Awaited<ReturnType<typeof api.admin.listCoupons>>[number]
export type PromocodeRow = Awaited<ReturnType<typeof api.admin.listPromocodes>>[number]
export type CampaignRow = Awaited<ReturnType<typeof api.admin.listCampaigns>>[number]

/** What was done to one thing, as the log has it. */
export const logOfQuery = (subject: string, isOpen: boolean) =>
  queryOptions({
    queryKey: ['log', subject],
    queryFn: isOpen
      ? ({ signal }) => api.admin.listUserLogs({ query: { subject, limit: '20' }, signal })
      : skipToken,
  })
