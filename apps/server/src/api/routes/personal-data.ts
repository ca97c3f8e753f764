import { DATA_REGISTER } from '@proverka/domain/legal'
import { appError } from '@proverka/domain/errors'
import type { AppContext } from '../../services/context.ts'
import type { Call } from '../../services/call.ts'
import { findSite } from '../../platform/config/sites.ts'
import { hashOfActCode } from '../../services/destruction/act-codes.ts'
import { makeDestructionAct } from '../../services/destruction/make-act.ts'
import { consumeByCaller } from '../../services/guest-limits.ts'
import type { Handlers } from '../http/handlers.ts'
import { askAboutData } from '../../services/subject-requests/ask-about-data.ts'
import { withIdempotency } from '../../services/with-idempotency.ts'

/** Requests of people about their data, and the acts of what was destroyed at their word. */
export const subjectRequestRoutes = (context: AppContext): Handlers['subjectRequests'] => ({
  async ask({ body }, call) {
    await consumeByCaller(context, 'subject-request', call)
    await context.rateLimits.consume('subject-request', body.email)
    return withIdempotency(context, call, body, async () => {
      const { number, due_on } = await askAboutData(context, call, body)
      return { number, due_on }
    })
  },

  async openAct({ body }, call) {
    const { act, site } = await findHandedAct(context, call, body.code)
    const entries = await context.queries.destructionActs.listEntries(act.id)
    return {
      number: act.number,
      day: act.day,
      ground: act.cause,
      operator: site.operator.name,
      destroyed: [...Map.groupBy(entries, ({ kind }) => kind)].map(([kind, own]) => ({
        category: DATA_REGISTER[kind].title,
        at: new Date(Math.max(...own.map(({ at }) => at.getTime()))).toISOString(),
        count: own.reduce((sum, { count }) => sum + count, 0),
      })),
    }
  },

  async downloadAct({ body }, call) {
    const { act, site } = await findHandedAct(context, call, body.code)
    return makeDestructionAct(context, act, site, true)
  },
})

/** The act of a code; who tries many codes is held up. */
async function findHandedAct(context: AppContext, call: Call, code: string) {
  await context.rateLimits.consume('act-code', call.ip)
  const act = await context.queries.destructionActs.findByCode(hashOfActCode(code))
  if (!act) throw appError('destruction-act/code-unknown')
  return { act, site: findSite(context.config.sites, act.site) ?? call.site }
}
