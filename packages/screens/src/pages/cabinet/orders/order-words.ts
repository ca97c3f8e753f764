import { formatDay, formatMoney, groupDigits, pluralWord, toKopecks, toRoubles } from '@proverka/domain'
import { catalogueProduct, completeCount, orderStageLabel } from '@proverka/domain/orders'
import type { ListedOrder } from './order-list.tsx'

/** Why an order is where it is: the second line of its row, and nothing but that. */
export function orderReason({ state, expired, items, kept_until, totalAmount, Paid }: ListedOrder): string {
  switch (state) {
    case 'payment':
      return expired ? 'оплата по ценам дня' : ''
    case 'data':
      return 'не хватает данных'
    case 'going':
      return items.length > 1 ? `готово ${completeCount(items)} из ${items.length}` : ''
    case 'done':
      return `храним до ${formatDay(kept_until).slice(0, 5)}`
    case 'refund':
      return Paid && totalAmount > 0 ? `возврат ${formatMoney(totalAmount)}` : ''
  }
}

/** So many orders are named, the rest are counted. */
const MOST_NAMED = 5

/** Which of some orders have no files yet, or not all; empty when each has all of its own. */
export function withoutFilesText(orders: readonly ListedOrder[]): string {
  const lacking = orders.filter(({ items }) => completeCount(items) < items.length)
  const named = lacking.slice(0, MOST_NAMED).map(({ number, state, items }) => {
    const done = completeCount(items)
    const why = done > 0 ? `готово ${done} из ${items.length}` : orderStageLabel(state).toLowerCase()
    return `${groupDigits(number)} (${why})`
  })
  const rest = lacking.length - named.length
  return named.join(', ') + (rest > 0 ? ` и еще ${rest}` : '')
}

/** Of what there are how many among some orders: «3 объекта, 1 человек»; the same one twice counts once. */
export function subjectsText(orders: readonly ListedOrder[]): string {
  const found = new Map<Kind, Set<string>>()
  for (const { subject, items } of orders) {
    const kind = KINDS[catalogueProduct(items[0]?.product_name ?? '')?.subject ?? 'property']
    found.set(kind, (found.get(kind) ?? new Set()).add(subject))
  }
  return [...found]
    .map(([kind, subjects]) => `${subjects.size}\u00a0${pluralWord(subjects.size, ...kind)}`)
    .join(', ')
}

type Kind = readonly [one: string, few: string, many: string]

const OBJECT: Kind = ['объект', 'объекта', 'объектов']
const PERSON: Kind = ['человек', 'человека', 'человек']
const COMPANY: Kind = ['компания', 'компании', 'компаний']
const VEHICLE: Kind = ['автомобиль', 'автомобиля', 'автомобилей']

/** What an order about such a subject is counted as. */
const KINDS = {
  property: OBJECT,
  owner: OBJECT,
  flat: OBJECT,
  person: PERSON,
  taxpayer: PERSON,
  company: COMPANY,
  vehicle: VEHICLE,
} as const

/** Roubles of some orders. */
export const sumOfOrders = (orders: readonly ListedOrder[]): number =>
  toRoubles(orders.reduce((total, { totalAmount }) => total + toKopecks(totalAmount), 0))
