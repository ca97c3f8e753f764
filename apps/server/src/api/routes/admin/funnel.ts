import { csvBytes } from '../../../documents/csv.ts'
import { readDays } from '../../../platform/db/moscow-days.ts'
import type { AppContext } from '../../../services/context.ts'
import type { Handlers } from '../../http/handlers.ts'

type Area = Pick<Handlers['admin'], 'getFunnel' | 'downloadFunnel'>

/** An absent count is an empty cell, never a zero. */
const cell = (count: number | null): string => (count === null ? '' : String(count))

/** From the search to the report that is read, and who comes back. */
export const funnelRoutes = (context: AppContext): Area => {
  const { funnel } = context.queries
  const nameOf = (site: string) => context.config.sites.find(({ key }) => key === site)?.name ?? site
  return {
    async getFunnel({ query }) {
      const now = context.clock.now()
      const range = readDays(query, now)
      const weeks = (await funnel.listFunnel(range)).map((row) => ({ ...row, name: nameOf(row.site) }))
      return { weeks, cohorts: await funnel.listCohorts(range, now) }
    },

    async downloadFunnel({ query: { table, ...query } }) {
      const now = context.clock.now()
      const range = readDays(query, now)
      const rows =
        table === 'funnel'
          ? [
              ['Неделя', 'Площадка', 'Поиски', 'Объекты', 'Оформили', 'Оплатили', 'Прочли отчет'],
              ...(await funnel.listFunnel(range)).map(
                ({ week, site, searches, objects, placed, paid, read }) => [
                  week,
                  nameOf(site),
                  ...[searches, objects, placed, paid, read].map(cell),
                ],
              ),
            ]
          : [
              ['Неделя первой оплаты', 'Покупателей', 'Снова за 30 дней', 'Снова за 90 дней'],
              ...(await funnel.listCohorts(range, now)).map(({ week, buyers, again_30, again_90 }) => [
                week,
                ...[buyers, again_30, again_90].map(cell),
              ]),
            ]
      return {
        bytes: csvBytes(rows),
        type: 'text/csv; charset=utf-8',
        name: table === 'funnel' ? 'Путь к отчету.csv' : 'Кто вернулся.csv',
        about: [],
      }
    },
  }
}
