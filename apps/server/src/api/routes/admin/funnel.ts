import { readDays } from '../../../platform/db/moscow-days.ts'
import type { AppContext } from '../../../services/context.ts'
import type { Handlers } from '../../http/handlers.ts'

type Area = Pick<Handlers['admin'], 'getFunnel'>

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
  }
}
