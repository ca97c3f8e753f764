import { OPEN } from './row.ts'
import type { Rows } from './row.ts'

export const HOUSE = 'г. Образцовск, ул. Кленовая, д. 14'
const UNKNOWN_ADVERT = [404, 404, 404, 404, 404] as const

export const advertsRows = (): Rows => ({
  'adverts.listAdverts': { statuses: OPEN, input: () => ({ body: {} }) },
  'adverts.getAdvert': { statuses: UNKNOWN_ADVERT, input: () => ({ query: { id: '1' } }) },
  'adverts.listAdvertsOfObject': {
    statuses: OPEN,
    input: () => ({ body: { kad_number: '00:14:0203005:1047' } }),
  },
  'advertsData.listSimilar': { statuses: UNKNOWN_ADVERT, input: () => ({ query: { id: '1' } }) },
  'advertsData.getReformaInfo': { statuses: OPEN, input: () => ({ query: { address: HOUSE } }) },
  'advertsData.getAveragePrice': { statuses: OPEN, input: () => ({ query: { address: HOUSE } }) },
  'advertsData.getAveragePriceByParams': { statuses: OPEN, input: () => ({ body: { address: HOUSE } }) },
  'advertsData.listPriceChange': {
    statuses: OPEN,
    input: () => ({ query: { type: 'house_month', address: HOUSE } }),
  },
  'advertsData.listPriceChangeByParams': {
    statuses: OPEN,
    input: () => ({ body: { type: 'area_month', address: HOUSE } }),
  },
  'advertsData.listAdvertsByIds': { statuses: OPEN, input: () => ({ body: { ids: ['1'] } }) },
  'advertsData.listIdsByAddress': { statuses: OPEN, input: () => ({ query: { address: HOUSE } }) },
  'advertsData.findIdByUrl': {
    statuses: UNKNOWN_ADVERT,
    input: () => ({ query: { url: 'https://doma.example.com/sale/1' } }),
  },
})
