import type { foundSchema } from '@proverka/api/contract'
import { formatMoney, groupDigits, maskEmail, maskName, maskPhone, toRoubles } from '@proverka/domain'
import type { Permission } from '@proverka/domain/accounts'
import { comparedName } from '@proverka/domain/legal'
import { peopleOf } from '@proverka/domain/orders'
import type { InferInput } from 'valibot'
import {
  MOST_FOUND,
  SEARCHES,
  type FoundClient,
  type FoundItem,
  type FoundObject,
  type FoundPayment,
  type FoundRequest,
  type Words,
} from '../../platform/db/queries/operation/staff-search.ts'
import type { AppContext } from '../context.ts'
import { maskedSubject, nameOf } from './masked-subject.ts'
import { readSearch, type SearchText } from './read-search.ts'

type Found = InferInput<typeof foundSchema>

/** Things of one answer. */
const MOST_RESULTS = 20

/** How well a thing fits: it is meant, it is what the text says, it has the words. */
const RANK = { named: 0, said: 1, words: 2 } as const

interface Ranked {
  readonly rank: number
  readonly found: Found
}

/** What a text finds, by what the caller may see; personal data are masked (CONSOLE-05). */
export async function search(
  context: AppContext,
  permissions: ReadonlySet<Permission>,
  typed: string,
): Promise<readonly Found[]> {
  const read = readSearch(typed)
  const seesClients = permissions.has('clients.read') && (read.only === undefined || read.only === 'clients')
  const seesOrders = permissions.has('orders.read') && read.only !== 'clients'
  const isOpen = read.only === undefined
  const found = await Promise.all([
    ...(seesOrders ? findOrders(context, read) : []),
    ...(seesClients ? findClients(context, read) : []),
    ...(isOpen && permissions.has('fulfilments.read') ? [findRequests(context, read)] : []),
    ...(isOpen && permissions.has('orders.read') ? [findPayments(context, read)] : []),
  ])
  return pick(found.flat())
}

/** Five of a kind, each thing once; the best first. */
function pick(all: readonly Ranked[]): readonly Found[] {
  const counts = new Map<string, number>()
  const seen = new Set<string>()
  const picked: Found[] = []
  for (const { found } of all.toSorted((one, other) => one.rank - other.rank)) {
    const count = counts.get(found.kind) ?? 0
    const key = `${found.kind}:${found.id}`
    if (count === MOST_FOUND || seen.has(key)) continue
    seen.add(key)
    counts.set(found.kind, count + 1)
    picked.push(found)
  }
  return picked.slice(0, MOST_RESULTS)
}

type Findings = Promise<readonly Ranked[]>

const ranked = async <Row>(
  rank: number,
  rows: Promise<readonly Row[]>,
  present: (row: Row) => Found | readonly Found[],
): Findings => (await rows).flatMap(present).map((found) => ({ rank, found }))

function findOrders({ queries }: AppContext, read: SearchText): readonly Findings[] {
  const { staffSearch } = queries
  const { only, text, id, orderNumber, place, email, numbers, words } = read
  const orders = (rank: number, query: Parameters<typeof staffSearch.findItems>[0]) =>
    ranked(rank, staffSearch.findItems(query), presentOrder)
  const items = (query: Parameters<typeof staffSearch.findItems>[0]) =>
    ranked(RANK.named, staffSearch.findItems(query), presentItem)
  const isByNumber = only !== 'number'
  return [
    ...(isByNumber && orderNumber !== undefined && place === undefined
      ? [orders(RANK.named, SEARCHES.orderByNumber(orderNumber))]
      : []),
    ...(isByNumber && orderNumber !== undefined && place !== undefined
      ? [items(SEARCHES.itemByPlace(orderNumber, place))]
      : []),
    ...(id ? [orders(RANK.named, SEARCHES.orderById(id)), items(SEARCHES.itemById(id))] : []),
    ...(only === undefined && REQUEST_ID.test(text)
      ? [orders(RANK.said, SEARCHES.orderByRequest(text))]
      : []),
    ...(only === undefined && email ? [orders(RANK.said, SEARCHES.orderByEmail(email))] : []),
    ...(numbers.length > 0
      ? [
          orders(RANK.said, SEARCHES.itemsByKey(numbers)),
          ranked(RANK.said, staffSearch.findObjects(numbers), presentObject),
        ]
      : []),
    ...(only !== 'orders' && numbers.length === 0 && words.length > 0 && !email
      ? [findByWords(staffSearch.findItemsByWords(words), words, only === 'number' ? text : undefined)]
      : []),
  ]
}

/** As the log of the server names requests. */
const REQUEST_ID = /^[\w-]{8,64}$/

/** A name finds the person who was checked; an address, a number or its end finds the order and its object. */
async function findByWords(rows: Promise<readonly FoundItem[]>, words: Words, ending?: string): Findings {
  const all = await rows
  return all.flatMap((row): readonly Ranked[] => {
    if (ending !== undefined) {
      if (!row.object_key.endsWith(`:${ending}`)) return []
      return [{ rank: RANK.said, found: presentOrder(row) }]
    }
    const person = peopleOf(row).find((one) => hasWords(nameOf(one), words))
    if (!person) return [{ rank: RANK.words, found: presentOrder(row) }]
    return [{ rank: RANK.words, found: presentSubject(row, nameOf(person)) }]
  })
}

const hasWords = (name: string, words: Words): boolean => {
  const own = comparedName(name).match(/[а-яa-z0-9]+/g) ?? []
  return words.every((word) => own.some((one) => one.startsWith(word)))
}

function findClients({ queries: { staffSearch } }: AppContext, read: SearchText): readonly Findings[] {
  const { only, id, emailBeginning, phone, words } = read
  const clients = (rank: number, query: Parameters<typeof staffSearch.findClients>[0]) =>
    ranked(rank, staffSearch.findClients(query), presentClient)
  return [
    ...(id ? [clients(RANK.named, SEARCHES.clientById(id))] : []),
    ...(phone ? [clients(RANK.said, SEARCHES.clientsByPhone(phone))] : []),
    ...(emailBeginning ? [clients(RANK.said, SEARCHES.clientsByEmail(emailBeginning))] : []),
    ...(words.some((word) => !/^\d+$/.test(word)) && !(emailBeginning ?? '').includes('@')
      ? [
          ranked(
            only === 'clients' ? RANK.said : RANK.words,
            staffSearch.findClientsByWords(words),
            presentClient,
          ),
        ]
      : []),
  ]
}

const findRequests = ({ queries }: AppContext, { text }: SearchText): Findings =>
  REQUEST_NUMBER.test(text)
    ? ranked(RANK.said, queries.staffSearch.findRequests(text), presentRequest)
    : Promise.resolve([])

/** «80-105152588», or a number that a contractor gave. */
const REQUEST_NUMBER = /^(?=\S*\d)[\w/:.-]{4,100}$/

const findPayments = ({ queries }: AppContext, { text }: SearchText): Findings =>
  PAYMENT_ID.test(text)
    ? ranked(RANK.named, queries.staffSearch.findPayments(text.toLowerCase()), presentPayment)
    : Promise.resolve([])

const PAYMENT_ID = /^[\w-]{6,100}$/

const numberOf = (order: number): string => groupDigits(order)

const presentOrder = (row: FoundItem): Found => ({
  kind: 'order',
  id: row.order_id,
  title: `Заказ ${numberOf(row.order_number)}`,
  detail: described(row),
  order_id: row.order_id,
  person_id: null,
})

const presentItem = (row: FoundItem): Found => ({
  kind: 'item',
  id: row.id,
  title: `Часть ${numberOf(row.order_number)}-${row.position + 1}`,
  detail: described(row),
  order_id: row.order_id,
  person_id: null,
})

const described = (row: FoundItem): string =>
  [row.product_name_ru, maskedSubject(row)].filter(Boolean).join(', ')

const presentSubject = (row: FoundItem, name: string): Found => ({
  kind: 'subject',
  id: row.id,
  title: maskName(name),
  detail: `${row.product_name_ru}, заказ ${numberOf(row.order_number)}`,
  order_id: row.order_id,
  person_id: null,
})

const presentObject = ({ object_key, object_address, orders, buyers }: FoundObject): Found => ({
  kind: 'object',
  id: object_key,
  title: `Объект ${object_key}`,
  detail: [
    object_address === object_key ? '' : object_address,
    `заказов: ${orders}`,
    `покупателей: ${buyers}`,
  ]
    .filter(Boolean)
    .join(', '),
  order_id: null,
  person_id: null,
})

const presentClient = ({ id, name, email, phone, removed_at, orders }: FoundClient): Found => ({
  kind: 'client',
  id,
  title: maskName(name) || maskEmail(email),
  detail: [
    ...(name ? [maskEmail(email)] : []),
    ...(phone ? [maskPhone(phone)] : []),
    `заказов: ${orders}`,
    ...(removed_at ? ['закрыт'] : []),
  ].join(', '),
  order_id: null,
  person_id: id,
})

const presentRequest = (row: FoundRequest): Found => ({
  kind: 'request',
  id: row.id,
  title: `Запрос ${row.request_number ?? row.contractor_order_id ?? ''}`,
  detail: [row.number ?? '', `заказ ${numberOf(row.order_number)}`].filter(Boolean).join(', '),
  order_id: row.order_id,
  person_id: null,
})

const presentPayment = (row: FoundPayment): Found => ({
  kind: 'payment',
  id: row.id,
  title: `Платеж ${row.provider_payment_id}`,
  detail: `${formatMoney(toRoubles(row.amount_kopecks))}, заказ ${numberOf(row.order_number)}`,
  order_id: row.order_id,
  person_id: null,
})
