import { contract, type Advert, type Endpoint } from '@proverka/api/contract'
import { AppError, appError } from '@proverka/domain/errors'
import type * as v from 'valibot'
import type { AdvertsService } from '../../../platform/config/server-config.ts'
import { isGarId } from '@proverka/domain/register'
import { presentHouse, presentRegionPrice } from '../../../services/market/present-house.ts'
import type { AppContext } from '../../../services/context.ts'
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
export function createRemoteAdverts(
  service: AdvertsService,
  { register, log }: Pick<AppContext, 'register' | 'log'>,
): AdvertHandlers {
  const { ask, refusalOf, headers } = createAdvertsClient(service, log)
  const { adverts, advertsData } = contract
  const passOn = <E extends Endpoint & { reply: v.GenericSchema }>(endpoint: E) => {
    return (input: { readonly query?: Readonly<Record<string, unknown>>; readonly body?: unknown }) =>
      ask(endpoint, input)
  }

  /** The service knows houses by their addresses: an id of GAR is asked about by the address that GAR has now. */
  async function addressOf(key: string): Promise<string> {
    if (!isGarId(key)) return key
    const house = await register.findHouse(key)
    if (!house) throw appError('house/not-found')
    return house.address
  }

  /** The input of a call about a house, with its address. */
  const addressed = async <Input extends { readonly address: string }>(input: Input): Promise<Input> => ({
    ...input,
    address: await addressOf(input.address),
  })

  /** None where the service knows no such house: a filter that finds nothing is no fault. */
  async function listAtAddress(key: string): Promise<readonly Advert[]> {
    try {
      return await listAdvertsAt(ask, await addressOf(key))
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
        return advertsAtAddress(await listAtAddress(address), facets, {
          filter,
          sort,
          offset,
        })
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
      // What the register knows of a house has a source and a day.
      getReformaInfo: async ({ query }) => {
        const real = await register.findHouse(query.address)
        if (real && real.facts.length > 0) return presentHouse({ real })
        const told = await ask(advertsData.getReformaInfo, { query: await addressed(query) })
        return real ? { ...told, region_price: presentRegionPrice(real) } : told
      },
      getAveragePrice: async ({ query }) =>
        ask(advertsData.getAveragePrice, { query: await addressed(query) }),
      getAveragePriceByParams: async ({ body }) =>
        ask(advertsData.getAveragePriceByParams, { body: await addressed(body) }),
      listPriceChange: async ({ query }) =>
        ask(advertsData.listPriceChange, { query: await addressed(query) }),
      listPriceChangeByParams: async ({ body }) =>
        ask(advertsData.listPriceChangeByParams, { body: await addressed(body) }),
      listAdvertsByIds: passOn(advertsData.listAdvertsByIds),
      listIdsByAddress: async ({ query }) =>
        ask(advertsData.listIdsByAddress, { query: await addressed(query) }),
      findIdByUrl: passOn(advertsData.findIdByUrl),
    },
  }
}
