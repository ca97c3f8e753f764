import { startStandIn, type SourceStandIn } from './stand-in.ts'

/** Providers that ask the registers of the state with a key of ours, in their own formats. */

export const PROVIDER_KEY = 'invented-provider-key'

const FORBIDDEN = { status: 403, body: { error: 'forbidden' } }

/** Passports of the interior ministry: 0 not listed, 1 withdrawn, 2 a spoilt blank. */
export function startApiCloud(
  resultOf: (passport: string) => number | 'TIME_MAX_CONNECT',
): Promise<SourceStandIn> {
  return startStandIn(({ path, query }) => {
    if (query.get('token') !== PROVIDER_KEY) return FORBIDDEN
    if (path !== '/mvd.php' || query.get('type') !== 'chekpassport') return { status: 404, body: {} }
    const rezultat = resultOf(`${query.get('seria')}${query.get('nomer')}`)
    const inquiry = { price: 0.2, balance: 100, speed: 1, attempts: 1 }
    if (typeof rezultat === 'string')
      return { body: { status: 400, error: rezultat, errormsg: 'Источник не ответил', inquiry } }
    return { body: { status: 200, rezultat, info: 'Паспорт проверен', inquiry } }
  })
}

/** Companies by their tax number, in the format of DaData. */
export function startDadata(parties: readonly { readonly inn: string }[]): Promise<SourceStandIn> {
  return startStandIn(({ method, path, headers, body }) => {
    if (headers['authorization'] !== `Token ${PROVIDER_KEY}`) return FORBIDDEN
    if (method !== 'POST' || path !== '/findById/party') return { status: 404, body: {} }
    const { query } = body as { query: string }
    const suggestions = parties
      .filter(({ inn }) => inn === query)
      .map((data) => ({ value: 'как в реестре', unrestricted_value: 'как в реестре', data }))
    return { body: { suggestions } }
  })
}

/** What a task of the aggregator ends with. */
export type NewdbOutcome =
  | { readonly data: readonly unknown[]; readonly status?: number }
  | 'timeout'
  | 'failed'

/** Its own sample answers the question about a person under the name of the one about a company. */
const answeredAs = (method: string) => (method === 'fns_block_person' ? 'fns_block' : method)

/** An aggregator of registers: a call makes a task, the same call again looks at it. */
export function startNewdb(
  outcomeOf: (method: string, params: Readonly<Record<string, unknown>>) => NewdbOutcome,
): Promise<SourceStandIn> {
  const seen = new Set<string>()
  return startStandIn(({ headers, body }) => {
    if (headers['x-api-key'] !== PROVIDER_KEY) return FORBIDDEN
    const { params, requestId } = body as { params: { method: string }; requestId: string }
    if (!seen.has(requestId)) {
      seen.add(requestId)
      return { body: { params, requestId } }
    }
    const outcome = outcomeOf(answeredAs(params.method), params)
    if (outcome === 'timeout')
      return { body: { requestId, state: 'timeout', error: 'Task execution timeout' } }
    if (outcome === 'failed') return { body: { requestId, state: 'failed' } }
    const { data, status = 200 } = outcome
    const result = { taskId: requestId, dateupdated: '2026-11-21 20:59:43', result: { status, data } }
    return {
      body: {
        params,
        requestId,
        state: 'complete',
        balance: 9000,
        tasks: 1,
        results: { [answeredAs(params.method)]: result },
      },
    }
  })
}
