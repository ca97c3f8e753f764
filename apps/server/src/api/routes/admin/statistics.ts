import { toRoubles } from '@proverka/domain'
import type { AppContext } from '../../../services/context.ts'
import { readDays } from '../../../platform/db/moscow-days.ts'
import type { Handlers } from '../../http/handlers.ts'
import { requireUser } from '../../../services/known-user.ts'
import type { DayStats } from '../../../platform/db/queries/content/statistics.ts'

export const getStats =
  (context: AppContext): Handlers['admin']['getStats'] =>
  async ({ query }) => {
    const days = await context.queries.statistics.listDays(readDays(query, context.clock.now()))
    return days.map(({ date, orders, kopecks, users }) => ({ date, orders, sum: toRoubles(kopecks), users }))
  }

export const getStatsGraphic =
  (context: AppContext): Handlers['admin']['getStatsGraphic'] =>
  async ({ query }) => {
    const days = await context.queries.statistics.listDays(readDays(query, context.clock.now()))
    return {
      labels: days.map(({ date }) => date),
      series: [
        { name: 'Заказы', values: days.map(({ orders }) => orders) },
        { name: 'Оплачено, ₽', values: days.map(({ kopecks }) => toRoubles(kopecks)) },
        { name: 'Новые пользователи', values: days.map(({ users }) => users) },
      ],
    }
  }

export const getTopDonators =
  (context: AppContext): Handlers['admin']['getTopDonators'] =>
  async ({ query }) => {
    const rows = await context.queries.statistics.listTopPayers(query.limit, false)
    return rows.map(({ person_id, email, kopecks }) => ({ person_id, email, sum: toRoubles(kopecks) }))
  }

export const getTopDonatorsResponsible =
  (context: AppContext): Handlers['admin']['getTopDonatorsResponsible'] =>
  async ({ query }) => {
    const rows = await context.queries.statistics.listTopPayers(query.limit, true)
    return rows.map(({ responsible_id, person_id, email, kopecks }) => ({
      responsible_id: responsible_id ?? '',
      person_id,
      email,
      sum: toRoubles(kopecks),
    }))
  }

export const getProductsSum =
  (context: AppContext): Handlers['admin']['getProductsSum'] =>
  async ({ query }) => {
    const user = await requireUser(context, query['target-person-id'])
    const rows = await context.queries.statistics.listProductSums(user.id)
    return rows.map(({ product_name, count, kopecks }) => ({ product_name, count, sum: toRoubles(kopecks) }))
  }

export const getMetrics =
  (context: AppContext): Handlers['admin']['getMetrics'] =>
  async ({ query }) => {
    const range = readDays(query, context.clock.now())
    const days = await context.queries.statistics.listDays(range)
    const total = (of: (day: DayStats) => number) => days.reduce((sum, day) => sum + of(day), 0)
    return {
      orders: total(({ orders }) => orders),
      paid: await context.queries.statistics.countPaidOrders(range),
      sum: toRoubles(total(({ kopecks }) => kopecks)),
      registrations: total(({ users }) => users),
    }
  }
