import { contract } from '@proverka/api/contract'
import { FLAT } from '@proverka/test-support/guest-order'
import { shared } from './made-things.ts'
import { ABSENT, OPEN } from './row.ts'
import type { Rows } from './row.ts'
import type { World } from './world.ts'

export const HOUSE = 'г. Образцовск, ул. Кленовая, д. 14'

export function advertsRows({ callers }: World): Rows {
  const advert = shared(async () => {
    const { data } = await callers.guest.call(contract.adverts.listAdverts, { body: {} })
    const [first] = data.adverts_list
    if (!first) throw new Error('the market has no advert')
    return { id: first.id, url: first.info.url }
  })
  const byId = async () => ({ query: { id: (await advert()).id } })
  return {
    'adverts.listAdverts': { statuses: OPEN, input: () => ({ body: {} }) },
    'adverts.getAdvert': { statuses: OPEN, input: byId },
    'adverts.getAdvertPhoto': {
      statuses: ABSENT,
      input: async () => ({ params: { id: (await advert()).id, number: '1' } }),
    },
    'adverts.listAdvertsOfObject': { statuses: OPEN, input: () => ({ body: { kad_number: FLAT } }) },
    'advertsData.listSimilar': { statuses: OPEN, input: byId },
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
    'advertsData.listAdvertsByIds': {
      statuses: OPEN,
      input: async () => ({ body: { ids: [(await advert()).id] } }),
    },
    'advertsData.listIdsByAddress': { statuses: OPEN, input: () => ({ query: { address: HOUSE } }) },
    'advertsData.findIdByUrl': {
      statuses: OPEN,
      input: async () => ({ query: { url: (await advert()).url } }),
    },
  }
}
