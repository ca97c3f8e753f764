import { contract, type Endpoint } from '@proverka/api/contract'
import { SECOND_MS } from '@proverka/domain/timing'
import { appError, type ErrorCode } from '@proverka/domain/errors'
import type { Logger } from 'pino'
import * as v from 'valibot'
import type { AdvertsService } from '../../../platform/config/server-config.ts'
import { fetchText } from '../calls/fetch-text.ts'
import { SourceError } from '../calls/source-error.ts'

/** A page waits no longer than this for its adverts. */
export const ADVERTS_TIMEOUT_MS = 8 * SECOND_MS

export type AdvertsLog = Pick<Logger, 'error'>

type Read = Endpoint & { reply: v.GenericSchema }

interface Input {
  readonly query?: Readonly<Record<string, unknown>>
  readonly body?: unknown
}

export type AdvertsClient = ReturnType<typeof createAdvertsClient>

/** Asks a service that speaks the calls CALL-140..151; its answers are read by the schemas of these calls. */
export function createAdvertsClient(service: AdvertsService, log: AdvertsLog) {
  const headers = {
    accept: 'application/json',
    ...(service.key && { authorization: `Bearer ${service.key}` }),
  }
  const known: ReadonlySet<Endpoint> = new Set(Object.values(contract.adverts))

  /** Throws the error of the call where the service knows no such thing, otherwise `server/unavailable`. */
  async function ask<E extends Read>(
    endpoint: E,
    { query, body }: Input,
  ): Promise<v.InferOutput<E['reply']>> {
    // Figures of the market may have a host of their own.
    const url = new URL((known.has(endpoint) ? service.url : service.dataUrl) + endpoint.path)
    for (const [name, value] of Object.entries(query ?? {})) url.searchParams.set(name, String(value))
    try {
      const text = await fetchText(
        {
          method: endpoint.method === 'GET' ? 'GET' : 'POST',
          url,
          headers: body === undefined ? headers : { ...headers, 'content-type': 'application/json' },
          ...(body !== undefined && { body: JSON.stringify(body) }),
        },
        ADVERTS_TIMEOUT_MS,
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

  return { ask, refusalOf, headers }
}
