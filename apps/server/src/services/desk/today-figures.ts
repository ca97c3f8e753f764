import { toRoubles } from '@proverka/domain'
import { DAY_MS, HOUR_MS, moscowDate } from '@proverka/domain/timing'
import type { DayRange } from '../../platform/db/moscow-days.ts'
import { readDays } from '../../platform/db/moscow-days.ts'
import type { MoneyRow } from '../../platform/db/queries/payments/money-figures.ts'
import type { AppContext } from '../context.ts'

const WEEK_MS = 7 * DAY_MS

/** Same days of the week that the usual number of orders is the mean of. */
const WEEKS = 4

const HOURS = 24

const dayOf = (date: string, now: Date): DayRange => readDays({ 'date-from': date, 'date-to': date }, now)

const sumOf = (rows: readonly MoneyRow[], side: (row: MoneyRow) => number): number =>
  rows.reduce((sum, row) => sum + side(row), 0)

const netOf = ({ paid, returned }: MoneyRow): number => paid - returned

/** The money of a Moscow day so far, roubles. */
export async function loadMoney({ queries }: AppContext, date: string, now: Date) {
  const { moneyFigures, staffQueues } = queries
  const { from, until } = dayOf(date, now)
  const weekAgo = { from: new Date(from.getTime() - WEEK_MS), until: new Date(now.getTime() - WEEK_MS) }
  const [rows, parts, rowsWeekAgo, first, unreconciled] = await Promise.all([
    moneyFigures.listMoney('site', { from, until }),
    moneyFigures.sumPaidParts({ from, until }),
    moneyFigures.listMoney('site', weekAgo),
    moneyFigures.findFirstPaid(),
    staffQueues.sumUnreconciled(now),
  ])
  return {
    paid: toRoubles(sumOf(rows, ({ paid }) => paid)),
    card: toRoubles(parts.card),
    balance: toRoubles(parts.own),
    bonus: toRoubles(parts.bonus),
    returned: toRoubles(sumOf(rows, ({ returned }) => returned)),
    net: toRoubles(sumOf(rows, netOf)),
    net_week_ago: first && first < weekAgo.until ? toRoubles(sumOf(rowsWeekAgo, netOf)) : null,
    // What contractors cost without a payment or a return is no money of clients.
    sites: rows
      .filter(({ items, returned }) => items > 0 || returned > 0)
      .map((row) => ({
        site: row.key,
        paid: toRoubles(row.paid),
        returned: toRoubles(row.returned),
        net: toRoubles(netOf(row)),
      })),
    unreconciled: { count: unreconciled.count, sum: toRoubles(unreconciled.kopecks) },
  }
}

/** Orders by hour of a Moscow day, and how many there usually are on the same day of the week. */
export async function loadHours({ queries: { statistics } }: AppContext, date: string, now: Date) {
  const today = dayOf(date, now)
  const first = await statistics.findFirstOrder()
  const earlier = Array.from({ length: WEEKS }, (_, week) => before(today, week + 1)).filter(
    // A day on which the service began in the middle says nothing of its first hours.
    ({ from }) => first !== undefined && first <= from,
  )
  const rows = await statistics.listHours([today, ...earlier])
  const countOf = (hour: number, days: readonly DayRange[]) =>
    rows.reduce(
      (sum, row) =>
        row.hour === hour && days.some((day) => day.first === row.date) ? sum + row.orders : sum,
      0,
    )
  return Array.from({ length: HOURS }, (_, hour) => ({
    hour,
    orders: today.from.getTime() + hour * HOUR_MS <= now.getTime() ? countOf(hour, [today]) : null,
    usual: earlier.length > 0 ? countOf(hour, earlier) / earlier.length : null,
  }))
}

function before({ from, until }: DayRange, weeks: number): DayRange {
  const shift = weeks * WEEK_MS
  const begin = new Date(from.getTime() - shift)
  const date = moscowDate(begin.getTime())
  return { first: date, last: date, from: begin, until: new Date(until.getTime() - shift) }
}
