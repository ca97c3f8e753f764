import { toRoubles } from '@proverka/domain'
import type { AppContext } from '../../context.ts'
import { readDays } from '../../db/moscow-days.ts'
import type { Handlers } from '../../http/handlers.ts'

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
