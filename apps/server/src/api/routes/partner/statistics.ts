import { formatDate, emailHint, toRoubles } from '@proverka/domain'
import { addDays, daysBetween } from '@proverka/domain/timing'
import { invitedState } from '@proverka/domain/orders'
import type { AppContext } from '../../../services/context.ts'
import { callerOf } from '../../../services/call.ts'
import type { Handlers } from '../../http/handlers.ts'
import { moscowDays } from '../../../platform/db/moscow-day-range.ts'
import { readDays } from '../../../platform/db/moscow-days.ts'
import type { PartnerCounts } from '../../../platform/db/queries/partners/partner-earnings.ts'
import type { Sheet, SheetValue } from '../../../documents/xlsx/make-sheet.ts'
import { XLSX_TYPE } from '../../../documents/xlsx/xlsx-type.ts'

export const getPartnerStats =
  (context: AppContext): Handlers['partner']['getPartnerStats'] =>
  async ({ query }, call) => {
    const { user } = callerOf(call)
    const { partners } = context.queries
    const period = moscowDays(query['date-from'], query['date-to'])
    const orders = await partners.sumOrders(user.id, period)
    return {
      registrations: await partners.countRegistrations(user.id, period),
      orders: orders.count,
      sum: toRoubles(orders.kopecks),
      bonus: toRoubles(await partners.sumBonus(user.id, period)),
    }
  }

export const listPartnerDays =
  (context: AppContext): Handlers['partner']['listPartnerDays'] =>
  async ({ query }, call) => {
    const { user } = callerOf(call)
    const { first, last } = readDays(query, context.clock.now())
    const { partnerEarnings } = context.queries
    const rows = await partnerEarnings.listDays(user.id, { first, last }, query)
    const sources = await partnerEarnings.listSources(user.id, { first, last })
    return {
      first,
      last,
      sources: sources.map(({ source }) => source),
      days: rows.map(({ kopecks, ...day }) => ({ ...day, sum: toRoubles(kopecks) })),
    }
  }

/** Of a buyer a partner learns nothing, and the id of an order is a key to it: the number goes out instead. */
export const listPartnerOrders =
  (context: AppContext): Handlers['partner']['listPartnerOrders'] =>
  async ({ query }, call) => {
    const { user } = callerOf(call)
    const { orderItems, partners } = context.queries
    const page = await partners.listOrders(user.id, { source: query.source, unmarked: query.unmarked }, query)
    const items = page.length > 0 ? await orderItems.listItemsOfOrders(page.map(({ id }) => id)) : []
    return {
      orders: page.map((order) => ({
        number: order.number,
        date: order.created_at.toISOString(),
        totalAmount: toRoubles(order.total_kopecks),
        Paid: order.paid_at !== null,
        products: items.filter(({ order_id }) => order_id === order.id).map((item) => item.product_name_ru),
        source: order.source,
        campaign: order.campaign,
      })),
      count: await partners.countOrders(user.id, query),
    }
  }

/** Of an invited person the referrer learns what concerns the bonus, and not who it is. */
export const listInvited =
  (context: AppContext): Handlers['partner']['listInvited'] =>
  async ({ query }, call) => {
    const { user } = callerOf(call)
    const { partnerEarnings, partners } = context.queries
    const rows = await partnerEarnings.listInvited(user.id, query.limit, query.offset)
    return {
      invited: rows.map((row) => {
        const largestTopUp = toRoubles(row.largest)
        const bonus = toRoubles(row.bonus)
        return {
          email: emailHint(row.email),
          date: row.created_at.toISOString(),
          largest_top_up: largestTopUp,
          top_up_date: row.topped_up_at?.toISOString() ?? null,
          bonus,
          state: invitedState({ largestTopUp, bonus, takenBack: row.taken_back }),
        }
      }),
      count: await partners.countRegistrations(user.id, {}),
    }
  }

/** Most orders of one file; a partner with more takes a shorter stretch. */
const MOST_ORDERS = 5000

const COUNTS: Sheet['columns'] = [
  { heading: 'Переходы', width: 12, format: 'count' },
  { heading: 'Регистрации', width: 12, format: 'count' },
  { heading: 'Оплаченные заказы', width: 18, format: 'count' },
  { heading: 'Оплачено, ₽', width: 14, format: 'money' },
]
const ORDERS: Sheet['columns'] = [
  { heading: 'Заказ', width: 10, format: 'count' },
  { heading: 'Дата, МСК', width: 18, format: 'instant' },
  { heading: 'Что заказано', width: 44 },
  { heading: 'Источник', width: 20 },
  { heading: 'Кампания', width: 20 },
  { heading: 'Сумма, ₽', width: 14, format: 'money' },
  { heading: 'Оплачен, МСК', width: 18, format: 'instant' },
]

const NOTHING: PartnerCounts = { visits: 0, registrations: 0, orders: 0, kopecks: 0 }
const UNMARKED = 'без меток'

/** The statistics as the page shows them; of the buyers nothing, as on the page. */
export const downloadPartnerStats =
  (context: AppContext): Handlers['partner']['downloadPartnerStats'] =>
  async ({ query }, call) => {
    const { user } = callerOf(call)
    await context.rateLimits.consume('archive', user.id)
    const { orderItems, partnerEarnings, partners } = context.queries
    const { first, last, from, until } = readDays(query, context.clock.now())
    const filter = { source: query.source, unmarked: query.unmarked }
    const days = new Map(
      (await partnerEarnings.listDays(user.id, { first, last }, filter)).map((row) => [row.day, row]),
    )
    const sources = await partnerEarnings.listSources(user.id, { first, last })
    const page = { limit: MOST_ORDERS, offset: 0 }
    const orders = await partners.listOrders(user.id, { ...filter, from, until }, page)
    const items = orders.length > 0 ? await orderItems.listItemsOfOrders(orders.map(({ id }) => id)) : []
    const stretch = `с ${formatDate(first)} по ${formatDate(last)}`
    const shown = query.unmarked ? `, ${UNMARKED}` : query.source === undefined ? '' : `, ${query.source}`
    const rest = orders.length < MOST_ORDERS ? '' : `, последние ${MOST_ORDERS}: остальные — другим сроком`
    return {
      bytes: await context.xlsx(
        {
          title: `По дням ${stretch}${shown}`,
          columns: [{ heading: 'День, МСК', width: 14 }, ...COUNTS],
          rows: Array.from({ length: daysBetween(first, last) + 1 }, (_, index) => {
            const day = addDays(first, index)
            return [formatDate(day), ...countsIn(days.get(day) ?? NOTHING)]
          }),
        },
        {
          title: `По источникам ${stretch}`,
          columns: [{ heading: 'Источник', width: 24 }, ...COUNTS],
          rows: sources.map((row) => [row.source || UNMARKED, ...countsIn(row)]),
        },
        {
          title: `Заказы ${stretch}${shown}${rest}`,
          columns: ORDERS,
          rows: orders.map((order) => [
            order.number,
            order.created_at,
            items
              .filter(({ order_id }) => order_id === order.id)
              .map((item) => item.product_name_ru)
              .join(', '),
            order.source ?? UNMARKED,
            order.campaign,
            toRoubles(order.total_kopecks),
            order.paid_at,
          ]),
        },
      ),
      type: XLSX_TYPE,
      name: `партнер-${first}-${last}.xlsx`,
      about: [],
    }
  }

const countsIn = ({ visits, registrations, orders, kopecks }: PartnerCounts): readonly SheetValue[] => [
  visits,
  registrations,
  orders,
  toRoubles(kopecks),
]
