import { appError } from '@proverka/domain/errors'
import { DAY_MS, moscowDate, startOfMoscowDay } from '@proverka/domain/timing'
import { sql, type RawBuilder } from 'kysely'

const DEFAULT_DAYS = 30
const LONGEST_DAYS = 366

/** Whole Moscow days, the first and the last included. */
export interface DayRange {
  /** YYYY-MM-DD */
  readonly first: string
  readonly last: string
  readonly from: Date
  /** The instant at which the day after the last one begins. */
  readonly until: Date
}

/** The days of a query; without ends the 30 days up to now. Throws `period/invalid` when backwards or too long. */
export function readDays(query: { 'date-from'?: string; 'date-to'?: string }, now: Date): DayRange {
  const last = query['date-to'] ?? moscowDate(now.getTime())
  const until = new Date(startOfMoscowDay(last) + DAY_MS)
  const first = query['date-from'] ?? moscowDate(until.getTime() - DEFAULT_DAYS * DAY_MS)
  const from = new Date(startOfMoscowDay(first))
  const days = (until.getTime() - from.getTime()) / DAY_MS
  // A query may come with any year, and a database has no year 0.
  if (!(days >= 1 && days <= LONGEST_DAYS) || !first.startsWith('20')) throw appError('period/invalid')
  return { first, last, from, until }
}

/** SQL: the time of a column or an expression as the clocks of Moscow show it. */
export const moscowTime = (column: string | RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`(${typeof column === 'string' ? sql.ref(column) : column} at time zone 'Europe/Moscow')`

/** SQL: the Moscow day of a column or an expression. */
export const moscowDay = (column: string | RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`${moscowTime(column)}::date`
