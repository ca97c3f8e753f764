import { startStandIn, type SourceReply, type SourceStandIn, type StandInCertificate } from './stand-in.ts'

/** Services that confirm objects by their numbers, in their own formats. Objects are invented. */

export const CONFIRMER_KEY = 'invented-confirmer-key'

/** DaData's addresses by cadastral number: what is found is the finest part that has the number, and its neighbours. */
export function startDadataAddresses(
  found: (number: string) => readonly Readonly<Record<string, unknown>>[],
): Promise<SourceStandIn> {
  return startStandIn(({ method, path, headers, body }) => {
    if (headers['authorization'] !== `Token ${CONFIRMER_KEY}`)
      return { status: 403, body: { message: 'Forbidden' } }
    if (method !== 'POST' || path !== '/findById/address') return { status: 404, body: {} }
    const { query } = body as { query: string }
    return {
      body: {
        suggestions: found(query).map(({ value = 'г Новоречинск', ...data }) => ({
          value,
          unrestricted_value: value,
          data,
        })),
      },
    }
  })
}

/** The reply of the portal where it has nothing. */
export const NSPD_NOTHING: SourceReply = {
  status: 404,
  body: {
    code: 204,
    message: 'there is not enough result',
    requestId: 'b1f0c0de-0000-4000-8000-000000000404',
  },
}

/** The geoportal: its search looks into other fields than the number, too. */
export function startNspd(
  replyTo: (number: string) => SourceReply,
  certificate?: StandInCertificate,
): Promise<SourceStandIn> {
  return startStandIn(({ method, path, query }) => {
    if (method !== 'GET' || path !== '/api/geoportal/v2/search/geoportal') return { status: 404, body: '' }
    if (query.get('thematicSearchId') !== '1') return NSPD_NOTHING
    return replyTo(query.get('query') ?? '')
  }, certificate)
}

/** The collection that the portal wraps features in, each given by its options. */
export const nspdFeatures = (...options: readonly Readonly<Record<string, unknown>>[]): SourceReply => ({
  body: {
    data: {
      type: 'FeatureCollection',
      features: options.map((option, at) => ({
        id: 41_200_300 + at,
        type: 'Feature',
        properties: { category: 36_369, categoryName: option['categoryName'] ?? 'Здания', options: option },
      })),
    },
    meta: [{ totalCount: options.length, categoryId: 36_369 }],
  },
})

/** A seller of extracts: the card of an object costs nothing, the account has a balance. */
export function startSeller(
  card: (number: string) => Readonly<Record<string, unknown>> | undefined,
): Promise<SourceStandIn> {
  const failure = (code: number, mess: string): SourceReply => ({ body: { error: { code, mess } } })
  return startStandIn(({ method, path, headers, body }) => {
    if (headers['token'] !== CONFIRMER_KEY) return failure(1, 'Неверный токен')
    if (method === 'POST' && path === '/account/info') return { body: { balance: '1520.00', error: [] } }
    if (method !== 'POST' || path !== '/cadaster/objectInfoFull') return { status: 404, body: '' }
    const found = card((body as { query: string }).query)
    return found ? { body: { ...found, error: [] } } : failure(30, 'Объекты не найдены')
  })
}
