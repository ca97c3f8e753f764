import { isCalendarDate } from '@proverka/domain'
import { addDays, daysBetween, moscowDate } from '@proverka/domain/timing'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { api } from '../../data/api.ts'

/** Whole Moscow days, both included; YYYY-MM-DD. */
export interface Days {
  readonly from: string
  readonly to: string
}

export const SIDES = ['day', 'product', 'site', 'provider', 'partner'] as const
export type Side = (typeof SIDES)[number]

export type Report = Awaited<ReturnType<typeof api.admin.getMoneyReport>>
export type MoneyRow = Report['day'][number]
export type Sums = Report['totals']

/** Days of the view without an address. */
const USUAL_DAYS = 14

/** The last days, with today; `now` in ms. */
export function lastDays(count: number, now: number): Days {
  const to = moscowDate(now)
  return { from: addDays(to, 1 - count), to }
}

/** The days that an address names; a wrong one counts as absent. */
export function readDays(params: URLSearchParams, now: number): Days {
  const usual = lastDays(USUAL_DAYS, now)
  const day = (name: string) => {
    const text = params.get(name)
    return text !== null && isCalendarDate(text) ? text : undefined
  }
  const to = day('to') ?? usual.to
  return { from: day('from') ?? addDays(to, 1 - USUAL_DAYS), to }
}

export const countDays = ({ from, to }: Days): number => daysBetween(from, to) + 1

export const queryOf = ({ from, to }: Days) => ({ 'date-from': from, 'date-to': to })

export const reportQuery = (days: Days) =>
  queryOptions({
    queryKey: ['statistics', days.from, days.to],
    queryFn: ({ signal }) => api.admin.getMoneyReport({ query: queryOf(days), signal }),
    placeholderData: keepPreviousData,
    retry: false,
  })

export type Funnel = Awaited<ReturnType<typeof api.admin.getFunnel>>

export const funnelQuery = (days: Days) =>
  queryOptions({
    queryKey: ['statistics', 'funnel', days.from, days.to],
    queryFn: ({ signal }) => api.admin.getFunnel({ query: queryOf(days), signal }),
    placeholderData: keepPreviousData,
    retry: false,
  })

/** All days of a report, those without money as zeros. */
export function fillDays({ first, last, day }: Report): readonly MoneyRow[] {
  const known = new Map(day.map((row) => [row.key, row]))
  return Array.from({ length: daysBetween(first, last) + 1 }, (_, index) => {
    const key = addDays(first, index)
    return known.get(key) ?? { key, name: key, items: 0, paid: 0, returned: 0, net: 0, cost: 0, margin: 0 }
  })
}
