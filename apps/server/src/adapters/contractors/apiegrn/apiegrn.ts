import { normaliseCadastralNumber } from '@proverka/domain'
import type { PropertyCheckType } from '@proverka/domain/checks'
import { MINUTE_MS } from '@proverka/domain/timing'
import type * as v from 'valibot'
import { fromWire } from '../../payments/wire-money.ts'
import type { ServiceClient } from '../../sources/calls/service-client.ts'
import { SourceError } from '../../sources/calls/source-error.ts'
import type {
  Contractor,
  ContractorAdapter,
  ContractorFile,
  ContractorOrder,
  ListedOrder,
  OrderState,
  Paid,
  Placed,
  Quote,
} from '../contractor.ts'
import { MOST_FILE_BYTES, toContractorFile } from '../contractor-file.ts'
import {
  accountSchema,
  cardSchema,
  listSchema,
  orderSchema,
  paidSchema,
  requireNoError,
  savedSchema,
  transactionSchema,
  wordsOf,
  type ApiegrnDocument,
  type ListedRow,
} from './apiegrn-wire.ts'

const DOCUMENT_OF: Readonly<Record<PropertyCheckType, string>> = { extract: 'XZP', 'rights-history': 'SOPP' }

/** The clock of a contractor may be behind ours. */
const SKEW_MS = 5 * MINUTE_MS

/** Pages of the list that are looked through for an order; it is among the newest. */
const MOST_PAGES = 50

const DAY = 86_400

/** API 3.0 of apiegrn.ru, which apirosreestr.ru offers, too. An order is placed first and paid by a second call. */
export const APIEGRN: ContractorAdapter = {
  name: 'apiegrn',
  title: 'apiegrn.ru',
  url: 'https://apiegrn.ru/api',
  kinds: ['extract', 'rights-history'],
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

type AnswerSchema = v.BaseSchema<unknown, unknown, v.BaseIssue<unknown>>

function connect(service: ServiceClient): Contractor {
  const callOf = (path: string, form: Readonly<Record<string, string>>) =>
    ({ method: 'POST', path, headers: { token: service.key }, form }) as const
  const post = async <Schema extends AnswerSchema>(
    path: string,
    form: Readonly<Record<string, string>>,
    schema: Schema,
    more: { readonly buys?: true } = {},
  ) => (await service.send({ ...callOf(path, form), ...more }, schema)).value

  /** The offer of a document and the object that an order of it names. */
  async function readCard(number: string, kind: PropertyCheckType) {
    const card = await post('/cadaster/objectInfoFull', { query: number, deep: '0' }, cardSchema)
    const words = wordsOf(card.error)
    if (words !== undefined && /не найден/i.test(words)) return { reason: words }
    requireNoError(card.error)
    const documents = card.documents && !Array.isArray(card.documents) ? card.documents : {}
    const offer = documents[DOCUMENT_OF[kind]]
    if (!card.encoded_object || !offer?.available) return { reason: 'документ недоступен для заказа' }
    return { object: card.encoded_object, kopecks: fromWire(offer.price) }
  }

  async function quote(number: string, kind: PropertyCheckType): Promise<Quote> {
    const card = await readCard(number, kind)
    return card.object === undefined
      ? { kind: 'unavailable', reason: card.reason }
      : { kind: 'available', kopecks: card.kopecks }
  }

  async function place({ number, kind, ourKey }: ContractorOrder): Promise<Placed> {
    const card = await beforeBuying(() => readCard(number, kind))
    if (card.object === undefined) return { kind: 'refused', reason: card.reason }
    const saved = await post(
      '/cadaster/save_order',
      {
        encoded_object: card.object,
        documents: JSON.stringify([DOCUMENT_OF[kind]]),
        comment: ourKey,
      },
      savedSchema,
      { buys: true },
    )
    const reason = wordsOf(saved.error)
    if (reason !== undefined) return { kind: 'refused', reason }
    if (!saved.transaction_id) throw new SourceError('unclear-answer', 'no transaction_id')
    return { kind: 'placed', theirId: saved.transaction_id, kopecks: card.kopecks }
  }

  async function pay(theirId: string): Promise<Paid> {
    const { cost, paid, pay_methods, error } = await beforeBuying(() =>
      post('/transaction/info', { id: theirId }, transactionSchema),
    )
    requireNoError(error)
    const kopecks = fromWire(cost)
    if (paid) return { kind: 'paid', kopecks }
    const account = pay_methods?.PA
    if (!account?.allowed) return { kind: 'refused', reason: 'оплата со счета не разрешена' }
    if (!account.sufficient_funds) return { kind: 'no-money' }
    const done = await post('/transaction/pay', { id: theirId, confirm: account.confirm_code }, paidSchema, {
      buys: true,
    })
    requireNoError(done.error)
    if (!done.paid) throw new SourceError('unclear-answer', 'not paid')
    return { kind: 'paid', kopecks }
  }

  async function find(order: ContractorOrder, since: Date): Promise<readonly ListedOrder[]> {
    const found: ListedOrder[] = []
    let seen = 0
    for (let page = 1; page <= MOST_PAGES; page++) {
      const { orders, found: all, error } = await post('/cadaster/orders', { page: String(page) }, listSchema)
      requireNoError(error)
      seen += orders.length
      found.push(...orders.flatMap((row) => toListed(row, order, since)))
      if (seen >= all) return found
      if (orders.length === 0) break
    }
    throw new SourceError('unclear-answer', 'the list of orders does not end')
  }

  /** Each of our orders has one document; undefined: they do not know the order. */
  async function readDocument(theirId: string): Promise<ApiegrnDocument | undefined> {
    const { documents } = await post('/cadaster/orders', { id: theirId }, orderSchema)
    return documents[0]
  }

  async function states(theirIds: readonly string[]): Promise<ReadonlyMap<string, OrderState>> {
    const known = new Map<string, OrderState>()
    for (const theirId of theirIds) {
      const document = await readDocument(theirId)
      const state = document && stateOf(document.status)
      if (state) known.set(theirId, state)
    }
    return known
  }

  async function collect(theirId: string): Promise<readonly ContractorFile[]> {
    const document = await readDocument(theirId)
    if (!document) throw new SourceError('unclear-answer', 'no document in the order')
    const bytes = await service.download(
      callOf('/cadaster/download', { document_id: document.id, format: 'XML' }),
      MOST_FILE_BYTES,
    )
    return [toContractorFile(theirId, bytes)]
  }

  async function balance() {
    const account = await post('/account/info', {}, accountSchema)
    requireNoError(account.error)
    return fromWire(account.balance)
  }

  return { quote, place, pay, find, states, collect, balance }
}

/** A failure before the call that buys has bought nothing. */
async function beforeBuying<Result>(call: () => Promise<Result>): Promise<Result> {
  try {
    return await call()
  } catch (error) {
    if (!(error instanceof SourceError)) throw error
    throw new SourceError(error.reason, error.detail, error.retryAfterMs, true)
  }
}

/** What a row of the list says of an order: by our key, else by number, kind and time. */
function toListed(row: ListedRow, order: ContractorOrder, since: Date): readonly ListedOrder[] {
  const comment = row.comment?.trim()
  if (comment) return comment === order.ourKey ? [{ theirId: row.id, isOurs: true }] : []
  const isSame =
    normaliseCadastralNumber(row.cadnomer ?? '') === order.number &&
    row.documents.some(({ type }) => type === DOCUMENT_OF[order.kind])
  const placedAt = readMoscowTime(row.date_create ?? '')
  const isOlder = placedAt !== undefined && placedAt < since.getTime() - SKEW_MS
  return isSame && !isOlder ? [{ theirId: row.id, isOurs: false }] : []
}

/** «YYYY-MM-DD HH:MM:SS» or «DD.MM.YYYY HH:MM» by Moscow; undefined for another form, of which nothing is concluded. */
function readMoscowTime(text: string): number | undefined {
  const iso = text.replace(/^(\d{2})\.(\d{2})\.(\d{4})/, '$3-$2-$1')
  const [, day, time, seconds = ':00'] = /^(\d{4}-\d{2}-\d{2})[ T](\d{2}:\d{2})(:\d{2})?$/.exec(iso) ?? []
  const at = Date.parse(`${day}T${time}${seconds}+03:00`)
  return Number.isNaN(at) ? undefined : at
}

/** Undefined for a status that is not known. */
function stateOf(status: number): OrderState | undefined {
  switch (status) {
    case 1:
    case 2:
      return { kind: 'needs-money' }
    case 3:
      return { kind: 'waiting' }
    case 4:
      return { kind: 'ready' }
    case 5:
      return { kind: 'failed', reason: 'ошибка у контрагента' }
    case 6:
      return { kind: 'failed', reason: 'заказ отменен контрагентом' }
    default:
      return undefined
  }
}
