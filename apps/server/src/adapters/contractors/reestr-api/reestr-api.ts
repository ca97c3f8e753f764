import type { PropertyCheckType } from '@proverka/domain/checks'
import { normaliseCadastralNumber } from '@proverka/domain'
import * as v from 'valibot'
import type { ServiceClient } from '../../sources/calls/service-client.ts'
import { SourceError } from '../../sources/calls/source-error.ts'
import type {
  Contractor,
  ContractorAdapter,
  ContractorFile,
  ContractorOrder,
  OrderState,
  Placed,
  Quote,
} from '../contractor.ts'
import { MOST_FILE_BYTES, toContractorFile } from '../contractor-file.ts'

const failedSchema = v.object({ query: v.literal('error'), error: v.string() })

const createdSchema = v.union([
  v.object({ query: v.literal('success'), order_id: v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/)) }),
  failedSchema,
])

const checkedSchema = v.union([
  v.object({
    query: v.literal('success'),
    info: v.array(v.object({ order_id: v.string(), status: v.string() })),
  }),
  failedSchema,
])

const foundSchema = v.union([
  v.object({ query: v.literal('success'), list: v.array(v.object({ cad_num: v.string() })) }),
  failedSchema,
])

/** The order type of a document; those of others are not known. */
const ORDER_TYPES: Readonly<Partial<Record<PropertyCheckType, string>>> = { extract: '1' }

/** Orders that one question asks for. */
const IDS_AT_ONCE = 50

const DAY = 86_400

/** reestr-api.ru v1. Placing pays at once; there is no list of orders, so that a lost answer cannot be looked up. */
export const REESTR_API: ContractorAdapter = {
  name: 'reestr-api',
  title: 'reestr-api.ru',
  url: 'https://reestr-api.ru/v1',
  kinds: ['extract'],
  terms: {
    timeoutMs: 30_000,
    limits: {
      concurrency: 3,
      quotas: [
        { calls: 120, seconds: 60 },
        { calls: 50_000, seconds: DAY },
      ],
    },
  },
  connect,
}

function connect(service: ServiceClient): Contractor {
  // The token is a part of the address, and errors of calls never name their address.
  const query = { auth_token: service.key }

  async function quote(number: string): Promise<Quote> {
    const { value } = await service.send(
      { path: '/search/cadastr', query, form: { cad_num: number } },
      foundSchema,
    )
    if (value.query === 'error') throw refusedCall()
    const isFound = value.list.some((row) => normaliseCadastralNumber(row.cad_num) === number)
    return isFound
      ? { kind: 'available', kopecks: undefined }
      : { kind: 'unavailable', reason: 'объект не найден' }
  }

  async function place({ number, kind }: ContractorOrder): Promise<Placed> {
    const orderType = ORDER_TYPES[kind]
    if (!orderType) return { kind: 'refused', reason: 'такой документ здесь не заказать' }
    const { value } = await service.send(
      { path: '/order/create', query, form: { cad_num: number, order_type: orderType }, buys: true },
      createdSchema,
    )
    if (value.query === 'success') return { kind: 'placed', theirId: value.order_id, kopecks: undefined }
    if (/недостаточно средств|баланс/i.test(value.error)) return { kind: 'no-money' }
    if (/токен|token|авториз/i.test(value.error)) throw refusedCall()
    return { kind: 'refused', reason: value.error }
  }

  async function states(theirIds: readonly string[]): Promise<ReadonlyMap<string, OrderState>> {
    const known = new Map<string, OrderState>()
    for (let from = 0; from < theirIds.length; from += IDS_AT_ONCE) {
      const { value } = await service.send(
        {
          path: '/order/check',
          query,
          form: { order_id: theirIds.slice(from, from + IDS_AT_ONCE).join(';') },
        },
        checkedSchema,
      )
      if (value.query === 'error') throw refusedCall()
      for (const { order_id, status } of value.info) known.set(order_id, stateOf(status))
    }
    return known
  }

  async function collect(theirId: string): Promise<readonly ContractorFile[]> {
    const bytes = await service.download(
      { path: '/order/download', query: { ...query, order_id: theirId, format: 'zip' } },
      MOST_FILE_BYTES,
    )
    return [toContractorFile(theirId, bytes)]
  }

  return { quote, place, states, collect }
}

/** A call that they refused in words, which stay out of the log. */
const refusedCall = () => new SourceError('source-down', 'query error', undefined, true)

/** Only the word for a finished order is known. */
const stateOf = (status: string): OrderState =>
  /^заверш[её]н$/i.test(status.trim()) ? { kind: 'ready' } : { kind: 'waiting' }
