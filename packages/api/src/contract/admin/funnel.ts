import * as v from 'valibot'
import { endpoint } from '../endpoint.ts'
import { periodQuerySchema } from './fields.ts'

const count = v.number()
const counted = v.nullable(count)

/** From the search to the report that is read, and who comes back. */
export const adminFunnel = {
  /** By week and site of Moscow days; searches and objects are those of visitors who agreed to the counting. */
  getFunnel: endpoint({
    id: 'OWN-admin-funnel',
    method: 'GET',
    path: '/admin/stats/funnel',
    access: 'staff:statistics.read',
    query: periodQuerySchema,
    reply: v.object({
      weeks: v.array(
        v.object({
          /** Monday, YYYY-MM-DD. */
          week: v.string(),
          site: v.string(),
          /** The same for people. */
          name: v.string(),
          /** Null: not counted then, or destroyed since. */
          searches: counted,
          /** Pages of objects that were opened. */
          objects: counted,
          placed: count,
          paid: count,
          /** Reports that their buyers opened for the first time. */
          read: count,
        }),
      ),
      cohorts: v.array(
        v.object({
          /** Monday of the week of the first paid order. */
          week: v.string(),
          buyers: count,
          /** Who paid again within so many days; null: it is too early to say. */
          again_30: counted,
          again_90: counted,
        }),
      ),
    }),
    errors: ['period/invalid'],
  }),
}
