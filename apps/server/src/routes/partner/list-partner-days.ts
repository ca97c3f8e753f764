import { toRoubles } from '@proverka/domain'
import type { AppContext } from '../../context.ts'
import { readDays } from '../../db/moscow-days.ts'
import { callerOf } from '../../http/call.ts'
import type { Handlers } from '../../http/handlers.ts'

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
