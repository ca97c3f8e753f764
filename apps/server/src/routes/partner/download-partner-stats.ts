import { addDays, daysBetween, formatDate, toRoubles } from '@proverka/domain'
import type { AppContext } from '../../context.ts'
import { readDays } from '../../db/moscow-days.ts'
import type { PartnerCounts } from '../../db/queries/partner-earnings.ts'
import { callerOf } from '../../http/call.ts'
import type { Handlers } from '../../http/handlers.ts'
import type { Sheet, SheetValue } from '../../xlsx/make-sheet.ts'
import { XLSX_TYPE } from '../../xlsx/xlsx-type.ts'

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
