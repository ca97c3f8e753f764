import { ADVERTS_BY_ADDRESS_LIMIT, contract, type Advert, type Endpoint } from '@proverka/api/contract'
import { SECOND_MS } from '@proverka/domain'
import { AppError, appError, type ErrorCode } from '@proverka/domain/errors'
import type { Logger } from 'pino'
import * as v from 'valibot'
import type { AdvertsService } from '../../config/server-config.ts'
import type { Handlers } from '../../http/handlers.ts'
import { fetchText } from '../calls/fetch-text.ts'
import { SourceError } from '../calls/source-error.ts'
import { advertsAtAddress } from './adverts-at-address.ts'
import { fetchPhoto } from './fetch-photo.ts'

/** Whoever waits for a page waits no longer for its adverts. */
const TIMEOUT_MS = 8 * SECOND_MS

export type AdvertHandlers = Pick<Handlers, 'adverts' | 'advertsData'>

interface Input {
  readonly query?: Readonly<Record<string, unknown>>
  readonly body?: unknown
}

/**
 * Adverts of a service that speaks the calls CALL-140..151. What it answers is read by the schemas of these calls: what they
 * do not name, a telephone or a name of a seller, is dropped. Its photos are fetched by this server, so that no page asks a
 * foreign host.
 */
export function createRemoteAdverts(service: AdvertsService, log: Logger): AdvertHandlers {
  const headers = {
    accept: 'application/json',
    ...(service.key && { authorization: `Bearer ${service.key}` }),
  }
  const { adverts, advertsData } = contract

  async function ask<E extends Endpoint & { reply: v.GenericSchema }>(
    base: string,
    endpoint: E,
    { query, body }: Input,
  ): Promise<v.InferOutput<E['reply']>> {
    const url = new URL(base + endpoint.path)
    for (const [name, value] of Object.entries(query ?? {})) url.searchParams.set(name, String(value))
    try {
      const text = await fetchText(
        {
          method: endpoint.method === 'GET' ? 'GET' : 'POST',
          url,
          headers: body === undefined ? headers : { ...headers, 'content-type': 'application/json' },
          ...(body !== undefined && { body: JSON.stringify(body) }),
        },
        TIMEOUT_MS,
      )
      return v.parse(endpoint.reply, JSON.parse(text))
    } catch (error) {
      throw refusalOf(error, endpoint.errors)
    }
  }

  function refusalOf(error: unknown, [absent]: readonly ErrorCode[]) {
    const isAbsent = error instanceof SourceError && error.detail === 'HTTP 404'
    if (isAbsent && absent !== undefined) return appError(absent)
    log.error({ err: error }, 'the service of adverts gave no answer that can be read')
    return appError('server/unavailable')
  }

  const lists = <E extends Endpoint & { reply: v.GenericSchema }>(endpoint: E) => {
    return (input: Input) => ask(service.url, endpoint, input)
  }
  const data = <E extends Endpoint & { reply: v.GenericSchema }>(endpoint: E) => {
    return (input: Input) => ask(service.dataUrl, endpoint, input)
  }
  /** None where the service knows no such house: a filter that finds nothing is no fault. */
  async function listAtAddress(address: string): Promise<readonly Advert[]> {
    try {
      const ids = await ask(service.dataUrl, advertsData.listIdsByAddress, { query: { address } })
      if (ids.length === 0) return []
      const body = { ids: ids.slice(0, ADVERTS_BY_ADDRESS_LIMIT) }
      return await ask(service.dataUrl, advertsData.listAdvertsByIds, { body })
    } catch (error) {
      if (error instanceof AppError && error.code === 'house/not-found') return []
      throw error
    }
  }

  return {
    adverts: {
      listAdverts: async (input) => {
        const { address, sort, offset, ...filter } = input.body
        if (!address) return ask(service.url, adverts.listAdverts, input)
        const facets = await ask(service.url, adverts.listAdverts, { body: { offset: 0 } })
        return advertsAtAddress(await listAtAddress(address), facets, { filter, sort, offset })
      },
      listAdvertsOfObject: lists(adverts.listAdvertsOfObject),
      getAdvert: async (input) => {
        const advert = await ask(service.url, adverts.getAdvert, input)
        const own = `/api/adverts/photo/${encodeURIComponent(advert.id)}`
        return { ...advert, photos: advert.photos.map(({ alt }, at) => ({ alt, src: `${own}/${at + 1}` })) }
      },
      getAdvertPhoto: async ({ params: { id, number } }) => {
        const url = new URL(`${service.url}/adverts/photo/${encodeURIComponent(id)}/${number}`)
        try {
          return await fetchPhoto(url, headers, TIMEOUT_MS)
        } catch (error) {
          throw refusalOf(error, adverts.getAdvertPhoto.errors)
        }
      },
    },
    advertsData: {
      listSimilar: data(advertsData.listSimilar),
      getReformaInfo: data(advertsData.getReformaInfo),
      getAveragePrice: data(advertsData.getAveragePrice),
      getAveragePriceByParams: data(advertsData.getAveragePriceByParams),
      listPriceChange: data(advertsData.listPriceChange),
      listPriceChangeByParams: data(advertsData.listPriceChangeByParams),
      listAdvertsByIds: data(advertsData.listAdvertsByIds),
      listIdsByAddress: data(advertsData.listIdsByAddress),
      findIdByUrl: data(advertsData.findIdByUrl),
    },
  }
}
