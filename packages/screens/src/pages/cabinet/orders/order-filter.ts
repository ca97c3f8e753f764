import type { OrderFilter } from '@proverka/api/queries'
import { ORDER_SORTS, ORDER_STAGES } from '@proverka/domain/orders'
import { useNavigate } from 'react-router'
import { useQuery } from '../../../runtime/navigation/hooks.ts'

/** What a list of orders shows, as its address says it. */
export interface OrderPlace {
  readonly filter: OrderFilter
  /** From 1. */
  readonly page: number
}

const MONTH = /^20\d\d-(?:0[1-9]|1[0-2])$/

/** How an order was paid, as the filter knows it. */
export const PAYMENTS = ['card', 'balance', 'invoice', 'free', 'none'] as const

/** What the link «Сбросить» takes out of the address. */
export const EMPTY = {
  search: undefined,
  product: undefined,
  state: undefined,
  month: undefined,
  payment: undefined,
} as const

/** Whether a filter leaves orders out. */
export const isNarrowed = (filter: OrderFilter): boolean =>
  Object.keys(EMPTY).some((key) => filter[key as keyof typeof EMPTY])

const oneOf = <Value extends string>(values: readonly Value[], text: string | null): Value | undefined =>
  values.find((value) => value === text)

/** Reads the address; what is not known in it is left out. */
export function readPlace(query: URLSearchParams): OrderPlace {
  const search = query.get('search')?.trim().slice(0, 200)
  const product = query.get('product')
  const state = oneOf(ORDER_STAGES, query.get('state'))
  const month = MONTH.exec(query.get('month') ?? '')?.[0]
  const payment = oneOf(PAYMENTS, query.get('payment'))
  const sort = oneOf(ORDER_SORTS, query.get('sort'))
  const direction = oneOf(['asc', 'desc'], query.get('direction'))
  const page = Number(query.get('page'))
  return {
    filter: {
      ...(state && { state }),
      ...(month && { month }),
      ...(payment && { payment }),
      ...(product && { product }),
      ...(search && { search }),
      ...(sort && { sort }),
      ...(direction && { direction }),
    },
    page: Number.isInteger(page) && page > 0 && page < 10_000 ? page : 1,
  }
}

/** The query of an address that shows a place; empty for the whole list. */
export function placeQuery({ filter, page }: OrderPlace): string {
  const query = new URLSearchParams(Object.entries(filter).filter(([, value]) => value))
  if (page > 1) query.set('page', String(page))
  const text = query.toString()
  return text && `?${text}`
}

/** The current place and a function to change it; each change is an entry of the history for Back. */
export function useOrderPlace() {
  const place = readPlace(useQuery())
  const navigate = useNavigate()
  const hrefOf = (change: Partial<OrderPlace['filter']>, page = 1) =>
    placeQuery({ filter: { ...place.filter, ...change }, page }) || '?'
  const go = (change: Partial<OrderPlace['filter']>, page = 1) =>
    void navigate({ search: hrefOf(change, page) }, { preventScrollReset: true })
  return { ...place, hrefOf, go }
}
