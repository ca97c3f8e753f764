import { contract, type Advert, type Endpoint } from '@proverka/api/contract'
import { AppError } from '@proverka/domain/errors'
import type { Logger } from 'pino'
import type * as v from 'valibot'
import type { AdvertsService } from '../../../platform/config/server-config.ts'
import type { Handlers } from '../../http/handlers.ts'
import { advertsAtAddress } from '../../../adapters/sources/adverts/adverts-at-address.ts'
import { listAdvertsAt } from '../../../adapters/sources/adverts/adverts-around.ts'
import { ADVERTS_TIMEOUT_MS, createAdvertsClient } from '../../../adapters/sources/adverts/adverts-client.ts'
import { fetchPhoto } from '../../../adapters/sources/adverts/fetch-photo.ts'

export type AdvertHandlers = Pick<Handlers, 'adverts' | 'advertsData'>

/**
 * Adverts of a service that speaks the calls CALL-140..151. What it answers is read by the schemas of these calls: what they
 * do not name, a telephone or a name of a seller, is dropped. Its photos are fetched by this server, so that no page asks a
 * foreign host.
 */
export function createRemoteAdverts(service: AdvertsService, log: Logger): AdvertHandlers {
  const { ask, refusalOf, headers } = createAdvertsClient(service, log)
  const { adverts, advertsData } = contract
  const passOn = <E extends Endpoint & { reply: v.GenericSchema }>(endpoint: E) => {
    return (input: { readonly query?: Readonly<Record<string, unknown>>; readonly body?: unknown }) =>
      ask(endpoint, input)
  }

  /** None where the service knows no such house: a filter that finds nothing is no fault. */
  async function listAtAddress(address: string): Promise<readonly Advert[]> {
    try {
      return await listAdvertsAt(ask, address)
    } catch (error) {
      if (error instanceof AppError && error.code === 'house/not-found') return []
      throw error
    }
  }

  return {
    adverts: {
      listAdverts: async (input) => {
        const { address, sort, offset, ...filter } = input.body
        if (!address) return ask(adverts.listAdverts, input)
        const facets = await ask(adverts.listAdverts, { body: { offset: 0 } })
        return advertsAtAddress(await listAtAddress(address), facets, { filter, sort, offset })
      },
      listAdvertsOfObject: passOn(adverts.listAdvertsOfObject),
      getAdvert: async (input) => {
        const advert = await ask(adverts.getAdvert, input)
        const own = `/api/adverts/photo/${encodeURIComponent(advert.id)}`
        return { ...advert, photos: advert.photos.map(({ alt }, at) => ({ alt, src: `${own}/${at + 1}` })) }
      },
      getAdvertPhoto: async ({ params: { id, number } }) => {
        const url = new URL(`${service.url}/adverts/photo/${encodeURIComponent(id)}/${number}`)
        try {
          return await fetchPhoto(url, headers, ADVERTS_TIMEOUT_MS)
        } catch (error) {
          throw refusalOf(error, adverts.getAdvertPhoto.errors)
        }
      },
    },
    advertsData: {
      listSimilar: passOn(advertsData.listSimilar),
      getReformaInfo: passOn(advertsData.getReformaInfo),
      getAveragePrice: passOn(advertsData.getAveragePrice),
      getAveragePriceByParams: passOn(advertsData.getAveragePriceByParams),
      listPriceChange: passOn(advertsData.listPriceChange),
      listPriceChangeByParams: passOn(advertsData.listPriceChangeByParams),
      listAdvertsByIds: passOn(advertsData.listAdvertsByIds),
      listIdsByAddress: passOn(advertsData.listIdsByAddress),
      findIdByUrl: passOn(advertsData.findIdByUrl),
    },
  }
}
